import { phrases } from '../app/language.ts'
import type { BoardKey } from '../board/board.ts'
import type { Spoken } from '../board/stage.ts'

/** What each letter says where it is the only thing of its kind that can be said (`gesture.ts`). */
const keyWords = phrases(
  {
    e: 'end, be done, or pass',
    p: 'pillage',
    r: 'roll, refuse or decline',
    a: 'accept, agree, advance or use the assassin',
    c: 'close the treasury phase',
    n: 'go to the next stack that has not operated',
  },
  {
    e: 'eindigen, klaar zijn of passen',
    p: 'plunderen',
    r: 'gooien, weigeren of afslaan',
    a: 'aannemen, instemmen, oprukken of de moordenaar inzetten',
    c: 'de schatkistfase afsluiten',
    n: 'naar de volgende stapel die nog niet opereerde',
  },
)

export type PowersKey = keyof typeof keyWords.en

export const keys = ({ language }: Spoken): readonly BoardKey[] =>
  Object.entries(keyWords[language]).map(([key, means]) => ({ keys: [key.toUpperCase()], means }))
