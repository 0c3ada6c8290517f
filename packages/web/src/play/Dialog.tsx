import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../app/Icon.tsx'
import { useWords } from '../app/language.ts'
import { useBackCloses } from './useBackCloses.ts'
import { playWords } from './words.ts'

/** A modal window: the browser keeps the focus inside, closes it with Escape or Back and gives the focus back. */
export function Dialog(props: {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly className?: string
}) {
  const { title, onClose, children, className } = props
  const words = useWords(playWords)
  const ref = useRef<HTMLDialogElement>(null)
  useBackCloses(onClose)
  useEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog ref={ref} className={className ?? ''} aria-label={title} onCancel={onClose}>
      <div className="dialog-head">
        <h2>{title}</h2>
        <button type="button" onClick={onClose} aria-label={words.close} className="icon plain">
          <Icon name="close" />
        </button>
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  )
}
