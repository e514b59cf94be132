import type { TournamentShown, TournamentSummary } from '../../sync/tournaments.ts';
import type { Profiles } from '../club/profiles.ts';
import { heavy } from '../cost.ts';
import type { Now } from '../daily.ts';
import type { Data } from '../data.ts';
import { type KeyHash, newTableId } from '../keys.ts';
import type { AnyTable } from '../live-room.ts';
import type { PresenceTracker } from '../presence.ts';
import { refused, unwrap } from '../refused.ts';
import type { Room } from '../room.ts';
import type { Rooms } from '../rooms.ts';
import { openCurrent, type ShownTournament, withFields } from './current.ts';
import {
  activeIn,
  type Contestant,
  enteredAs,
  entrantOf,
  isEnded,
  isEnterable,
  type Tournament,
  type TournamentEvent,
} from './events.ts';
import { openFeed } from './feed.ts';
import { openForgetting, openTournamentLog } from './forget.ts';
import { openList } from './list.ts';
import { findMember, type MemberTexts, membersOf, saveMember, tournamentsOf } from './members.ts';
import { openTables } from './next.ts';
import { checkBots, checkedName, planFor, type TournamentWish } from './plan.ts';
import { openResults } from './results.ts';
import { namesOf, openRunner } from './runner.ts';
import { isFull, openShown, ownPart, showSummary } from './shown.ts';
import { openTableRunner } from './table-runner.ts';
import { openSecrets } from './tables.ts';

interface Ports {
  readonly data: Data;
  readonly rooms: Rooms;
  readonly presence: PresenceTracker;
  readonly profiles: Pick<Profiles, 'publicId'>;
  readonly now: Now;
  readonly report: (error: unknown) => void;
  /** From when the host left until another entrant becomes the host. */
  readonly hostMs: number;
  readonly waitingDays: number;
  readonly isGroupMember: (group: string, player: KeyHash) => Promise<boolean>;
}

/** Beyond this number of events, only a tournament's rounds are added. */
const MOST_EVENTS = 3000;
/** The most tournaments of an identity that aren't over. */
const MOST_HOSTED = 10;

const found = (tournament: Tournament | undefined, id: string): Tournament => {
  if (!tournament) throw refused('no-such-tournament', { id });
  return tournament;
};

