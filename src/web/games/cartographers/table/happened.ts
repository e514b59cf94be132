import type { Seat } from '../../../../engine/game.ts';
import { emptyRows } from '../../../../games/cartographers/board/land.ts';
import { soloWalk, type WalkStep } from '../../../../games/cartographers/phases/walk.ts';
import { ambushCard, rulesOf } from '../../../../games/cartographers/rules.ts';
import { assumedSheets, evolveSheets, isSheetEvent } from '../../../../games/cartographers/sheet.ts';
import type { Event, Scored, Sheet, View } from '../../../../games/cartographers/types.ts';
import type { Shown } from '../../../table.ts';

/** Moments that deserve to be shown before the table goes on. */
export type Moment =
  | {
      readonly type: 'walk';
      readonly card: string;
      readonly sheet: Sheet;
      readonly steps: readonly WalkStep[];
    }
  | { readonly type: 'ignored'; readonly card: string }
  | {
      readonly type: 'season';
      readonly scored: readonly Scored[];
      readonly sheets: readonly (Sheet | null)[];
    };

/** The walk of an ambush in solo, from the sheet as it was. */
const walkOf = (view: View, sheet: Sheet, id: string): Moment => {
  const rules = rulesOf(view.config);
  const card = ambushCard(rules, id);
  const steps = soloWalk(rules.map.grid, emptyRows(rules.map, sheet), {
    shape: card.shape,
    corner: card.soloCorner,
    direction: card.pass,
    anchor: rules.config.soloAnchor,
  });
  return { type: 'walk', card: id, sheet, steps };
};

/** What happened in one batch, as the moments worth showing, in order. */
export const momentsOf = ({
  happened,
  before,
}: Pick<Shown<Event, View>, 'happened' | 'before'>): readonly Moment[] => {
  const { grid } = rulesOf(before.config).map;
  const moments: Moment[] = [];
  let sheets = assumedSheets(grid, before);
  let scored: Scored[] = [];
  let ambush: string | undefined;
  for (const { event } of happened) {
    if (event.type === 'revealed' && rulesOf(before.config).card(event.card).kind === 'ambush')
      ambush = event.card;
    if (event.type === 'ignored') moments.push({ type: 'ignored', card: event.card });
    if (event.type === 'drawn' && ambush && before.seats === 1 && event.terrain === 'monster') {
      moments.push(walkOf(before, sheets[0]!, ambush));
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

/** The next person at this device who owes an answer, looking round clockwise from whoever looks now. */
export const nextPerson = (view: View, people: readonly Seat[], eyes: Seat): Seat | undefined => {
  const waiting = people.filter(seat => view.owing.includes(seat));
  if (waiting.includes(eyes)) return eyes;
  return waiting.find(seat => seat > eyes) ?? waiting[0];
};
