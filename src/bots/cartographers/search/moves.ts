import type { Attack } from '../../../games/cartographers/cards/hero.ts';
import * as at from './layout.ts';
import type { CoreAmbush, CoreExplore, CoreRules } from './rules.ts';
import { fill, fitsAt, fitsTight, keepTouching, listPlaces, touches } from './shapes.ts';
import type { CoreSheet } from './sheet.ts';
import { beside, count, countWord, earn, preyed, settle } from './words.generated.ts';

// These are local copies, because V8 inlines the constants of a module, but loads and checks imported ones each time.
const {
  ALWAYS_SETTLE,
  BESIDE_MOUNTAIN,
  BLANK,
  DESTROYED,
  EMPTY,
  FOREST,
  GORGON,
  HERO,
  MARKS,
  MONSTER,
  NO_RUINS,
  RUINS,
  SIDE,
  STRIDE,
  TROLL,
  WORDS,
  ZOMBIE,
} = at;

/** Functions that change a sheet, in the same steps as the phases of the engine. */

/** The unfilled ruins that the last call of `findRuins` found. */
export const unfilledRuins = new Int32Array(STRIDE);
const found = new Int32Array(STRIDE);

/** CA-24: finds the unfilled ruins and returns their number. */
export const findRuins = ({ map }: CoreRules, sheet: CoreSheet): number => {
  for (let k = 0; k < WORDS; k++) unfilledRuins[k] = sheet[EMPTY + k]! & map[RUINS + k]!;
  return sizeOf(unfilledRuins, 0);
};

/**
 * CA-21 to CA-26: lists the legal placements of a card in `card.ways.places` and returns their number. If there are
 * none, it returns the reason (NOTHING_FITS or NO_RUINS), which decides the terrains of the single space.
 */
export const listDraws = (rules: CoreRules, sheet: CoreSheet, card: CoreExplore, bound: boolean): number => {
  const free = listPlaces(card.ways, sheet);
  if (!bound) return free;
  findRuins(rules, sheet);
  const covering = keepTouching(card.ways, unfilledRuins, 0);
  if (covering > 0) return covering;
  return rules.freeShape ? listPlaces(card.ways, sheet) : NO_RUINS;
};

/** Draws a placement of an explore card. `terrain` is the offset of its set. */
export const draw = (
  rules: CoreRules,
  sheet: CoreSheet,
  card: CoreExplore,
  lay: number,
  terrain: number,
): void => {
  const { map } = rules;
  fill(card.ways, lay, sheet, terrain);
  if (card.coin[lay >> 8] !== 0) earn(sheet, map, 1);
  // Most drawings touch no mountain, so they have no consequences.
  if (map[ALWAYS_SETTLE] !== 0 || terrain === MONSTER || touches(card.ways, lay, map, BESIDE_MOUNTAIN))
    settle(sheet, map, true);
};

const fillPlace = (sheet: CoreSheet, set: number, place: number): void => {
  const bit = at.bitAt(place >> 4, place & 15);
  const word = place >> 5;
  sheet[set + word]! |= bit;
  sheet[EMPTY + word]! &= ~bit;
};

/** CA-25, CA-26: draws a single space, because no shape may be drawn. */
export const drawSingle = (
  rules: CoreRules,
  sheet: CoreSheet,
  card: CoreExplore,
  place: number,
  terrain: number,
): void => {
  fillPlace(sheet, terrain, place);
  if (card.singleCoin !== 0) earn(sheet, rules.map, 1);
  settle(sheet, rules.map, true);
};

/** CS-02: the placement of a solo ambush, or -1 if its shape fits nowhere as printed. */
export const soloPlace = (sheet: CoreSheet, card: CoreAmbush): number => {
  const { walk, ways } = card;
  const { tight } = ways;
  if (tight.length > 0) {
    for (let i = 0; i < walk.length; i++) if (fitsTight(tight, walk[i]!, sheet)) return walk[i]!;
    return -1;
  }
  for (let i = 0; i < walk.length; i++) if (fitsAt(ways, walk[i]!, sheet, EMPTY)) return walk[i]!;
  return -1;
};

/**
 * CA-38, CH-13: draws the monster of an ambush and settles the sheet (CA-31), unless it gazes first (CH-17, CA-A-19).
 */
export const drawBeast = (rules: CoreRules, sheet: CoreSheet, card: CoreAmbush, lay: number): void => {
  fill(card.ways, lay, sheet, MONSTER);
  if (card.letter >= 0) fill(card.ways, lay, sheet, card.letter);
  if (rules.gazeFirst && card.letter === GORGON) return;
  settle(sheet, rules.map, rules.beastsPay);
};

/** CH-16: writes the spaces that the Gorgon may destroy to `victimSet` and returns their number. */
export const gazeVictims = (rules: CoreRules, sheet: CoreSheet): number => {
  for (let k = 0; k < WORDS; k++) {
    found[k] = sheet[GORGON + k]! & sheet[MONSTER + k]!;
    victimSet[k] = rules.gazeFilled
      ? rules.map[BLANK + k]! & ~sheet[EMPTY + k]! & ~sheet[DESTROYED + k]!
      : rules.map[BLANK + k]! & ~sheet[DESTROYED + k]!;
  }
  beside(victimSet, 0, found, 0, victimSet, 0);
  return sizeOf(victimSet, 0);
};

