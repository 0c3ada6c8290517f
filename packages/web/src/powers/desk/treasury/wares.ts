import { UNITS } from '@hippodrome/powers/vocabulary'
import { useWords } from '../../../app/language.ts'
import { namesOf } from '../../sentences.ts'
import { treasuryWords } from '../../treasuryWords.ts'
import { usePowers } from '../../usePowers.ts'

/** What a ware of the shop is called. */
export function useWares(): (id: string) => string {
  const stage = usePowers()
  const words = useWords(treasuryWords)
  const { units } = namesOf(stage)
  const vassal = stage.choices.find(({ do: verb }) => verb === 'feudalism')
  const titles: { readonly [id: string]: string } = {
    ...Object.fromEntries(UNITS.map((unit) => [unit, units[unit][0]])),
    colony: words.colony,
    monastery: words.monastery,
    fortification: words.fortification,
    rebuild: words.rebuild,
    buyChit: words.chit,
    feudalism: words.feudalism(vassal?.do === 'feudalism' ? units[vassal.unit][0] : ''),
  }
  return (id) => titles[id] ?? id
}