/** NP-88: opens the tournaments of this server. The log contains the actual events. */
export const openTournaments = (ports: Ports) => {
  const { data, rooms, presence, profiles, now, report, hostMs, waitingDays, isGroupMember } = ports;
  const log = openTournamentLog(data, report);
  const { withdraw, forget } = openForgetting(data, log);
  const results = openResults(data);
  const secrets = openSecrets(data);
  const tables = openTableRunner({ data, rooms, presence, results, secrets });
  const listed = openList(data, log);
  const { show } = openShown({ secrets, publicId: profiles.publicId, isMade: tables.isMade });

  const read = async (id: string): Promise<Tournament> => found(await log.state(id), id);
  const shown = async (id: string): Promise<ShownTournament | undefined> => {
    const state = await log.state(id);
    if (!state) return undefined;
    const tournament = await show(id, state, await membersOf(data, id), await results.of(id));
    return { state, shown: tournament, text: JSON.stringify(tournament) };
  };
  const current = openCurrent(shown);
  const readCurrent = async (id: string): Promise<ShownTournament> => {
    const all = unwrap(await heavy(() => current.read(id)));
    if (!all) throw refused('no-such-tournament', { id });
    return all;
  };
  const own = async (id: string, state: Tournament, player: KeyHash | undefined) =>
    ownPart(state, player === undefined ? undefined : (await findMember(data, id, player))?.id);
  const feed = openFeed({
    current,
    member: async (id, player) => (await findMember(data, id, player))?.id,
    log,
    results,
    tables,
    presence,
    report,
  });
  const runner = openRunner({
    data,
    log,
    results,
    tables,
    presence,
    now,
    report,
    hostMs,
    waitingDays,
    attended: feed.attended,
  });

  /** Appends an event as the host. */
  const asHost = async (
    id: string,
    player: KeyHash,
    decide: (state: Tournament) => TournamentEvent | undefined,
  ): Promise<Tournament> => {
    const member = await findMember(data, id, player);
    const after = await log.append(id, is => {
      const state = found(is, id);
      if (member?.id !== state.host) throw refused('not-yours', { why: 'host-only' });
      return decide(state);
    });
    return found(after, id);
  };
  const checkGroup = async (group: string | undefined, player: KeyHash): Promise<void> => {
    if (group !== undefined && !(await isGroupMember(group, player)))
      throw refused('no-such-group', { id: group });
  };

  /** The tournaments of a player. */
  const of = async (player: KeyHash) => {
    const list = [];
    for (const { tournament: id, member } of await tournamentsOf(data, player)) {
      const state = await log.state(id);
      if (state) list.push({ id, member, state });
    }
    return list;
  };
  /** NP-91: refuses a player who has an unfinished table in another running tournament. */
  const checkFree = async (player: KeyHash, except: string): Promise<void> => {
    for (const { id, member, state } of await of(player)) {
      const entrant = entrantOf(state, member);
      if (id === except || entrant === undefined || state.status !== 'running') continue;
      const round = state.rounds.length;
      const open = openTables(state, round, await results.of(id));
      const paired = state.rounds.at(-1);
      if (open.some(table => paired?.tables[table]?.seats.includes(entrant)))
        throw refused('in-tournament', { tournament: id });
    }
  };
  const whyNotEntered = (state: Tournament): void => {
    if (state.events > MOST_EVENTS) throw refused('too-many');
    if (state.status !== 'open' && !isEnterable(state)) throw refused('tournament-begun');
    if (isFull(state)) throw refused('tournament-full');
  };
  const enterPlayer = async (id: string, player: KeyHash, texts: MemberTexts): Promise<number> => {
    const before = await read(id);
    await checkGroup(before.plan.group, player);
    const known = await findMember(data, id, player);
    const entrant = known && enteredAs(before, known.id);
    if (entrant !== undefined) throw refused('already-entered', { entrant });
    whyNotEntered(before);
    await checkFree(player, id);
    const name = checkedName(texts.name);
    const { id: member } = await saveMember(data, id, player, { ...texts, name });
    const after = await log.append(id, is => {
      const state = found(is, id);
      const again = enteredAs(state, member);
      if (again !== undefined) throw refused('already-entered', { entrant: again });
      whyNotEntered(state);
      return { type: 'entered', contestant: { member } };
    });
    // The player may have deleted their data meanwhile, which needs the document to find the tournament.
    if (!(await findMember(data, id, player))) await withdraw(id, member);
    return entrantOf(found(after, id), member)!;
  };
  const enterBot = async (id: string, player: KeyHash, bot: string): Promise<number> => {
    let entrant = -1;
    await asHost(id, player, state => {
      checkBots(state.plan.game, [bot]);
      whyNotEntered(state);
      const free = state.entrants.findIndex(({ status }) => status === 'removed');
      entrant = state.status === 'open' && free >= 0 ? free : state.entrants.length;
      return { type: 'entered', contestant: { bot } };
    });
    return entrant;
  };

  return {
    /** Creates a tournament. The creator is the host, and an entrant if they send a name. */
    create: async (
      wish: TournamentWish,
      player: KeyHash,
      texts: MemberTexts | undefined,
    ): Promise<{ readonly id: string; readonly entrant?: number }> => {
      const plan = await planFor(wish);
      const bots = wish.bots ?? [];
      if (bots.length + (texts ? 1 : 0) > plan.most) throw refused('tournament-full');
      const name = texts && checkedName(texts.name);
      await checkGroup(wish.group, player);
      const hosted = (await of(player)).filter(
        ({ member, state }) => state.host === member && !isEnded(state),
      );
      if (hosted.length >= MOST_HOSTED) throw refused('too-many');
      const id = newTableId();
      const { id: member } = await saveMember(data, id, player, { ...texts, name: name ?? '' });
      const contestants: readonly Contestant[] = [
        ...(texts ? [{ member }] : []),
        ...bots.map(bot => ({ bot })),
      ];
      const names = namesOf({ plan, status: 'open' }, true);
      await log.append(id, () => ({ type: 'created', plan, host: member, contestants }), names);
      return { id, ...(texts && { entrant: 0 }) };
    },

    /** The open tournaments and those of the caller, or those of a group; the newest first. */
    list: async (player: KeyHash | undefined, group?: string): Promise<readonly TournamentSummary[]> => {
      if (group !== undefined) {
        if (player === undefined) throw refused('no-token');
        await checkGroup(group, player);
      }
      const mine = player === undefined ? [] : await of(player);
      const parts = new Map(mine.map(({ id, member, state }) => [id, ownPart(state, member)]));
      const all = new Map(await listed(group));
      if (group === undefined)
        for (const { id, state } of mine) {
          const { own: number, isHost } = parts.get(id)!;
          if (number !== undefined || isHost) all.set(id, state);
        }
      const list = [...all].map(([id, state]) => showSummary(id, state, parts.get(id) ?? {}));
      return list.sort((a, b) => b.since - a.since);
    },

    find: async (id: string): Promise<TournamentShown> => (await readCurrent(id)).shown,

    /** The tournament as JSON, with the player's own fields. */
    textFor: async (id: string, player: KeyHash | undefined): Promise<string> => {
      const { state, text } = await readCurrent(id);
      return withFields(text, await own(id, state, player));
    },

    enter: (id: string, player: KeyHash, wish: MemberTexts | { readonly bot: string }): Promise<number> =>
      'bot' in wish ? enterBot(id, player, wish.bot) : enterPlayer(id, player, wish),

    /** Removes an entrant before the start. Later, the entrant isn't paired any more. */
    leave: async (id: string, player: KeyHash, entrant: number): Promise<void> => {
      const member = await findMember(data, id, player);
      await log.append(id, is => {
        const state = found(is, id);
        const isHost = member?.id === state.host;
        const isOwn = member !== undefined && entrantOf(state, member.id) === entrant;
        if (!isHost && !isOwn) throw refused('not-yours');
        if (isEnded(state)) throw refused('tournament-begun');
        const { status } = state.entrants[entrant] ?? {};
        if (status === undefined || status === 'removed') throw refused('no-such-entrant', { entrant });
        return status === 'in' ? { type: 'left', entrant } : undefined;
      });
    },

    start: async (id: string, player: KeyHash): Promise<void> => {
      const member = await findMember(data, id, player);
      const before = await read(id);
      if (member && enteredAs(before, member.id) !== undefined) await checkFree(player, id);
      await asHost(id, player, state => {
        if (state.status !== 'open') throw refused('tournament-begun');
        const least = state.plan.size === 1 ? 1 : 2;
        if (activeIn(state).length < least) throw refused('too-few', { least });
        return { type: 'started' };
      });
    },

    change: async (
      id: string,
      player: KeyHash,
      wish: Partial<Pick<TournamentWish, 'name' | 'noShow' | 'waitSeconds'>>,
    ): Promise<void> => {
      const { name, noShow, waitSeconds } = wish;
      const checked = name === undefined ? undefined : checkedName(name);
      await asHost(id, player, ({ status, plan, events }) => {
        if (status !== 'open') throw refused('tournament-begun');
        if (events > MOST_EVENTS) throw refused('too-many');
        return {
          type: 'changed',
          plan: {
            ...plan,
            ...(checked !== undefined && { name: checked }),
            ...(noShow !== undefined && { noShow }),
            ...(waitSeconds !== undefined && { waitSeconds }),
          },
        };
      });
    },

    cancel: async (id: string, player: KeyHash): Promise<void> => {
      await asHost(id, player, state => {
        if (state.status === 'over') throw refused('tournament-begun');
        return state.status === 'cancelled' ? undefined : { type: 'cancelled' };
      });
    },

    forget,

    /** Saves the result of a tournament's table when its game ends. */
    watch: (room: Room, table: AnyTable): void =>
      tables.watch(room, table, work => runner.attempt(work, room.id)),
    attend: feed.attend,
    /** Stops, and waits for the step that is under way. */
    close: async (): Promise<void> => {
      feed.close();
      await runner.close();
    },
  };
};

export type Tournaments = ReturnType<typeof openTournaments>;