/** CH-15: writes the spaces that the Troll may destroy to `victimSet` and returns their number. */
export const ravageVictims = (sheet: CoreSheet): number => {
  for (let k = 0; k < WORDS; k++) found[k] = sheet[TROLL + k]! & sheet[MONSTER + k]!;
  beside(sheet, EMPTY, found, 0, victimSet, 0);
  return sizeOf(victimSet, 0);
};

/** The spaces that the last call of `gazeVictims` or `ravageVictims` found. */
export const victimSet = new Int32Array(STRIDE);

export const sizeOf = (s: Int32Array, o: number): number =>
  count(s[o]!, s[o + 1]!, s[o + 2]!, s[o + 3]!, s[o + 4]!, s[o + 5]!);

/** The place of the space with index `k` in a set, in reading order. */
export const pickPlace = (s: Int32Array, o: number, k: number): number => {
  let rest = k;
  for (let w = 0; w < WORDS; w++) {
    let word = s[o + w]!;
    const size = countWord(word);
    if (rest >= size) {
      rest -= size;
      continue;
    }
    while (rest-- > 0) word &= word - 1;
    return at.placeOfBit(w, word & -word);
  }
  return -1;
};

/** CH-11: destroys a space. It loses its terrain and counts as filled. Attack marks and letters stay. */
export const destroy = (rules: CoreRules, sheet: CoreSheet, place: number): void => {
  const bit = at.bitAt(place >> 4, place & 15);
  const word = place >> 5;
  for (let set = FOREST; set <= HERO; set += STRIDE) sheet[set + word]! &= ~bit;
  sheet[EMPTY + word]! &= ~bit;
  sheet[DESTROYED + word]! |= bit;
  settle(sheet, rules.map, rules.beastsPay);
};

const isIn = (s: Int32Array, o: number, place: number): boolean =>
  (s[o + (place >> 5)]! & at.bitAt(place >> 4, place & 15)) !== 0;

/**
 * CS-04: the rank of a victim, of which the lowest is destroyed: 0 for other terrain, then hero, empty space,
 * monster.
 */
const taste = (sheet: CoreSheet, place: number): number => {
  if (isIn(sheet, HERO, place)) return 1;
  if (isIn(sheet, EMPTY, place)) return 2;
  return isIn(sheet, MONSTER, place) ? 3 : 0;
};

/** CS-04: the space that the Gorgon destroys if the player doesn't choose. Call `gazeVictims` first. */
export const autoVictim = (sheet: CoreSheet): number => {
  let best = 4;
  let taken = -1;
  const beasts = sizeOf(found, 0);
  for (let i = 0; i < beasts; i++) {
    const place = pickPlace(found, 0, i);
    for (const step of [-16, 1, 16, -1]) {
      const next = place + step;
      if (next < 0 || (next & 15) > 10 || next >> 4 > 10 || !isIn(victimSet, 0, next)) continue;
      const liking = taste(sheet, next);
      if (liking >= best) continue;
      best = liking;
      taken = next;
    }
  }
  return taken;
};

/** CH-14: grows the Zombies into all empty spaces beside them. */
export const growZombies = (rules: CoreRules, sheet: CoreSheet): void => {
  for (let k = 0; k < WORDS; k++) found[k] = sheet[ZOMBIE + k]! & sheet[MONSTER + k]!;
  if (!beside(sheet, EMPTY, found, 0, found, 0)) return;
  for (let k = 0; k < WORDS; k++) {
    sheet[MONSTER + k]! |= found[k]!;
    sheet[ZOMBIE + k]! |= found[k]!;
    sheet[EMPTY + k]! &= ~found[k]!;
  }
  settle(sheet, rules.map, rules.beastsPay);
};

/** CH-05, CH-06: draws a hero and marks the spaces that they attack. */
export const drawHero = (rules: CoreRules, sheet: CoreSheet, place: number, attack: Attack): void => {
  fillPlace(sheet, HERO, place);
  const row = place >> 4;
  const column = place & 15;
  for (let i = 0; i < attack.length; i++) {
    const r = row + attack[i]![0];
    const c = column + attack[i]![1];
    if (r >= 0 && c >= 0 && r < SIDE && c < SIDE) sheet[MARKS + (r >> 1)]! |= at.bitAt(r, c);
  }
  settle(sheet, rules.map, true);
};

/** CA-45 step 3: the stars lost to monsters, as a positive number. */
export const monsterLoss = (sheet: CoreSheet): number => preyed(sheet);

/**
 * CA-31: settles a sheet without a drawing, after a Gorgon that gazes before heroes attack found no space to destroy.
 */
export const settleSheet = (rules: CoreRules, sheet: CoreSheet): void =>
  settle(sheet, rules.map, rules.beastsPay);

/** CA-29: whether a sheet has an empty space. */
export const hasRoom = (sheet: CoreSheet): boolean => {
  for (let k = 0; k < WORDS; k++) if (sheet[EMPTY + k] !== 0) return true;
  return false;
};
