import { lazy } from 'react'

const talk = () => import('./talk/parts.ts')

/** Fetched when it is first shown. It has a name, as every part of a desk. */
const late = (name: keyof Awaited<ReturnType<typeof talk>>) =>
  Object.assign(
    lazy(async () => ({ default: (await talk())[name] })),
    { name },
  )

/** Nothing of this is needed before somebody negotiates. */
export const Composer = late('Composer')
export const Offers = late('Offers')
export const Promises = late('Promises')
export const Round = late('Round')
export const Treaties = late('Treaties')
export const TreatyEnd = late('TreatyEnd')
