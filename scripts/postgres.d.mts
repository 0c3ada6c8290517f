/** A PostgreSQL of one's own, for tests. */
export type TestPostgres = {
  /** The address of one of its databases. */
  url(name: string): string
  start(): Promise<void>
  /** All its processes at once. */
  kill(): Promise<void>
  end(): Promise<void>
}

/** Installs Debian's PostgreSQL when there is none and we may. */
export function ensurePostgres(): boolean

/** One that need not be `lasting` does not wait for the disk. */
export function startPostgres(how?: { readonly lasting?: boolean }): Promise<TestPostgres>
