export { families } from './game.ts'
