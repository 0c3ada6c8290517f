export * from './auction.ts'
export * from './fuzz.ts'
