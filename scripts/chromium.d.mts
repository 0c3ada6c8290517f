export function onPath(command: string): boolean
export const chromiumPath: string
export const testBrowser: string
export function ensureChromium(): boolean
