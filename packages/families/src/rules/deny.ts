import { type Choice, type Denied, deny, type Facts } from '@hippodrome/engine'
import type { ReasonFacts, ReasonKey } from '../reasons.ts'

/** Puts a choice on the list of what is not offered, with a reason that the words know. */
export type Deny = <K extends ReasonKey>(choice: Choice, key: K, rule: string, facts?: ReasonFacts[K]) => void

export const denyInto =
  (list: Denied[]): Deny =>
  (choice, key, rule, facts = {} as never) =>
    void list.push(deny(choice, key, rule, facts as unknown as Facts))
