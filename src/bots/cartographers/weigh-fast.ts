import type { Seat } from '../../engine/game.ts';
import { emptyRows } from '../../games/cartographers/board/land.ts';
import { cellsOf } from '../../games/cartographers/board/rows.ts';
import { sheetPassedTo } from '../../games/cartographers/phases/ambush.ts';
import { mustCoverRuins } from '../../games/cartographers/phases/draw.ts';
import { ambushCard, rulesOf } from '../../games/cartographers/rules.ts';
import type { Phase, Sheet, View } from '../../games/cartographers/types.ts';
import {
  ambushOf,
  type CoreRules,
  type CoreSheet,
  cellsOfLay,
  coreEdictOf,
  coreRules,
  draw,
  drawBeast,
  drawCommand,
  drawHero,
  drawSingle,
  exploreOf,
  fitsCore,
  heroOf,
  listCandidates,
  listPlaces,
  loadSheet,
  maybeGaze,
  newCandidates,
  newSheet,
  placeOfCell,
  type SoloGame,
  type SoloPlayer,
  type Worth,
  worthOf,
  writeLays,
} from './search/index.ts';
import type { ValuedCommands } from './weigh.ts';
import { type Weights, weightsOf } from './worth.ts';

/** Commands with values from the search core, which can also apply them. */
export interface FastValuedCommands extends ValuedCommands {
  /** The seat whose sheet the commands change. */
  readonly sheet: Seat;
  /** Applies a command to a game that continues with this sheet as a solo game. */
  readonly play: (game: SoloGame, index: number, player: SoloPlayer) => void;
}

type At<T extends Phase['type']> = Extract<Phase, { type: T }>;

/** Scratch data that every decision reuses. A listing is valid only until the next one. */
const found = newCandidates();
const lays = new Int32Array(16 * 121);
let sheet: CoreSheet | undefined;
let trial: CoreSheet | undefined;

const worthIn = (view: View, { edicts, seasons }: Weights): Worth => {
  const rules = rulesOf(view.config);
  return {
    edicts: view.edicts.map(id => coreEdictOf(rules, id)),
    edictWeights: edicts,
    coinWeight: seasons,
    monsterWeight: seasons,
  };
};

const load = (core: CoreRules, from: Sheet): CoreSheet => {
  sheet ??= newSheet(core.map);
  loadSheet(sheet, core, from);
  return sheet;
};

/** The value of a sheet after a change. The change is made on a copy. */
const tried = (core: CoreRules, from: CoreSheet, change: (copy: CoreSheet) => void, worth: Worth): number => {
  trial ??= newSheet(core.map);
  trial.set(from);
  change(trial);
  return worthOf(core, trial, worth);
};

const weighDraw = (
  view: View,
  { card: id }: At<'draw'>,
  worth: Worth,
  seat: Seat,
  own: Sheet,
): FastValuedCommands => {
  const core = coreRules(view.config);
  const card = exploreOf(core, id);
  const bound = mustCoverRuins(rulesOf(view.config), view.column);
  const size = listCandidates(core, load(core, own), card, bound, worth, found);
  const { lays, terrains, values, single } = found;
  return {
    size,
    worths: values,
    command: index => drawCommand(card, found, index),
    sheet: seat,
    play: (game, index) => {
      const drawn = single ? drawSingle : draw;
      drawn(core, game.sheet, card, lays[index]!, terrains[index]!);
    },
  };
};

const weighHero = (
  view: View,
  { card: id }: At<'hero'>,
  worth: Worth,
  seat: Seat,
  own: Sheet,
): FastValuedCommands => {
  const core = coreRules(view.config);
  const { attacks } = heroOf(core, id);
  const from = load(core, own);
  const { map } = rulesOf(view.config);
  const cells = cellsOf(map.grid, emptyRows(map, own));
  const ways = attacks.length;
  const play = (sheet: CoreSheet, i: number): void =>
    drawHero(core, sheet, placeOfCell(cells[Math.floor(i / ways)]!), attacks[i % ways]!);
  const worths = Float64Array.from({ length: cells.length * ways }, (_, i) =>
    tried(core, from, copy => play(copy, i), worth),
  );
  return {
    size: worths.length,
    worths,
    command: index => ({
      type: 'drawHero',
      cell: cells[Math.floor(index / ways)]!,
      orientation: index % ways,
    }),
    sheet: seat,
    play: (game, index) => play(game.sheet, index),
  };
};

/**
 * Values the commands of an ambush by what they cost the neighbor: the lowest value of the neighbor's sheet is best.
 */
const weighAmbush = (
  view: View,
  { card: id }: At<'ambush'>,
  worth: Worth,
  seat: Seat,
): FastValuedCommands | undefined => {
  const core = coreRules(view.config);
  const { pass } = ambushCard(rulesOf(view.config), id);
  const passed = sheetPassedTo(seat, view.seats, pass);
  const target = view.sheets[passed];
  const card = ambushOf(core, id);
  // CA-A-09: the core has only one sheet, so it would miss a coin that goes to a different seat.
  if (!target || view.config.ambushMountainCoin === 'drawer') return undefined;
  const from = load(core, target);
  if (listPlaces(card.ways, from) === 0) return undefined;
  const size = writeLays(card.ways, lays);
  const worths = Float64Array.from({ length: size }, (_, i) => {
    const lay = lays[i]!;
    return -tried(core, from, copy => drawBeast(core, copy, card, lay), worth);
  });
  return {
    size,
    worths,
    command: index => ({ type: 'drawMonster', cells: cellsOfLay(card.ways, lays[index]!) }),
    sheet: passed,
    play: (game, index, player) => {
      drawBeast(core, game.sheet, card, lays[index]!);
      maybeGaze(game, player, card);
    },
  };
};

/** Like `valueCommands`, but with the faster search core; undefined if the core doesn't support the decision. */
export const valueCommandsFast = (view: View, weights = weightsOf(view)): FastValuedCommands | undefined => {
  const { viewer, phase, config } = view;
  if (viewer === 'spectator' || !view.owing.includes(viewer) || !fitsCore(rulesOf(config))) return undefined;
  const own = view.sheets[viewer];
  if (!own) return undefined;
  const worth = worthIn(view, weights);
  if (phase.type === 'draw') return weighDraw(view, phase, worth, viewer, own);
  if (phase.type === 'hero') return weighHero(view, phase, worth, viewer, own);
  return phase.type === 'ambush' ? weighAmbush(view, phase, worth, viewer) : undefined;
};
