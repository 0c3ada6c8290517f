import { Link } from 'wouter'
import { useLanguage, useWords } from '../app/language.ts'
import { Loading } from '../app/Loading.tsx'
import { Dialog } from '../play/Dialog.tsx'
import { Blocks } from './Blocks.tsx'
import { ruleOf } from './parse.ts'
import { useBook } from './useBook.ts'
import { rulesWords } from './words.ts'
import './rules.css'

/** One rule with its examples, over the table that it governs. */
export default function RuleDialog(props: {
  readonly game: string
  readonly rule: string
  readonly onClose: () => void
}) {
  const { game, rule, onClose } = props
  const book = useBook(game, useLanguage())
  const words = useWords(rulesWords)
  const found = book && book !== 'missing' ? ruleOf(book, rule) : []
  const chapter =
    book && book !== 'missing' ? book.chapters.find(({ number }) => rule.startsWith(`${number}.`)) : undefined
  return (
    <Dialog title={chapter?.title ?? words.title} onClose={onClose} className="rule-dialog">
      {book === undefined && <Loading />}
      {book === 'missing' && <p role="alert">{words.missing}</p>}
      {chapter && found.length === 0 && <p>{words.noRule}</p>}
      <Blocks game={game} blocks={found} />
      <p>
        <Link href={`/rules/${game}/${rule}`} target="_blank">
          {words.whole}
        </Link>
      </p>
    </Dialog>
  )
}
