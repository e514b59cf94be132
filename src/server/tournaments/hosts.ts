import { entrantOf, type MemberId, type Tournament } from './events.ts';

/** The seat of a host who doesn't play, for the presence of a tournament's clients. No entrant has this number. */
const HOST_SEAT = 999;
/** How many seats presence tracks for a tournament. */
export const PRESENCE_SEATS = HOST_SEAT + 1;

/** The seat by which presence knows the host. */
export const hostSeat = (tournament: Tournament): number =>
  entrantOf(tournament, tournament.host) ?? HOST_SEAT;

/** The seat by which presence knows a player; undefined if they neither play nor host. */
export const presenceSeat = (tournament: Tournament, member: MemberId): number | undefined =>
  entrantOf(tournament, member) ?? (tournament.host === member ? HOST_SEAT : undefined);

/** The first player after the host who is connected. */
export const nextHost = (
  tournament: Tournament,
  isHere: (entrant: number) => boolean,
): MemberId | undefined => {
  const { entrants, host } = tournament;
  const start = entrantOf(tournament, host) ?? -1;
  for (let i = 1; i <= entrants.length; i++) {
    const number = (start + i) % entrants.length;
    const { contestant, status } = entrants[number]!;
    if (status === 'in' && 'member' in contestant && contestant.member !== host && isHere(number))
      return contestant.member;
  }
  return undefined;
};
