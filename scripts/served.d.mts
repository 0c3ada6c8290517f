/** What a server is bundled from. */
export const SERVER: readonly string[]
/** Whether the server is to serve with these arguments, and not to do something else. */
export function serves(args: readonly string[]): boolean
/** A server in a process of its own. */
export type ServedProcess = {
  readonly address: string
  start(): Promise<void>
  kill(): Promise<void>
}

/** What follows `node` to run the bundled server; its flags come after. */
export function serverCommand(page?: string): Promise<readonly string[]>

/** Starts the bundled server with these flags, and with the built page of that folder. */
export function startServed(flags: readonly string[], page?: string): Promise<ServedProcess>
