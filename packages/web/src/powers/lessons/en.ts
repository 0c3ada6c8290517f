import type { LessonTexts } from '../../lessons/course.ts'

export const en: LessonTexts<'powers'> = {
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
        ask: 'Buy a field army in Kilikia: take it from the shop, then click Kilikia.',
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
      'Your areas have paid. You may ask for more in any area that you hold alone: on 3 to 6 it pays double, on 1 or 2 it pays nothing and its militia revolts.',
    steps: [
      {
        ask: 'Raise taxes in the Caliphate. Click it on the map.',
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
  march: {
    title: 'On the march',
    story:
      'Your host waits in the box East, beyond the edge of the map: five nomads and four militia. Gates with an E stand where the box touches the map.',
    steps: [
      {
        ask: 'Choose the host in the box East.',
        why: 'Any stack that has not operated this year can be chosen.',
        wrong: 'Another stack. This lesson moves the host.',
      },
      {
        ask: 'Roll the die.',
        why: 'A 3. Every place within three points now shows its price; dark by land, blue by sea.',
        wrong: 'First the die.',
      },
      {
        ask: 'Go to Palestine.',
        why: 'From the box to a gate costs 1 point.',
        wrong:
          'Within reach, but we are on our way to Syria. A click on Syria itself would take the whole way at once.',
      },
      {
        ask: 'Go on to Syria.',
        why: 'A plain border costs 1 point; mountains and rivers cost 2. Point at a place and the arrow shows the cheapest way.',
        wrong: 'Not there: Syria needs the host more.',
      },
      {
        ask: 'End this operation.',
        why: 'One point is left over, and lost.',
        wrong: 'It could, but stay in Syria.',
      },
    ],
    end: 'Click a stack, then where it should go. The way is chosen, shown and walked, and stops where dice or another player come in.',
  },
  battle: {
    title: 'A battle',
    story:
      'Byzantine militia stands in Kappadokia, behind the mountains. Your Basileus waits in Kilikia with five nomads and militia: seven units.',
    steps: [
      {
        ask: 'Choose the army of the Basileus in Kilikia.',
        why: 'He adds 1 to the die of his stack.',
        wrong: 'That stack is too weak for this. Take the Basileus.',
      },
      {
        ask: 'Roll the die.',
        why: 'A 5, and 1 for the Basileus: six points.',
        wrong: 'First the die.',
      },
      {
        ask: 'March to Kappadokia.',
        why: 'Over the mountains: 2 points. Who enters an area may be intercepted by an enemy there.',
        wrong: 'The enemy of this lesson stands in Kappadokia.',
      },
      { why: 'Zoe lets you pass: one militia against seven would only hasten its end.' },
      {
        ask: 'Attack by Raid. The bars show the chances of each table in six.',
        why: 'Raid is open because more than half of your stack are Basileus, field armies and nomads; Shock wants warriors and field armies. An attack costs 1 point.',
        wrong:
          'Also possible. But look at the bars: a raid seldom leaves things as they are, and may go on afterwards.',
      },
      {
        ask: 'Add nothing, and roll.',
        why: 'A 5 in the column of 6 to 7: a marginal victory with a free move. It costs the enemy as many units as you have, and he had one.',
        wrong: 'No chit is needed here.',
      },
      {
        ask: 'Stay in Kappadokia.',
        why: 'A free move would cost no points. Staying makes Kappadokia yours.',
        wrong: 'You may go there for nothing, but then nobody of yours holds Kappadokia.',
      },
    ],
    end: 'Only your own strength gives the column; the strength of the enemy says how much he can lose. Before each roll, chits may be added.',
  },
  fleets: {
    title: 'Over the sea',
    story:
      'The host in the box East would like to see Krete. Land units cross every sea that holds a fleet of yours, and one lies in the Eastern Mediterranean.',
    steps: [
      {
        ask: 'Choose the host in the box East.',
        why: 'The fleet itself need not operate: it carries whoever comes by, as often as you like.',
        wrong: 'This lesson ships the host.',
      },
      {
        ask: 'Roll the die.',
        why: 'A 4. Blue prices are by sea.',
        wrong: 'First the die.',
      },
      {
        ask: 'Sail to Krete.',
        why: 'Three points in one step. The seas on the way are found for you; without a fleet in one of them there is no way.',
        wrong: 'Not there. Krete is the key to the Aegean.',
      },
      {
        why: 'Zoe does not intercept. Your host stands beside her militia, with one point left for an attack.',
      },
    ],
    end: 'Fleets make roads of the sea. From a friendly port each sea costs 1 point, from anywhere else 2.',
  },
}
