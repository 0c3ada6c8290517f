import type { LessonTexts } from '../../../lessons/course.ts'

/** What happens around the map. */
export const year: Pick<LessonTexts<'powers'>, 'turn' | 'taxes' | 'negotiation' | 'neutrals' | 'victory'> = {
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
        ask: 'Koop een veldleger in Kilikië: pak het uit de winkel en klik dan op Kilikië.',
        why: 'Een landeenheid koop je waar je al staat, een per jaar in elk gebied. Een veldleger kost $4 en telt op elke gevechtstabel.',
        wrong: 'Dat zou kunnen, maar hier koopt de les een veldleger in Kilikië, naast je Basileus.',
      },
      {
        ask: 'Zo is het goed. Sluit het kasboek.',
        why: 'Geld dat over is blijft voor volgend jaar.',
        wrong: 'Er is geld voor meer. Deze les bewaart het.',
      },
      {
        ask: 'Nu operaties. Klik op de militie in Syrië.',
        why: 'Elke stapel mag een keer per jaar opereren. Je noemt ze een voor een, en laat met rust wie je wilt.',
        wrong: 'Ook die stapel mag opereren. Hier beginnen we met de militie in Syrië.',
      },
      {
        ask: 'Gooi de dobbelsteen.',
        why: 'Een 4: de stapel heeft vier operatiepunten. Een Strateeg zou voor de worp worden bijgelegd.',
        wrong: 'Eerst de dobbelsteen.',
      },
      {
        ask: 'Ga de vesting Antiochië in: klik op de toren.',
        why: 'De eigen vesting in kost 1 punt. Binnen de muren houdt een garnizoen het gebied nog steeds, en het opent de haven.',
        wrong: 'De stapel kan daarheen, maar dan houdt niemand Syrië. Binnen Antiochië doet hij dat nog.',
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
      'Je gebieden gaan betalen. In elk gebied dat je alleen houdt mag je meer vragen: op 3 tot 6 betaalt het dubbel, op 1 of 2 niets, en komt de militie in opstand.',
    steps: [
      {
        ask: 'Verhoog de belasting in het Kalifaat: klik erop op de kaart en druk dan op de knop die dat zegt.',
        why: 'Een 5: het betaalt $10 in plaats van $5. Hoe rijker een gebied, hoe meer er te winnen is.',
        wrong: 'Dat kan ook, maar het Kalifaat is je rijkste gebied.',
      },
      {
        ask: 'Nog een keer: verhoog de belasting op Cyprus.',
        why: 'Een 1: geen inkomsten, en de militie van het eiland keert zich tegen je. Voor $1 meer was dat een slechte ruil.',
        wrong: 'Een andere keer. Kijk wat er op Cyprus kan gebeuren.',
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
  negotiation: {
    title: 'Een woord met de Chazaren',
    story:
      'Nu met drie spelers: jij leidt de moslims, Zoe de Byzantijnen, Bardas de Chazaren in het noorden. Elk jaar begint met overleg. Wat de legers van Zoe in het westen houdt is jou geld waard.',
    steps: [
      {
        ask: 'Doe Bardas een aanbod: $4 van jou, en hij belooft Thracië binnen te trekken. Kies de Chazaren, vul beide kolommen in en leg het op tafel.',
        why: 'Je hebt het woord: een aanbod, een verdrag, laten zien wat je hebt.',
        wrong: 'Je mag zwijgen. Maar deze les wil praten.',
      },
      {
        ask: 'Een aanbod aan de Chazaren.',
        why: 'Hoogstens twee per jaar.',
        wrong: 'Zoe zal je niet helpen. Praat met de Chazaren.',
      },
      {
        ask: 'Je geeft geld.',
        why: 'Geld en fiches gaan meteen over als een aanbod wordt aangenomen.',
        wrong: 'Ook dat kun je bieden. Hier betalen we.',
      },
      {
        ask: '$4.',
        why: 'Je kunt niet meer bieden dan je hebt, en niet meer dan $20.',
        wrong: 'Een ander bedrag kan ook. De les biedt $4.',
      },
      {
        ask: 'Hij belooft een gebied binnen te trekken.',
        why: 'Beloften worden opgeschreven, zodat iedereen ze kan lezen.',
        wrong: 'Niet dat. Hij moet Thracië in.',
      },
      {
        ask: 'Thracië.',
        why: 'De Chazaren van Bulgarije staan er vlak achter.',
        wrong: 'Dat doet Zoe minder pijn dan Thracië.',
      },
      {
        ask: 'Leg het op tafel.',
        why: 'Bardas antwoordt als hij aan het woord is.',
        wrong: 'Het is genoeg. Leg het op tafel.',
      },
      {
        ask: 'Zeg verder niets.',
        why: 'Nu is Zoe aan het woord.',
        wrong: 'Eén aanbod is genoeg.',
      },
      { why: 'Ook Zoe vraagt het woord.' },
      { why: 'Ze stelt een verdrag voor dat de partij meteen beëindigt. Daar moet iedereen mee instemmen.' },
      { why: 'Bardas heeft gekozen. Niemand hoort wat, tot ook jij gekozen hebt.' },
      {
        ask: 'Kijk naar de balken van de machten, en wijs het af.',
        why: 'Eén die afwijst is genoeg: er is geen verdrag, al stemde Bardas in. Je hebt 38 punten, en bij 40 win je.',
        wrong: 'Dan is de partij nu voorbij. Met 38 punten zijn de moslims in neergang, en verliezen ze.',
      },
      { why: 'Zoe zegt verder niets.' },
      {
        why: 'Bardas neemt het aan: je $4 zijn van hem. Of hij Thracië binnentrekt is zijn zaak; niets dwingt hem.',
      },
    ],
    end: 'Geld is zeker, een belofte niet: betaal voor wat je kunt zien. Een verdrag is niet te breken, dus lees de balken voor je instemt.',
  },
  neutrals: {
    title: 'Twee spelers, vier machten',
    story:
      'Met twee spelers beginnen de Chazaren en de Franken neutraal: ze doen niets tot iemand ze uitlokt. Wie dat doet geeft ze aan de ander. Militie van de Chazaren deelt Georgië met jou.',
    steps: [
      {
        ask: 'Georgië zou je de helft betalen. Laat de inkomsten liggen en bewaar de vrede.',
        why: 'Innen waar neutralen staan brengt ze in de oorlog, en dan zijn ze van Zoe.',
        wrong: 'Voor $1 kreeg Zoe dan alle Chazaren, met hun legers en hun schatkist.',
      },
      {
        ask: 'De rest van het jaar is rustig. Betaal je soldij.',
        why: 'De andere gebieden hebben betaald.',
        wrong: 'Dit jaar geen proefnemingen.',
      },
      {
        ask: 'Betaal iedereen.',
        why: 'Allen zijn betaald. Neutrale eenheden kosten niemand iets.',
        wrong: 'Er is geld genoeg.',
      },
      {
        ask: 'Sluit het kasboek.',
        why: 'Nu operaties.',
        wrong: 'Hier kopen we niets.',
      },
      {
        ask: 'Beëindig je operaties. Kijk wat Zoe doet.',
        why: 'De Byzantijnen zijn aan de beurt.',
        wrong: 'Later. Ook wie een neutrale macht aanvalt geeft haar aan Zoe.',
      },
      {
        why: 'Met twee spelers trekken de Byzantijnen elk jaar gratis twee fiches. Zoe verhoogt geen belasting.',
      },
      { why: 'Ze betaalt haar eenheden.' },
      { why: 'Ze koopt niets.' },
      { why: 'Haar Basileus vertrekt uit Thracië.' },
      { why: 'Haar worp geeft vier punten.' },
      {
        why: 'Ze trekt over de bergen naar Bulgarije, waar Chazaren staan. Neutralen onderscheppen niet.',
      },
      { why: 'Ze valt ze aan, en lokt ze zo uit: de Chazaren zijn van jou, met alles wat ze hebben.' },
      {
        why: 'Zoe voegt niets toe en gooit een 1: tegenaanval. Jij zegt hoe de Chazaren vechten.',
      },
      {
        ask: 'Doe een tegenaanval met een Rooftocht.',
        why: 'Een 3: een vrije verplaatsing.',
        wrong:
          'Drie eenheden winnen een Treffen alleen op 5 of 6. Met een Rooftocht kunnen ze ook wegglippen.',
      },
      {
        ask: 'Ga de vesting Serdica in.',
        why: 'Achter de muren houden ze nog hun deel van Bulgarije, en moet Zoe ze belegeren. De Chazaren hebben dit jaar ook nog hun eigen beurt, en die speel jij.',
        wrong:
          'In het open veld vallen de negen eenheden van Zoe weer aan, en elders geven ze Bulgarije op. Muren zijn beter.',
      },
    ],
    end: 'Elke macht die je hebt heeft een eigen schatkist en een eigen beurt, en wint of verliest op zichzelf. Laat de ander de vijanden maken.',
  },
  victory: {
    title: 'Hoe je wint',
    story:
      'Het laatste jaar, 718. Elke macht wordt aan haar eigen grenzen gemeten: de moslims storten in onder 20 punten, zijn in neergang onder 40, overleven vanaf 40, veroveren vanaf 60. Je hebt er 38. Overleven is winnen.',
    steps: [
      {
        ask: 'Kies het leger van de Basileus in Kilikië. Het garnizoen van Tarsus houdt het gebied zonder hem.',
        why: 'Een 4, en 1 voor de Basileus: vijf punten.',
        wrong:
          'De meeste anderen houden alleen een gebied en verliezen het als ze gaan, en het leger in het oosten is te ver weg. Kilikië heeft een garnizoen: de Basileus kan weg.',
      },
      {
        ask: 'Trek naar Anatolikon. Het is van niemand.',
        why: 'Een gebied dat je alleen houdt telt voor zijn waarde: Anatolikon 2. Een eigen kolonie daar zou er 1 bij doen.',
        wrong:
          'Dat brengt de twee punten niet. Plunderen levert wat op, en de helft van de schatkist telt; maar een geplunderd gebied telt voor niets.',
      },
      {
        ask: 'Beëindig deze operatie.',
        why: 'De balk van de moslims staat nu op 40.',
        wrong: 'Blijf: Anatolikon telt alleen zolang je er bent.',
      },
      {
        ask: 'Beëindig alle operaties.',
        why: 'Nu kan alleen Zoe het je nog afnemen.',
        wrong: 'Laat de anderen waar ze zijn; elk houdt iets vast.',
      },
      { why: 'Zoe int. Haar geplunderde gebieden betalen en tellen niet.' },
      { why: 'Ze betaalt haar eenheden.' },
      { why: 'Ze koopt niets: de helft van haar geld telt mee.' },
      {
        why: 'Haar legers blijven thuis. De partij is voorbij: je hebt 40 punten en overleeft, Zoe is in neergang.',
      },
    ],
    end: 'Gebieden die je alleen houdt, kolonies, de helft van de schatkist, en 5 punten voor Constantinopel. Er kunnen er meer winnen, of geen: iedereen speelt tegen de eigen grenzen.',
  },
}
