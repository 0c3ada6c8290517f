import { Bid } from './Bid.tsx'
import { Contribute } from './Contribute.tsx'
import { Divide, Piles } from './Divide.tsx'
import { Sealed } from './Sealed.tsx'
import { useCourt } from './stage.ts'
import { Trade } from './Trade.tsx'

export { Reveal } from './Reveal.tsx'

/** What is given, bid, divided, taken or exchanged, on one sheet. */
export function Giving() {
  const { decision } = useCourt()
  if (!decision) return <Sealed />
  switch (decision.prompt) {
    case 'bid':
      return <Bid key={decision.number} />
    case 'divide-loot':
      return <Divide key={decision.number} />
    case 'choose-pile':
      return <Piles />
    case 'trade-resource':
      return <Trade />
    default:
      return <Contribute key={decision.number} />
  }
}
