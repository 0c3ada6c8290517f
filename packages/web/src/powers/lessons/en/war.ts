import type { LessonTexts } from '../../../lessons/course.ts'

/** What happens on the map. */
export const war: Pick<LessonTexts<'powers'>, 'march' | 'battle' | 'siege' | 'chits' | 'rebels'> = {
  march: {
    title: 'By land and by sea',
    story:
      'Your host waits in the box East, beyond the edge of the map: five nomads and four militia. Gates with an E stand where the box touches the map. A small force sits in Antioch, the port of Syria.',
    steps: [
      {
        ask: 'Choose the host in the box East.',
        why: 'The die shows 3. Every place within three points now shows its price: dark by land, blue by sea.',
        wrong: 'That stack may operate too. This lesson begins with the host.',
      },
      {
        ask: 'Go to Palestine.',
        why: 'Out of the box to a gate costs 1 point, whatever the border.',
        wrong: 'Within reach, but we are on our way to Syria, through Palestine.',
      },
      {
        ask: 'Go on to Syria.',
        why: 'A plain border costs 1 point, mountains and rivers 2. From the box, one click on Syria would have walked all this way.',
        wrong: 'Syria needs the host more: its garrison is about to leave.',
      },
      {
        ask: 'End this operation.',
        why: 'One point is left over, and lost.',
        wrong: 'It could, but let the host stay in Syria.',
      },
      {
        ask: 'Now the sea. Choose the force in Antioch: click its tower.',
        why: 'A 4. Land units cross every sea that holds a fleet of yours, and one lies in the Eastern Mediterranean. The fleet itself need not operate.',
        wrong: 'The others stay where they are; the force in Antioch is to sail.',
      },
      {
        ask: 'Sail to Krete.',
        why: 'From a port a sea costs 1 point, from open land 2; landing on an open coast costs 2 more. The seas on the way are found for you.',
        wrong: 'That is within reach, but Krete is the key to the Aegean.',
      },
      {
        why: 'Zoe could try to intercept you, and lets it be. Your force stands beside her militia, with one point left for an attack.',
      },
    ],
    end: 'Click a stack, then where it should go: the way is chosen, shown and walked, and stops where dice or another player come in. Fleets make roads of the sea.',
  },
  battle: {
    title: 'A battle on each table',
    story:
      'There are three combat tables: Raid, Engagement and Shock. Zoe has four field armies and militia in Kappadokia. Your Basileus stands in Kilikia with three field armies and two nomads, an army that may use all three.',
    steps: [
      {
        ask: 'Choose the army of the Basileus in Kilikia.',
        why: 'A 5, and 1 for the Basileus: six points.',
        wrong: 'That stack is too weak for this. Take the Basileus.',
      },
      {
        ask: 'March to Kappadokia.',
        why: 'Over the mountains: 2 points. Enemies in an area that you enter may try to intercept.',
        wrong: 'The enemy of this lesson stands in Kappadokia.',
      },
      { why: 'Zoe does not intercept. Four points are left, and an attack costs 1.' },
      {
        ask: 'First attack by Raid. The bars show the chances of each table in six.',
        why: 'A 2 in the column of 6 to 7 units: a free move, and nothing else. A raid seldom hurts you, and seldom hurts much. It is for Basileus, field armies and nomads.',
        wrong:
          'We shall use that table too. A raid comes first: of six dice only the 1 lets the enemy strike back.',
      },
      {
        ask: 'You may move on for nothing. Stay in Kappadokia.',
        why: 'The army stays and still has three points.',
        wrong: 'A free move goes there, but then the battle is over. We have not finished.',
      },
      {
        ask: 'Attack by Engagement.',
        why: 'A 1: counterattack. Engagement is open to every stack, militia and fleets too, and asks for high dice.',
        wrong: 'Possible, but the lesson wants to show each table once. Now Engagement.',
      },
      {
        why: 'Now Zoe must attack you, at no cost, on a table of her choice. She charges by Shock with five units and rolls a 3: no effect.',
      },
      {
        ask: 'Attack by Shock.',
        why: 'A 5: a decisive victory. Her whole stack is gone, and you draw a chit. Shock wants more than half Basileus, field armies and warriors.',
        wrong: 'You have seen that one. Look at the bars: Shock wins outright most often.',
      },
    ],
    end: 'Only your own strength gives the column; the enemy’s says how much he can lose. A marginal victory costs him as many units as you have. Fleets always fight by Engagement.',
  },
  siege: {
    title: 'A siege',
    story:
      'Two field armies and militia sit behind the walls of Ikonion, in Anatolikon. Nobody is in the field. Your Basileus comes over the mountains with seven units.',
    steps: [
      {
        ask: 'Choose the army of the Basileus in Kilikia.',
        why: 'A 5 and 1 more: six points.',
        wrong: 'Only the army of the Basileus is strong enough.',
      },
      {
        ask: 'March to Anatolikon.',
        why: 'A garrison does not intercept, and it cannot attack before it comes out. But it still holds the area together with you.',
        wrong: 'Ikonion lies in Anatolikon, and is besieged from there.',
      },
      {
        ask: 'Besiege Ikonion: attack by Shock.',
        why: 'A 4: a marginal victory. In the field that would cost seven units, which is all of them.',
        wrong: 'Possible, but see the bars: Shock gives the most victories here.',
      },
      {
        why: 'The besieged may take a marginal victory as the loss of one unit, and a decisive one as a marginal one. Zoe does.',
      },
      { why: 'She gives up the militia. Two field armies hold the walls.' },
      {
        ask: 'Attack again, by Shock.',
        why: 'A 5: a decisive victory.',
        wrong: 'You have three points left. Strike while the garrison is small.',
      },
      {
        why: 'Zoe takes it as a marginal one: that costs seven units, and she has two. But such a victory brings you no chit.',
      },
      {
        ask: 'Enter the empty fortress.',
        why: 'It costs no point. Anatolikon is yours alone now, and whoever wants it back must besiege you.',
        wrong: 'Outside you hold Anatolikon too. But the walls now work for whoever is inside.',
      },
    ],
    end: 'Walls help by one step, small garrisons most of all. Constantinople is stronger still: there a marginal victory does nothing.',
  },
  chits: {
    title: 'Chits',
    story:
      'You hold three chits: Trade Concession, Strategos +2 and Subversion. They cost no points; each says when it can be played. Zoe holds one, and nobody knows which.',
    steps: [
      {
        ask: 'Play the Trade Concession: click it among your chits.',
        why: 'It is announced. Whoever holds a chit is asked whether an Assassin cancels it.',
        wrong: 'Operations can wait. Money first, while you think of it.',
      },
      { why: 'Nobody answers: $10 for your treasury. The chit goes back into the cup.' },
      {
        ask: 'Choose the army of the Basileus in Kilikia.',
        why: 'Before the die falls you may add a Strategos.',
        wrong: 'This stack will not need a general. Take the Basileus.',
      },
      {
        ask: 'Add the Strategos +2.',
        why: 'It would add 2 points here, or 2 strength in a battle.',
        wrong: 'You may roll without it. But see what Zoe does.',
      },
      { why: 'So that was her chit: an Assassin. It cancels yours, and both go back into the cup.' },
      {
        ask: 'An Assassin can be cancelled by another. You have none: let it happen.',
        why: 'You were asked all the same, so that the question gives nothing away.',
        wrong: 'There is no other answer.',
      },
      {
        ask: 'Roll the die.',
        why: 'A 4, and 1 for the Basileus: five points.',
        wrong: 'First the die.',
      },
      {
        ask: 'March to Kappadokia, where a field army and militia of Zoe’s stand.',
        why: 'Subversion and Religious Conversion need a stack of yours in the same area.',
        wrong: 'Those whom you want to subvert stand in Kappadokia.',
      },
      { why: 'Zoe does not intercept. She has no chit left to answer you with.' },
      {
        ask: 'Play Subversion on the Byzantines in Kappadokia: click the chit.',
        why: 'A 5: desertion. A second die, 2, says how many leave: both. Kappadokia is yours without a battle.',
        wrong: 'A battle would do as well, but this costs no point and loses nobody unless a 1 falls.',
      },
    ],
    end: 'You buy chits for $2 in the treasury and win them by decisive victories. Ten of the forty are played as soon as they are drawn, good or bad.',
  },
  rebels: {
    title: 'Rebels',
    story:
      'Taxes were raised too high: the militia of Kyprus and of Kurdistan has turned against you. Rebels never move by themselves, but an area with a single one pays and scores for nobody. You hold two chits.',
    steps: [
      {
        ask: 'Play Alliance on the rebels of Kyprus: click the chit.',
        why: 'Rebels of your own colour come back to you, and the island is yours again.',
        wrong: 'First the island: no army of yours is near it.',
      },
      {
        ask: 'Play Rebel Control on the rebels in Serbia. They stand to the west, between Byzantines and Khazars.',
        why: 'For one operation you lead rebels of any colour. They have rolled a 3.',
        wrong: 'Those rebels could be led too. But the ones in Serbia stand beside rich Byzantine land.',
      },
      {
        ask: 'Lead them to Hellas.',
        why: 'Over the mountains, for 2 points.',
        wrong: 'They can go there. But Hellas pays Zoe more than any other land near them.',
      },
      { why: 'Zoe’s militia could try to intercept. It does not.' },
      {
        ask: 'End this operation.',
        why: 'That is all it takes: with rebels in it, Hellas pays Zoe nothing until she drives them out.',
        wrong: 'They might attack for you. It is not needed, and a counterattack could end them.',
      },
      {
        ask: 'Kurdistan must be won back by arms. Choose the host in the box East.',
        why: 'A 2. The box touches Kurdistan.',
        wrong: 'The host is nearest, and strong.',
      },
      {
        ask: 'March to Kurdistan.',
        why: 'Rebels do not intercept: that is for active powers.',
        wrong: 'The rebels are in Kurdistan.',
      },
      {
        ask: 'Attack the rebels by Raid.',
        why: 'A 5 in the last column: a marginal victory with a free move. The militia is gone. On a counterattack rebels fight back as anybody does.',
        wrong: 'Also possible. Nine units raid in the last column, where nothing lets rebels strike back.',
      },
      {
        ask: 'Stay in Kurdistan.',
        why: 'It is yours again and pays from next year on.',
        wrong: 'If all go, nobody holds Kurdistan.',
      },
    ],
    end: 'Alliance, Subversion and Religious Conversion turn rebels; Rebel Control borrows them; everything else is war.',
  },
}
