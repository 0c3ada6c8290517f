import { phrases } from '../app/language.ts'

/** What the page says around a match that is played elsewhere. */
export const matchWords = phrases(
  {
    sendingThis: (choice: string) => `Sending again: “${choice}”`,
    show: 'Show',
    underWay: 'Under way; the board shows it as a sketch until the table has it.',
    andMore: (n: number) => (n === 1 ? 'and one more step' : `and ${n} more steps`),
    freeSeat: (name: string) => `The seat of ${name} is free.`,
    freeSeatUnnamed: 'A seat is free.',
    sitDown: 'Sit down and play on',
    leave: 'Leave this match',
    leaveTitle: 'Leave for good?',
    leaveSays:
      'Your seat becomes free for whoever has the link. Until somebody sits down there, or the others agree on a bot, the match waits at your turn. You can go on watching.',
    leaveGo: 'Leave the match',
    leaveStay: 'Stay',
    saved: 'Saved',
  },
  {
    sendingThis: (choice) => `Wordt opnieuw verstuurd: “${choice}”`,
    show: 'Laat zien',
    underWay: 'Onderweg; het bord toont het als schets tot de tafel het heeft.',
    andMore: (n) => (n === 1 ? 'en nog een stap' : `en nog ${n} stappen`),
    freeSeat: (name) => `De plaats van ${name} is vrij.`,
    freeSeatUnnamed: 'Er is een plaats vrij.',
    sitDown: 'Gaan zitten en verder spelen',
    leave: 'Deze partij verlaten',
    leaveTitle: 'Voorgoed weggaan?',
    leaveSays:
      'Je plaats komt vrij voor wie de link heeft. Tot daar iemand gaat zitten, of de anderen een bot nemen, wacht de partij bij jouw beurt. Je kunt blijven kijken.',
    leaveGo: 'Partij verlaten',
    leaveStay: 'Blijven',
    saved: 'Bewaard',
  },
)
