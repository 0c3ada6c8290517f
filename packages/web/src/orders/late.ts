import { lazy } from 'react'

/** Most matches are played without orders: nothing of this is needed before somebody is asked out of turn, or has left one. */
export const OrderBox = lazy(async () => ({ default: (await import('./OrderBox.tsx')).OrderBox }))
export const NoticeText = lazy(async () => ({ default: (await import('./NoticeText.tsx')).NoticeText }))
