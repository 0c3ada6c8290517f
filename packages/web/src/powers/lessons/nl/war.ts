import type { LessonTexts } from '../../../lessons/course.ts'

/** What happens on the map. */
export const war: Pick<LessonTexts<'powers'>, 'march' | 'battle' | 'siege' | 'chits' | 'rebels'> = {
  march: {
    title: 'Over land en over zee',
    story:
      'Je leger wacht in het vak Oost, buiten de rand van de kaart: vijf nomaden en vier milities. Waar het vak de kaart raakt staan poorten. In Antiochië, de haven van Syrië, zit een kleine troep.',
    steps: [
      {
        ask: 'Kies het leger in het vak Oost.',
        why: 'Er valt een 3. Elke plaats binnen drie punten toont nu haar prijs: donker over land, blauw over zee.',
        wrong: 'Ook die stapel mag opereren. Deze les begint met het leger in het oosten.',
      },
      {
        ask: 'Ga naar Palestina.',
        why: 'Uit het vak naar een poort kost 1 punt, welke grens het ook is.',
        wrong: 'Binnen bereik, maar we gaan naar Syrië, door Palestina.',
      },
      {
        ask: 'Ga door naar Syrië.',
        why: 'Een gewone grens kost 1 punt, bergen en rivieren 2. Vanuit het vak had één klik op Syrië de hele weg gelopen.',
        wrong: 'Syrië heeft het leger harder nodig: het garnizoen gaat zo weg.',
      },
      {
        ask: 'Beëindig deze operatie.',
        why: 'Er blijft een punt over, en dat vervalt.',
        wrong: 'Dat kan, maar laat het leger in Syrië.',
      },
      {
        ask: 'Nu de zee. Kies de troep in Antiochië: klik op de toren.',
        why: 'Een 4. Landeenheden steken elke zee over waarin een vloot van jou ligt, en er ligt er een in de Oostelijke Middellandse Zee. De vloot zelf hoeft niet te opereren.',
        wrong: 'De anderen blijven waar ze zijn; de troep in Antiochië gaat varen.',
      },
      {
        ask: 'Vaar naar Kreta.',
        why: 'Vanuit een haven kost een zee 1 punt, van open land 2; landen op een open kust kost er nog 2. De zeeën onderweg worden voor je gevonden.',
        wrong: 'Dat is binnen bereik, maar Kreta is de sleutel tot de Egeïsche Zee.',
      },
      {
        why: 'Zoe kan proberen je te onderscheppen, en laat het zo. Je troep staat naast haar militie, met een punt over voor een aanval.',
      },
    ],
    end: 'Klik op een stapel, en dan waar hij heen moet: de weg wordt gekozen, getoond en gelopen, en stopt waar dobbelstenen of een andere speler eraan te pas komen. Vloten maken wegen van de zee.',
  },
  battle: {
    title: 'Een slag op elke tabel',
    story:
      'Er zijn drie gevechtstabellen: Rooftocht, Treffen en Stormloop. Zoe heeft vier veldlegers en militie in Kappadocië. Je Basileus staat in Kilikië met drie veldlegers en twee nomaden: een leger dat alle drie mag gebruiken.',
    steps: [
      {
        ask: 'Kies het leger van de Basileus in Kilikië.',
        why: 'Een 5, en 1 voor de Basileus: zes punten.',
        wrong: 'Die stapel is hier te zwak voor. Neem de Basileus.',
      },
      {
        ask: 'Trek naar Kappadocië.',
        why: 'Over de bergen: 2 punten. Vijanden in een gebied dat je binnentrekt kunnen proberen je te onderscheppen.',
        wrong: 'De vijand van deze les staat in Kappadocië.',
      },
      { why: 'Zoe onderschept niet. Er zijn vier punten over, en een aanval kost er 1.' },
      {
        ask: 'Val eerst aan met een Rooftocht. De balken tonen de kansen van elke tabel op zes.',
        why: 'Een 2 in de kolom van 6 tot 7 eenheden: een vrije verplaatsing, en verder niets. Een Rooftocht schaadt jou zelden, en de vijand zelden veel. Hij is voor Basileus, veldlegers en nomaden.',
        wrong:
          'Die tabel komt ook nog. Eerst een Rooftocht: van de zes worpen laat alleen de 1 de vijand terugslaan.',
      },
      {
        ask: 'Je mag gratis verder trekken. Blijf in Kappadocië.',
        why: 'Het leger blijft en heeft nog drie punten.',
        wrong: 'Een vrije verplaatsing gaat daarheen, maar dan is de slag voorbij. We zijn nog niet klaar.',
      },
      {
        ask: 'Val aan met een Treffen.',
        why: 'Een 1: tegenaanval. Het Treffen staat open voor elke stapel, ook voor militie en vloten, en vraagt hoge worpen.',
        wrong: 'Dat kan, maar de les wil elke tabel een keer tonen. Nu het Treffen.',
      },
      {
        why: 'Nu moet Zoe jou aanvallen, zonder kosten, op een tabel naar haar keuze. Ze kiest de Stormloop met vijf eenheden en gooit een 3: geen gevolg.',
      },
      {
        ask: 'Val aan met een Stormloop.',
        why: 'Een 5: een beslissende zege. Haar hele stapel is weg, en jij trekt een fiche. De Stormloop vraagt dat meer dan de helft Basileus, veldlegers en krijgers zijn.',
        wrong: 'Die heb je al gezien. Kijk naar de balken: de Stormloop wint het vaakst beslissend.',
      },
    ],
    end: 'Alleen je eigen kracht bepaalt de kolom; die van de vijand zegt hoeveel hij kan verliezen. Een kleine zege kost hem zoveel eenheden als jij er hebt. Vloten vechten altijd in een Treffen.',
  },
  siege: {
    title: 'Een belegering',
    story:
      'Twee veldlegers en een militie zitten achter de muren van Ikonion, in Anatolikon. In het veld staat niemand. Je Basileus komt over de bergen met zeven eenheden.',
    steps: [
      {
        ask: 'Kies het leger van de Basileus in Kilikië.',
        why: 'Een 5 en 1 erbij: zes punten.',
        wrong: 'Alleen het leger van de Basileus is sterk genoeg.',
      },
      {
        ask: 'Trek naar Anatolikon.',
        why: 'Een garnizoen onderschept niet, en valt niet aan voordat het naar buiten komt. Maar het houdt het gebied nog samen met jou.',
        wrong: 'Ikonion ligt in Anatolikon, en wordt vandaar belegerd.',
      },
      {
        ask: 'Beleger Ikonion: val aan met een Stormloop.',
        why: 'Een 4: een kleine zege. In het veld zou dat zeven eenheden kosten, allemaal dus.',
        wrong: 'Dat kan, maar kijk naar de balken: de Stormloop geeft hier de meeste zeges.',
      },
      {
        why: 'De belegerden mogen een kleine zege nemen als het verlies van één eenheid, en een beslissende als een kleine. Zoe doet dat.',
      },
      { why: 'Ze geeft de militie op. Twee veldlegers houden de muren.' },
      {
        ask: 'Val nog eens aan met een Stormloop.',
        why: 'Een 5: een beslissende zege.',
        wrong: 'Je hebt nog drie punten. Sla toe nu het garnizoen klein is.',
      },
      {
        why: 'Zoe neemt haar als een kleine: dat kost zeven eenheden, en ze heeft er twee. Zo’n zege levert jou geen fiche op.',
      },
      {
        ask: 'Ga de lege vesting in.',
        why: 'Dat kost geen punt. Anatolikon is nu van jou alleen, en wie het terug wil moet jou belegeren.',
        wrong: 'Buiten houd je Anatolikon ook. Maar de muren werken nu voor wie erbinnen zit.',
      },
    ],
    end: 'Muren helpen één stap, en kleine garnizoenen het meest. Constantinopel is nog sterker: daar doet een kleine zege niets.',
  },
  chits: {
    title: 'Fiches',
    story:
      'Je hebt drie fiches: Handelsconcessie, Strateeg +2 en Ondermijning. Ze kosten geen punten; op elk staat wanneer het gespeeld kan worden. Zoe heeft er een, en niemand weet welk.',
    steps: [
      {
        ask: 'Speel de Handelsconcessie: klik erop bij je fiches.',
        why: 'Ze wordt aangekondigd. Wie een fiche heeft wordt gevraagd of een Sluipmoordenaar haar opheft.',
        wrong: 'Operaties kunnen wachten. Eerst het geld, nu je eraan denkt.',
      },
      { why: 'Niemand antwoordt: $10 voor je schatkist. Het fiche gaat terug in de beker.' },
      {
        ask: 'Kies het leger van de Basileus in Kilikië.',
        why: 'Voordat de dobbelsteen valt mag je een Strateeg bijleggen.',
        wrong: 'Die stapel heeft geen veldheer nodig. Neem de Basileus.',
      },
      {
        ask: 'Leg de Strateeg +2 bij.',
        why: 'Hij geeft hier 2 punten meer, of 2 kracht in een gevecht.',
        wrong: 'Je mag ook zonder gooien. Maar kijk wat Zoe doet.',
      },
      {
        why: 'Dat was dus haar fiche: een Sluipmoordenaar. Hij heft het jouwe op, en beide gaan terug in de beker.',
      },
      {
        ask: 'Een andere Sluipmoordenaar kan hem opheffen. Jij hebt er geen: laat het gebeuren.',
        why: 'Het wordt je toch gevraagd, zodat de vraag niets verraadt.',
        wrong: 'Een ander antwoord is er niet.',
      },
      {
        ask: 'Gooi de dobbelsteen.',
        why: 'Een 4, en 1 voor de Basileus: vijf punten.',
        wrong: 'Eerst de dobbelsteen.',
      },
      {
        ask: 'Trek naar Kappadocië, waar een veldleger en een militie van Zoe staan.',
        why: 'Voor Ondermijning en Bekering moet er een stapel van jou in hetzelfde gebied staan.',
        wrong: 'Wie je wilt ondermijnen staat in Kappadocië.',
      },
      { why: 'Zoe onderschept niet. Ze heeft geen fiche meer om mee te antwoorden.' },
      {
        ask: 'Speel Ondermijning op de Byzantijnen in Kappadocië: klik op het fiche.',
        why: 'Een 5: desertie. Een tweede worp, 2, zegt hoeveel er vertrekken: allebei. Kappadocië is van jou zonder slag.',
        wrong: 'Een slag kan ook, maar dit kost geen punt, en niemand van jou tenzij er een 1 valt.',
      },
    ],
    end: 'Fiches koop je voor $2 in de schatkistfase, en je wint ze met beslissende zeges. Tien van de veertig worden gespeeld zodra ze getrokken zijn, ten goede of ten kwade.',
  },
  rebels: {
    title: 'Rebellen',
    story:
      'De belasting was te hoog: de milities van Cyprus en van Koerdistan hebben zich tegen je gekeerd. Rebellen trekken nooit uit zichzelf, maar een gebied met één rebel betaalt en telt voor niemand. Je hebt twee fiches.',
    steps: [
      {
        ask: 'Speel Bondgenootschap met de rebellen van Cyprus: klik op het fiche.',
        why: 'Rebellen van je eigen kleur keren terug, en het eiland is weer van jou.',
        wrong: 'Eerst het eiland: daar is geen leger van je in de buurt.',
      },
      {
        ask: 'Speel Greep op rebellen met de rebellen in Servië. Ze staan in het westen, tussen Byzantijnen en Chazaren.',
        why: 'Voor één operatie leid je rebellen van welke kleur ook. Ze hebben een 3 gegooid.',
        wrong: 'Ook die rebellen kun je leiden. Maar die in Servië staan naast rijk Byzantijns land.',
      },
      {
        ask: 'Leid ze naar Hellas.',
        why: 'Over de bergen, voor 2 punten.',
        wrong: 'Daar kunnen ze heen. Maar Hellas betaalt Zoe meer dan al het andere land in de buurt.',
      },
      { why: 'De militie van Zoe kan proberen te onderscheppen. Ze doet het niet.' },
      {
        ask: 'Beëindig deze operatie.',
        why: 'Meer is er niet nodig: met rebellen erin betaalt Hellas Zoe niets tot zij ze verdrijft.',
        wrong: 'Ze kunnen voor je aanvallen. Het hoeft niet, en een tegenaanval kan hun einde zijn.',
      },
      {
        ask: 'Koerdistan moet met de wapens terug. Kies het leger in het vak Oost.',
        why: 'Een 2. Het vak raakt aan Koerdistan.',
        wrong: 'Het leger in het oosten is het dichtst bij, en sterk.',
      },
      {
        ask: 'Trek naar Koerdistan.',
        why: 'Rebellen onderscheppen niet: dat doen alleen actieve machten.',
        wrong: 'De rebellen zitten in Koerdistan.',
      },
      {
        ask: 'Val de rebellen aan met een Rooftocht.',
        why: 'Een 5 in de laatste kolom: een kleine zege met een vrije verplaatsing. De militie is weg. Bij een tegenaanval slaan rebellen terug zoals iedereen.',
        wrong:
          'Dat kan ook. Negen eenheden roven in de laatste kolom, waar niets de rebellen laat terugslaan.',
      },
      {
        ask: 'Blijf in Koerdistan.',
        why: 'Het is weer van jou en betaalt vanaf volgend jaar.',
        wrong: 'Als allen gaan, houdt niemand Koerdistan.',
      },
    ],
    end: 'Bondgenootschap, Ondermijning en Bekering winnen rebellen terug; Greep op rebellen leent ze; al het andere is oorlog.',
  },
}
