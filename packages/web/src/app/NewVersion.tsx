import { Icon } from './Icon.tsx'
import { useWords } from './language.ts'
import { loadNewer, useNewer } from './offline.ts'
import { appWords } from './words.ts'

/** A newer build waits: a click loads it. */
export function NewVersion() {
  const words = useWords(appWords)
  const waits = useNewer((newer) => newer.waits)
  return (
    <p className="new-version" role="status">
      {waits && (
        <button type="button" data-testid="new-version" onClick={() => void loadNewer()}>
          <Icon name="redo" />
          {words.newVersion}
        </button>
      )}
    </p>
  )
}
