import { modeOf } from '../../games/game-modes.ts';
import type {
  EntrantShown,
  TournamentRound,
  TournamentShown,
  TournamentSummary,
  TournamentTable,
} from '../../sync/tournaments.ts';
import { pause } from '../cost.ts';
import type { KeyHash } from '../keys.ts';
import { activeIn, entrantOf, isForfeited, type MemberId, roundsOf, type Tournament } from './events.ts';
import { entrantNames, type Member } from './members.ts';
import { resultKey, scoresOf, standingsOf, type TournamentResults } from './standings.ts';
import type { TableAt, TournamentSecrets } from './tables.ts';

interface Ports {
  readonly secrets: TournamentSecrets;
  readonly publicId: (player: KeyHash) => Promise<string | undefined>;
  readonly isMade: (tableId: string) => boolean;
}

/** The fields for one caller: their number, and whether they are the host. */
export interface OwnPart {
  readonly own?: number;
  readonly isHost?: true;
}

export const ownPart = (tournament: Tournament, member: MemberId | undefined): OwnPart => {
  const own = member === undefined ? undefined : entrantOf(tournament, member);
  return { ...(own !== undefined && { own }), ...(member === tournament.host && { isHost: true as const }) };
};

/** A tournament in a list. */
export const showSummary = (id: string, tournament: Tournament, own: OwnPart): TournamentSummary => {
  const { plan, since, status, rounds, entrants } = tournament;
  return {
    id,
    name: plan.name,
    game: plan.game,
    mode: modeOf(plan.game, plan.config),
    format: plan.format,
    rounds: roundsOf(tournament),
    round: rounds.length,
    status,
    entrants: entrants.filter(each => each.status !== 'removed').length,
    most: plan.most,
    since,
    open: plan.isOpen,
    ...(plan.group !== undefined && { group: plan.group }),
    ...own,
  };
};

/** Returns functions that show tournaments without keys, identities and secret seeds. */
export const openShown = ({ secrets, publicId, isMade }: Ports) => {
  const showEntrants = async (
    { entrants }: Tournament,
    members: ReadonlyMap<MemberId, Member>,
    names: readonly string[],
  ): Promise<readonly EntrantShown[]> => {
    const shown = entrants.map(async ({ contestant, status }, entrant): Promise<readonly EntrantShown[]> => {
      if (status === 'removed') return [];
      const known = {
        entrant,
        name: names[entrant] ?? '',
        ...(status === 'left' && { left: true as const }),
      };
      if ('bot' in contestant) return [{ ...known, bot: contestant.bot }];
      const member = members.get(contestant.member);
      const profile = member && (await publicId(member.player));
      return [
        {
          ...known,
          ...(member?.crest !== undefined && { crest: member.crest }),
          ...(profile !== undefined && { profile }),
        },
      ];
    });
    return (await Promise.all(shown)).flat();
  };

  const showTable = async (
    at: TableAt,
    tournament: Tournament,
    results: TournamentResults,
  ): Promise<TournamentTable> => {
    const round = tournament.rounds[at.round - 1]!;
    const paired = round.tables[at.table]!;
    const table = await secrets.tableId(at);
    const scores = scoresOf(tournament, paired, results.get(resultKey(at.round, at.table)));
    // NP-92: others still play with the same seed.
    const isSealed = tournament.plan.format === 'cup' && !round.isClosed && tournament.status === 'running';
    const isWatchable = !isSealed && !isForfeited(tournament, paired);
    const playing = round.isClosed || isMade(table) ? 'running' : 'waiting';
    return {
      table,
      status: scores ? 'over' : playing,
      seats: scores
        ? scores.map(({ isAbsent, ...score }) => ({ ...score, ...(isAbsent && { isAbsent: true as const }) }))
        : paired.seats.map(entrant => ({ entrant })),
      ...(isWatchable && { watch: await secrets.watchKey(at) }),
    };
  };
  const showRound = async (
    id: string,
    round: number,
    tournament: Tournament,
    results: TournamentResults,
  ): Promise<TournamentRound> => {
    await pause();
    const { tables, byes, isClosed } = tournament.rounds[round - 1]!;
    const isCup = tournament.plan.format === 'cup';
    return {
      round,
      status: isClosed ? 'over' : 'running',
      ...(isCup && isClosed && { seed: (await secrets.seed(id, round)).seed }),
      byes: [...byes],
      tables: await Promise.all(
        tables.map((_, table) => showTable({ id, round, table }, tournament, results)),
      ),
    };
  };

  return {
    /** NP-93: the tournament as everyone sees it. */
    show: async (
      id: string,
      tournament: Tournament,
      members: ReadonlyMap<MemberId, Member>,
      results: TournamentResults,
    ): Promise<TournamentShown> => {
      const { plan, host, rounds } = tournament;
      const names = entrantNames(tournament, members);
      const played: TournamentRound[] = [];
      for (const i of rounds.keys()) played.push(await showRound(id, i + 1, tournament, results));
      const hostEntrant = entrantOf(tournament, host);
      const hostName = hostEntrant === undefined ? members.get(host)?.name : names[hostEntrant];
      return {
        ...showSummary(id, tournament, {}),
        config: plan.config,
        size: plan.size,
        ...(plan.clock && { clock: plan.clock }),
        noShow: plan.noShow,
        waitSeconds: plan.waitSeconds,
        host: {
          ...(hostName && { name: hostName }),
          ...(hostEntrant !== undefined && { entrant: hostEntrant }),
        },
        entrants: await showEntrants(tournament, members, names),
        played,
        standings: standingsOf(id, tournament, results),
      };
    },
  };
};

/** Whether no one else can enter. */
export const isFull = (tournament: Tournament): boolean =>
  activeIn(tournament).length >= tournament.plan.most ||
  tournament.entrants.filter(({ status }) => status !== 'removed').length >= 2 * tournament.plan.most;
