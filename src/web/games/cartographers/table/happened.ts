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

/** Events that the table shows on their own before it continues. */
export type Moment =
  | {
      readonly type: 'walk';
      readonly card: string;
      readonly sheet: Sheet;
      readonly steps: readonly WalkStep[];
      /** Stars that the ambush costs at the end of each season, on the map right after it. */
      readonly cost: number;
    }
  | { readonly type: 'ignored'; readonly card: string }
  | {
      readonly type: 'season';
      readonly scored: readonly Scored[];
      readonly sheets: readonly (Sheet | null)[];
    };

/** CA-45: how many empty spaces cost a star because they are adjacent to monsters. */
const preyedOn = (map: PrintedMap, sheet: Sheet): number => preyedCells(landOf(map, sheet)).list().length;

/** The path of an ambush in a solo game, from the sheet before it to its final place. */
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

/** What the table shows about one batch before it continues, in order. */
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

/** The person at this device who must answer: the current viewer if they must, otherwise the next seat after theirs. */
export const nextPerson = (view: View, people: readonly Seat[], viewer: Seat): Seat | undefined => {
  const waiting = people.filter(seat => view.owing.includes(seat));
  if (waiting.includes(viewer)) return viewer;
  return waiting.find(seat => seat > viewer) ?? waiting[0];
};

/** The view before the first card, with blank maps. Used if that card was revealed before this page opened the table. */
export const unopened = (view: View): View => ({ ...view, sheets: view.sheets.map(() => null) });
