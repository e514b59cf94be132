import type { Seat } from '../../../../../engine/game.ts';
import { standingUpdates, type Update } from '../../../../../engine/update.ts';
import type { CardId, Event, View } from '../../../../../games/thargos/ui.ts';
import { withEventContext } from '../moments/moments.ts';

/** A Mission of a story that a player won. */
export interface WonMission {
  readonly turn: number;
  readonly seat: Seat;
  /** Its place in the story, or the secondary pile. */
  readonly node: string | null;
  readonly card: CardId | undefined;
  readonly vp: number;
}

/** HT-9.4: the Missions a player won. Those of a story stay on the map, and each was won by one player. */
export const missionsWon = (view: View, told: readonly Update<Event>[], seat: Seat): readonly CardId[] =>
  view.story
    ? campaignOf(told).flatMap(each => (each.seat === seat ? (each.card ?? []) : []))
    : view.players[seat]!.score.flatMap(card => view.faces[card] ?? []);

/** The Missions of a story in the order in which they were won. */
export const campaignOf = (told: readonly Update<Event>[]): readonly WonMission[] => {
  const chapters: WonMission[] = [];
  let turn = 0;
  let card: CardId | undefined;
  for (const { event, about } of standingUpdates(told).flatMap(each => withEventContext(each).events)) {
    // Older servers don't send turn numbers.
    if (event.type === 'turnBegun') turn = about?.turn ?? turn + 1;
    if (event.type === 'declared') card = about?.cards?.[0];
    if (event.type === 'won') chapters.push({ turn, seat: event.seat, node: event.node, card, vp: event.vp });
  }
  return chapters;
};
