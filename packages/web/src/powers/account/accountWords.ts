import { phrases } from '../../app/language.ts'

export const accountWords = phrases(
  {
    open: (who: string) => `The account of the ${who}: points, money, chits, counters`,
    account: (who: string) => `The account of ${who}`,
    why: 'Points, line by line',
    half: (n: number) => `Half of the treasury of $${n}`,
    shared: 'shared',
    colony: 'with its colony',
    city: (where: string) => `${where} is occupied`,
    fallen: 'The Basileus has fallen',
    sum: 'Together',
    toNext: (n: number, level: string) => `${n} more for ${level}`,
    money: 'Money',
    treasury: 'In the treasury',
    income: 'Income of the next year',
    wages: 'Wages of the next year',
    about: (n: number) => `about $${n}`,
    aboutSays: 'From the counters in play; where they stand is not known.',
    chits: 'Chits',
    unseen: (n: number) => (n === 1 ? '1 that you have not seen' : `${n} that you have not seen`),
    agreed: 'Agreed this year',
    with: (who: string) => `with the ${who}`,
    nothing: 'nothing',
    pool: 'Counters left in the pool',
    poolOf: (left: number, all: number) => `${left} of ${all}`,
    years: 'The years',
    yearsSays: (n: number) =>
      n === 0
        ? 'This is the last year.'
        : n === 1
          ? 'One year comes after this.'
          : `${n} years come after this.`,
    order: 'Order of play',
    drawn: 'drawn by lot',
    treaty: (turn: number) => `A treaty ends the match after turn ${turn}.`,
    fortress: (where: string) => `${where} is built`,
    cup: (n: number) => `${n} chits in the cup`,
    removed: 'Out of play',
    now: 'now',
  },
  {
    open: (who: string) => `De rekening van de ${who}: punten, geld, fiches, stukken`,
    account: (who: string) => `De rekening van ${who}`,
    why: 'Punten, regel voor regel',
    half: (n: number) => `De helft van de schatkist van $${n}`,
    shared: 'gedeeld',
    colony: 'met zijn kolonie',
    city: (where: string) => `${where} is bezet`,
    fallen: 'De Basileus is gevallen',
    sum: 'Samen',
    toNext: (n: number, level: string) => `nog ${n} tot ${level}`,
    money: 'Geld',
    treasury: 'In de schatkist',
    income: 'Inkomsten van het volgende jaar',
    wages: 'Soldij van het volgende jaar',
    about: (n: number) => `ongeveer $${n}`,
    aboutSays: 'Naar de stukken in het spel; waar ze staan is niet bekend.',
    chits: 'Fiches',
    unseen: (n: number) => (n === 1 ? '1 dat je niet hebt gezien' : `${n} die je niet hebt gezien`),
    agreed: 'Dit jaar afgesproken',
    with: (who: string) => `met de ${who}`,
    nothing: 'niets',
    pool: 'Stukken in de voorraad',
    poolOf: (left: number, all: number) => `${left} van ${all}`,
    years: 'De jaren',
    yearsSays: (n: number) =>
      n === 0
        ? 'Dit is het laatste jaar.'
        : n === 1
          ? 'Hierna komt nog één jaar.'
          : `Hierna komen nog ${n} jaren.`,
    order: 'Volgorde van spelen',
    drawn: 'door loting',
    treaty: (turn: number) => `Een verdrag beëindigt de partij na beurt ${turn}.`,
    fortress: (where: string) => `${where} wordt gebouwd`,
    cup: (n: number) => `${n} fiches in de beker`,
    removed: 'Uit het spel',
    now: 'nu',
  },
)
