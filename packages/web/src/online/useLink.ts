import { useEffect, useState } from 'react'
import { inviteTo } from './server.ts'

const linkTo = (match: string, invite: string): string => {
  const link = new URL(location.href)
  link.hash = `#/table/${match}/${invite}`
  return link.href
}

/** The link that seats whoever opens it; nothing for who does not sit there. */
export function useLink(match: string): string | undefined {
  const [link, setLink] = useState<string>()
  useEffect(() => {
    inviteTo(match).then(
      (invite) => setLink(linkTo(match, invite)),
      () => setLink(undefined),
    )
  }, [match])
  return link
}
