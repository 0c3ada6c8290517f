import type { LessonTexts } from '../../lessons/course.ts'

export const nl: LessonTexts<'court'> = {
  initiative: {
    title: 'Wie eerst, en waarvoor',
    story:
      'Je bent Leo, aan het hof van Justinianus. Elke ronde begint met het Initiatiefspoor: vier plaatsen, elk met een Kistje buit en een Keimelion. Daarna stemt het hof over wat de Gebeurtenis zal vragen.',
    steps: [
      {
        ask: 'Neem de tweede plaats, met de Kelk. Klik haar aan onder de kaart.',
        why: 'Je krijgt meteen de buit van het Kistje, en de Kelk geeft je 2 Auctoritas waarmee je alleen kunt stemmen.',
        wrong: 'Elke plaats heeft haar nut. Hier willen we een stemming winnen: neem de Kelk.',
      },
      { why: 'Zoe neemt het Labaron: één Dynamis meer, en de eerste beurt.' },
      { why: 'Zoe stemt als eerste en legt haar enige Auctoritas op de eerste Optie.' },
      {
        ask: 'Stem op de tweede Optie: klik haar blad aan.',
        why: 'Alleen de Optie met het hoogste totaal telt: wat zij vraagt, en de eenheden die zij brengt.',
        wrong: 'Dat mag, maar dan krijgt Zoe haar zin en jij minder. Stem op de tweede Optie.',
      },
      {
        ask: 'Zet de inzet op 3 en leg haar neer.',
        why: 'De eerste 2 zijn van de Kelk, dus het kost je er zelf 1. Drie tegen één: de Keizer volgt je, en wie het meest inzette krijgt 2 Doxa.',
        wrong: 'Iets meer of minder kan ook. De les zet er 3 in.',
      },
    ],
    end: 'Ingezette Auctoritas ben je kwijt, welke Optie ook wordt gekozen. Stem met zoveel als nodig is, en niet meer.',
  },
  cards: {
    title: 'Helden en hun mensen',
    story:
      'Jij bent aan de beurt. Je hebt Tribonianus, een Held, en de Schatbewaarder; de Graaf van de aquaducten ligt in je hof. Een Held maakt kaarten van zijn soort goedkoper, en leidt ze.',
    steps: [
      {
        ask: 'Kies Spelen: met de knop, of door Tribonianus in je hand aan te klikken.',
        why: 'Een actie kost één Dynamis. Met één actie Spelen speel je zoveel kaarten als je wilt.',
        wrong: 'Andere acties wachten even. Deze les speelt kaarten.',
      },
      {
        ask: 'Speel Tribonianus voor 6.',
        why: 'Tribonianus is Paleis, niveau II: van nu af kost elke kaart van die soort je 2 minder.',
        wrong: 'Eerst de Held, dan de anderen: dan telt de korting.',
      },
      {
        ask: 'Speel de Schatbewaarder voor 2.',
        why: 'Er staat 4 op; Tribonianus haalt er 2 af. De tekst gebeurt één keer, bij het spelen; de opbrengst komt telkens als je de kaart activeert.',
        wrong: 'Goedkoper dan nu wordt de Schatbewaarder niet.',
      },
      {
        ask: 'Leg de Schatbewaarder onder Tribonianus: klik eerst hem aan, dan Tribonianus.',
        why: 'Een Held met kaarten onder zich is een Bandon. Eén actie Activeren brengt op wat al haar kaarten geven.',
        wrong: 'Losse kaarten activeer je één voor één. Voeg ze eerst samen.',
      },
      {
        ask: 'Leg ook de Graaf van de aquaducten erbij.',
        why: 'Een Held van niveau II leidt twee kaarten; deze Bandon is dus vol.',
        wrong: 'Je kunt stoppen, maar er is nog plaats.',
      },
    ],
    end: 'Drie kaarten voor één Dynamis, in elke ronde die komt: daarom komen Helden eerst.',
  },
  market: {
    title: 'Links is goedkoop',
    story:
      'De markt is een rij van acht kramen; de eerste kost 2, de laatste 9. Wie verkoopt vult haar van links, en krijgt meer naarmate ze voller is.',
    steps: [
      {
        ask: 'Kies Verkopen, of klik de Civicus in je beurs aan.',
        why: 'Met één actie verkoop je zoveel Middelen als je wilt, elk van een soort die de markt niet heeft.',
        wrong: 'Deze les gaat eerst naar de markt.',
      },
      {
        ask: 'Verkoop een Civicus voor 4.',
        why: 'Twee kramen zijn bezet, dus de derde betaalt: 4 Nomisma.',
        wrong: 'Fides ligt er al; een soort die de markt heeft kun je alleen als laatste verkopen.',
      },
      {
        ask: 'Stop met verkopen.',
        why: 'Je tweede Civicus bewaar je voor de Gebeurtenis.',
        wrong: 'Je mag doorgaan, maar hier is het genoeg.',
      },
      {
        ask: 'Kies Kopen, of klik het Lignum in de markt aan.',
        why: 'Dat is een nieuwe actie, en een Dynamis.',
        wrong: 'De les wil Lignum.',
      },
      {
        ask: 'Koop het Lignum voor 3.',
        why: 'Je betaalt het getal van de kraam. De prijzen staan stil zolang je koopt.',
        wrong: 'Dat is ook te koop, maar je hebt Lignum nodig.',
      },
      {
        ask: 'Stop met kopen.',
        why: 'Nu schuiven de goederen naar links, en alles rechts van het gat wordt goedkoper voor de volgende.',
        wrong: 'Eén is genoeg.',
      },
    ],
    end: 'Verkoop als de markt vol is, koop als wat je nodig hebt links ligt; en kijk wie er na je komt.',
  },
  intrigue: {
    title: 'Niet zo haastig',
    story:
      'Zoe heeft 9 Nomisma en een sterke kaart in haar hand. Jij hebt IJzeren bewaring, een Intrigekaart: die speel je in de beurt van een ander.',
    steps: [
      {
        why: 'Zoe kiest Spelen. Voordat er iets gebeurt, wordt iedereen gevraagd die zou kunnen antwoorden; zo leert niemand uit de vraag wie dat kan.',
      },
      {
        ask: 'Er ligt een brief op tafel. Antwoord met IJzeren bewaring, voor 4.',
        why: 'De actie vervalt, en haar Dynamis is verbruikt. Intrige kost jou geen actie, alleen Nomisma.',
        wrong: 'Je kunt het laten gebeuren, maar dan komt Theodora naar haar hof.',
      },
      {
        why: 'Zoe had jouw kaart kunnen beantwoorden met een andere. Ze heeft er geen, en laat het gebeuren.',
      },
    ],
    end: 'In de brief zeg je ook wanneer je gevraagd wilt worden: altijd als je iets kunt doen, alleen als het jou raakt, of deze ronde niet meer.',
  },
  contribute: {
    title: 'Wat de Gebeurtenis vraagt',
    story:
      'De smeekbede van de koningin vraagt 2 Civicus en 1 Fides van het hele hof. Ieder geeft in het geheim; dan gaat alles tegelijk open. Zoe heeft niets van wat gevraagd wordt: het hangt van jou af.',
    steps: [
      {
        ask: 'Geef 2 Civicus. De tellers staan op één vel: zet Civicus op 2 en Fides op 1, en verzegel.',
        why: 'Elk Middel dat je geeft is 1 Doxa, hoe de Gebeurtenis ook afloopt.',
        wrong: 'Dan ontbreekt er een Civicus, en mislukt de Gebeurtenis.',
      },
      {
        ask: 'En 1 Fides.',
        why: 'Alles is er: de Gebeurtenis is vervuld, en jij gaf het meest. Je bent de Overwinnaar en krijgt de beloning.',
        wrong: 'Eén ontbrekend Middel laat de Gebeurtenis mislukken.',
      },
    ],
    end: 'Was het mislukt, dan was wie het minst gaf de Verslagene. De balken bij de Gebeurtenis tonen wat het hof zou kunnen geven; kijk ernaar voor je verzegelt.',
  },
  trial: {
    title: 'Een Proces',
    story:
      'De codexcommissie is een Proces: er is niet gestemd. Eerst moet het vervuld worden als elke Gebeurtenis, met 2 Civicus en 1 Auctoritas; dan biedt ieder Civicus voor Doxa.',
    steps: [
      { why: 'Zoe heeft verzegeld. Niemand weet wat ze geeft tot jij dat ook hebt gedaan.' },
      {
        ask: 'Geef de Auctoritas.',
        why: 'Die is nodig, en alleen jij hebt er een.',
        wrong: 'Zonder haar mislukt het Proces, en is er niets om op te bieden.',
      },
      {
        ask: 'Geef 1 Civicus, geen 2, en verzegel.',
        why: 'Er zijn er twee nodig, en Zoe heeft er ook. Met wat je houdt kun je bieden.',
        wrong: 'De les vertrouwt op Zoe voor de andere.',
      },
      {
        why: 'Alles gaat open: Zoe gaf de andere Civicus, dus het Proces is vervuld. Nu heeft ze een bod verzegeld.',
      },
      {
        ask: 'Bied je 2 Civicus.',
        why: 'Biedingen zijn geheim en worden altijd betaald. Zoe bood 1, dus jij bent eerste en krijgt 3 Doxa; zij krijgt er 2.',
        wrong: 'Zoe kan met de Kelk tot 3 bieden. Geef wat je hebt.',
      },
    ],
    end: 'Tel voor een Proces twee keer: wat er nodig is om het te vervullen, en wat je houdt voor het bod.',
  },
  quests: {
    title: 'Wat niemand weet',
    story:
      'Je begon met vijf Opdrachten en legde er een terug. Niemand ziet de vier die je houdt. Nu is de laatste Gebeurtenis van Tijdperk II voorbij: ieder geeft er nog een op, in het geheim. De eenheden op de kaart tellen voor allen, wie ze ook plaatste.',
    steps: [
      { why: 'Zoe heeft er een opgegeven. Niemand krijgt te zien welke.' },
      {
        ask: 'Geef de Opdracht op die je niets brengt: Erfgenaam van Carthago. Op elke kaart staat wat ze nu zou opleveren.',
        why: 'In Africa staat niets. Deze korte partij is nu voorbij, dus gaan de Opdrachten open: 6 Doxa voor drie Palatijnse eenheden, 6 voor drie eenheden in Italië, en 5 voor de meeste Palatijnse kaarten in het spel.',
        wrong:
          'Die levert wat op: drie eenheden zijn Palatijns, drie staan in Italië, en niemand heeft meer Palatijnse kaarten dan jij. In Africa staat niets.',
      },
    ],
    end: 'Het duurste hof bracht je nog 6 Doxa. Speel vanaf Tijdperk II voor de drie Opdrachten die je wilt houden, en kijk welke eenheden je rivalen graag plaatsen.',
  },
  solo: {
    title: 'Alleen met het rijk',
    story:
      'In Solo stemt of geeft er niemand. Een Gebeurtenis wil eenheden op bepaalde plaatsen voor de ronde om is: hier een Handelsschip in de Tyrreense Zee. Het staat links, en als schaduw op de kaart.',
    steps: [
      {
        ask: 'Kies Bouwen.',
        why: 'Voor één Dynamis bouw je wat je kunt betalen.',
        wrong: 'De Gebeurtenis wacht niet: bouw.',
      },
      {
        ask: 'Kies het Handelsschip, voor 2 Lignum.',
        why: 'De bouwer merkt wat de Gebeurtenis wil. Elk Middel dat je betaalt levert 1 Doxa op.',
        wrong: 'Dat kan ook, maar de Gebeurtenis wil een schip.',
      },
      {
        ask: 'Zet het in de Tyrreense Zee.',
        why: 'Aan de regel bij de Gebeurtenis is voldaan; aan het eind van de ronde is zij vervuld.',
        wrong: 'Het mag daar staan, maar de Gebeurtenis wil het in de Tyrreense Zee.',
      },
      {
        ask: 'Stop.',
        why: 'Er zijn nog drie Dynamis in deze ronde, en er komen zwaardere Gebeurtenissen.',
        wrong: 'Je mag doorbouwen; de les eindigt hier.',
      },
    ],
    end: 'Je Doxa aan het eind bepaalt de rang van je regering, van Nero tot Augustus. Ongedaan maken kan zolang er niets verborgens is gezien: probeer gerust.',
  },
  duel: {
    title: 'Belisarius of Narses',
    story:
      'Het Duel is voor twee. Elk leidt een Held die vanaf het begin in het spel is, met een eigen Startstapel. Jij hebt de Ring, dus jij kiest; daarna wordt er gekozen uit drie stapels kaarten.',
    steps: [
      {
        ask: 'Kies Belisarius.',
        why: 'Hij leidt soldaten: één keer per ronde, als je Spelen kiest, kost één kaart die geen Held is je niets. Zoe heeft Narses, die van intrige leeft.',
        wrong:
          'Ook Narses is een goede keus: elke Intrigekaart van hem neemt de ander 1 Nomisma af. Deze les volgt Belisarius.',
      },
      {
        ask: 'De eerste stapel heeft monniken en zusters. Laat hem liggen.',
        why: 'Een stapel die blijft liggen groeit met één verborgen kaart.',
        wrong:
          'Ze zouden in je Startstapel komen, en Belisarius maakt alleen Stratiotika- en Palatijnse kaarten goedkoper.',
      },
      {
        ask: 'De tweede stapel heeft Sittas, een Held, met soldaten. Neem hem.',
        why: 'Alle drie gaan naar je Startstapel. Eén verborgen kaart begint de stapel opnieuw.',
        wrong: 'Een betere vind je niet gauw. Zoe is de volgende die erin kijkt.',
      },
      { why: 'Zoe neemt de eerste stapel: inmiddels vier kaarten.' },
      {
        ask: 'De eerste stapel heeft nu één kaart. Laat hem liggen.',
        why: 'Het zijn er twee als er weer iemand kijkt.',
        wrong: 'Eén kaart is weinig: je kiest drie keer, en elke keer neem je één stapel.',
      },
      {
        ask: 'De tweede ook. Laat hem liggen.',
        why: 'Alleen de derde is nog over. Wie alle drie weigert neemt de bovenste kaart van de Trekstapel.',
        wrong: 'De derde stapel heeft nog niemand aangeraakt. Daar liggen er drie.',
      },
      {
        ask: 'Neem de derde stapel.',
        why: 'Johannes, neef van Vitalianus, en twee officieren: weer drie kaarten voor Belisarius.',
        wrong: 'Dan krijg je één kaart die je niet kunt zien.',
      },
      { why: 'Zoe neemt de eerste stapel.' },
      {
        ask: 'Je laatste keus. Laat de eerste stapel liggen, met zijn ene kaart.',
        why: 'Hij groeit voor Zoe, maar zij kiest het laatst.',
        wrong: 'In de tweede stapel liggen er twee: die is gegroeid sinds je hem liet liggen.',
      },
      {
        ask: 'Neem de tweede stapel, met twee kaarten.',
        why: 'Acht kaarten meer dan waarmee je begon.',
        wrong: 'In de derde stapel ligt één verborgen kaart sinds je hem nam.',
      },
      { why: 'Zoe neemt de hare. Beiden schudden hun Startstapel en trekken zes kaarten.' },
    ],
    end: 'Telkens als je van de Trekstapel trekt, mag je in plaats daarvan van je eigen Startstapel trekken. Die wordt niet aangevuld: wat je koos is wat je krijgt.',
  },
  taktika: {
    title: 'Eenheden die voor je werken',
    story: 'Met Taktika mag iedereen de eenheden op de kaart activeren. In Thracië staat een Senator.',
    steps: [
      {
        ask: 'Kies Eenheden: één Dynamis, en 1 Auctoritas voor elke eenheid die je activeert.',
        why: 'Er kan hier maar één eenheid bedoeld zijn, dus het wordt niet gevraagd.',
        wrong: 'Deze les gaat over eenheden.',
      },
      {
        ask: 'Verplaats de Senator naar Oriens: klik het aan op de kaart.',
        why: 'Een Senator doet één stap; Karavanen en schepen twee; gebouwen blijven staan.',
        wrong: 'Hij kan blijven of elders heen. De les stuurt hem naar het oosten.',
      },
      {
        ask: 'Leg daar een Zegel.',
        why: 'Dat merkt het gebied voor jou. Later geef je het Zegel terug om de vaardigheid te gebruiken van een eenheid die daar begint.',
        wrong: 'Het Zegel maakt de reis haar prijs waard.',
      },
    ],
    end: 'Eerst Zegels, dan vaardigheden: elke vaardigheid haalt een Zegel van de kaart, en sommige Opdrachten tellen de Zegels die er liggen.',
  },
}
