export function onPath(command: string): boolean
export const chromiumPath: string
export function ensureChromium(): boolean
