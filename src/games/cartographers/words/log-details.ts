import type { Viewer } from '../../../engine/game.ts';
import type { Cell } from '../board/grid.ts';
import { emptyRows } from '../board/land.ts';
import { soloTried } from '../phases/walk.ts';
import { ambushCard, rulesOf } from '../rules.ts';
import type { CardId, Event, SheetEvent, State } from '../types.ts';
import { view } from '../view.ts';

/** Additional data for the description of an event in the log. It contains only what one viewer may know. */
export interface LogDetails {
  /** CS-02: the number of places that a solo ambush tried. */
  readonly tried?: number;
  readonly spot?: readonly Cell[];
  /** CH-14: the ambush card whose monster grows. */
  readonly beast?: CardId;
}

/** CS-02: the walk of a solo ambush, computed from the sheet before its monster is drawn. */
const walkOf = (state: State, viewer: Viewer, id: CardId): LogDetails | undefined => {
  const rules = rulesOf(state.config);
  if (state.seats !== 1 || rules.card(id).kind !== 'ambush') return undefined;
  const [sheet] = view(state, viewer).sheets;
  if (!sheet) return undefined;
  const card = ambushCard(rules, id);
  return soloTried(rules.map.grid, emptyRows(rules.map, sheet), {
    shape: card.shape,
    corner: card.soloCorner,
    direction: card.pass,
    anchor: rules.config.soloAnchor,
  });
};

/** CH-14: the ambush whose monster grew. A drawing by no seat is growth if the season is scored, else a solo ambush. */
const spreadOf = (state: State, event: Extract<SheetEvent, { type: 'drawn' }>): LogDetails | undefined => {
  const isScored = (state.sheets[event.sheet]?.seasons.length ?? 0) > state.season;
  if (event.by !== null || !isScored) return undefined;
  const rules = rulesOf(state.config);
  const beast = state.ambushes.find(card => ambushCard(rules, card).letter === event.letter);
  return beast === undefined ? undefined : { beast };
};

/** The additional data for a redacted event and the state after it; undefined if none is needed. */
export const logDetails = (event: Event, viewer: Viewer, after: State): LogDetails | undefined => {
  switch (event.type) {
    case 'revealed':
    case 'ignored':
      return walkOf(after, viewer, event.card);
    case 'drawn':
      return spreadOf(after, event);
    default:
      return undefined;
  }
};
