import type { Random } from '../../engine/random.ts';
import { pick, shuffled } from '../../engine/random.ts';
import { defined, range } from '../../engine/util.ts';
import { options } from './ask.ts';
import { Cells } from './board/cells.ts';
import type { Cell } from './board/grid.ts';
import { emptyRows, landOf, type Terrain } from './board/land.ts';
import { cellsOf } from './board/rows.ts';
import { anchors, cellsAt, type Orientation, orientations } from './board/shapes.ts';
import type { AmbushCard } from './cards/ambush.ts';
import { SETS } from './cards/sets.ts';
import { PER_GAME } from './config.ts';
import { type VictimPhase, victimSheet, victims } from './phases/victim.ts';
import { anyCommand } from './pick.ts';
import { ambushCard, type Rules, rulesOf } from './rules.ts';
import { assumedSheets, evolveSheet } from './sheet.ts';
import type { CardId, Command, Secret, Sheet, State, View } from './types.ts';
import { view } from './view.ts';

/** Deals the cards that were not revealed: `inDeck` of them are in the deck, the others join in later seasons. */
const unseen = (random: Random, pool: readonly CardId[], seen: readonly CardId[], inDeck: number) => {
  const order = shuffled(
    random,
    pool.filter(id => !seen.includes(id)),
  ).slice(0, PER_GAME - seen.length);
  return { inDeck: order.slice(0, inDeck), waiting: order.slice(inDeck) };
};

/** A new seed, because the viewer doesn't know the game's seed, which decides all later shuffles. */
const anySeed = (random: Random): string =>
  range(8)
    .map(() => random.next().toString(16).padStart(8, '0'))
    .join('');

/**
 * A random state that agrees with everything this viewer knows. A hidden sheet is blank, except for its known coins and
 * scores, and for the monster about which a seat has to decide now.
 */
export const sample = (shown: View, random: Random): State => {
  const { config, viewer, tracks, answers, ...open } = shown;
  const ambushes = unseen(random, config.ambushPool, shown.ambushes, shown.deck.ambushes);
  const heroPool = config.heroes ? SETS.heroes.heroes.map(card => card.id) : [];
  const heroes = unseen(random, heroPool, shown.heroes, shown.deck.heroes);
  const explorers = rulesOf(config).explorers.filter(id => !shown.column.includes(id));
  const secret: Secret = {
    seed: shown.seed ?? anySeed(random),
    deck: shuffled(random, [...explorers, ...ambushes.inDeck, ...heroes.inDeck]),
    ambushDeck: ambushes.waiting,
    heroDeck: heroes.waiting,
    answers,
  };
  const { grid } = rulesOf(config).map;
  const sheets = withBeasts(shown, assumedSheets(grid, shown), random);
  return withAnswers({ ...open, config, sheets, secret }, random);
};

/** CH-15, CH-16: adds a Troll or Gorgon to each hidden sheet on which a seat has to choose a space to destroy. */
const withBeasts = (shown: View, assumed: readonly Sheet[], random: Random): readonly Sheet[] => {
  const { phase, config, seats } = shown;
  if (phase.type !== 'gaze' && phase.type !== 'ravage') return assumed;
  const rules = rulesOf(config);
  const card = ambushCard(rules, phase.card);
  // CS-02: in solo, the shape is placed as printed.
  const ways = orientations(card.shape).slice(0, seats === 1 ? 1 : undefined);
  const asked = [...shown.owing, ...shown.answered];
  const hidden = asked
    .map(seat => victimSheet(shown, card, phase.type, seat))
    .filter(at => !shown.sheets[at]);
  const sheets = assumed.slice();
  for (const at of hidden)
    sheets[at] = withBeast({ rules, card, ways, moment: phase.type }, sheets[at]!, random);
  return sheets;
};

interface Beast {
  readonly rules: Rules;
  readonly card: AmbushCard;
  readonly ways: readonly Orientation[];
  readonly moment: VictimPhase['type'];
}

const withBeast = (beast: Beast, sheet: Sheet, random: Random): Sheet => {
  const { rules, card, ways, moment } = beast;
  const { grid } = rules.map;
  const empty = emptyRows(rules.map, sheet);
  const places = ways.flatMap(way =>
    cellsOf(grid, anchors(grid, way, empty)).map(anchor => cellsAt(grid, way, anchor)),
  );
  const drawn = (on: Sheet, terrain: Terrain, cells: readonly Cell[], letter = {}): Sheet =>
    evolveSheet(grid, on, { type: 'drawn', sheet: 0, by: null, terrain, cells, ...letter });
  for (const cells of shuffled(random, places)) {
    const dealt = drawn(sheet, 'monster', cells, card.letter && { letter: card.letter });
    if (!victims(rules, dealt, card, moment).isEmpty) return dealt;
    // CA-A-30: with `filled`, a Gorgon surrounded by empty spaces has no victim, so one space beside it is filled.
    const beside = Cells.of(grid, cells).neighbors().minus(landOf(rules.map, dealt).filled).list();
    if (beside.length === 0) continue;
    const fed = drawn(dealt, 'forest', [pick(random, beside)]);
    if (!victims(rules, fed, card, moment).isEmpty) return fed;
  }
  throw new Error(`expected ${card.id} to fit on the sheet, found no place`);
};

/** Replaces hidden answers with random ones that these seats might have given. */
const withAnswers = (state: State, random: Random): State => {
  const hidden = state.answered.filter(seat => !defined(state.secret.answers[seat]));
  if (hidden.length === 0) return state;
  const answers: Record<number, Command> = { ...state.secret.answers };
  for (const seat of hidden) {
    const open = {
      ...state,
      owing: [...state.owing, seat],
      answered: state.answered.filter(s => s !== seat),
    };
    const command = anyCommand(options(view(open, seat)), random);
    if (command) answers[seat] = command;
  }
  return { ...state, secret: { ...state.secret, answers } };
};
