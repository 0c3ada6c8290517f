import type { Section } from '@hippodrome/engine'
import { memo } from 'react'
import { headedRows } from './sectionHead.ts'
import { usePlaying } from '../play/playing.ts'

/** The whole table in words: what is even goes into columns, what is not into lines. */
export function Sections() {
  const { words, state, naming } = usePlaying()
  return words
    .sections(state.view.table, naming)
    .map(({ title, rows }, index) => (
      <OneSection key={`${index} ${title}`} text={JSON.stringify({ title, rows })} />
    ))
}

const isEven = (rows: Section['rows']): boolean => {
  const [first] = rows
  return first !== undefined && first.length > 1 && rows.every((row) => row.length === first.length)
}

/** Told by its text, so that what did not change is not drawn again. */
const OneSection = memo(function OneSection({ text }: { readonly text: string }) {
  const { title, rows } = JSON.parse(text) as Section
  return (
    <section tabIndex={0} aria-label={title}>
      <h2>{title}</h2>
      {isEven(rows) ? <Columns rows={rows} /> : <Lines rows={rows} />}
    </section>
  )
})

function Columns({ rows }: { readonly rows: Section['rows'] }) {
  const { heads, body } = headedRows(rows)
  return (
    <table>
      {heads.length > 0 && (
        <thead>
          <tr>
            {heads.map((head, column) => (
              <th key={column} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {body.map(([first, ...rest], line) => (
          <tr key={line}>
            <th scope="row">{first}</th>
            {rest.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Lines({ rows }: { readonly rows: Section['rows'] }) {
  return (
    <ul className="lines">
      {rows.map((row, line) => (
        <li key={line}>{row.map((cell, place) => cell !== '' && <span key={place}>{cell}</span>)}</li>
      ))}
    </ul>
  )
}
