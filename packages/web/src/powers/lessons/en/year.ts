import type { LessonTexts } from '../../../lessons/course.ts'

/** What happens around the map. */
export const year: Pick<LessonTexts<'powers'>, 'turn' | 'taxes' | 'negotiation' | 'neutrals' | 'victory'> = {
  turn: {
    title: 'A year of the Muslims',
    story:
      'It is 711 and you are Leo, who leads the Muslims. Everybody has spoken; now your power has its turn: first the treasury, then operations. We do as little as can be, and see every step once.',
    steps: [
      {
        ask: 'You are asked where you raise taxes. Nowhere: press “Pay wages, then buy”, which goes on at once and pays your units too.',
        why: 'Every area that you hold alone has paid its value. Raised taxes may double that, or start a revolt; another lesson is about them.',
        wrong: 'That can be done, but this year we leave the taxes as they are.',
      },
      {
        ask: 'Pay your units.',
        why: 'Militia, nomads and warriors cost $1 a year, field armies and fleets $2, your Basileus nothing.',
        wrong: 'Whoever goes unpaid may mutiny or go home. There is money enough, so pay all of them.',
      },
      {
        ask: 'Buy a field army in Kilikia: take it from the shop, click Kilikia, then buy what is in the basket.',
        why: 'A land unit is bought where you already stand, one a year in each area. A field army costs $4 and counts for every table of combat.',
        wrong: 'You could, but here the lesson buys a field army in Kilikia, beside your Basileus.',
      },
      {
        ask: 'That will do. Close the ledger.',
        why: 'Money that is left is kept for next year.',
        wrong: 'There is money for more. This lesson keeps it.',
      },
      {
        ask: 'Now operations. Click the militia in Syria.',
        why: 'Each stack may operate once a year. You name them one after another, and leave alone whom you like.',
        wrong: 'That stack may operate as well. Here we begin with the militia in Syria.',
      },
      {
        ask: 'Roll the die.',
        why: 'A 4: the stack has four operations points. A Strategos chit would be added before the roll.',
        wrong: 'First the die.',
      },
      {
        ask: 'Go into the fortress Antioch: click its tower.',
        why: 'Into its own fortress costs 1 point. Inside the walls a garrison still holds the area, and it opens the port.',
        wrong: 'The stack can go there, but then nobody holds Syria. Inside Antioch it still does.',
      },
      {
        ask: 'End this operation. The other three points are lost.',
        why: 'Points are not kept. The stack now has a tick: it has operated.',
        wrong: 'It has done what it should.',
      },
      {
        ask: 'End all operations.',
        why: 'The turn passes to the next power. When all have had theirs, the year is over.',
        wrong: 'Others could operate too, and mostly they should. Here we stop.',
      },
    ],
    end: 'Treasury, then operations: every power does this each year. Clicks that belong together are one gesture, and Undo takes back a gesture.',
  },
  taxes: {
    title: 'Taxes and wages',
    story:
      'Your areas are about to pay. You may ask for more in any area that you hold alone: on 3 to 6 it pays double, on 1 or 2 it pays nothing and its militia revolts.',
    steps: [
      {
        ask: 'Raise taxes in the Caliphate: click it on the map, then press the button that says so.',
        why: 'A 5: it pays $10 instead of $5. The richer an area, the more there is to win.',
        wrong: 'Possible too, but the Caliphate is your richest area.',
      },
      {
        ask: 'Once more: raise taxes on Kyprus.',
        why: 'A 1: no income, and the militia of the island turns against you. For $1 more that was a poor bargain.',
        wrong: 'Another time. Look what may happen on Kyprus.',
      },
      {
        ask: 'That is enough. Go on to the wages.',
        why: 'What is due was counted before anybody is paid.',
        wrong: 'You could go on, and lose more areas.',
      },
      {
        ask: 'Pay everybody.',
        why: 'All units are paid and stay loyal. Unpaid ones roll: two in six mutiny, two in six go home.',
        wrong: 'Leaving somebody unpaid is allowed, and now and then wise. Not with this much money.',
      },
    ],
    end: 'Raise taxes where the value is high and where you can spare the militia.',
  },
  negotiation: {
    title: 'A word with the Khazars',
    story:
      'Three players now: you lead the Muslims, Zoe the Byzantines, Bardas the Khazars in the north. Every year begins with talks. Whatever keeps Zoe’s armies in the west is worth money to you.',
    steps: [
      {
        ask: 'Make Bardas an offer: $4 from you, and he promises to move into Thrace. Pick the Khazars, set both columns and lay it on the table.',
        why: 'The table is yours: offers, treaties, showing what you hold.',
        wrong: 'You may keep silent. But this lesson wants to talk.',
      },
      {
        ask: 'An offer to the Khazars.',
        why: 'Two offers a year at most.',
        wrong: 'Zoe will hardly help you. Talk to the Khazars.',
      },
      {
        ask: 'You give money.',
        why: 'Money and chits change hands at once when an offer is accepted.',
        wrong: 'That can be offered too. Here we pay.',
      },
      {
        ask: '$4.',
        why: 'You cannot offer more than you have, nor more than $20.',
        wrong: 'Another sum would do. The lesson offers $4.',
      },
      {
        ask: 'He promises to move into an area.',
        why: 'Promises are written down for all to read.',
        wrong: 'Not that. He is to move into Thrace.',
      },
      {
        ask: 'Thrace.',
        why: 'The Khazars of Bulgaria stand just behind it.',
        wrong: 'That hurts Zoe less than Thrace.',
      },
      {
        ask: 'Lay it on the table.',
        why: 'Bardas answers when it is his turn to speak.',
        wrong: 'It is enough. Lay it on the table.',
      },
      {
        ask: 'Say no more.',
        why: 'Now Zoe speaks.',
        wrong: 'One offer will do.',
      },
      { why: 'Zoe opens the table too.' },
      { why: 'She proposes a treaty that ends the match at once. Everybody must agree.' },
      { why: 'Bardas has made up his mind. Nobody hears how before you have too.' },
      {
        ask: 'Look at the bars of the powers, then decline.',
        why: 'One who declines is enough: there is no treaty, though Bardas agreed. You have 38 points, and at 40 you win.',
        wrong: 'That would end the match now. With 38 points the Muslims are in decline, and lose.',
      },
      { why: 'Zoe says no more.' },
      {
        why: 'Bardas accepts: your $4 are his. Whether he marches on Thrace is his affair; nothing forces him.',
      },
    ],
    end: 'Money is certain, promises are not: pay for what you can see. A treaty cannot be broken, so read the bars before you agree to one.',
  },
  neutrals: {
    title: 'Two players, four powers',
    story:
      'With two players the Khazars and the Franks begin neutral: they do nothing until somebody provokes them. Whoever does that gives them to the other player. Khazar militia shares Georgia with you.',
    steps: [
      {
        ask: 'Georgia would pay you half. Leave its income and keep the peace.',
        why: 'Collecting where neutrals stand brings them into the war, and they would be Zoe’s.',
        wrong: 'For $1 that would give Zoe all the Khazars, with their armies and their treasury.',
      },
      {
        ask: 'The rest of the year is quiet. Pay your wages.',
        why: 'The other areas have paid.',
        wrong: 'No experiments this year.',
      },
      {
        ask: 'Pay everybody.',
        why: 'All are paid. Neutral units cost nobody anything.',
        wrong: 'There is money enough.',
      },
      {
        ask: 'Close the ledger.',
        why: 'Now operations.',
        wrong: 'We buy nothing here.',
      },
      {
        ask: 'End your operations. Let us see what Zoe does.',
        why: 'The Byzantines have their turn.',
        wrong: 'Later. Attacking a neutral would make it Zoe’s as well.',
      },
      { why: 'With two players the Byzantines draw two free chits each year. Zoe raises no taxes.' },
      { why: 'She pays her units.' },
      { why: 'She buys nothing.' },
      { why: 'Her Basileus sets out from Thrace.' },
      { why: 'Her die gives four points.' },
      {
        why: 'She marches over the mountains into Bulgaria, where Khazars stand. Neutrals do not intercept.',
      },
      { why: 'She attacks them, and so provokes them: the Khazars are yours, with all that they have.' },
      { why: 'Zoe adds nothing, and rolls a 1: counterattack. It is for you to say how the Khazars fight.' },
      {
        ask: 'Counterattack by Raid.',
        why: 'A 3: a free move.',
        wrong: 'Three units in Engagement win on a 5 or 6 only. A raid lets them slip away, too.',
      },
      {
        ask: 'Move into the fortress Serdica.',
        why: 'Behind the walls they still hold their part of Bulgaria, and Zoe has to besiege them. The Khazars also have their own turn this year, and you play it.',
        wrong:
          'In the open Zoe’s nine units attack again, and elsewhere they give up Bulgaria. Walls are better.',
      },
    ],
    end: 'Every power that you hold has a treasury and a turn of its own, and wins or loses by itself. Let the other one make the enemies.',
  },
  victory: {
    title: 'How one wins',
    story:
      'The last year, 718. Each power is measured against its own bands: the Muslims collapse below 20 points, decline below 40, survive from 40, conquer from 60. You have 38. Survival is a win.',
    steps: [
      {
        ask: 'Choose the army of the Basileus in Kilikia. The garrison of Tarsos holds the area without him.',
        why: 'A 4, and 1 for the Basileus: five points.',
        wrong:
          'Most of the others hold an area alone and lose it if they leave, and the host is too far away. Kilikia has a garrison, so the Basileus is free to go.',
      },
      {
        ask: 'March to Anatolikon. Nobody holds it.',
        why: 'An area that you hold alone scores its value: Anatolikon 2. A colony of your own there would score 1 more.',
        wrong:
          'That does not bring the two points. Pillage pays a little, and half of what is in the treasury counts; but a pillaged area scores nothing.',
      },
      {
        ask: 'End this operation.',
        why: 'The bar of the Muslims now stands at 40.',
        wrong: 'Stay: Anatolikon scores only while you are in it.',
      },
      {
        ask: 'End all operations.',
        why: 'Now only Zoe can take it from you.',
        wrong: 'Leave the others where they are; each holds something.',
      },
      { why: 'Zoe collects. Her pillaged areas pay and score nothing.' },
      { why: 'She pays her units.' },
      { why: 'She buys nothing: half of her money will score.' },
      {
        why: 'Her armies stay at home. The match is over: you have 40 points and survive, Zoe declines.',
      },
    ],
    end: 'Areas held alone, colonies, half of the treasury, and 5 points for Constantinople. Several powers may win, or none: everybody plays against their own bands.',
  },
}
