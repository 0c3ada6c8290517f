import { lazy } from 'react'

/** Nothing of this is needed before somebody gives, builds, activates a unit, or the match is over. */
export const Final = lazy(async () => ({ default: (await import('./Final.tsx')).Final }))
export const Giving = lazy(async () => ({ default: (await import('./Giving.tsx')).Giving }))
export const Reveal = lazy(async () => ({ default: (await import('./Giving.tsx')).Reveal }))
export const Letter = lazy(async () => ({ default: (await import('./Letter.tsx')).Letter }))
export const UnitPlan = lazy(async () => ({ default: (await import('./UnitPlan.tsx')).UnitPlan }))
export const Builder = lazy(async () => ({ default: (await import('./Solo.tsx')).Builder }))
