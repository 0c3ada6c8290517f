/** What the next click on a place buys: chosen once, good until another is chosen. */
import { createStore, useStore } from 'zustand'

const tool = createStore<{ readonly chosen: string | undefined }>(() => ({ chosen: undefined }))

export const useTool = (): string | undefined => useStore(tool, ({ chosen }) => chosen)
export const toolNow = (): string | undefined => tool.getState().chosen
export const chooseTool = (wanted: string | undefined): void =>
  tool.setState(({ chosen }) => ({ chosen: chosen === wanted ? undefined : wanted }))
