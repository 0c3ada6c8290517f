/** All that the rules, the words and the page call by name. */
export { columnOf, defencePoints, tablesFor } from './chances.ts'
export * from './choiceTypes.ts'
export * from './entryTypes.ts'
export * from './ids.ts'
export * from './outcomeIds.ts'
export * from './promptIds.ts'
export * from './viewTypes.ts'
