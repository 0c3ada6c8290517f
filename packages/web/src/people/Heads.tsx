import type { Profile } from '@hippodrome/wire'
import { Link } from 'wouter'
import { useWords } from '../app/language.ts'
import { Face } from '../online/Face.tsx'
import { peopleWords } from './words.ts'

/** Whom somebody met, and who came before whom. */
export function Heads({ heads }: { readonly heads: Profile['heads'] }) {
  const words = useWords(peopleWords)
  return (
    <section className="card" aria-labelledby="heads">
      <h2 id="heads">{words.heads}</h2>
      {heads.length === 0 ? (
        <p className="quiet">{words.nobodyMet}</p>
      ) : (
        <table className="heads">
          <thead>
            <tr>
              <td />
              <th scope="col">{words.met}</th>
              <th scope="col">{words.before}</th>
              <th scope="col">{words.behind}</th>
            </tr>
          </thead>
          <tbody>
            {heads.map(({ person, name, matches, before, behind }) => (
              <tr key={person}>
                <th scope="row">
                  <Link href={`/people/${person}`}>
                    <Face name={name} seat={undefined} />
                    {name}
                  </Link>
                </th>
                <td>{matches}</td>
                <td>{before}</td>
                <td>{behind}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
