import type {
  EntrantShown,
  TournamentRound,
  TournamentShown,
  TournamentStanding,
  TournamentTable,
} from '../../sync/tournaments.ts';

/** What the page reads from a tournament. */

const FRACTIONS = ['', '¼', '½', '¾'];

/** A number of half or quarter points as text: 3 half points are "1½". */
export const partsText = (n: number, per: 2 | 4, number: (n: number) => string): string => {
  const whole = Math.floor(n / per);
  const fraction = FRACTIONS[((n % per) * 4) / per] ?? '';
  return whole === 0 && fraction !== '' ? fraction : `${number(whole)}${fraction}`;
};

export const entrantOf = (
  { entrants }: Pick<TournamentShown, 'entrants'>,
  entrant: number,
): EntrantShown | undefined => entrants.find(each => each.entrant === entrant);

/** The entrants who still play. */
export const activeIn = ({ entrants }: Pick<TournamentShown, 'entrants'>): readonly EntrantShown[] =>
  entrants.filter(({ left }) => !left);

export const roundIn = ({
  played,
  round,
}: Pick<TournamentShown, 'played' | 'round'>): TournamentRound | undefined =>
  played.find(each => each.round === round);

/** Where the player at this device is in the current round. */
export type OwnPlace =
  | { readonly at: 'table'; readonly round: number; readonly table: TournamentTable }
  | { readonly at: 'done' | 'bye' | 'next'; readonly round: number }
  | { readonly at: 'left' | 'nowhere' };

export const ownPlace = (tournament: TournamentShown): OwnPlace => {
  const { own, status } = tournament;
  const round = roundIn(tournament);
  if (own === undefined || status !== 'running' || !round) return { at: 'nowhere' };
  const table = round.tables.find(({ seats }) => seats.some(({ entrant }) => entrant === own));
  // A player who leaves the tournament may still finish a running game.
  if (table && table.status !== 'over') return { at: 'table', round: round.round, table };
  if (entrantOf(tournament, own)?.left) return { at: 'left' };
  if (table) return { at: 'done', round: round.round };
  return { at: round.byes.includes(own) ? 'bye' : 'next', round: round.round };
};

/** Whether someone may enter now: before the start, or late until half of the rounds have begun. */
export const mayEnter = ({ status, format, round, rounds }: TournamentShown): boolean =>
  status === 'open' || (status === 'running' && format !== 'round-robin' && 2 * round <= rounds);

export const isFull = (tournament: TournamentShown): boolean =>
  activeIn(tournament).length >= tournament.most;

/** Everyone who shares the first rank. */
export const winnersOf = ({ standings }: Pick<TournamentShown, 'standings'>): readonly TournamentStanding[] =>
  standings.filter(({ rank, played }) => rank === 1 && played > 0);
