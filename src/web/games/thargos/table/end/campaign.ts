import type { Seat } from '../../../../../engine/game.ts';
import { standingTold, type Told } from '../../../../../engine/told.ts';
import type { CardId } from '../../../../../games/thargos/cards/card.ts';
import type { Event } from '../../../../../games/thargos/events.ts';
import { tellingOf } from '../moments/moments.ts';

/** A Mission of a story that somebody won. */
export interface WonMission {
  readonly round: number;
  readonly seat: Seat;
  /** Its place in the story, or the secondary pile. */
  readonly node: string | null;
  readonly card: CardId | undefined;
  readonly vp: number;
}

/** The Missions of a story in the order in which they were won. */
export const campaignOf = (told: readonly Told<Event>[], players: number): readonly WonMission[] => {
  const chapters: WonMission[] = [];
  let turns = 0;
  let card: CardId | undefined;
  for (const { event, about } of standingTold(told).flatMap(each => tellingOf(each).happened)) {
    if (event.type === 'turnBegun') turns += 1;
    if (event.type === 'declared') card = about?.cards?.[0];
    if (event.type === 'won')
      chapters.push({
        round: Math.max(1, Math.ceil(turns / players)),
        seat: event.seat,
        node: event.node,
        card,
        vp: event.vp,
      });
  }
  return chapters;
};
