import { Component, type ReactNode } from 'react'
import { useWords } from './language.ts'
import { faultWords } from './faultWords.ts'

/** A fault in drawing shows one clear message; matches are in the store and not lost. */
export class Faults extends Component<{ readonly children: ReactNode }, { readonly fault?: Error }> {
  override state: { readonly fault?: Error } = {}

  static getDerivedStateFromError(fault: unknown) {
    return { fault: fault instanceof Error ? fault : new Error(String(fault)) }
  }

  override render(): ReactNode {
    return this.state.fault ? <Broken fault={this.state.fault} /> : this.props.children
  }
}

function Broken({ fault }: { readonly fault: Error }) {
  const words = useWords(faultWords)
  return (
    <main className="page" role="alert">
      <h1>{words.title}</h1>
      <p>{words.safe}</p>
      <p>
        <button type="button" className="primary" onClick={() => location.reload()}>
          {words.reload}
        </button>
      </p>
      <pre className="detail">{fault.stack ?? fault.message}</pre>
    </main>
  )
}
