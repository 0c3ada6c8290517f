import { Link } from 'wouter'
import { useWords } from '../app/language.ts'
import type { Block, Piece } from './parse.ts'
import { rulesWords } from './words.ts'

type Props = {
  readonly game: string
  readonly blocks: readonly Block[]
  readonly marked?: string | undefined
}

/** Rules, lists, tables and examples. Every reference to a rule leads to it. */
export function Blocks({ game, blocks, marked }: Props) {
  return blocks.map((block, index) => <Shown key={index} game={game} block={block} marked={marked} />)
}

function Shown({ game, block, marked }: { game: string; block: Block; marked: string | undefined }) {
  const pieces = (text: readonly Piece[]) => <Pieces game={game} text={text} />
  switch (block.kind) {
    case 'rule':
      return (
        <p className={block.number === marked ? 'numbered marked' : 'numbered'} id={`rule-${block.number}`}>
          <Link href={`/rules/${game}/${block.number}`} className="number">
            {block.number}
          </Link>
          <span>{pieces(block.text)}</span>
        </p>
      )
    case 'list':
      return (
        <ul>
          {block.items.map((item, index) => (
            <li key={index}>{pieces(item)}</li>
          ))}
        </ul>
      )
    case 'table':
      return (
        <div className="wide">
          <table>
            <thead>
              <tr>
                {block.head.map((cell, index) => (
                  <th key={index} scope="col">
                    {pieces(cell)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, line) => (
                <tr key={line}>
                  {row.map((cell, index) => (
                    <td key={index}>{pieces(cell)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )
    case 'heading':
      return <h3>{pieces(block.text)}</h3>
    case 'paragraph':
      return <p>{pieces(block.text)}</p>
  }
}

function Pieces({ game, text }: { game: string; text: readonly Piece[] }) {
  const words = useWords(rulesWords)
  return text.map((piece, index) => {
    switch (piece.style) {
      case 'strong':
        return <strong key={index}>{piece.text}</strong>
      case 'emphasis':
        return <em key={index}>{piece.text}</em>
      case 'code':
        return <code key={index}>{piece.text}</code>
      case 'rule':
        return (
          <Link key={index} href={`/rules/${game}/${piece.text}`} aria-label={words.reference(piece.text)}>
            §{piece.text}
          </Link>
        )
      case 'plain':
        return piece.text
    }
  })
}
