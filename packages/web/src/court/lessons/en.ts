import type { LessonTexts } from '../../lessons/course.ts'

export const en: LessonTexts<'court'> = {
  initiative: {
    title: 'Who goes first, and what for',
    story:
      'You are Leo, at the court of Justinian. Every round begins with the Initiative Track: four positions, each with a Casket of loot and one Keimelion. Then the court votes on what the Event will ask of it.',
    steps: [
      {
        ask: 'Take the second position, with the Chalice. Click it under the map.',
        why: 'You gain the loot of its Casket at once, and the Chalice gives you 2 Auctoritas that can only be voted with.',
        wrong: 'Every position has its use. Here we want to win a vote, so take the Chalice.',
      },
      { why: 'Zoe takes the Labaron: one more Dynamis, and the first turn.' },
      { why: 'Zoe votes first and places her only Auctoritas on the first Option.' },
      {
        ask: 'Vote for the second Option: click its leaf.',
        why: 'Only the Option with the higher total counts: what it requires, and the units that it brings.',
        wrong: 'You may, but then Zoe has her way and you gain less. Vote for the second Option.',
      },
      {
        ask: 'Set the stake to 3 and place it.',
        why: 'The first 2 are the Chalice’s, so it costs you 1 of your own. Three against one: the Emperor follows you, and who placed the most gains 2 Doxa.',
        wrong: 'One more or less would do as well. The lesson places 3.',
      },
    ],
    end: 'Auctoritas that was placed is gone, whichever Option is chosen. Vote with as much as it takes, and no more.',
  },
  cards: {
    title: 'Heroes and their people',
    story:
      'It is your turn. You hold Tribonian, a Hero, and the Treasurer; the Count of the Aqueducts lies in your court. A Hero makes cards of their type cheaper, and leads them.',
    steps: [
      {
        ask: 'Declare Play: press the button, or click Tribonian in your hand.',
        why: 'An action costs one Dynamis. One Play action may play several cards.',
        wrong: 'Other actions wait. This lesson plays cards.',
      },
      {
        ask: 'Play Tribonian for 6.',
        why: 'Tribonian is Palatine, Level II: from now on every Palatine card costs you 2 less.',
        wrong: 'First the Hero, then the others: so the discount counts.',
      },
      {
        ask: 'Play the Treasurer for 2.',
        why: 'Printed is 4; Tribonian takes 2 off. Its text happens once, when it is played; what it yields comes whenever it is activated.',
        wrong: 'The Treasurer is never cheaper than now.',
      },
      {
        ask: 'Lay the Treasurer under Tribonian: click the Treasurer, then Tribonian.',
        why: 'A Hero with cards under them is a Bandon. One Activate action brings what all of its cards yield.',
        wrong: 'Loose cards are activated one at a time. Join them first.',
      },
      {
        ask: 'Lay the Count of the Aqueducts there too.',
        why: 'A Hero of Level II leads two cards, so this Bandon is full.',
        wrong: 'You could stop here, but the Bandon has room.',
      },
    ],
    end: 'Three cards for one Dynamis in every round to come: that is why Heroes come first.',
  },
  market: {
    title: 'Cheap on the left',
    story:
      'The market is a row of eight stalls; the first costs 2, the last 9. Who sells fills it from the left, and gets more the fuller it is.',
    steps: [
      {
        ask: 'Declare Sell, or click the Civicus in your purse.',
        why: 'One action may sell several Resources, each of a kind that the market lacks.',
        wrong: 'This lesson goes to market first.',
      },
      {
        ask: 'Sell a Civicus for 4.',
        why: 'Two stalls are taken, so the third one pays: 4 Nomisma.',
        wrong: 'Fides lies there already; a kind that the market has can only be sold last.',
      },
      {
        ask: 'Finish selling.',
        why: 'You keep your second Civicus for the Event.',
        wrong: 'You may sell on, but here it is enough.',
      },
      {
        ask: 'Declare Buy, or click the Lignum in the market.',
        why: 'That is another action, and another Dynamis.',
        wrong: 'The lesson wants Lignum.',
      },
      {
        ask: 'Buy the Lignum for 3.',
        why: 'You pay the number of its stall. Prices stand still while you buy.',
        wrong: 'That can be bought too, but you need Lignum.',
      },
      {
        ask: 'Finish buying.',
        why: 'Now the goods slide to the left, and everything right of the gap becomes cheaper for the next one.',
        wrong: 'One is enough.',
      },
    ],
    end: 'Sell when the market is full, buy when what you need lies on the left; and look who comes after you.',
  },
  intrigue: {
    title: 'Not so fast',
    story:
      'Zoe has 9 Nomisma and a strong card in her hand. You hold Iron Custody, an Intrigue card: it is played in the turn of somebody else.',
    steps: [
      {
        why: 'Zoe declares Play. Before anything happens, everybody who could answer is asked; so nobody learns from the asking who can.',
      },
      {
        ask: 'A letter lies on the table. Answer with Iron Custody, for 4.',
        why: 'The action is cancelled and its Dynamis is spent. Intrigue needs no action of yours, only Nomisma.',
        wrong: 'You may let it happen, but then Theodora comes to her court.',
      },
      { why: 'Zoe could have answered your card with another. She has none, and lets it happen.' },
    ],
    end: 'In the letter you can also say when you want to be asked: always when you can answer, only if it aims at you, or not again this round.',
  },
  contribute: {
    title: 'What the Event asks',
    story:
      'The Queen’s Appeal needs 2 Civicus and 1 Fides of the whole court. Everybody gives in secret; then all is opened at once. Zoe has nothing that is asked for: it is up to you.',
    steps: [
      {
        ask: 'Give 2 Civicus. The steppers are on one sheet: set Civicus to 2 and Fides to 1, then seal it.',
        why: 'Every Resource that you give is 1 Doxa, whatever becomes of the Event.',
        wrong: 'Then a Civicus is missing, and the Event is cancelled.',
      },
      {
        ask: 'And 1 Fides.',
        why: 'Everything is there, so the Event is fulfilled, and you gave the most: you are Victorious and gain its reward.',
        wrong: 'A single missing Resource cancels the Event.',
      },
    ],
    end: 'Had it failed, the one who gave least would have been Defeated. The bars at the Event show what the court could give; look at them before you seal.',
  },
  trial: {
    title: 'A Trial',
    story:
      'The Codex Commission is a Trial: nobody voted. First it must be fulfilled like any Event, with 2 Civicus and 1 Auctoritas; then everybody bids Civicus for Doxa.',
    steps: [
      { why: 'Zoe has sealed. Nobody knows what she gives until you have sealed too.' },
      {
        ask: 'Give the Auctoritas.',
        why: 'It is required, and you alone have one.',
        wrong: 'Without it the Trial is cancelled, and there is nothing to bid for.',
      },
      {
        ask: 'Give 1 Civicus, not 2, and seal it.',
        why: 'Two are required, and Zoe has some too. What you keep you can bid.',
        wrong: 'The lesson trusts Zoe with the other one.',
      },
      {
        why: 'All is opened: Zoe gave the other Civicus, so the Trial is fulfilled. Now she has sealed a bid.',
      },
      {
        ask: 'Bid your 2 Civicus.',
        why: 'Bids are secret and are paid in any case. Zoe bid 1, so you are first and gain 3 Doxa; she gains 2.',
        wrong: 'Zoe can bid up to 3, with the Chalice. Give all you have.',
      },
    ],
    end: 'Before a Trial count twice: what it needs to be fulfilled, and what you keep for the bid.',
  },
  quests: {
    title: 'What nobody knows',
    story:
      'You began with five Quests and put one back. Nobody sees the four that you keep. Now the last Event of Age II is over: everybody gives up one more, in secret. The units on the map count for all, whoever placed them.',
    steps: [
      { why: 'Zoe has given one up. Nobody will see which.' },
      {
        ask: 'Give up the Quest that brings you nothing: Heir of Carthage. Each card says what it would bring now.',
        why: 'Nothing stands in Africa. This short match is over now, so the Quests are opened: 6 Doxa for three Palatine units, 6 for three units in Italy, and 5 for the most Palatine cards in play.',
        wrong:
          'That one pays: three units are Palatine, three stand in Italy, and nobody has more Palatine cards than you. In Africa nothing stands.',
      },
    ],
    end: 'The dearest court brought you 6 Doxa more. From Age II on play for the three Quests that you mean to keep, and watch which units your rivals like to place.',
  },
  solo: {
    title: 'Alone with the empire',
    story:
      'In Solo nobody votes or gives. An Event wants units in certain places before the round ends: here a Trading Ship in the Tyrrhenian Sea. It stands at the left, and as a shadow on the map.',
    steps: [
      {
        ask: 'Declare Build.',
        why: 'One Dynamis builds as much as you can pay for.',
        wrong: 'The Event will not wait: build.',
      },
      {
        ask: 'Choose the Trading Ship, for 2 Lignum.',
        why: 'The builder marks what the Event wants. Every Resource that you pay earns 1 Doxa.',
        wrong: 'That can be built too, but the Event wants a ship.',
      },
      {
        ask: 'Place it in the Tyrrhenian Sea.',
        why: 'The line at the Event is met; at the end of the round it is fulfilled.',
        wrong: 'It may stand there, but the Event wants it in the Tyrrhenian Sea.',
      },
      {
        ask: 'Finish.',
        why: 'There are three more Dynamis in this round, and harder Events to come.',
        wrong: 'You may build on; the lesson ends here.',
      },
    ],
    end: 'Your Doxa at the end decides the rank of your reign, from Nero to Augustus. Undo goes back as far as nothing hidden was seen: try things out.',
  },
  duel: {
    title: 'Belisarius or Narses',
    story:
      'The Duel is for two. Each leads a Hero who is in play from the beginning, with a Starting Deck of his own. You hold the Ring, so you choose; then three piles of cards are picked from.',
    steps: [
      {
        ask: 'Choose Belisarius.',
        why: 'He leads soldiers: once a round, when you declare Play, one card that is no Hero costs you nothing. Zoe has Narses, who lives by intrigue.',
        wrong:
          'Narses is a fine choice too: every Intrigue card of his takes 1 Nomisma from the other. This lesson follows Belisarius.',
      },
      {
        ask: 'The first pile holds monks and sisters. Leave it.',
        why: 'A pile that is left grows by one hidden card.',
        wrong:
          'They would go into your Starting Deck, and Belisarius makes only Stratiotika and Palatine cards cheaper.',
      },
      {
        ask: 'The second pile has Sittas, a Hero, with soldiers. Take it.',
        why: 'All three go into your Starting Deck. One hidden card begins the pile anew.',
        wrong: 'You will hardly find a better one. Zoe is the next to look at it.',
      },
      { why: 'Zoe takes the first pile: four cards by now.' },
      {
        ask: 'The first pile has a single card now. Leave it.',
        why: 'It will be two when somebody looks again.',
        wrong: 'One card is little: you have three picks, and each takes one pile.',
      },
      {
        ask: 'The second one too. Leave it.',
        why: 'Only the third is left. Who refuses all three takes the top card of the Deck.',
        wrong: 'Nobody has touched the third pile yet. It holds three.',
      },
      {
        ask: 'Take the third pile.',
        why: 'John, nephew of Vitalian, and two officers: again three cards for Belisarius.',
        wrong: 'Then you get one card that you cannot see.',
      },
      { why: 'Zoe takes the first pile.' },
      {
        ask: 'Your last pick. Leave the first pile, with its single card.',
        why: 'It grows for Zoe, but she picks last.',
        wrong: 'Two cards lie in the second pile, which has grown since you left it.',
      },
      {
        ask: 'Take the second pile, with two cards.',
        why: 'Eight cards more than you began with.',
        wrong: 'The third pile has a single hidden card since you took it.',
      },
      { why: 'Zoe takes hers. Both shuffle their Starting Decks and draw six cards.' },
    ],
    end: 'Whenever you draw from the Deck you may draw from your own Starting Deck instead. It is not refilled: what you picked is what you get.',
  },
  taktika: {
    title: 'Units that work for you',
    story: 'With Taktika the units on the map can be activated by anyone. A Senator stands in Thrace.',
    steps: [
      {
        ask: 'Declare Units: one Dynamis, and 1 Auctoritas for each unit that you activate.',
        why: 'Only one unit can be meant here, so you are not asked which.',
        wrong: 'This lesson is about units.',
      },
      {
        ask: 'Move the Senator to Oriens: click it on the map.',
        why: 'A Senator moves one step; Caravans and ships two; buildings stay.',
        wrong: 'It could stay or go elsewhere. The lesson sends it east.',
      },
      {
        ask: 'Place a Seal there.',
        why: 'It marks the area for you. Later you can give the Seal back to use the ability of a unit that starts there.',
        wrong: 'A Seal is what makes the journey worth its price.',
      },
    ],
    end: 'First Seals, then abilities: each ability takes a Seal off the map again, and some Quests count those that lie there.',
  },
}
