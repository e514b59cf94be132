import type { Seat } from '../../engine/game.ts';
import type { Foresight } from '../../engine/module.ts';
import { inOrder } from './board/grid.ts';
import type { AmbushCard } from './cards/ambush.ts';
import { evolve } from './evolve.ts';
import { earnsCoin } from './phases/draw.ts';
import { allowedAttacks, attackedCells } from './phases/hero.ts';
import { scoreSheet } from './phases/score.ts';
import { ambushCard, exploreCard, rulesOf } from './rules.ts';
import { assumedSheets, isSheetEvent } from './sheet.ts';
import { grown, room, settle } from './story.ts';
import type { Event, SheetEvent, State, View } from './types.ts';
import { view } from './view.ts';
import { about } from './words/about.ts';

/** What follows from what, for whoever sees the sheets. A guess that fails does no harm: then the event is sent. */

type SheetEventOf<T extends SheetEvent['type']> = Extract<SheetEvent, { type: T }>;

/** A table as its view shows it, in which nobody hides anything. */
const assumedState = (shown: View): State => {
  const { viewer: _, tracks: __, answers, ...open } = shown;
  const sheets = assumedSheets(rulesOf(shown.config).map.grid, shown);
  return { ...open, sheets, secret: { seed: '', deck: [], ambushDeck: [], heroDeck: [], answers } };
};

/** CA-31: the first that follows from a change of a sheet. */
const settled = (state: State, { sheet: at }: SheetEvent, by: Seat | null): readonly SheetEvent[] => {
  const told: SheetEvent[] = [];
  const teller = {
    rules: rulesOf(state.config),
    sheet: (seat: Seat) => state.sheets[seat]!,
    ambushes: () => state.ambushes,
    tell: (event: SheetEvent) => told.push(event),
  };
  settle(teller, { at, by: by ?? undefined });
  return told.slice(0, 1);
};

/** CH-06: the marks of a hero, each way round. */
const marksOf = (
  { config, phase }: State,
  { sheet, cells }: SheetEventOf<'drawn'>,
): readonly SheetEvent[] => {
  const [cell] = cells;
  if (phase.type !== 'hero' || cell === undefined) return [];
  const rules = rulesOf(config);
  return allowedAttacks(rules, phase.card).map(attack => ({
    type: 'marked',
    sheet,
    card: phase.card,
    cell,
    cells: inOrder(attackedCells(rules.map.grid, attack, cell)),
  }));
};

/** CA-35: the coin of a shape. */
const coinOf = (
  { config, phase, sheets }: State,
  { sheet, by, cells, single }: SheetEventOf<'drawn'>,
): readonly SheetEvent[] => {
  const rules = rulesOf(config);
  if (phase.type !== 'draw' || by === null) return [];
  if (!earnsCoin(rules, exploreCard(rules, phase.card), cells, single === true)) return [];
  return [{ type: 'coined', sheet, to: sheet, coins: room(rules, sheets[sheet]!, 1), why: 'shape', cells }];
};

/** CH-14: the next sheet on which a beast grows. */
const growthOf = (state: State, card: AmbushCard | undefined, from: Seat): readonly SheetEvent[] => {
  if (!card) return [];
  for (let sheet = from; sheet < state.seats; sheet++) {
    const event = grown(rulesOf(state.config), card, sheet, state.sheets[sheet]!);
    if (event) return [event];
  }
  return [];
};

const growing = (state: State, letter?: string): AmbushCard | undefined =>
  state.ambushes
    .map(id => ambushCard(rulesOf(state.config), id))
    .find(card => card.grows && (letter === undefined || card.letter === letter));

/** What may follow the last event; `drawn` is the last drawing. */
const follows = (
  state: State,
  last: SheetEvent,
  drawn: SheetEventOf<'drawn'> | undefined,
): readonly SheetEvent[] => {
  if (last.type === 'scored') {
    const seat = last.sheet + 1;
    if (seat < state.seats) return [scoreSheet(state, seat, state.sheets[seat]!)];
    return growthOf(state, growing(state), 0);
  }
  const brought = last.type === 'drawn' ? [...marksOf(state, last), ...coinOf(state, last)] : [];
  if (brought.length > 0) return brought;
  const next = settled(state, last, drawn?.by ?? null);
  if (next.length > 0 || drawn?.by !== null) return next;
  return growthOf(state, growing(state, drawn.letter), drawn.sheet + 1);
};

export const foresee = (shown: View): Foresight<View, Event> => {
  let state = assumedState(shown);
  let last: Event | undefined;
  let drawn: SheetEventOf<'drawn'> | undefined;
  const isOpen = shown.sheets.every(sheet => sheet !== null);
  return {
    next: () => (isOpen && last && isSheetEvent(last) ? follows(state, last, drawn) : []),
    hear: event => {
      state = evolve(state, event);
      last = event;
      if (event.type === 'drawn') drawn = event;
    },
    about: event => about(event, shown.viewer, state),
    view: () => view(state, shown.viewer),
  };
};
