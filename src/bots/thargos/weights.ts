/**
 * The weights of greedy's estimates, in victory points unless stated otherwise. They were tuned by games of
 * greedy against itself.
 */
const WEIGHED = {
  /** Winning the game, or preventing an opponent from winning it. */
  win: 14,
  /** The share of a card's price that a defender counts if the Mission would end the game. */
  lastStand: 0.05,
  /**
   * The same share if the Mission would not end the game, and its increase for each point that the attacker
   * would still need.
   */
  late: 0.2,
  latePoint: 0.1,
  /** The price of one use of an ability, because it may be more useful later. */
  use: 0.5,
  /** A modifier is moved to a different color only if that increases the chance by at least this. */
  sure: 0.02,
  /** The number of cards that a defender who loses a Mission spends on a new one. */
  refill: 0.5,
  /**
   * The price of a card while a player has at least `plenty` in deck and hand. It increases with fewer cards.
   */
  card: 0.6,
  plenty: 50,
  /** Like `card` and `dearest`, for solo games and stories, where no opponent runs out of cards. */
  cardAlone: 0.15,
  dearestAlone: 3,
  dearest: 6,
  /** The price of a card by its value as a modifier: this factor at 0, and this increase for each point. */
  cardFloor: 0.5,
  cardPoint: 0.3,
  /** The value of drawing a card, and the share of its price that a card returned to the deck is worth. */
  inHand: 0.35,
  restocked: 0.7,
  /**
   * The additional price of the only Mission in hand, because without one the player has to dig for the next.
   */
  lastMission: 0.5,
  /** The value of one attribute point of a hero, on a color of the track's Mission and on any other color. */
  pointHere: 0.35,
  pointElse: 0.18,
  /** The cost of a wound in addition to the attribute points that the hero loses. */
  wound: 0.3,
  /** The assumed chance that a defender spends 0, 1, 2, … cards. */
  defence: [0.35, 0.1, 0.2, 0.2, 0.1, 0.05],
  /** How much the simulated reply of the defender counts in an estimate. The rest comes from `defence`. */
  reason: 0.7,
  /** The share of the price of a defender's spent cards that counts as the attacker's gain. */
  drain: 0.5,
  /** How many points above the gap an attacker is assumed to aim. */
  caution: 1,
  /** The value of passing, multiplied by the number of turns in a row without progress. */
  idle: -0.15,
  /**
   * The share of an exchange's estimated value that counts, because the estimate assumes that later attempts
   * succeed.
   */
  exchange: 0.35,
  /** The value of one point of a track card in each use, and the most uses that count. */
  stored: 0.3,
  storedUses: 3,
  /**
   * The share of an attempt's value that is lost by waiting for a turn. The Mission is usually still there
   * then.
   */
  tempo: 0.5,
  /** The value of a second attempt in the same turn, as a share of that of a first one. */
  again: 0.8,
  /** The chance that an opponent who has a hero stronger than the dice opposes a story attempt. */
  opposed: 0.85,
  /** After this many rounds without progress in a story, greedy spends cards freely. */
  patience: 2,
  /** The value of the face-down top card of the secondary pile. */
  unknown: 0.3,
};

export const WEIGHTS: Readonly<typeof WEIGHED> = WEIGHED;
