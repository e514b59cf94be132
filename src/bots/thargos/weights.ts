/** What greedy holds things to be worth, in victory points; found by letting it play against itself. */
const WEIGHED = {
  /** To win the game, or to keep somebody from it. */
  win: 14,
  /** The price of a card in a defense: its share where the Mission would end the game. */
  lastStand: 0.05,
  /** Its share where the Mission would not, and more for each point that the attacker would still need. */
  late: 0.2,
  latePoint: 0.1,
  /** One use of an ability, which may serve better later. */
  use: 0.5,
  /** The least that a card moved to another color must add to the chance. */
  sure: 0.02,
  /** How many cards it costs the loser of a Mission to fill its place. */
  refill: 0.5,
  /** A card, when `plenty` of them are left in deck and hand; fewer are dearer. */
  card: 0.6,
  plenty: 50,
  /** The same in solo and in stories, where nobody else is made to run out. */
  cardAlone: 0.15,
  dearestAlone: 3,
  dearest: 6,
  /** How a card's value as a modifier changes its price: this at zero, and so much more for each point. */
  cardFloor: 0.5,
  cardPoint: 0.3,
  /** A card in hand is ready now, which one in the deck is not; under the deck it comes late, if at all. */
  inHand: 0.35,
  restocked: 0.7,
  /** The only Mission in hand: without one the deck is dug. */
  lastMission: 0.5,
  /** One attribute point of a hero, on a colour of the Mission before him and on another. */
  pointHere: 0.35,
  pointElse: 0.18,
  /** A hero wounded, besides the points he loses. */
  wound: 0.3,
  /** How many cards a defender is thought to spend: none, one, two ... */
  defence: [0.35, 0.1, 0.2, 0.2, 0.1, 0.05],
  /** How much of that is thought out in the other's place instead. */
  reason: 0.7,
  /** What cards the other has spent count, of their price to him. */
  drain: 0.5,
  /** How far above the gap an attacker is thought to reach. */
  caution: 1,
  /** Doing nothing, for each turn in a row in which nothing moved. */
  idle: -0.15,
  /** How much of what heroes or Missions in other places promise comes true. */
  exchange: 0.35,
  /** A point of strength kept on a track, each time it may be used, and how often that is thought to come. */
  stored: 0.3,
  storedUses: 3,
  /** How much of what an attempt promises is lost if it is put off: the Mission still lies there in the next turn. */
  tempo: 0.5,
  /** A second attempt in one turn, of what it would be worth as the first. */
  again: 0.8,
  /** How surely a player opposes an attempt of a story with a hero who beats the dice. */
  opposed: 0.85,
  /** Rounds without progress in a story after which cards are spent freely. */
  patience: 2,
  /** What is not known yet: the top of the pile of secondary Missions. */
  unknown: 0.3,
};

export const WEIGHTS: Readonly<typeof WEIGHED> = WEIGHED;
