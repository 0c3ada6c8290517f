/** Every question that the rules ask; the words say each of them. */
export const PROMPTS = [
  'action',
  'cube',
  'increase',
  'split',
  'goOn',
  'fleet',
  'seaRetreat',
  'retreat',
  'withdraw',
  'foe',
  'levy',
  'lose',
  'garrison',
  'passCube',
  'maintenance',
] as const
export type Prompt = (typeof PROMPTS)[number]

/** What a cube is taken for: a fact of the prompt `cube`. */
export const USES = [
  'control',
  'increase',
  'improve',
  'emperor',
  'caliph',
  'fleet',
  'fortify',
  'bulgars',
  'reinforce',
  'build',
  'civilWar',
  'garrison',
] as const
export type Use = (typeof USES)[number]
