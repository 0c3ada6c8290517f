import type { Language } from '@hippodrome/engine'

/** What things of the table do, by what explains them (`explain.ts`). */
const en = {
  resource: 'A Resource: given to Events, sold and bought at the market.',
  auctoritas: 'A Resource that also votes and pays for cards that are drawn.',
  nomisma: 'Money, for cards and for goods of the market. It is no Resource.',
  doxa: 'Glory. Who has the most when all is over wins.',
  dynamis: 'Each action costs one. All come back when the round is over.',
  ring: 'Its holder is first to take a position, and breaks ties while nobody has the Scepter.',
  hand: 'Secret. Who holds more than 6 when the round is over discards the rest.',
  quests: 'Secret until the end of the match; then each gives Doxa for what it asks.',
  seals: 'Units place them on the map. Taken away again, they pay for what a unit can do.',
  court: 'Goods and cards that were played lie open; hand and Quests are secret.',
  bandon: 'A Hero with cards below. One Dynamis lets all of them yield.',
  way1: 'Two cards of the Deck: 1 Auctoritas.',
  way3: 'The topmost of them and a card of the Deck: 3 Auctoritas.',
  starting: 'Its owner may draw from it instead of from the Deck.',
  alone: 'Only this card of the Bandon yields.',
  option: 'All vote with Auctoritas. What the Option with more votes asks is what the Event asks.',
  event: 'It is fulfilled if all together give what it asks, and cancelled if anything is missing.',
  task: 'It is met if its units stand where it wants them, and its price is paid.',
  victorious: 'When the Event is fulfilled: for who gave the most Resources.',
  defeated: 'When the Event is cancelled: for who gave the fewest Resources.',
  area: 'Units stand here, and Events or Quests count them.',
  unit: 'It belongs to nobody. Quests count where it stands.',
  store: 'Taken away, it cancels what another player has declared.',
}

type Sentences = { readonly [key in keyof typeof en]: string }

const nl: Sentences = {
  resource: 'Een Middel: voor Gebeurtenissen, en te koop en te verkopen op de markt.',
  auctoritas: 'Een Middel waarmee je ook stemt en kaarten trekt.',
  nomisma: 'Geld, voor kaarten en voor goederen van de markt. Het is geen Middel.',
  doxa: 'Roem. Wie aan het eind de meeste heeft, wint.',
  dynamis: 'Elke actie kost er een. Na de ronde komen ze allemaal terug.',
  ring: 'De houder kiest als eerste een plaats, en beslist bij gelijke stand als niemand de Scepter heeft.',
  hand: 'Geheim. Wie er na de ronde meer dan 6 heeft, legt de rest af.',
  quests: 'Geheim tot het eind van de partij; dan geeft elk Doxa voor wat hij vraagt.',
  seals: 'Eenheden leggen ze op de kaart. Weer weggenomen betalen ze voor wat een eenheid kan.',
  court: 'Goederen en gespeelde kaarten liggen open; hand en Opdrachten zijn geheim.',
  bandon: 'Een Held met kaarten eronder. Met één Dynamis brengen ze allemaal op.',
  way1: 'Twee kaarten van de Stapel: 1 Auctoritas.',
  way3: 'De bovenste ervan en een kaart van de Stapel: 3 Auctoritas.',
  starting: 'De eigenaar mag hiervan trekken in plaats van de Stapel.',
  alone: 'Alleen deze kaart van de Bandon brengt op.',
  option: 'Allen stemmen met Auctoritas. Wat de Optie met de meeste stemmen vraagt, vraagt de Gebeurtenis.',
  event: 'Vervuld als allen samen geven wat zij vraagt, mislukt als er iets ontbreekt.',
  task: 'Volbracht als haar eenheden staan waar zij ze wil, en haar prijs betaald is.',
  victorious: 'Als de Gebeurtenis vervuld is: voor wie de meeste Middelen gaf.',
  defeated: 'Als de Gebeurtenis mislukt: voor wie de minste Middelen gaf.',
  area: 'Hier staan eenheden, en Gebeurtenissen of Opdrachten tellen ze.',
  unit: 'Van niemand. Opdrachten tellen waar hij staat.',
  store: 'Wie hem wegneemt, verijdelt wat een ander aankondigt.',
}

export const aboutWords: { readonly [language in Language]: Sentences } = { en, nl }
