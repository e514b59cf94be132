import type { Seat } from '../../../../engine/game.ts';
import {
  ambushCard,
  assumedSheets,
  type Event,
  emptyRows,
  evolveSheets,
  isSheetEvent,
  landOf,
  type PrintedMap,
  preyedCells,
  rulesOf,
  type Scored,
  type Sheet,
  soloWalk,
  type View,
  type WalkStep,
} from '../../../../games/cartographers/ui.ts';
import type { ShownUpdate } from '../../../client/table.ts';

/** Events that are shown before the table continues. */
export type Moment =
  | {
      readonly type: 'walk';
      readonly card: string;
      readonly sheet: Sheet;
      readonly steps: readonly WalkStep[];
      /** Its cost at the end of each season, on the map at that time. */
      readonly cost: number;
    }
  | { readonly type: 'ignored'; readonly card: string }
  | {
      readonly type: 'season';
      readonly scored: readonly Scored[];
      readonly sheets: readonly (Sheet | null)[];
    };

/** CA-45: how many empty spaces are threatened. */
const preyedOn = (map: PrintedMap, sheet: Sheet): number => preyedCells(landOf(map, sheet)).list().length;

/** The walk of an ambush in solo games, from the previous sheet to its final place. */
const walkOf = (view: View, sheet: Sheet, id: string, after: Sheet): Moment => {
  const rules = rulesOf(view.config);
  const card = ambushCard(rules, id);
  const steps = soloWalk(rules.map.grid, emptyRows(rules.map, sheet), {
    shape: card.shape,
    corner: card.soloCorner,
    direction: card.pass,
    anchor: rules.config.soloAnchor,
  });
  const cost = preyedOn(rules.map, after) - preyedOn(rules.map, sheet);
  return { type: 'walk', card: id, sheet, steps, cost };
};

/** The moments of one batch, in order. */
export const momentsOf = ({
  events,
  before,
}: Pick<ShownUpdate<Event, View>, 'events' | 'before'>): readonly Moment[] => {
  const { grid } = rulesOf(before.config).map;
  const moments: Moment[] = [];
  let sheets = assumedSheets(grid, before);
  let scored: Scored[] = [];
  let ambush: string | undefined;
  for (const { event } of events) {
    if (event.type === 'revealed' && rulesOf(before.config).card(event.card).kind === 'ambush')
      ambush = event.card;
    if (event.type === 'ignored') moments.push({ type: 'ignored', card: event.card });
    if (event.type === 'drawn' && ambush && before.seats === 1 && event.terrain === 'monster') {
      moments.push(walkOf(before, sheets[0]!, ambush, evolveSheets(grid, sheets, event)[0]!));
      ambush = undefined;
    }
    if (event.type === 'scored') {
      scored = [...scored, event];
      if (scored.length === before.seats) {
        moments.push({ type: 'season', scored, sheets });
        scored = [];
      }
    }
    if (isSheetEvent(event)) sheets = evolveSheets(grid, sheets, event);
  }
  return moments;
};

/** The next person at this device who owes an answer, clockwise from the current viewer. */
export const nextPerson = (view: View, people: readonly Seat[], eyes: Seat): Seat | undefined => {
  const waiting = people.filter(seat => view.owing.includes(seat));
  if (waiting.includes(eyes)) return eyes;
  return waiting.find(seat => seat > eyes) ?? waiting[0];
};

/** The view before its first card, for a table that is opened with its first card revealed. */
export const unopened = (view: View): View => ({ ...view, sheets: view.sheets.map(() => null) });
