import { Link } from 'wouter'
import { Icon } from '../app/Icon.tsx'
import { useWords } from '../app/language.ts'
import { NewVersion } from '../app/NewVersion.tsx'
import { SettingsForm } from '../app/SettingsScreen.tsx'
import { appWords } from '../app/words.ts'
import { orderWords } from '../orders/words.ts'
import { SoundOffer } from '../sound/SoundOffer.tsx'
import { takeHome } from '../store/download.ts'
import { usePlaying } from './playing.ts'
import { saveReport } from './report.ts'
import { useShare } from './useShare.tsx'
import { playWords } from './words.ts'

type Props = {
  readonly toLegend: (() => void) | undefined
  readonly toOrders: () => void
}

/** What lies in the menu of a match. */
export function MenuBody({ toLegend, toOrders }: Props) {
  const words = useWords(playWords)
  const common = useWords(appWords)
  const orders = useWords(orderWords)
  const { table, state, company } = usePlaying()
  const { share, said, setSaid } = useShare(() => words.linkTooLong)
  return (
    <>
      <NewVersion />
      <div className="menu-ways">
        {toLegend && (
          <button type="button" onClick={toLegend}>
            <Icon name="help" />
            {words.legend}
          </button>
        )}
        {state.view.seat >= 0 && (
          <button type="button" data-testid="open-orders" onClick={toOrders}>
            <Icon name="clock" />
            {orders.menu}
          </button>
        )}
        <Link href={`/rules/${state.game}`} className="button">
          <Icon name="book" />
          {common.rules}
        </Link>
        <Link href="/lessons" className="button">
          <Icon name="learn" />
          {common.learn}
        </Link>
        <button type="button" onClick={() => void takeHome(table)} data-testid="export">
          <Icon name="down" />
          {words.exportFile}
        </button>
        {(!company || state.view.result) && (
          <button type="button" data-testid="share-link" onClick={() => void share()}>
            <Icon name="share" />
            {words.shareLink}
          </button>
        )}
        <button type="button" onClick={() => void saveReport(table).then(() => setSaid(words.bugSaved))}>
          <Icon name="flag" />
          {words.bugReport}
        </button>
      </div>
      <SoundOffer />
      <div role="status" className="said">
        {said}
      </div>
      <h3>{common.settings}</h3>
      <SettingsForm />
    </>
  )
}
