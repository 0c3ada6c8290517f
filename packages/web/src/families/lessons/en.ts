import type { LessonTexts } from '../../lessons/course.ts'

export const en: LessonTexts<'families'> = {
  control: {
    title: 'A city of your own',
    story:
      'You are Leo, the red family. It is your first action of the match. Everybody starts with 10 points and with an empty map; the quickest way to score is to put a cube on a rich city.',
    steps: [
      {
        ask: 'Take control of Damascus. Click the city, or look under “Take control”.',
        why: 'Damascus has three City tokens, so it scores 3 Byzantine points at once. Each token will also bring 2 Bezants at the end of every turn, and one more point when the match ends.',
        wrong: 'That city can be taken as well, but here the lesson goes on from Damascus.',
      },
      {
        ask: 'Now pay for it. Use a cube of your Casualty Pool.',
        why: 'A casualty cube costs 3 Bezants, from the treasury of the side that you act for. Damascus is Byzantine, so the Byzantine treasury goes from 15 to 12.',
        wrong:
          'The Cube Pool is free, and often the better choice. But you also need it for taxes, so here we buy a cube that would otherwise lie idle among the casualties.',
      },
    ],
    end: 'It was your first Byzantine city, so your Byzantine pawn now stands there. From now on it can march.',
  },
  increase: {
    title: 'A stronger army',
    story:
      'An action called Increase Army lets you place up to three cubes in your army boxes. Elite cubes fight best and cost most; the Levy only defends; Move cubes pay for marching.',
    steps: [
      {
        ask: 'Put the first cube in the Byzantine Elite box.',
        why: 'Every Elite cube rolls a die of its own in battle. Only one cube of this action may become Elite.',
        wrong:
          'Also possible. This lesson begins with the Elite box, because only one cube a time may go there.',
      },
      {
        ask: 'Take it from the Cube Pool.',
        why: 'Cubes of the Cube Pool cost nothing.',
        wrong: 'Buying is possible, but the pool is free and still holds nine cubes.',
      },
      {
        ask: 'Put the second cube in the Byzantine Main Army.',
        why: 'The Main Army counts for strength like Elite, but it rolls at most three dice together.',
        wrong: 'Not this time: the second cube goes to the Main Army.',
      },
      {
        ask: 'Again from the Cube Pool.',
        why: 'Still free.',
        wrong: 'The pool is free; take it from there.',
      },
      {
        ask: 'Put the third cube in the Byzantine Levy.',
        why: 'The Levy never marches. It may defend a city of yours in which no army stands.',
        wrong: 'You might stop here. But a third cube is part of the same action, so use it.',
      },
      {
        ask: 'Take this one from the Arab Move box.',
        why: 'A cube can change sides! It costs 3 Bezants, and the side that receives it pays: the Byzantine treasury.',
        wrong: 'Also possible. Here you see that even a cube of your other army can be bought.',
      },
    ],
    end: 'Three cubes in one action. Remember the bill at the end of the turn: Elite costs 3 Bezants a turn, Levy 2, Main Army and Move 1.',
  },
  improve: {
    title: 'Make a city richer',
    story:
      'You control Mecca, which has two City tokens. The special boxes below the map can each be used once a turn, by whoever comes first.',
    steps: [
      {
        ask: 'Use an Arab “Improve city” box on Mecca.',
        why: 'Mecca now has three tokens, and no city can have more. Improving scores nothing by itself.',
        wrong: 'That is allowed, but Mecca is yours: what you add there, you will earn.',
      },
      {
        ask: 'Pay with a cube of the Cube Pool.',
        why: 'The cube stays in the box until the turn ends, so that nobody else can use this box.',
        wrong: 'It works too, but it would cost 3 Bezants.',
      },
    ],
    end: 'The third token pays 2 Arab Bezants at the end of each turn, and one Arab point at the end of the match. Beware: improving makes the city more tempting for others too.',
  },
  persia: {
    title: 'Into Persia',
    story:
      'Your Arab army is not on the map yet. Hira has become Arab; it belongs to Zoe, but an Arab pawn may enter in any Arab city. Next door lies Baghdad, a Persian city of strength 3.',
    steps: [
      {
        ask: 'Place your Arab army in Hira.',
        why: 'Placing is free and part of the action: the army may go on from there.',
        wrong: 'You could do that. But Baghdad is best reached from Hira.',
      },
      {
        ask: 'March to Baghdad.',
        why: 'One road, one Move cube. Persian cities have no armies, so it came to a siege at once: the city rolled three dice, one for each point of its strength, and a hit is 4 or more. It missed three times. Your strength of 8 beats 3.',
        wrong: 'Hira is only where you came in. Baghdad is the prize.',
      },
      {
        ask: 'A conquered city needs a control cube. Take one from the Cube Pool.',
        why: 'The city got two Arab tokens (one fewer than its strength), and you scored 2 Arab points and 2 Bezants.',
        wrong: 'The pool is free, and you have enough there.',
      },
    ],
    end: 'Before you attack, look at the odds beside the choice: they are exact.',
  },
  civilWar: {
    title: 'Civil War',
    story:
      'Damascus belongs to Zoe. It is Byzantine, and so is your army in Antioch: it can walk in, but it cannot attack its own side without a Civil War box.',
    steps: [
      {
        ask: 'March from Antioch to Damascus.',
        why: 'One road, one Move cube. Friendly cities can be entered freely, whoever controls them.',
        wrong: 'Your army could go there too, but Damascus, three tokens, is worth the trouble.',
      },
      {
        ask: 'Choose Civil War, so that the army attacks where it stands.',
        why: 'There is only one Byzantine Civil War box in a turn, and it can only be used inside a march.',
        wrong: 'You may stop or go on, but then Damascus stays with Zoe.',
      },
      {
        ask: 'Pay for the box with a cube of the Cube Pool.',
        why: 'The attack begins. Zoe has no army in Damascus, so she may call her Levy.',
        wrong: 'That costs 3 Bezants; the pool is free.',
      },
      {
        why: 'Zoe kept her Levy out of it: a lost battle would have cost her cubes. So the walls alone defended, with three dice, and missed. Your strength of 6 beats 3.',
      },
      {
        ask: 'Put a control cube on the city, from the Cube Pool.',
        why: 'You score 2 points: a conquered city loses one token. Zoe keeps what she scored for it before.',
        wrong: 'Also possible, but it costs 3 Bezants.',
      },
    ],
    end: 'Civil War takes cities from other families, not from an empire. It scores less than an empty city, and it hurts a rival.',
  },
  battle: {
    title: 'The battle of Ankara',
    story:
      'Your Arab army in Tarsus has 9 Main and 4 Move cubes. In Ankara, which is fortified, stands Zoe’s Byzantine army: 1 Elite, 6 Main, 1 Move. Your Cube Pool and your Arab treasury are empty.',
    steps: [
      {
        ask: 'March to Ankara and attack.',
        why: 'One Move cube is spent. Before the battle Zoe may retreat.',
        wrong: 'Another time. Now for Ankara!',
      },
      {
        why: 'Zoe stays. You roll three dice for your Main Army (never more than three): 2, 4 and 6, two hits. She rolls one for her Elite and three for her Main Army: 1, 3, 5 and 5, also two hits.',
      },
      {
        ask: 'You lose two cubes. Take the first from the Main Army.',
        why: 'Losses are taken from Elite, Main Army or Move, as the owner likes. Main cubes are strength, though.',
        wrong: 'You may. But follow the example for once: first a Main cube.',
      },
      {
        ask: 'Take the second from the Move box.',
        why: 'A Move cube counts nothing in battle, so it is the cheapest loss. You keep strength 8.',
        wrong: 'That would cost strength. A Move cube fights not at all: lose that.',
      },
      { why: 'Zoe loses her Elite cube …' },
      { why: '… and a Main cube. Her strength is 5, yours 8: you win, and her army must retreat.' },
      {
        why: 'She goes to Nicaea. Now the siege: three tokens and a fortification make strength 4. The city rolls 1, 1, 3 and 6: one hit.',
      },
      {
        ask: 'Take this loss from the Main Army.',
        why: 'Strength 7 against 4: the city falls. It gets two Arab tokens; you score 2 points and plunder 2 Bezants.',
        wrong: 'It is your choice, but you will need Move cubes in a moment. Lose a Main cube.',
      },
      {
        ask: 'The pool is empty and 2 Bezants buy no cube: the army itself must pay two cubes. First a Main cube.',
        why: 'One of the two will stand on the city.',
        wrong: 'The example pays with a Main cube first.',
      },
      {
        ask: 'And a Move cube.',
        why: 'One cube controls Ankara, the other went to the casualties.',
        wrong: 'Strength is precious; give a Move cube.',
      },
    ],
    end: 'An attack is: retreat or not, battle, siege, conquest. Keep a cube in the pool or 3 Bezants for the control cube: paying from the army hurts.',
  },
  retreat: {
    title: 'An orderly retreat',
    story:
      'Now you are attacked. Your Arab army holds Tarsus; Zoe comes from Attalia, and she has the Byzantine Fleet. Palmyra and Damascus are your nearest cities.',
    steps: [
      { why: 'Zoe marches to Tarsus with strength 6 against your 5.' },
      {
        ask: 'Stay and fight.',
        why: 'Zoe rolls 6, 6 and 6. You roll 1, 1 and 1. Such is war.',
        wrong: 'Retreating before the battle is often wise. But here we want to see what a beaten army does.',
      },
      {
        ask: 'Lose three cubes, all from the Main Army. This is the first.',
        why: 'Move cubes are worth keeping now: they can be lost on the way.',
        wrong: 'Keep your Move cubes for the retreat; lose a Main cube.',
      },
      { ask: 'The second Main cube.', why: 'One more.', wrong: 'Keep your Move cubes; lose a Main cube.' },
      {
        ask: 'The third Main cube.',
        why: 'Strength 2 against 6: you are beaten and must retreat to the nearest friendly city, by the way that costs least. Over land or over sea it is one cube either way.',
        wrong: 'Keep your Move cubes; lose a Main cube.',
      },
      {
        why: 'With her fleet Zoe may forbid the sea, and she does. So your army goes through Antioch, an unfriendly city.',
      },
      {
        ask: 'Passing an unfriendly city costs one cube. Give a Move cube.',
        why: 'Two Main cubes and one Move cube are left: an army that can come back.',
        wrong: 'You have only two Main cubes left. Give a Move cube.',
      },
      {
        ask: 'Choose where the retreat ends: Palmyra or Damascus.',
        why: 'Both are equally near, so it is your choice.',
        wrong: 'It must be Palmyra or Damascus.',
      },
      { why: 'Tarsus, without its army, falls to Zoe.' },
    ],
    end: 'An army that finds no way is destroyed. Before you leave an army somewhere, look where it could go.',
  },
  bulgars: {
    title: 'The Bulgars come',
    story:
      'The Bulgars have already taken Thessalonica. Whoever uses a Bulgar box sends them on. They belong to nobody, but they score for the side that they do not attack.',
    steps: [
      {
        ask: 'Send the Bulgars to Athens.',
        why: 'They can go to a city with an arrow, or along a road from a city that they hold.',
        wrong: 'They could do that. But Athens can only be reached because Thessalonica is theirs; see how.',
      },
      {
        ask: 'Pay with a cube of the Casualty Pool.',
        why: 'The attack was on a Byzantine city, so the Arab treasury paid the 3 Bezants. The Bulgars grew by two cubes to 9, the walls missed twice, and Athens fell. You score 1 Arab point: two tokens, minus one.',
        wrong: 'The pool is free, but here you should see which treasury pays.',
      },
    ],
    end: 'The Bulgars may even take Constantinople, and then the match ends at once: only Arab points count.',
  },
  fleets: {
    title: 'Over the sea',
    story:
      'Your Arab army stands in Alexandria with 5 Move cubes. The sea costs an Arab army 2 Move cubes a crossing. Candia, across the sea, is Arab.',
    steps: [
      {
        ask: 'Take the Arab Fleet first.',
        why: 'With it your Arab army pays half at sea: 1 instead of 2, until the turn ends.',
        wrong: 'You could sail at once for 2 Move cubes. But take the fleet first and see what it saves.',
      },
      {
        ask: 'Pay with a cube of the Cube Pool.',
        why: 'The fleet is yours for this turn.',
        wrong: 'It works, but costs 3 Bezants.',
      },
      { why: 'Zoe answers with the Byzantine Fleet …' },
      { why: '… and pays with a cube of her pool. Her fleet may hinder every Arab crossing but her own.' },
      {
        ask: 'Sail to Candia all the same.',
        why: 'Before you pay, Zoe says whether her fleet comes out.',
        wrong: 'Not now: we are going to Candia.',
      },
      {
        why: 'It does. The halved cost is doubled again, so you pay 2 Move cubes, and Zoe rolls as many dice: 3 and 2, no hit. Your army lands in Candia.',
      },
      {
        ask: 'You have arrived. End the action.',
        why: 'A second crossing would have cost one Move cube extra.',
        wrong: 'The army could go on, but three Move cubes do not bring it far. Stop here.',
      },
    ],
    end: 'Crossing from Nicaea to Constantinople costs an Arab army twice as much: 4, with your fleet 2, with a hostile fleet 8, with both 4. More cubes paid means more dice against you.',
  },
  score: {
    title: 'Both sides count',
    story:
      'The last action of the match. You have 40 Byzantine and 18 Arab points, Zoe has 30 and 15. She has passed. A Church gives 2 Byzantine points, a Mosque 2 Arab points; each costs 6 Bezants.',
    steps: [
      {
        ask: 'What wins the match? Make your last action.',
        why: 'Your lower total counts only if it is at least half of the higher. 18 is less than half of 40, so you had only 40. With 20 both count!',
        wrong:
          'With that the score would be about 40, and Zoe has 45: her 15 is half of her 30. Which two points would change that?',
      },
      {
        ask: 'Pay with a cube of the Cube Pool.',
        why: 'Income and upkeep are settled one last time, cities would have scored a point for each token, and then: 60 against 45.',
        wrong: 'Also possible, but take the free cube.',
      },
    ],
    end: 'Watch both tracks from the first turn on. The poorer side is often the one that wins the match.',
  },
}
