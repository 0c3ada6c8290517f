import type { Profile } from '@hippodrome/wire'
import { useCallback, useEffect, useState } from 'react'
import { Link, useParams } from 'wouter'
import { useLanguage, useWords } from '../app/language.ts'
import { Loading } from '../app/Loading.tsx'
import { Face } from '../online/Face.tsx'
import { lengthText } from '../online/saying.ts'
import { block } from './blocked.ts'
import { readProfile } from './calls.ts'
import { Heads } from './Heads.tsx'
import { History } from './History.tsx'
import { Ratings } from './Ratings.tsx'
import { ReportDialog } from './ReportDialog.tsx'
import { peopleWords } from './words.ts'
import './people.css'

/** What everybody may know of somebody: how strong they are, whom they met, and what they have played. */
export default function ProfileScreen() {
  const { id = 'me' } = useParams<{ id?: string }>()
  const words = useWords(peopleWords)
  const [profile, setProfile] = useState<Profile | 'none'>()
  const again = useCallback(
    () =>
      readProfile(id).then(setProfile, () => {
        setProfile('none')
      }),
    [id],
  )
  useEffect(() => {
    setProfile(undefined)
    void again()
  }, [again])
  if (profile === undefined) return <Loading />
  if (profile === 'none') return <p role="status">{words.notThere}</p>
  return (
    <div className="profile" data-testid="profile">
      <Head profile={profile} again={again} />
      <div className="profile-two">
        <Ratings ratings={profile.ratings} mine={profile.mine} />
        <Heads heads={profile.heads} />
      </div>
      <History history={profile.history} />
    </div>
  )
}

function Head({ profile, again }: { readonly profile: Profile; readonly again: () => Promise<void> }) {
  const words = useWords(peopleWords)
  const language = useLanguage()
  const [reports, setReports] = useState(false)
  const { name, person, mine, blocked, since, matches, left, live, turns } = profile
  const began = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' }).format(since)
  const times = [
    ...(live === undefined ? [] : [words.live(lengthText(live, language))]),
    ...(turns === undefined ? [] : [words.turns(lengthText(turns, language))]),
  ]
  const about = [
    [words.about(began, matches), ...times].join(', '),
    ...(matches > 0 ? [words.leftEarly(left, matches)] : []),
  ]
  return (
    <header className="profile-head">
      <Face name={name} seat={undefined} />
      <div>
        <h1>{name}</h1>
        <p className="quiet">{about.join('; ')}</p>
        {blocked && <p className="quiet">{words.isBlocked(name)}</p>}
      </div>
      <span className="actions">
        {mine ? (
          <Link href="/settings/account" className="button small plain">
            {words.change}
          </Link>
        ) : (
          <>
            <button
              type="button"
              className="small"
              data-testid="block"
              title={blocked ? '' : words.blockSays(name)}
              onClick={() => void block(person, !blocked).then(again)}
            >
              {blocked ? words.unblock : words.block}
            </button>
            <button type="button" className="small" data-testid="report" onClick={() => setReports(true)}>
              {words.report}
            </button>
          </>
        )}
      </span>
      {reports && <ReportDialog person={person} name={name} onClose={() => setReports(false)} />}
    </header>
  )
}
