export * from './vocabulary.ts'
