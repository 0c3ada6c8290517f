import { lazy, Suspense, useState } from 'react'
import { Link } from 'wouter'
import { useWords } from '../app/language.ts'
import { appWords } from '../app/words.ts'
import { orderWords } from '../orders/words.ts'
import { SoundOffer } from '../sound/SoundOffer.tsx'
import { takeHome } from '../store/files.ts'
import { linkOf } from '../store/share.ts'
import { Dialog } from './Dialog.tsx'
import { usePlaying } from './playing.ts'
import { saveReport } from './report.ts'
import { playWords } from './words.ts'

const OrdersDialog = lazy(() => import('../orders/OrdersDialog.tsx'))

/** Nobody needs the settings before the menu is opened. */
const SettingsForm = lazy(async () => ({ default: (await import('../app/SettingsScreen.tsx')).SettingsForm }))

/** What can be done with the match as a whole, and the settings. */
export function MatchMenu({ onLegend }: { readonly onLegend?: () => void }) {
  const words = useWords(playWords)
  const common = useWords(appWords)
  const { table, state, company } = usePlaying()
  const [open, setOpen] = useState(false)
  const [ordering, setOrdering] = useState(false)
  const orders = useWords(orderWords)
  const [said, setSaid] = useState('')
  const share = async () => {
    const link = await linkOf(await table.export())
    if (link === undefined) {
      setSaid(words.linkTooLong)
      return
    }
    await navigator.clipboard.writeText(link).then(
      () => setSaid(words.linkCopied),
      () => setSaid(link),
    )
  }
  return (
    <>
      {company?.door}
      <button type="button" onClick={() => setOpen(true)} data-testid="menu">
        {words.menu}
      </button>
      {open && (
        <Dialog title={words.menu} onClose={() => setOpen(false)}>
          <p className="actions">
            {onLegend && (
              <button
                type="button"
                onClick={() => {
                  setOpen(false)
                  onLegend()
                }}
              >
                {words.legend}
              </button>
            )}
            {state.view.seat >= 0 && (
              <button
                type="button"
                data-testid="open-orders"
                onClick={() => {
                  setOpen(false)
                  setOrdering(true)
                }}
              >
                {orders.menu}
              </button>
            )}
            <Link href={`/rules/${state.game}`} className="button">
              {common.rules}
            </Link>
            <Link href="/lessons" className="button">
              {common.learn}
            </Link>
          </p>
          <p className="actions">
            <button type="button" onClick={() => void takeHome(table)} data-testid="export">
              {words.exportFile}
            </button>
            {(!company || state.view.result) && (
              <button type="button" onClick={() => void share()}>
                {words.shareLink}
              </button>
            )}
            <button type="button" onClick={() => void saveReport(table).then(() => setSaid(words.bugSaved))}>
              {words.bugReport}
            </button>
          </p>
          <SoundOffer />
          <p role="status" className="said">
            {said}
          </p>
          <h3>{common.settings}</h3>
          <Suspense>
            <SettingsForm />
          </Suspense>
        </Dialog>
      )}
      {ordering && (
        <Suspense>
          <OrdersDialog onClose={() => setOrdering(false)} />
        </Suspense>
      )}
    </>
  )
}
