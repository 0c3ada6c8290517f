import { useState } from 'react'
import { useLocation } from 'wouter'
import { useNarrow } from '../play/useNarrow.ts'
import { Icon } from './Icon.tsx'
import { useWords } from './language.ts'
import { appWords } from './words.ts'

/** Opens a match file of this page or of the command line. */
export function ImportButton() {
  const words = useWords(appWords)
  const [problem, setProblem] = useState<string>()
  const [, go] = useLocation()
  const narrow = useNarrow()
  const open = async (file: File) => {
    setProblem(undefined)
    try {
      const { importText } = await import('../store/files.ts')
      go(`/match/${await importText(await file.text())}`)
    } catch (fault) {
      setProblem(fault instanceof Error ? fault.message : String(fault))
    }
  }
  return (
    <div className="import">
      <label className="button" title={words.importHint}>
        <Icon name="file" />
        {narrow ? words.importShort : words.import}
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => {
            const file = target.files?.[0]
            target.value = ''
            if (file) void open(file)
          }}
        />
      </label>
      {problem !== undefined && (
        <p role="alert" className="problem">
          {words.badFile(problem)}
        </p>
      )}
    </div>
  )
}
