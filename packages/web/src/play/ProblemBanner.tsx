import { Link } from 'wouter'
import { useWords } from '../app/language.ts'
import { appWords } from '../app/words.ts'
import { takeHome } from '../store/download.ts'
import type { Problem, Table } from '../table/table.ts'
import { saveReport } from './report.ts'
import { playWords } from './words.ts'

/** One clear message about what is wrong with the table, and what can be done. */
export function ProblemBanner(props: {
  readonly problem: Problem
  readonly table: Table
  readonly alone?: boolean
}) {
  const { problem, table, alone } = props
  const words = useWords(playWords)
  const common = useWords(appWords)
  const sentences: { readonly [kind in Problem['kind']]: string } = {
    'no-such-match': words.problemNoMatch,
    'bad-match': words.problemBad,
    'other-rules': words.problemRules,
    'store-full': words.problemFull,
    'no-store': words.problemNoStore,
    elsewhere: words.problemElsewhere,
    'worker-died': words.problemWorker,
    'bot-failed': words.problemBot,
    'load-failed': words.problemLoad,
  }
  return (
    <div className={alone ? 'problem alone' : 'problem banner'} role="alert">
      <p>{sentences[problem.kind]}</p>
      <p className="actions">
        <button type="button" onClick={() => table.retry()}>
          {words.retry}
        </button>
        {(problem.kind === 'store-full' || problem.kind === 'no-store') && (
          <button
            type="button"
            className="primary"
            data-testid="save-file"
            onClick={() => void takeHome(table)}
          >
            {words.exportFile}
          </button>
        )}
        <button type="button" onClick={() => void saveReport(table, problem)}>
          {words.bugReport}
        </button>
        {alone && (
          <Link href="/" className="button">
            {common.home}
          </Link>
        )}
      </p>
      {alone && <pre className="detail">{problem.detail}</pre>}
    </div>
  )
}
