/** A package as JavaScript that Node runs; gives the folder. */
export function bundle(name: string, entries: readonly string[]): Promise<URL>
