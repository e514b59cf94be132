import { openLog } from '../club/event-log.ts';
import type { Data } from '../data.ts';
import type { KeyHash } from '../keys.ts';
import {
  enteredAs,
  foldTournament,
  isEnded,
  type MemberId,
  type Tournament,
  type TournamentEvent,
} from './events.ts';
import { removeMember, tournamentsOf } from './members.ts';

/** The logs of all tournaments. */
export const openTournamentLog = (data: Data, report: (error: unknown) => void) =>
  openLog<Tournament | undefined, TournamentEvent>({
    data,
    prefix: 'tournament',
    initial: undefined,
    fold: foldTournament,
    report,
  });

/** Deletes players from tournaments. */
export const openForgetting = (data: Data, log: ReturnType<typeof openTournamentLog>) => {
  /** Withdraws a player who deleted their data. */
  const withdraw = async (id: string, member: MemberId): Promise<void> => {
    await log.append(id, is => {
      const entrant = is && !isEnded(is) ? enteredAs(is, member) : undefined;
      return entrant === undefined ? undefined : { type: 'left', entrant };
    });
  };
  return {
    withdraw,
    /** Deletes a player from all tournaments. The events keep a random id that nothing connects with the player. */
    forget: async (player: KeyHash): Promise<void> => {
      for (
        let all = await tournamentsOf(data, player);
        all.length > 0;
        all = await tournamentsOf(data, player)
      )
        for (const { tournament, member } of all) {
          await withdraw(tournament, member);
          await removeMember(data, tournament, player);
        }
    },
  };
};
