import type { LessonTexts } from '../../lessons/course.ts'

export const nl: LessonTexts<'families'> = {
  control: {
    title: 'Een eigen stad',
    story:
      'Je bent Leo, de rode familie. Het is je eerste actie van de partij. Iedereen begint met 10 punten en een lege kaart; het snelst scoor je door een kubus op een rijke stad te leggen.',
    steps: [
      {
        ask: 'Neem controle over Damascus. Klik op de stad, of kijk onder “Stad in bezit nemen”.',
        why: 'Damascus heeft drie schijven en scoort dus meteen 3 Byzantijnse punten. Elke schijf brengt ook aan het eind van elke beurt 2 Bezanten op, en nog een punt als de partij eindigt.',
        wrong: 'Die stad kun je ook nemen, maar deze les gaat verder met Damascus.',
      },
      {
        ask: 'Betaal er nu voor. Neem een kubus uit je Slachtoffervoorraad.',
        why: 'Een kubus van de slachtoffers kost 3 Bezanten, uit de schatkist van de zijde waarvoor je handelt. Damascus is Byzantijns, dus de Byzantijnse schatkist gaat van 15 naar 12.',
        wrong:
          'De Kubusvoorraad is gratis en vaak de betere keuze. Maar je hebt haar ook voor belastingen nodig; daarom kopen we hier een kubus die anders werkeloos bij de slachtoffers ligt.',
      },
    ],
    end: 'Het was je eerste Byzantijnse stad, dus staat je Byzantijnse pion nu daar. Voortaan kan hij op mars.',
  },
  increase: {
    title: 'Een sterker leger',
    story:
      'Met de actie Leger vergroten leg je tot drie kubussen in je legervakken. Elite vecht het best en kost het meest; de Lichting verdedigt alleen; met Beweging betaal je een mars.',
    steps: [
      {
        ask: 'Leg de eerste kubus bij de Byzantijnse Elite.',
        why: 'Elke Elitekubus gooit in een gevecht een eigen dobbelsteen. Maar één kubus van deze actie mag Elite worden.',
        wrong: 'Dat kan ook. Deze les begint met Elite, omdat daar maar één kubus tegelijk heen mag.',
      },
      {
        ask: 'Neem hem uit de Kubusvoorraad.',
        why: 'Kubussen uit de Kubusvoorraad kosten niets.',
        wrong: 'Kopen kan, maar de voorraad is gratis en telt nog negen kubussen.',
      },
      {
        ask: 'Leg de tweede kubus bij het Byzantijnse Hoofdleger.',
        why: 'Het Hoofdleger telt voor sterkte net als Elite, maar gooit samen hoogstens drie dobbelstenen.',
        wrong: 'Deze keer niet: de tweede kubus gaat naar het Hoofdleger.',
      },
      {
        ask: 'Weer uit de Kubusvoorraad.',
        why: 'Nog steeds gratis.',
        wrong: 'De voorraad is gratis; neem hem daar.',
      },
      {
        ask: 'Leg de derde kubus bij de Byzantijnse Lichting.',
        why: 'De Lichting gaat nooit op mars. Zij mag een stad van je verdedigen waar geen leger staat.',
        wrong: 'Je mag hier stoppen. Maar een derde kubus hoort bij dezelfde actie, dus gebruik hem.',
      },
      {
        ask: 'Neem deze uit de Arabische Beweging.',
        why: 'Een kubus kan van zijde wisselen! Dat kost 3 Bezanten, en de zijde die hem krijgt betaalt: de Byzantijnse schatkist.',
        wrong: 'Dat kan ook. Hier zie je dat zelfs een kubus van je andere leger te koop is.',
      },
    ],
    end: 'Drie kubussen in één actie. Denk aan de rekening aan het eind van de beurt: Elite kost 3 Bezanten per beurt, Lichting 2, Hoofdleger en Beweging 1.',
  },
  improve: {
    title: 'Maak een stad rijker',
    story:
      'Je controleert Mekka, dat twee schijven heeft. De speciale vakken onder de kaart kunnen elk één keer per beurt worden gebruikt, door wie het eerst komt.',
    steps: [
      {
        ask: 'Gebruik een Arabisch vak “Stad verbeteren” voor Mekka.',
        why: 'Mekka heeft nu drie schijven, en meer kan een stad niet hebben. Verbeteren zelf scoort niets.',
        wrong: 'Dat mag, maar Mekka is van jou: wat je daar toevoegt, verdien je zelf.',
      },
      {
        ask: 'Betaal met een kubus uit de Kubusvoorraad.',
        why: 'De kubus blijft in het vak tot de beurt eindigt, zodat niemand anders dit vak kan gebruiken.',
        wrong: 'Dat werkt ook, maar het zou 3 Bezanten kosten.',
      },
    ],
    end: 'De derde schijf brengt elke beurt 2 Arabische Bezanten op, en één Arabisch punt aan het eind van de partij. Pas op: een verbeterde stad lokt ook anderen.',
  },
  persia: {
    title: 'Perzië in',
    story:
      'Je Arabische leger is nog niet op de kaart. Hira is Arabisch geworden; het is van Zoe, maar een Arabische pion mag in elke Arabische stad beginnen. Ernaast ligt Bagdad, een Perzische stad met sterkte 3.',
    steps: [
      {
        ask: 'Plaats je Arabische leger in Hira.',
        why: 'Plaatsen is gratis en hoort bij de actie: het leger mag van daar verder.',
        wrong: 'Dat zou kunnen. Maar Bagdad bereik je het best vanuit Hira.',
      },
      {
        ask: 'Ga op mars naar Bagdad.',
        why: 'Eén weg, één Beweging. Perzische steden hebben geen legers, dus werd het meteen een belegering: de stad gooide drie dobbelstenen, één voor elk punt sterkte, en een 4 of hoger is raak. Drie keer mis. Jouw sterkte van 8 verslaat 3.',
        wrong: 'In Hira kwam je alleen binnen. Om Bagdad gaat het.',
      },
      {
        ask: 'Een veroverde stad heeft een controlekubus nodig. Neem er een uit de Kubusvoorraad.',
        why: 'De stad kreeg twee Arabische schijven (één minder dan haar sterkte), en jij kreeg 2 Arabische punten en 2 Bezanten.',
        wrong: 'De voorraad is gratis, en je hebt daar genoeg.',
      },
    ],
    end: 'Kijk voor een aanval naar de kansen naast de keuze: ze zijn precies berekend.',
  },
  civilWar: {
    title: 'Burgeroorlog',
    story:
      'Damascus is van Zoe. Het is Byzantijns, net als je leger in Antiochië: dat kan er zo binnengaan, maar zijn eigen zijde kan het niet aanvallen zonder een vak Burgeroorlog.',
    steps: [
      {
        ask: 'Ga van Antiochië naar Damascus.',
        why: 'Eén weg, één Beweging. Bevriende steden mag je altijd in, van wie ze ook zijn.',
        wrong: 'Je leger kan daar ook heen, maar Damascus is met drie schijven de moeite waard.',
      },
      {
        ask: 'Kies Burgeroorlog, zodat het leger aanvalt waar het staat.',
        why: 'Er is maar één Byzantijns vak Burgeroorlog per beurt, en je gebruikt het alleen tijdens een mars.',
        wrong: 'Je mag stoppen of verdergaan, maar dan blijft Damascus van Zoe.',
      },
      {
        ask: 'Betaal het vak met een kubus uit de Kubusvoorraad.',
        why: 'De aanval begint. Zoe heeft geen leger in Damascus en mag dus haar Lichting oproepen.',
        wrong: 'Dat kost 3 Bezanten; de voorraad is gratis.',
      },
      {
        why: 'Zoe hield haar Lichting erbuiten: een verloren gevecht had haar kubussen gekost. Dus verdedigden alleen de muren, met drie dobbelstenen, en die misten. Jouw sterkte van 6 verslaat 3.',
      },
      {
        ask: 'Leg een controlekubus op de stad, uit de Kubusvoorraad.',
        why: 'Je scoort 2 punten: een veroverde stad verliest een schijf. Zoe houdt wat zij er eerder voor kreeg.',
        wrong: 'Dat kan ook, maar het kost 3 Bezanten.',
      },
    ],
    end: 'Met Burgeroorlog neem je steden van andere families af, niet van een rijk. Het scoort minder dan een vrije stad, en het doet een rivaal pijn.',
  },
  battle: {
    title: 'De slag om Ankara',
    story:
      'Je Arabische leger in Tarsus heeft 9 Hoofdleger en 4 Beweging. In Ankara, dat versterkt is, staat het Byzantijnse leger van Zoe: 1 Elite, 6 Hoofdleger, 1 Beweging. Je Kubusvoorraad en je Arabische schatkist zijn leeg.',
    steps: [
      {
        ask: 'Ga naar Ankara en val aan.',
        why: 'Dat kost één Beweging. Voor het gevecht mag Zoe zich terugtrekken.',
        wrong: 'Een andere keer. Nu naar Ankara!',
      },
      {
        why: 'Zoe blijft. Jij gooit drie dobbelstenen voor je Hoofdleger (nooit meer dan drie): 2, 4 en 6, twee voltreffers. Zij gooit er een voor haar Elite en drie voor haar Hoofdleger: 1, 3, 5 en 5, ook twee voltreffers.',
      },
      {
        ask: 'Je verliest twee kubussen. Neem de eerste uit het Hoofdleger.',
        why: 'Verliezen komen uit Elite, Hoofdleger of Beweging, zoals de eigenaar wil. Hoofdleger is wel sterkte.',
        wrong: 'Dat mag. Maar volg het voorbeeld: eerst een kubus uit het Hoofdleger.',
      },
      {
        ask: 'Neem de tweede uit Beweging.',
        why: 'Beweging telt niet mee in een gevecht, dus is dit het goedkoopste verlies. Je houdt sterkte 8.',
        wrong: 'Dat zou sterkte kosten. Beweging vecht helemaal niet: verlies die.',
      },
      { why: 'Zoe verliest haar Elite …' },
      {
        why: '… en een kubus van haar Hoofdleger. Haar sterkte is 5, de jouwe 8: je wint, en haar leger moet zich terugtrekken.',
      },
      {
        why: 'Het gaat naar Nicaea. Nu de belegering: drie schijven en een versterking maken sterkte 4. De stad gooit 1, 1, 3 en 6: één voltreffer.',
      },
      {
        ask: 'Neem dit verlies uit het Hoofdleger.',
        why: 'Sterkte 7 tegen 4: de stad valt. Zij krijgt twee Arabische schijven; jij scoort 2 punten en plundert 2 Bezanten.',
        wrong: 'Het is jouw keuze, maar je hebt straks Beweging nodig. Verlies een kubus van het Hoofdleger.',
      },
      {
        ask: 'De voorraad is leeg en voor 2 Bezanten koop je geen kubus: het leger zelf betaalt er twee. Eerst een uit het Hoofdleger.',
        why: 'Een van de twee komt op de stad te liggen.',
        wrong: 'Het voorbeeld betaalt eerst met het Hoofdleger.',
      },
      {
        ask: 'En een uit Beweging.',
        why: 'Eén kubus controleert Ankara, de andere ging naar de slachtoffers.',
        wrong: 'Sterkte is kostbaar; geef een Beweging.',
      },
    ],
    end: 'Een aanval is: terugtrekken of niet, gevecht, belegering, verovering. Bewaar een kubus in de voorraad of 3 Bezanten voor de controlekubus: uit het leger betalen doet pijn.',
  },
  retreat: {
    title: 'Een ordelijke terugtocht',
    story:
      'Nu word jij aangevallen. Je Arabische leger houdt Tarsus; Zoe komt uit Attalia, en zij heeft de Byzantijnse Vloot. Palmyra en Damascus zijn je naaste steden.',
    steps: [
      { why: 'Zoe trekt naar Tarsus, met sterkte 6 tegen jouw 5.' },
      {
        ask: 'Blijf en vecht.',
        why: 'Zoe gooit 6, 6 en 6. Jij gooit 1, 1 en 1. Zo gaat dat in een oorlog.',
        wrong: 'Vooraf terugtrekken is vaak wijs. Maar hier willen we zien wat een verslagen leger doet.',
      },
      {
        ask: 'Verlies drie kubussen, alle uit het Hoofdleger. Dit is de eerste.',
        why: 'Beweging kun je nu beter houden: die kan onderweg verloren gaan.',
        wrong: 'Bewaar je Beweging voor de terugtocht; verlies Hoofdleger.',
      },
      {
        ask: 'De tweede uit het Hoofdleger.',
        why: 'Nog een.',
        wrong: 'Bewaar je Beweging; verlies Hoofdleger.',
      },
      {
        ask: 'De derde uit het Hoofdleger.',
        why: 'Sterkte 2 tegen 6: je bent verslagen en moet naar de naaste bevriende stad, langs de weg die het minst kost. Over land of over zee is dat één kubus.',
        wrong: 'Bewaar je Beweging; verlies Hoofdleger.',
      },
      {
        why: 'Met haar vloot mag Zoe de zee afsluiten, en dat doet zij. Dus gaat je leger door Antiochië, een vijandige stad.',
      },
      {
        ask: 'Door een vijandige stad gaan kost een kubus. Geef een Beweging.',
        why: 'Er blijven twee kubussen Hoofdleger en één Beweging: een leger dat terug kan komen.',
        wrong: 'Je hebt nog maar twee kubussen Hoofdleger. Geef een Beweging.',
      },
      {
        ask: 'Kies waar de terugtocht eindigt: Palmyra of Damascus.',
        why: 'Beide zijn even dichtbij, dus is het jouw keuze.',
        wrong: 'Het moet Palmyra of Damascus zijn.',
      },
      { why: 'Tarsus, zonder zijn leger, valt in handen van Zoe.' },
    ],
    end: 'Een leger dat geen weg vindt, gaat verloren. Kijk, voordat je een leger ergens achterlaat, waar het heen zou kunnen.',
  },
  bulgars: {
    title: 'De Bulgaren komen',
    story:
      'De Bulgaren hebben Thessalonica al genomen. Wie een Bulgarenvak gebruikt, stuurt hen verder. Zij horen bij niemand, maar scoren voor de zijde die zij niet aanvallen.',
    steps: [
      {
        ask: 'Stuur de Bulgaren naar Athene.',
        why: 'Zij kunnen naar een stad met een pijl, of over een weg vanuit een stad die zij houden.',
        wrong: 'Dat zou kunnen. Maar Athene is alleen bereikbaar doordat Thessalonica van hen is; kijk maar.',
      },
      {
        ask: 'Betaal met een kubus uit de Slachtoffervoorraad.',
        why: 'De aanval gold een Byzantijnse stad, dus betaalde de Arabische schatkist de 3 Bezanten. De Bulgaren groeiden met twee kubussen tot 9, de muren misten twee keer, en Athene viel. Jij scoort 1 Arabisch punt: twee schijven, min één.',
        wrong: 'De voorraad is gratis, maar hier moet je zien welke schatkist betaalt.',
      },
    ],
    end: 'De Bulgaren kunnen zelfs Constantinopel nemen, en dan is de partij meteen afgelopen: alleen Arabische punten tellen.',
  },
  fleets: {
    title: 'Over zee',
    story:
      'Je Arabische leger staat in Alexandrië met 5 Beweging. De zee kost een Arabisch leger 2 Beweging per overtocht. Candia, aan de overkant, is Arabisch.',
    steps: [
      {
        ask: 'Neem eerst de Arabische Vloot.',
        why: 'Daarmee betaalt je Arabische leger op zee de helft: 1 in plaats van 2, tot de beurt eindigt.',
        wrong:
          'Je zou meteen kunnen varen voor 2 Beweging. Maar neem eerst de vloot en kijk wat zij bespaart.',
      },
      {
        ask: 'Betaal met een kubus uit de Kubusvoorraad.',
        why: 'De vloot is deze beurt van jou.',
        wrong: 'Dat werkt, maar kost 3 Bezanten.',
      },
      { why: 'Zoe antwoordt met de Byzantijnse Vloot …' },
      {
        why: '… en betaalt met een kubus uit haar voorraad. Haar vloot mag elke Arabische overtocht hinderen, behalve die van haarzelf.',
      },
      {
        ask: 'Vaar toch naar Candia.',
        why: 'Voordat je betaalt, zegt Zoe of haar vloot uitvaart.',
        wrong: 'Nu niet: we gaan naar Candia.',
      },
      {
        why: 'Dat doet zij. De gehalveerde prijs wordt weer verdubbeld: je betaalt 2 Beweging, en Zoe gooit evenveel dobbelstenen: 3 en 2, geen voltreffer. Je leger landt in Candia.',
      },
      {
        ask: 'Je bent er. Beëindig de actie.',
        why: 'Een tweede overtocht had één Beweging extra gekost.',
        wrong: 'Het leger kan verder, maar met drie Beweging komt het niet ver. Stop hier.',
      },
    ],
    end: 'De overtocht van Nicaea naar Constantinopel kost een Arabisch leger het dubbele: 4, met je vloot 2, met een vijandige vloot 8, met beide 4. Wie meer kubussen betaalt, krijgt meer dobbelstenen tegen zich.',
  },
  score: {
    title: 'Beide zijden tellen',
    story:
      'De laatste actie van de partij. Jij hebt 40 Byzantijnse en 18 Arabische punten, Zoe heeft er 30 en 15. Zij heeft gepast. Een kerk geeft 2 Byzantijnse punten, een moskee 2 Arabische; elk kost 6 Bezanten.',
    steps: [
      {
        ask: 'Wat wint de partij? Doe je laatste actie.',
        why: 'Je laagste totaal telt alleen als het minstens de helft van het hoogste is. 18 is minder dan de helft van 40, dus had je alleen 40. Met 20 tellen beide!',
        wrong:
          'Daarmee zou de score ongeveer 40 zijn, en Zoe heeft 45: haar 15 is de helft van haar 30. Welke twee punten veranderen dat?',
      },
      {
        ask: 'Betaal met een kubus uit de Kubusvoorraad.',
        why: 'Inkomsten en onderhoud worden nog één keer verrekend, steden zouden een punt per schijf hebben gescoord, en dan: 60 tegen 45.',
        wrong: 'Dat kan ook, maar neem de gratis kubus.',
      },
    ],
    end: 'Houd vanaf de eerste beurt beide punten in het oog. De armste zijde is vaak die waarmee je wint.',
  },
}
