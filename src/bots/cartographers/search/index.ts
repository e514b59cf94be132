/**
 * The search core: the rules of Cartographers on 11 × 11 spaces, with packed words and generated code, for bots that
 * evaluate millions of positions. The engine in games/cartographers defines the rules; `equal.test.ts` checks that
 * the core plays the same games. To allocate nothing during a search, functions change sheets and games in place, the
 * results of a listing are valid only until the next one, and flags are plain arguments instead of option objects.
 *
 *     const rules = coreRules(config);              // once per config; throws unless fitsCore(rules)
 *     const sheet = newSheet(rules.map);
 *     loadSheet(sheet, rules, view.sheets[0]);      // from the engine; makeSheet goes back
 *     const card = exploreOf(rules, phase.card);
 *     const n = listDraws(rules, sheet, card, mustCoverRuins);
 *     if (n > 0) draw(rules, sheet, card, pickLay(card.ways, k), card.terrains[0]);
 *
 * A *place* is row × 16 + column; `cellOfPlace` and `placeOfCell` convert it to and from a cell of the engine. A
 * *lay* is a placement of a shape: way × 256 + the place of the box corner; `cellsOfLay` returns its cells. A *set*
 * is the offset of six words in a sheet: EMPTY, FOREST and so on in layout.ts.
 */
import type { CoreAmbush, CoreExplore, CoreHero, CoreRules } from './rules.ts';

export {
  type Candidates,
  drawCommand,
  listCandidates,
  newCandidates,
  type Worth,
  worthOf,
} from './candidates.ts';
export { type CoreEdict, coreEdict, starsOf } from './edicts.ts';
export { bestByRollouts } from './halving.ts';
export { cellOfPlace, NO_RUINS, NOTHING_FITS, placeOfCell } from './layout.ts';
export { copySolo, loadSolo } from './load.ts';
export {
  autoVictim,
  destroy,
  draw,
  drawBeast,
  drawHero,
  drawSingle,
  gazeVictims,
  growZombies,
  hasRoom,
  listDraws,
  monsterLoss,
  pickPlace,
  ravageVictims,
  settleSheet,
  sizeOf,
  soloPlace,
  victimSet,
} from './moves.ts';
export { CoreRandom } from './random.ts';
export { playRandomSolo, RandomSolo } from './random-solo.ts';
export {
  type CoreAmbush,
  type CoreExplore,
  type CoreHero,
  type CoreRules,
  coreEdictOf,
  coreRules,
  fitsCore,
  setOf,
} from './rules.ts';
export { cellsOfLay, fitsAt, listPlaces, makeWays, pickLay, type Ways, writeLays } from './shapes.ts';
export { type CoreSheet, loadDrawing, loadSheet, makeSheet, newSheet, resetSheet } from './sheet.ts';
export {
  beginSolo,
  type Dealer,
  finalScore,
  maybeGaze,
  newSoloGame,
  playOn,
  type SoloGame,
  type SoloPlayer,
} from './solo.ts';

const named = <C extends { readonly id: string }>(cards: readonly C[], id: string): C => {
  const card = cards.find(c => c.id === id);
  if (!card) throw new Error(`expected the id of a card in this game, found ${id}`);
  return card;
};

export const exploreOf = (rules: CoreRules, id: string): CoreExplore => named(rules.explore, id);
export const ambushOf = (rules: CoreRules, id: string): CoreAmbush => named(rules.ambushes, id);
export const heroOf = (rules: CoreRules, id: string): CoreHero => named(rules.heroes, id);
