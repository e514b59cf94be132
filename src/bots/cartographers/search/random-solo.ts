import * as at from './layout.ts';
import * as moves from './moves.ts';
import { CoreRandom } from './random.ts';
import type { CoreExplore, CoreHero, CoreRules } from './rules.ts';
import { countCovered, fitsTight, pickLay, type Ways } from './shapes.ts';
import type { CoreSheet } from './sheet.ts';
import { beginSolo, type Dealer, finalScore, playOn, type SoloGame, type SoloPlayer } from './solo.ts';

// These are local copies, because V8 inlines the constants of a module, but loads and checks imported ones each time.
const { EMPTY, NOTHING_FITS } = at;
const { unfilledRuins } = moves;

/**
 * How often a placement is guessed before all legal placements are listed. Guessing gives each legal placement the same
 * probability, as the list does, and is faster while the sheet has many empty spaces.
 */
const GUESSES = 8;

/** A legal placement found by guessing, or -1 if no guess was legal. */
const guess = ({ lays, tight }: Ways, sheet: CoreSheet, random: CoreRandom): number => {
  if (tight.length === 0) return -1;
  for (let i = 0; i < GUESSES; i++) {
    const lay = lays[random.below(lays.length)]!;
    if (fitsTight(tight, lay, sheet)) return lay;
  }
  return -1;
};

/**
 * CA-24: like `guess`, but covers ruins, because it puts a random space of a random orientation on a random ruins
 * space. A placement that covers n ruins is guessed n times as often as one that covers one, so it is accepted with
 * probability 1/n.
 */
const guessOnRuins = (ways: Ways, rules: CoreRules, sheet: CoreSheet, random: CoreRandom): number => {
  const { grips, last, tight } = ways;
  const ruins = moves.findRuins(rules, sheet);
  if (ruins === 0 || tight.length === 0) return -1;
  for (let i = 0; i < GUESSES; i++) {
    const place = moves.pickPlace(unfilledRuins, 0, random.below(ruins));
    const grip = grips[random.below(grips.length)]!;
    const row = (place >> 4) - ((grip >> 4) & 15);
    const column = (place & 15) - (grip & 15);
    const end = last[grip >> 8]!;
    if (row < 0 || column < 0 || row > end >> 4 || column > (end & 15)) continue;
    const lay = (grip & 0xff00) | (row << 4) | column;
    if (!fitsTight(tight, lay, sheet)) continue;
    const covered = countCovered(ways, lay, unfilledRuins, 0);
    if (covered === 1 || random.below(covered) === 0) return lay;
  }
  return -1;
};

/**
 * Deals cards and plays at random. All legal placements and all terrains of an explore card are equally likely, and
 * so are all empty spaces for a single space, all spaces and orientations for a hero, and all victims of the Gorgon
 * and the Troll.
 */
export class RandomSolo implements Dealer, SoloPlayer {
  readonly random: CoreRandom;

  constructor(seed: number) {
    this.random = new CoreRandom(seed);
  }

  next(_pile: Int32Array, left: number): number {
    return this.random.below(left);
  }

  draw({ rules, sheet, bound }: SoloGame, card: CoreExplore): void {
    const { random } = this;
    const { ways, terrains } = card;
    let lay = bound ? guessOnRuins(ways, rules, sheet, random) : guess(ways, sheet, random);
    const lays = lay >= 0 ? 1 : moves.listDraws(rules, sheet, card, bound);
    if (lays > 0) {
      if (lay < 0) lay = pickLay(ways, random.below(lays));
      moves.draw(rules, sheet, card, lay, terrains[random.below(terrains.length)]!);
      return;
    }
    const empty = moves.sizeOf(sheet, EMPTY);
    if (empty === 0) return;
    const place = moves.pickPlace(sheet, EMPTY, random.below(empty));
    const any = lays === NOTHING_FITS ? card.single : card.ruinsSingle;
    moves.drawSingle(rules, sheet, card, place, any[random.below(any.length)]!);
  }

  hero({ rules, sheet }: SoloGame, card: CoreHero): void {
    const { random } = this;
    const place = moves.pickPlace(sheet, EMPTY, random.below(moves.sizeOf(sheet, EMPTY)));
    moves.drawHero(rules, sheet, place, card.attacks[random.below(card.attacks.length)]!);
  }

  victim(_game: SoloGame, size: number): number {
    return moves.pickPlace(moves.victimSet, 0, this.random.below(size));
  }
}

/** CA-09: deals one random scoring card of each suit to the edicts A to D in random order. */
const dealEdicts = ({ rules, edicts }: SoloGame, random: CoreRandom): void => {
  if (rules.fixed) return;
  for (let suit = 0; suit < 4; suit++)
    edicts[suit] = rules.pools[suit]![random.below(rules.pools[suit]!.length)]!;
  if (!rules.shuffledEdicts) return;
  for (let i = 3; i > 0; i--) {
    const j = random.below(i + 1);
    const card = edicts[i]!;
    edicts[i] = edicts[j]!;
    edicts[j] = card;
  }
};

/** Plays one random solo game and returns its final score. */
export const playRandomSolo = (game: SoloGame, by: RandomSolo): number => {
  dealEdicts(game, by.random);
  beginSolo(game, by);
  playOn(game, by, by);
  return finalScore(game);
};
