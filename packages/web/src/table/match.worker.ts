import { serveReview } from '../review/reviewPort.ts'
import { serveBots } from './botPort.ts'
import { serveTable } from './tablePort.ts'

/** One bundle for all kinds of worker, told apart by their names: the rules of a game are shipped once. */
if (self.name === 'bot') serveBots()
else if (self.name === 'review') serveReview()
else serveTable()
