import type { Summary } from '@hippodrome/wire'
import { powersAt } from '../setup/Wars.tsx'
import type { Scene } from '../miniature/scene.ts'

/** The picture of a table in a list: where its war begins, else one of the game's own. */
export const sceneOfTable = ({ options: { scenario } }: Summary): Scene | undefined =>
  typeof scenario === 'string' ? powersAt.scene(scenario) : undefined
