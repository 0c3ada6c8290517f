import { useDesk } from './desk.ts'
import { BagMarks, goodsOf, Icon } from './Icon.tsx'
import { Sealing } from './Sealing.tsx'
import { useCourt } from './stage.ts'

/** After one has sealed: the wax, what lies under it, and who is still choosing. Everybody may know who is. */
export function Sealed() {
  const { view, words, who, playing } = useCourt()
  const { gift } = useDesk()
  const mine = gift?.seat === view.seat && gift.round === view.round ? gift.bag : undefined
  const n = mine && goodsOf(mine).reduce((sum, good) => sum + (good === 'nomisma' ? 0 : (mine[good] ?? 0)), 0)
  return (
    <section className="give sealed-sheet" aria-label={words.contribution} data-testid="sealed">
      <Icon name="seal" className="wax-seal" />
      <h2>{n === undefined ? words.youSealed : words.youGiveSo(n)}</h2>
      <p>{words.waitingFor(playing.state.view.waiting.map(who))}</p>
      {mine && n !== 0 && (
        <p className="sealed-goods">
          <BagMarks bag={mine} />
        </p>
      )}
      <Sealing />
    </section>
  )
}
