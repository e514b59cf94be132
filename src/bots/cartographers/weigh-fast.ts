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
  drawBeast,
  drawCommand,
  drawHero,
  exploreOf,
  fitsCore,
  heroOf,
  listCandidates,
  listPlaces,
  loadSheet,
  newCandidates,
  newSheet,
  placeOfCell,
  type Worth,
  worthOf,
  writeLays,
} from './search/index.ts';
import type { Weighed } from './weigh.ts';
import { weightsOf } from './worth.ts';

type At<T extends Phase['type']> = Extract<Phase, { type: T }>;

/** What is reused from one question to the next; a listing is valid until the next one. */
const found = newCandidates();
const lays = new Int32Array(16 * 121);
let sheet: CoreSheet | undefined;
let trial: CoreSheet | undefined;

const worthIn = (view: View): Worth => {
  const rules = rulesOf(view.config);
  const { edicts, seasons } = weightsOf(view);
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

/** The sheet as it would be after a change, on a copy that is used again and again. */
const tried = (core: CoreRules, from: CoreSheet, change: (copy: CoreSheet) => void, worth: Worth): number => {
  trial ??= newSheet(core.map);
  trial.set(from);
  change(trial);
  return worthOf(core, trial, worth);
};

const weighDraw = (view: View, { card: id }: At<'draw'>, own: Sheet): Weighed => {
  const core = coreRules(view.config);
  const card = exploreOf(core, id);
  const bound = mustCoverRuins(rulesOf(view.config), view.column);
  const size = listCandidates(core, load(core, own), card, bound, worthIn(view), found);
  return { size, worths: found.values, command: index => drawCommand(card, found, index) };
};

const weighHero = (view: View, { card: id }: At<'hero'>, own: Sheet): Weighed => {
  const core = coreRules(view.config);
  const { attacks } = heroOf(core, id);
  const from = load(core, own);
  const worth = worthIn(view);
  const { map } = rulesOf(view.config);
  const cells = cellsOf(map.grid, emptyRows(map, own));
  const ways = attacks.length;
  const worths = Float64Array.from({ length: cells.length * ways }, (_, i) => {
    const place = placeOfCell(cells[Math.floor(i / ways)]!);
    return tried(core, from, copy => drawHero(core, copy, place, attacks[i % ways]!), worth);
  });
  return {
    size: worths.length,
    worths,
    command: index => ({
      type: 'drawHero',
      cell: cells[Math.floor(index / ways)]!,
      orientation: index % ways,
    }),
  };
};

/** On the neighbour's sheet the least is best. */
const weighAmbush = (view: View, { card: id }: At<'ambush'>, seat: Seat): Weighed | undefined => {
  const core = coreRules(view.config);
  const { pass } = ambushCard(rulesOf(view.config), id);
  const target = view.sheets[sheetPassedTo(seat, view.seats, pass)];
  const card = ambushOf(core, id);
  // The core knows one sheet: a coin that goes to the other one it would not see (CA-A-09).
  if (!target || view.config.ambushMountainCoin === 'drawer') return undefined;
  const from = load(core, target);
  if (listPlaces(card.ways, from) === 0) return undefined;
  const size = writeLays(card.ways, lays);
  const worth = worthIn(view);
  const worths = Float64Array.from({ length: size }, (_, i) => {
    const lay = lays[i]!;
    return -tried(core, from, copy => drawBeast(core, copy, card, lay), worth);
  });
  return {
    size,
    worths,
    command: index => ({ type: 'drawMonster', cells: cellsOfLay(card.ways, lays[index]!) }),
  };
};

/** The same as `weigh`, by the search core; undefined for what it does not serve. */
export const weighFast = (view: View): Weighed | undefined => {
  const { viewer, phase, config } = view;
  if (viewer === 'spectator' || !view.owing.includes(viewer) || !fitsCore(rulesOf(config))) return undefined;
  const own = view.sheets[viewer];
  if (!own) return undefined;
  if (phase.type === 'draw') return weighDraw(view, phase, own);
  if (phase.type === 'hero') return weighHero(view, phase, own);
  return phase.type === 'ambush' ? weighAmbush(view, phase, viewer) : undefined;
};
