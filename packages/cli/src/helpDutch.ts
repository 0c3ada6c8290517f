import { MATCHES, PATIENCE } from './defaults.ts'
import { GAMES } from './games.ts'

/** The help of one command in Dutch: the same flags as the command itself has. */
export type CommandHelp = {
  readonly summary: string
  readonly details: string
  readonly flags: { readonly [flag: string]: string }
}

const patience = `hoe lang een exec:-programma over een keuze mag doen (anders ${PATIENCE})`

const table = {
  game: `${GAMES.join(', ')} (anders ${GAMES[0]})`,
  seats: 'hoeveel plaatsen aan tafel',
  option: 'een optie van het spel; "hippodrome options GAME" noemt ze',
  map: 'de waarden van de kaart: kort voor --option map=NAME',
  seed: 'waar de dobbelstenen uit volgen: een tekst naar keuze; anders geloot',
  dice: 'dobbelstenen die vallen vóór die uit de tekst',
  state: 'begin met deze stelling, zoals "drive" of "replay --print state" ze geeft',
  board: 'een ander bord of andere kaarten (JSON)',
}

const simulated = {
  game: table.game,
  seats: table.seats,
  option: table.option,
  map: table.map,
  seed: table.seed,
  board: table.board,
}

export const DUTCH: { readonly [command: string]: CommandHelp } = {
  play: {
    summary: 'Speel in de terminal, tegen bots of met meer mensen aan één toetsenbord.',
    flags: {
      ...table,
      bots: 'wie de andere plaatsen neemt: random, greedy, search:PLAYOUTS, search:500ms, recruit tot strategos, exec:COMMAND',
      human: 'plaatsen van mensen aan dit toetsenbord, vanaf 0; ook all of none (anders 0)',
      names: 'namen van de plaatsen, op volgorde',
      patience,
      save: `bewaar de partij in dit bestand (anders ${MATCHES}/GAME-NUMBER.json)`,
      load: 'ga verder met de partij in dit bestand, en bewaar haar daar',
      programs: 'start de programma’s (exec:COMMAND) die het geladen bestand noemt',
      at: 'speel aan een tafel op een server: de link van de uitnodiging',
      name: 'hoe je daar heet; anders wordt het gevraagd',
      key: 'waar bewaard wordt wie je daar bent (anders in je map met instellingen)',
    },
    details: `Zonder vlaggen word je in een terminal gevraagd wat je wilt spelen.
De partij wordt na elke keuze bewaard, zodat er niets verloren gaat, wat er ook gebeurt.
Met regels uit een pijp eindigt het spel bij een regel die geen keuze is, met afsluitcode 2.

  hippodrome play --game families --seats 3 --bots greedy,search:500
  hippodrome play --human all --seats 2 --lang nl
  hippodrome play --bots 'exec:python3 examples/bot.py'
  hippodrome play --load matches/families-1234abcd.json
  hippodrome play --at 'https://play.example.org/#/table/…' --name Anna`,
  },
  new: {
    summary: 'Schrijf het partijbestand van een nieuwe partij.',
    flags: { ...table, save: 'waarheen; anders naar de standaarduitvoer' },
    details: `  hippodrome new --game families --seats 2 --seed "onze avond" --save avond.json
  hippodrome play --load avond.json`,
  },
  options: {
    summary: 'Noem de spellen, of de opties van een ervan in woorden.',
    flags: { json: 'als JSON' },
    details: '',
  },
  rules: {
    summary: 'Toon of doorzoek de regelboeken.',
    flags: {},
    details: `  hippodrome rules families                 het hele boek
  hippodrome rules families §17.2           één regel; het nummer van een hoofdstuk geeft het helemaal
  hippodrome rules families belegering      elke regel met dit woord, of met alle genoemde woorden
  hippodrome rules belegering               hetzelfde in alle boeken`,
  },
  replay: {
    summary: 'Speel een partijbestand opnieuw af, tot het einde of tot een punt, en toon wat je wilt zien.',
    flags: {
      to: 'stop na N keuzes',
      print:
        'state, view:SEAT, chronicle (zonder deze vlag) of chronicle:SEAT; plaatsen tellen vanaf 0, -1 is een toeschouwer',
      json: 'het zicht of de kroniek als gegevens; de stelling is dat altijd',
    },
    details: `  hippodrome replay avond.json --to 40 --print view:1
  hippodrome replay avond.json --to 40 --print state >stelling.json
  hippodrome play --state stelling.json`,
  },
  verify: {
    summary: 'Speel een afgelopen partij opnieuw af en zie of er niets gebogen is.',
    flags: { json: 'als JSON' },
    details: `Kijkt na of de dobbelstenen volgen uit wat vooraf was vastgelegd, of elke keuze werd aangeboden, en of de partij
eindigde zoals het bestand zegt. Afsluitcode 1 als iets daarvan niet klopt.`,
  },
  review: {
    summary: 'Bekijk een afgelopen partij opnieuw: kansen, geluk, en wat keuzes kostten.',
    flags: {
      seat: 'alleen de fouten van deze plaats; plaatsen tellen vanaf 0',
      effort: 'hoe lang er gekeken wordt (anders usual)',
      model:
        'een model dat oordeelt, of hand, de waardering van het spel zelf (anders het model van het spel, als er een past)',
      json: 'als JSON',
      svg: 'schrijf de kansen in de tijd als tekening (SVG)',
    },
    details: `Een uitslag valt uiteen in geluk (wat het lot bracht, min wat het gemiddeld brengt), wat eigen keuzes kostten naast de beste, wat die van
de anderen hun kostten, en wat niets daarvan verklaart. Een keuze wordt beoordeeld naar wat haar plaats kon weten, en heet pas een fout als het
duidelijk is: boven twee standaardfouten. Een partij die nog bezig is wordt niet nabesproken, en ook geen die verdergaat vanaf een partij van mensen elders. docs/review.md zegt meer.

  hippodrome review avond.json --seat 0 --svg avond.svg`,
  },
  simulate: {
    summary: 'Laat bots vele partijen spelen op alle kernen, en tel wie er wint.',
    flags: {
      ...simulated,
      bots: 'wie er speelt, op volgorde van de plaatsen; de laatste vult aan',
      matches: 'hoeveel (anders 100)',
      swap: 'bots schuiven bij elke partij een plaats op',
      workers: 'draden (anders een per kern); verandert niets dan de tijd',
      patience,
      luck: 'ook het aandeel zonder wat het lot waard was, zoals het model of de waardering van het spel dat ziet',
      keep: 'schrijf daar elk partijbestand',
      report: 'ook wat het spel zelf in zijn partijen telt',
      plot: 'schrijf wat het spel telt als tekening (SVG)',
      json: 'de uitkomst als JSON; alles behalve "speed" volgt uit de vlaggen',
    },
    details: `Dezelfde --seed geeft dezelfde partijen, hoeveel draden ze ook spelen (tenzij een bot milliseconden telt).
Met --luck worden de dobbelstenen die vielen vergeleken met andere die hadden kunnen vallen, zodat minder partijen evenveel zeggen: "factor" zegt hoeveel maal minder.

  hippodrome simulate --game families --seats 2 --bots greedy,random --matches 200 --swap --seed een`,
  },
  train: {
    summary:
      'Laat de bots een spel leren door tegen zichzelf te spelen; stop wanneer je wilt, ga later verder.',
    flags: {
      game: table.game,
      seats: table.seats,
      minutes: 'hoe lang hoogstens (anders 60); de ronde die bezig is wordt afgemaakt',
      rounds: 'hoeveel ronden hoogstens (anders zoveel als de tijd toelaat)',
      folder: 'waar lessen en modellen bewaard worden (anders learning/GAME-SEATS)',
      seed: 'waar een nieuwe training van uitgaat (anders "one")',
      lessons: 'partijen per ronde (anders 3000); de eerste heeft er twee keer zoveel',
      hidden: 'verborgen eenheden van de netten: 32, 64, 96 of 128 (anders die van --from, of 64)',
      usual:
        'hoeveel van honderd lessen zoals gewoonlijk zijn, in elke vorm of elk scenario; de andere hebben alle opties (anders 50)',
      guests:
        'in hoeveel van honderd lessen door een model één plaats oordeelt naar de waardering van het spel zelf (anders 0)',
      option: table.option,
      bouts: 'hoeveel paren partijen een proef hoogstens duurt (anders 100)',
      from: 'een model waar een nieuwe training van verdergaat: het speelt de eerste lessen, en alle netten beginnen zoals het',
      general: 'leer alleen wat op elk bord geldt (anders zoals --from)',
      grow: 'met --from een --general-model: leer ook plaatsen en kaarten',
      with: 'partijen die "gate --keep" bewaarde, om ook van te leren',
      workers: 'threads (anders één per kern)',
    },
    details: `Elke ronde speelt partijen met het nieuwste model, past er een nieuw op alle partijen aan, en beproeft het: alleen
een model dat wint van het vorige en van de eigen waardering van het spel, en van geen verliest dat eerder zijn plaats won, komt ervoor
in de plaats. Dezelfde map gaat verder waar ze ophield, ook midden in een ronde, en onthoudt --hidden, --general, --usual, --guests en --option:
die hoeven niet opnieuw gezegd. --option legt een optie vast in lessen en proeven; andere opties verschillen in lessen, en zijn in
proeven zoals gewoonlijk. Het beste model is daar best.json, de leercurve curve.svg.

  hippodrome train --game families --seats 2 --minutes 60`,
  },
  gate: {
    summary: 'Beproef of een model andere mag vervangen: het moet winnen, en wat het zegt moet uitkomen.',
    flags: {
      against:
        'het bestand van een ander model, of hand, de waardering van het spel zelf (anders dat); het mag oudere regels of gegevens geleerd hebben',
      bot: 'de bot waarmee beide kanten spelen (anders greedy)',
      rival: 'een andere bot voor de andere kant',
      bouts:
        'hoeveel reeksen partijen hoogstens: dezelfde dobbelstenen, één keer voor elke plaats (anders 100)',
      fresh: 'in hoeveel partijen, alleen daarvoor gespeeld, zijn kansen worden gemeten (anders 500)',
      keep: 'bewaar die partijen: een keuring die werd gestopt speelt ze niet opnieuw, en "train --with" leert ervan',
      option: table.option,
      seed: 'waar de dobbelstenen uit volgen (anders "gate")',
      workers: 'threads (anders één per kern)',
      adopt: 'ook een model dat oudere regels of gegevens leerde: slaagt het, dan telt het als een van deze',
      install:
        'beproef het ook tegen het model dat het zou vervangen, en als het slaagt, maak het deel van het spel; alleen in de map met de broncode',
      json: 'als JSON',
    },
    details: `Het deel van de winst is gezuiverd van geluk: wat de dobbelstenen waard waren, zoals het model het ziet, gaat eraf. Een reeks eindigt eerder als
ze duidelijk is. Zijn kansen worden gelegd naast wat ervan komt in partijen die het tegen zichzelf speelt. De afsluitcode is 1 als het model van een van de andere verliest, de eerste niet duidelijk verslaat, of ernaast zit met zijn kansen.
Partijen zijn zoals gewoonlijk, of zoals --option zegt; die waarin kansen worden gemeten verschillen in wat het niet zegt.
Met --install wordt het eerst beproefd tegen het model van dat spel en aantal plaatsen dat erbij hoort, tenzij dat dezelfde gewichten heeft, dan
tegen hand, dan tegen de andere. Een model dat slaagt wordt dat waar bots naar spelen en waar de kansen op het scherm vandaan komen; ze
worden niet getoond in een spelvorm of scenario waarin ze er duidelijk naast zitten.

  hippodrome gate learning/families-2/best.json --against hand --bouts 200 --install`,
  },
  ladder: {
    summary:
      'Laat bots tegen elkaar spelen en zet ze alle op één schaal; stop wanneer je wilt, ga later verder.',
    flags: {
      game: table.game,
      seats: table.seats,
      option: table.option,
      bots: 'wie er spelen, de zwakste eerst (anders alle niveaus)',
      bouts: 'reeksen partijen van elke twee: dezelfde dobbelstenen, één keer voor elke plaats (anders 24)',
      reach: 'hoe ver twee in de lijst uiteen mogen staan om elkaar nog te treffen (anders 2)',
      minutes: 'hoe lang hoogstens; wat gespeeld is blijft bewaard',
      folder: 'waar de partijen bewaard worden (anders learning/ladder-GAME-SEATS)',
      seed: 'waar de dobbelstenen uit volgen (anders "ladder")',
      workers: 'threads (anders één per kern); denktijd delen ze',
      install:
        'maak de niveaus van --bots deel van de schaal waarop de server bots naast mensen toont; alleen in de map met de broncode',
      json: 'als JSON',
    },
    details: `Delen van de winst zijn gezuiverd van geluk: wat de dobbelstenen waard waren, zoals het model of de waardering van het spel het ziet, gaat eraf. Uit alle
reeksen samen volgt hoeveel beter elk is dan squire (of de eerste van --bots, als die er niet bij is): het deel dat het daartegen zou winnen.
Met --install komt elk niveau van --bots in de plaats van wat daar voor dat spel en aantal plaatsen stond; niveaus die niet
genoemd zijn blijven zoals ze waren. Er wordt niets veranderd zolang een ervan te weinig gespeeld heeft.

  hippodrome ladder --game families --seats 2 --bouts 40 --minutes 30`,
  },
  bench: {
    summary: 'Meet willekeurig spel, kopieën en zoeken van elk spel, op één kern.',
    flags: {
      game: 'alleen dit spel',
      rounds: 'ronden na een om warm te lopen; de mediaan telt (anders 5)',
      seconds: 'hele seconden per ronde (anders 1)',
      together: 'alle spellen in één proces, om beurten een ronde, in plaats van elk in een eigen',
      cold: 'alleen willekeurig spel, vanaf voor het spel geladen is, elke ronde in een eigen proces',
      cpu: 'tel processortijd in plaats van de klok, voor een machine die het druk heeft',
      json: 'als JSON',
    },
    details:
      'Willekeurig spel neemt elk aantal plaatsen om beurten; kopieën en zoeken zijn van de volste tafel.',
  },
  drive: {
    summary: 'Laat een programma in een taal naar keuze een partij besturen: JSON-regels in en uit.',
    flags: {},
    details: `Eén verzoek per regel, één antwoord per regel; docs/drive.md beschrijft ze allemaal.

  echo '{"id":1,"cmd":"new","game":"families","seats":2,"seed":"tekst"}' | hippodrome drive`,
  },
}

/** The words around the help of commands. */
export const DUTCH_FRAME = {
  lang: 'taal van de woorden; zonder deze vlag die van je systeem',
  help: 'deze tekst',
  many: ' (mag herhaald worden)',
  about: 'Speelt drie bordspellen rond Byzantium, en past op hun partijen.',
  more: '"hippodrome COMMAND --help" zegt meer over een ervan.',
  exits: `Afsluitcodes: 0 alles in orde; 1 het antwoord is nee (een partij die niet klopt, een gesimuleerde partij die stukliep);
2 wat gevraagd of gegeven werd is onbruikbaar, één regel zegt waarom; 3 een fout in Hippodrome; 130 Ctrl-C.`,
}
