import type { LessonTexts } from '../../lessons/course.ts'

export const nl: LessonTexts<'powers'> = {
  turn: {
    title: 'Een jaar van de moslims',
    story:
      'Het is 711 en je bent Leo, die de moslims leidt. Iedereen heeft gesproken; nu is jouw macht aan de beurt: eerst de schatkist, dan operaties. We doen zo weinig mogelijk en zien elke stap een keer.',
    steps: [
      {
        ask: 'Je wordt gevraagd waar je de belasting verhoogt. Nergens: druk op “Betaal soldij, dan kopen”; dat gaat meteen door en betaalt ook je eenheden.',
        why: 'Elk gebied dat je alleen houdt heeft zijn waarde betaald. Verhoogde belasting kan dat verdubbelen, of een opstand ontketenen; daarover gaat een andere les.',
        wrong: 'Dat kan, maar dit jaar laten we de belasting zoals ze is.',
      },
      {
        ask: 'Betaal je eenheden.',
        why: 'Militie, nomaden en krijgers kosten $1 per jaar, veldlegers en vloten $2, je Basileus niets.',
        wrong: 'Wie niet betaald wordt kan muiten of naar huis gaan. Er is geld genoeg: betaal ze allemaal.',
      },
      {
        ask: 'Koop een veldleger in Kilikia: pak het uit de winkel en klik dan op Kilikia.',
        why: 'Een landeenheid koop je waar je al staat, een per jaar in elk gebied. Een veldleger kost $4 en telt op elke gevechtstabel.',
        wrong: 'Dat zou kunnen, maar hier koopt de les een veldleger in Kilikia, naast je Basileus.',
      },
      {
        ask: 'Zo is het goed. Sluit het kasboek.',
        why: 'Geld dat over is blijft voor volgend jaar.',
        wrong: 'Er is geld voor meer. Deze les bewaart het.',
      },
      {
        ask: 'Nu operaties. Klik op de militie in Syria.',
        why: 'Elke stapel mag een keer per jaar opereren. Je noemt ze een voor een, en laat met rust wie je wilt.',
        wrong: 'Ook die stapel mag opereren. Hier beginnen we met de militie in Syria.',
      },
      {
        ask: 'Gooi de dobbelsteen.',
        why: 'Een 4: de stapel heeft vier operatiepunten. Een Strategos zou voor de worp worden bijgelegd.',
        wrong: 'Eerst de dobbelsteen.',
      },
      {
        ask: 'Ga de vesting Antiochië in: klik op de toren.',
        why: 'De eigen vesting in kost 1 punt. Binnen de muren houdt een garnizoen het gebied nog steeds, en het opent de haven.',
        wrong: 'De stapel kan daarheen, maar dan houdt niemand Syria. Binnen Antiochië doet hij dat nog.',
      },
      {
        ask: 'Beëindig deze operatie. De andere drie punten vervallen.',
        why: 'Punten worden niet bewaard. De stapel heeft nu een vinkje: hij heeft geopereerd.',
        wrong: 'Hij heeft gedaan wat hij moest.',
      },
      {
        ask: 'Beëindig alle operaties.',
        why: 'De beurt gaat naar de volgende macht. Als allen zijn geweest is het jaar voorbij.',
        wrong: 'Anderen kunnen ook opereren, en meestal is dat goed. Hier houden we op.',
      },
    ],
    end: 'Schatkist, dan operaties: dat doet elke macht elk jaar. Klikken die bij elkaar horen zijn een gebaar, en Terug neemt een gebaar terug.',
  },
  taxes: {
    title: 'Belasting en soldij',
    story:
      'Je gebieden hebben betaald. In elk gebied dat je alleen houdt mag je meer vragen: op 3 tot 6 betaalt het dubbel, op 1 of 2 niets, en komt de militie in opstand.',
    steps: [
      {
        ask: 'Verhoog de belasting in het Kalifaat. Klik erop op de kaart.',
        why: 'Een 5: het betaalt $10 in plaats van $5. Hoe rijker een gebied, hoe meer er te winnen is.',
        wrong: 'Dat kan ook, maar het Kalifaat is je rijkste gebied.',
      },
      {
        ask: 'Nog een keer: verhoog de belasting op Kyprus.',
        why: 'Een 1: geen inkomsten, en de militie van het eiland keert zich tegen je. Voor $1 meer was dat een slechte ruil.',
        wrong: 'Een andere keer. Kijk wat er op Kyprus kan gebeuren.',
      },
      {
        ask: 'Genoeg. Ga door naar de soldij.',
        why: 'Wat je schuldig bent is geteld voordat iemand betaald wordt.',
        wrong: 'Je kunt doorgaan, en meer gebieden verliezen.',
      },
      {
        ask: 'Betaal iedereen.',
        why: 'Alle eenheden zijn betaald en blijven trouw. Wie niet betaald is gooit: twee op zes muiten, twee op zes gaan naar huis.',
        wrong: 'Iemand niet betalen mag, en is soms verstandig. Niet met zoveel geld.',
      },
    ],
    end: 'Verhoog de belasting waar de waarde hoog is en waar je de militie kunt missen.',
  },
  march: {
    title: 'Op mars',
    story:
      'Je leger wacht in het vak Oost, buiten de rand van de kaart: vijf nomaden en vier militie. Waar het vak de kaart raakt staan poorten.',
    steps: [
      {
        ask: 'Kies het leger in het vak Oost.',
        why: 'Elke stapel die dit jaar nog niet heeft geopereerd kan worden gekozen.',
        wrong: 'Een andere stapel. Deze les verplaatst het leger uit het oosten.',
      },
      {
        ask: 'Gooi de dobbelsteen.',
        why: 'Een 3. Elke plaats binnen drie punten toont nu haar prijs; donker over land, blauw over zee.',
        wrong: 'Eerst de dobbelsteen.',
      },
      {
        ask: 'Ga naar Palestina.',
        why: 'Van het vak naar een poort kost 1 punt.',
        wrong: 'Binnen bereik, maar we gaan naar Syria. Een klik op Syria zelf zou de hele weg ineens gaan.',
      },
      {
        ask: 'Ga door naar Syria.',
        why: 'Een gewone grens kost 1 punt; bergen en rivieren kosten 2. Wijs een plaats aan en de pijl toont de goedkoopste weg.',
        wrong: 'Niet daarheen: Syria heeft het leger harder nodig.',
      },
      {
        ask: 'Beëindig deze operatie.',
        why: 'Er blijft een punt over, en dat vervalt.',
        wrong: 'Dat kan, maar blijf in Syria.',
      },
    ],
    end: 'Klik op een stapel, en dan waar hij heen moet. De weg wordt gekozen, getoond en gelopen, en stopt waar dobbelstenen of een andere speler eraan te pas komen.',
  },
  battle: {
    title: 'Een slag',
    story:
      'In Kappadokia staat Byzantijnse militie, achter de bergen. Je Basileus wacht in Kilikia met vijf nomaden en militie: zeven eenheden.',
    steps: [
      {
        ask: 'Kies het leger van de Basileus in Kilikia.',
        why: 'Hij telt 1 op bij de worp van zijn stapel.',
        wrong: 'Die stapel is hier te zwak voor. Neem de Basileus.',
      },
      {
        ask: 'Gooi de dobbelsteen.',
        why: 'Een 5, en 1 voor de Basileus: zes punten.',
        wrong: 'Eerst de dobbelsteen.',
      },
      {
        ask: 'Trek naar Kappadokia.',
        why: 'Over de bergen: 2 punten. Wie een gebied binnentrekt kan door een vijand daar worden onderschept.',
        wrong: 'De vijand van deze les staat in Kappadokia.',
      },
      { why: 'Zoe laat je door: een militie tegen zeven zou haar einde slechts verhaasten.' },
      {
        ask: 'Val aan met een Raid. De balken tonen de kansen van elke tabel op zes.',
        why: 'Raid mag omdat meer dan de helft van je stapel Basileus, veldlegers en nomaden zijn; Shock vraagt krijgers en veldlegers. Een aanval kost 1 punt.',
        wrong:
          'Dat kan ook. Maar kijk naar de balken: een raid laat de vijand zelden ongedeerd en trekt daarna verder.',
      },
      {
        ask: 'Voeg niets toe, en gooi.',
        why: 'Een 5 in de kolom van 6 tot 7: een kleine overwinning met een vrije zet. Die kost de vijand zoveel eenheden als jij er hebt, en hij had er een.',
        wrong: 'Hier is geen fiche nodig.',
      },
      {
        ask: 'Blijf in Kappadokia.',
        why: 'Een vrije zet zou geen punten kosten. Door te blijven is Kappadokia van jou.',
        wrong: 'Je mag er voor niets heen, maar dan houdt niemand van jou Kappadokia.',
      },
    ],
    end: 'Alleen je eigen sterkte bepaalt de kolom; de sterkte van de vijand zegt hoeveel hij kan verliezen. Voor elke worp mogen fiches worden bijgelegd.',
  },
  fleets: {
    title: 'Over zee',
    story:
      'Het leger in het vak Oost wil naar Krete. Landeenheden steken elke zee over waarin een vloot van jou ligt, en er ligt er een in de oostelijke Middellandse Zee.',
    steps: [
      {
        ask: 'Kies het leger in het vak Oost.',
        why: 'De vloot zelf hoeft niet te opereren: ze draagt wie langskomt, zo vaak als je wilt.',
        wrong: 'Deze les verscheept het leger uit het oosten.',
      },
      {
        ask: 'Gooi de dobbelsteen.',
        why: 'Een 4. Blauwe prijzen zijn over zee.',
        wrong: 'Eerst de dobbelsteen.',
      },
      {
        ask: 'Vaar naar Krete.',
        why: 'Drie punten in een stap. De zeeën onderweg worden voor je gevonden; zonder vloot in een ervan is er geen weg.',
        wrong: 'Niet daarheen. Krete is de sleutel tot de Egeïsche Zee.',
      },
      { why: 'Zoe onderschept niet. Je leger staat naast haar militie, met een punt over voor een aanval.' },
    ],
    end: 'Vloten maken wegen van de zee. Vanuit een eigen haven kost elke zee 1 punt, van elders 2.',
  },
}
