/** The values that greedy assigns, in victory points; tuned by self-play. */
const WEIGHED = {
  /** Winning the game, or preventing another player's win. */
  win: 14,
  /** The share of a card's price in a defense if the Mission would end the game. */
  lastStand: 0.05,
  /** The share if it would not, and the increase for each point that the attacker would still need. */
  late: 0.2,
  latePoint: 0.1,
  /** One use of an ability, which may be more useful later. */
  use: 0.5,
  /** The minimum increase of the chance for moving a card to another color. */
  sure: 0.02,
  /** The number of cards that the loser of a Mission pays to fill its place. */
  refill: 0.5,
  /** A card while `plenty` of them are left in deck and hand; with fewer, the price is higher. */
  card: 0.6,
  plenty: 50,
  /** The same in solo and in stories, where nobody else runs out of cards. */
  cardAlone: 0.15,
  dearestAlone: 3,
  dearest: 6,
  /** How a card's value as a modifier changes its price: the factor at zero, and the increase for each point. */
  cardFloor: 0.5,
  cardPoint: 0.3,
  /** A card in hand is available now, one in the deck isn't, and one under the deck comes late or never. */
  inHand: 0.35,
  restocked: 0.7,
  /** The only Mission in hand: without one, the player must dig through the deck. */
  lastMission: 0.5,
  /** One attribute point of a hero, on a color of their Mission and on another color. */
  pointHere: 0.35,
  pointElse: 0.18,
  /** A wounded hero, in addition to the lost attribute points. */
  wound: 0.3,
  /** The assumed probabilities that a defender spends no card, one, two ... */
  defence: [0.35, 0.1, 0.2, 0.2, 0.1, 0.05],
  /** How much the simulated defense counts instead of these probabilities. */
  reason: 0.7,
  /** The share of the price of the opponent's spent cards that counts as a gain. */
  drain: 0.5,
  /** How far above the gap an attacker is expected to aim. */
  caution: 1,
  /** Doing nothing, for each turn in a row without progress. */
  idle: -0.15,
  /** The share of the expected value of heroes or Missions in other places that is realized. */
  exchange: 0.35,
  /** A point of strength saved on a track for each use, and the expected number of uses. */
  stored: 0.3,
  storedUses: 3,
  /** The share of an attempt's value that is lost by postponing it: the Mission is still there in the next turn. */
  tempo: 0.5,
  /** A second attempt in a turn, as a share of its value as the first. */
  again: 0.8,
  /** The probability that a player opposes a story attempt with a hero who beats the dice. */
  opposed: 0.85,
  /** Rounds without progress in a story after which cards are spent freely. */
  patience: 2,
  /** An unknown Mission: the top of the pile of secondary Missions. */
  unknown: 0.3,
};

export const WEIGHTS: Readonly<typeof WEIGHED> = WEIGHED;
