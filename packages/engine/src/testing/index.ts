export * from './auction.ts'
export * from './fuzz.ts'
export * from './playthrough.ts'
export * from './reopen.ts'
