import { lazy, Suspense, useState } from 'react'
import { Icon } from '../app/Icon.tsx'
import { useWords } from '../app/language.ts'
import { Loading } from '../app/Loading.tsx'
import { Dialog } from './Dialog.tsx'
import { usePlaying } from './playing.ts'
import { useNarrow } from './useNarrow.ts'
import { playWords } from './words.ts'

const OrdersDialog = lazy(() => import('../orders/OrdersDialog.tsx'))

/** Nobody needs what is in the menu before it is opened. */
const MenuBody = lazy(async () => ({ default: (await import('./MenuBody.tsx')).MenuBody }))

/** What can be done with the match as a whole, and the settings. */
export function MatchMenu({ onLegend }: { readonly onLegend?: () => void }) {
  const words = useWords(playWords)
  const { company } = usePlaying()
  const narrow = useNarrow()
  const [open, setOpen] = useState<'menu' | 'orders'>()
  const close = () => setOpen(undefined)
  const toLegend =
    onLegend &&
    (() => {
      close()
      onLegend()
    })
  return (
    <>
      {company?.door}
      <button
        type="button"
        className={narrow ? 'icon' : undefined}
        aria-label={words.menu}
        onClick={() => setOpen('menu')}
        data-testid="menu"
      >
        {narrow ? <Icon name="menu" /> : words.menu}
      </button>
      {open === 'menu' && (
        <Dialog title={words.menu} onClose={close}>
          <Suspense fallback={<Loading />}>
            <MenuBody toLegend={toLegend} toOrders={() => setOpen('orders')} />
          </Suspense>
        </Dialog>
      )}
      {open === 'orders' && (
        <Suspense>
          <OrdersDialog onClose={close} />
        </Suspense>
      )}
    </>
  )
}
