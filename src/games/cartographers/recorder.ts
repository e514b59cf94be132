import type { Seat } from '../../engine/game.ts';
import { Cells } from './board/cells.ts';
import { filledRows, landOf } from './board/land.ts';
import { andRows, cellsOf, enclosedBy, isNone, meet, minusRows } from './board/rows.ts';
import type { AmbushCard, Lair } from './cards/ambush.ts';
import { evolve } from './evolve.ts';
import { type Rules, rulesOf } from './rules.ts';
import type { CardId, Event, Sheet, SheetEvent, State } from './types.ts';

/** Applies events to sheets; `sheet` returns a sheet after all events so far. */
export interface SheetRecorder {
  readonly rules: Rules;
  readonly sheet: (seat: Seat) => Sheet;
  readonly emit: (event: SheetEvent) => void;
  /** The ambush cards revealed so far. */
  readonly ambushes: () => readonly CardId[];
}

/** Records the events that one command causes. Each event is applied before the next one is emitted. */
export interface Recorder extends Omit<SheetRecorder, 'emit'> {
  readonly state: () => State;
  readonly emit: (event: Event) => void;
  readonly events: readonly Event[];
}

export const startRecorder = (start: State): Recorder => {
  let state = start;
  const events: Event[] = [];
  return {
    rules: rulesOf(start.config),
    state: () => state,
    sheet: seat => state.sheets[seat]!,
    ambushes: () => state.ambushes,
    emit: event => {
      events.push(event);
      state = evolve(state, event);
    },
    events,
  };
};

/** The monster of an ambush card on a sheet, as input for the card's effects. */
export const lairOf = (rules: Rules, sheet: Sheet, card: AmbushCard): Lair => {
  const land = landOf(rules.map, sheet);
  const drawn = new Cells(land.grid, sheet.letters[card.letter ?? ''] ?? land.grid.none);
  return { land, drawn, living: drawn.and(land.monster) };
};

/** CH-14: the event by which the monster of an ambush card grows on a sheet; undefined if it doesn't grow. */
export const growthOf = (rules: Rules, card: AmbushCard, at: Seat, sheet: Sheet): SheetEvent | undefined => {
  const cells = card.grows?.(lairOf(rules, sheet, card)).list() ?? [];
  if (cells.length === 0) return undefined;
  const letter = card.letter ? { letter: card.letter } : {};
  return { type: 'drawn', sheet: at, by: null, terrain: 'monster', cells, ...letter };
};

/**
 * The changed sheet (`at`) and the seat whose act changed it (`by`), which is undefined for effects without an actor.
 */
export interface Cause {
  readonly at: Seat;
  readonly by: Seat | undefined;
}

/** CA-31: applies the consequences of a change to a sheet, always in this order. */
export const settle = (teller: SheetRecorder, cause: Cause): void => {
  destroyMarked(teller, cause.at);
  payMountains(teller, cause);
  payBounties(teller, cause.at);
};

/** CH-12: destroys every monster on an attack mark, no matter which was drawn first. */
const destroyMarked = ({ rules, sheet, emit: tell }: SheetRecorder, at: Seat): void => {
  const { monster, marks } = sheet(at);
  if (!meet(monster, marks)) return;
  const cells = cellsOf(rules.map.grid, andRows(monster, marks));
  tell({ type: 'destroyed', sheet: at, cells, why: 'heroes' });
};

/** CA-32: pays a coin for each mountain that is newly surrounded. */
const payMountains = ({ rules, sheet, emit: tell }: SheetRecorder, { at, by }: Cause): void => {
  const { map, config } = rules;
  const unpaid = minusRows(map.mountain.rows, sheet(at).paid);
  if (isNone(unpaid)) return;
  const closed = enclosedBy(map.grid, filledRows(map, sheet(at)));
  if (!meet(closed, unpaid)) return;
  const cells = cellsOf(map.grid, andRows(closed, unpaid));
  const to = by === at ? at : payee(config.ambushMountainCoin, at, by ?? at);
  const coins = to === undefined ? 0 : coinsThatFit(rules, sheet(to), cells.length);
  tell({ type: 'coined', sheet: at, to: to ?? null, coins, why: 'mountain', cells });
};

/** CA-34, CA-A-09: the seat that gets the coin of a mountain. */
const payee = (rule: 'owner' | 'drawer' | 'none', owner: Seat, drawer: Seat): Seat | undefined => {
  if (rule === 'none') return undefined;
  return rule === 'owner' ? owner : drawer;
};

/** CA-36: how many of these coins fit on the track; the others are lost. */
export const coinsThatFit = (rules: Rules, sheet: Sheet, coins: number): number =>
  Math.max(0, Math.min(coins, rules.config.coinCap - sheet.coinsEarned));

/** CH-18: pays the bounties that were newly earned on a sheet. */
const payBounties = ({ rules, sheet, emit: tell, ambushes }: SheetRecorder, at: Seat): void => {
  for (const id of ambushes()) {
    const card = rules.card(id);
    if (card.kind !== 'ambush' || !card.bounty || card.letter === undefined) continue;
    if (!sheet(at).letters[card.letter] || sheet(at).bounties.includes(card.letter)) continue;
    const lair = lairOf(rules, sheet(at), card);
    if (!card.bounty.earned(lair)) continue;
    const coins = coinsThatFit(rules, sheet(at), card.bounty.coins);
    const cells = lair.drawn.list();
    tell({ type: 'coined', sheet: at, to: at, coins, why: 'bounty', cells, letter: card.letter });
  }
};
