/** What players are called until they say otherwise. */
export const NAMES = ['Theodora', 'Heraclius', 'Khalid', 'Zoe'] as const
