import { type ReactNode, useState } from 'react'
import { type Stage, StageContext, useStage } from '../board/stage.ts'

const PARTS = [
  'view',
  'board',
  'seat',
  'decision',
  'choices',
  'told',
  'spots',
  'focus',
  'planned',
  'words',
  'language',
  'naming',
] as const satisfies readonly (keyof Stage)[]

const isSame = (a: Stage, b: Stage): boolean =>
  PARTS.every((part) => a[part] === b[part]) &&
  a.playing.selected === b.playing.selected &&
  a.playing.confirms === b.playing.confirms

/**
 * Parts of the table that show how it stands, not what is being told: while only that changes they are not drawn anew, so
 * that cards fly smoothly. They must be `memo`.
 */
export function Still({ children }: { readonly children: ReactNode }) {
  const stage = useStage()
  const [kept, keep] = useState(stage)
  const same = isSame(kept, stage)
  if (!same) keep(stage)
  return <StageContext value={same ? kept : stage}>{children}</StageContext>
}
