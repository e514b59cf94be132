import type { Seat } from '../../../../../engine/game.ts';
import { standingUpdates, type Update } from '../../../../../engine/update.ts';
import type { Event } from '../../../../../games/thargos/ui.ts';

/** A player's conflicts over a whole game. */
export interface ConflictTally {
  readonly won: number;
  readonly tried: number;
  readonly held: number;
  readonly defended: number;
}

type Counts = { -readonly [K in keyof ConflictTally]: number };

const blank = (): Counts => ({ won: 0, tried: 0, held: 0, defended: 0 });

export const tallyOf = (told: readonly Update<Event>[], players: number): readonly ConflictTally[] => {
  const all = Array.from({ length: players }, blank);
  let attacker: Seat | null = null;
  let defender: Seat | null = null;
  for (const { events: happened } of standingUpdates(told))
    for (const { event } of happened) {
      if (event.type === 'declared') ({ attacker, defender } = event);
      if (event.type === 'opposed') defender = event.seat;
      // HT-5.5: a conceded Mission was not defended.
      if (event.type === 'conceded') defender = null;
      if (event.type === 'resolved' && attacker !== null) {
        all[attacker]!.tried += 1;
        if (event.success) all[attacker]!.won += 1;
        if (defender !== null) {
          all[defender]!.defended += 1;
          if (!event.success) all[defender]!.held += 1;
        }
      }
    }
  return all;
};
