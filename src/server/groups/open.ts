import { createHmac } from 'node:crypto';
import type { Refusal } from '../../engine/refusal.ts';
import type { Group, GroupInvitation, GroupMember, GroupStandings, GroupSummary } from '../../sync/groups.ts';
import { type LogDecision, openLog } from '../club/event-log.ts';
import type { Profiles } from '../club/profiles.ts';
import { groupGamesOf, type LoggedGame } from '../club/result-log.ts';
import { heavy } from '../cost.ts';
import type { Data } from '../data.ts';
import { hashKey, isSameHash, type Key, type KeyHash, newTableId } from '../keys.ts';
import { orNotKept, RefusalError, refuse, refused, unwrap } from '../refused.ts';
import {
  foldGroup,
  type GroupEvent,
  type GroupState,
  isIn,
  joinedOr,
  NO_GROUP,
  noSuchGroup,
  seasonOr,
} from './group-log.ts';
import { type Membership, type MembershipTexts, openMembers } from './members.ts';
import { isInSeason, standingsOf } from './standings.ts';

interface Ports {
  readonly data: Data;
  readonly profiles: Pick<Profiles, 'publicId'>;
  readonly report: (error: unknown) => void;
}

/** A member with their group. */
interface Access {
  readonly group: GroupState;
  readonly membership: Membership;
}

const GAMES_AT_ONCE = 500;
/** The most games that the standings of a season count, the newest. */
const MOST_GAMES = 10_000;

/** NP-95: opens the groups of this server. */
export const openGroups = ({ data, profiles, report }: Ports) => {
  const log = openLog<GroupState, GroupEvent>({
    data,
    prefix: 'group',
    initial: NO_GROUP,
    fold: foldGroup,
    report,
  });
  const members = openMembers(data);
  let secret: Promise<string> | undefined;

  /** The key of an invite link. The server derives it, so that every member can see it. */
  const linkKey = async (id: string, number: number): Promise<Key> => {
    secret ??= data.sharedSecret('groups');
    const key = await orNotKept(secret).catch(error => {
      secret = undefined;
      throw error;
    });
    return createHmac('sha256', Buffer.from(key, 'hex'))
      .update(JSON.stringify([id, number]))
      .digest('base64url');
  };

  /** Refuses strangers and unknown groups alike. */
  const enter = async (id: string, player: KeyHash | undefined): Promise<Access> => {
    if (player === undefined) throw refused('no-token');
    const group = await log.state(id);
    const membership = group && (await members.find(id, player));
    if (!membership || !isIn(group, membership.member)) throw new RefusalError(noSuchGroup(id));
    return { group, membership };
  };
  /** Appends an event of a member. `decide` gets the current state, where they are still a member. */
  const change = async (
    id: string,
    player: KeyHash | undefined,
    decide: (group: GroupState, member: string) => LogDecision<GroupEvent>,
  ): Promise<GroupState> => {
    const { membership } = await enter(id, player);
    const { member } = membership;
    return log.append(id, group => (isIn(group, member) ? decide(group, member) : noSuchGroup(id)));
  };
  const changeAsHost: typeof change = (id, player, decide) =>
    change(id, player, (group, member) =>
      group.host === member ? decide(group, member) : refuse('not-yours', { why: 'host-only' }),
    );
  const memberOr = (group: GroupState, member: string): Refusal | undefined =>
    group.members.includes(member) ? undefined : refuse('no-such-member', { member });

  const show = async (id: string, { group, membership }: Access): Promise<Group> => {
    const all = new Map((await members.all(id)).map(each => [each.member, each]));
    const shown = group.members.map(async (member): Promise<GroupMember> => {
      const { name = '', crest, player } = all.get(member) ?? {};
      const profile = await profiles.publicId(player);
      return {
        member,
        name,
        ...(crest !== undefined && { crest }),
        ...(profile !== undefined && { profile }),
      };
    });
    return {
      id,
      name: group.name,
      key: await linkKey(id, group.link),
      members: await Promise.all(shown),
      host: group.host,
      own: membership.member,
      seasons: group.seasons,
    };
  };

  /** The group of an invite link. Wrong links and unknown groups get the same refusal. */
  const invited = async (id: string, key: Key): Promise<GroupState> => {
    const group = await log.state(id);
    const right = await linkKey(id, group?.link ?? 0);
    if (!group || group.isClosed || !isSameHash(hashKey(key), hashKey(right)))
      throw new RefusalError(noSuchGroup(id));
    return group;
  };

  const leave = async (id: string, player: KeyHash): Promise<void> => {
    const found = await members.find(id, player);
    if (!found) return;
    const { member } = found;
    // If the server stops in between, the person isn't a member any more, and a repeated request deletes the name.
    await log.append(id, group => (group.members.includes(member) ? { type: 'left', member } : undefined));
    await members.remove(id, player);
  };

  const gamesSince = async (id: string, from: number): Promise<readonly LoggedGame[]> => {
    const games: LoggedGame[] = [];
    for (let before: number | undefined; games.length < MOST_GAMES; before = games.at(-1)!.number) {
      const page = await orNotKept(groupGamesOf(data, id, GAMES_AT_ONCE, before));
      games.push(...page);
      // Games are counted within minutes after their end, except entries to daily challenges.
      if (page.length < GAMES_AT_ONCE || page.at(-1)!.game.at < from) break;
    }
    return games;
  };

  return {
    create: async (player: KeyHash, name: string, texts: MembershipTexts): Promise<Group> => {
      const id = newTableId();
      const membership = await members.save(id, player, texts);
      const group = await log.append(id, () => ({ type: 'created', name, member: membership.member }));
      return show(id, { group, membership });
    },

    find: async (id: string, player: KeyHash | undefined): Promise<Group> =>
      show(id, await enter(id, player)),

    /** Refuses strangers and unknown groups alike. */
    mustBeMember: async (id: string, player: KeyHash | undefined): Promise<void> =>
      void (await enter(id, player)),

    /** Whether an identity is a member of a group. */
    isMember: async (id: string, player: KeyHash | undefined): Promise<boolean> => {
      if (player === undefined) return false;
      const [group, membership] = [await log.state(id), await members.find(id, player)];
      return group !== undefined && membership !== undefined && isIn(group, membership.member);
    },

    /** The groups of an identity. */
    mine: async (player: KeyHash): Promise<readonly GroupSummary[]> => {
      const ids = await members.groupsOf(player);
      const found = await Promise.all(
        ids.map(async (id): Promise<readonly GroupSummary[]> => {
          const [group, membership] = [await log.state(id), await members.find(id, player)];
          if (!group || !membership || !isIn(group, membership.member)) return [];
          const isHost = group.host === membership.member;
          return [{ id, name: group.name, members: group.members.length, isHost }];
        }),
      );
      return found.flat().sort((a, b) => a.name.localeCompare(b.name, 'en'));
    },

    /** NP-96: what someone with an invite link sees before they join. */
    invitation: async (id: string, key: Key, player: KeyHash | undefined): Promise<GroupInvitation> => {
      const { name, members: all } = await invited(id, key);
      const membership = player === undefined ? undefined : await members.find(id, player);
      return {
        name,
        members: all.length,
        isMember: membership !== undefined && all.includes(membership.member),
      };
    },

    /** Adds the owner of an identity. A repeated call changes only their name. */
    join: async (id: string, key: Key, player: KeyHash, texts: MembershipTexts): Promise<Group> => {
      await invited(id, key);
      const known = await members.find(id, player);
      const membership = await members.save(id, player, texts);
      const joined = log.append(id, group =>
        group.isClosed ? noSuchGroup(id) : joinedOr(group, membership.member),
      );
      const group = await joined.catch(async error => {
        if (!known) await members.remove(id, player);
        throw error;
      });
      return show(id, { group, membership });
    },

    /** Changes the own name in the group. */
    rename: async (id: string, player: KeyHash | undefined, texts: MembershipTexts): Promise<void> => {
      const { membership } = await enter(id, player);
      await members.save(id, membership.player, texts);
    },

    change: async (id: string, player: KeyHash | undefined, name: string): Promise<void> => {
      await changeAsHost(id, player, group => (group.name === name ? undefined : { type: 'renamed', name }));
    },

    /** Makes a new invite link. Earlier links stop working. */
    link: async (id: string, player: KeyHash | undefined): Promise<{ readonly key: Key }> => {
      const { link } = await changeAsHost(id, player, () => ({ type: 'linked' }));
      return { key: await linkKey(id, link) };
    },

    host: async (id: string, player: KeyHash | undefined, next: string): Promise<void> => {
      await changeAsHost(id, player, (group, member) => {
        if (next === member) return undefined;
        return memberOr(group, next) ?? { type: 'hosted', member: next };
      });
    },

    season: async (
      id: string,
      player: KeyHash | undefined,
      name: string | undefined,
    ): Promise<{ readonly number: number }> => {
      const { seasons } = await changeAsHost(id, player, group => seasonOr(group, name));
      return { number: seasons.length };
    },

    /** Ends a membership: the member leaves, or the host removes them. */
    remove: async (id: string, player: KeyHash | undefined, wanted: string): Promise<void> => {
      const { membership } = await enter(id, player);
      if (wanted === membership.member) return leave(id, membership.player);
      await changeAsHost(id, player, group => memberOr(group, wanted) ?? { type: 'removed', member: wanted });
      const gone = (await members.all(id)).find(({ member }) => member === wanted);
      if (gone) await members.remove(id, gone.player);
    },

    close: async (id: string, player: KeyHash | undefined): Promise<void> => {
      await changeAsHost(id, player, () => ({ type: 'closed' }));
      for (const each of await members.all(id)) await members.remove(id, each.player);
    },

    /** NP-98: the standings of a season, by default of the current one. */
    standings: async (
      id: string,
      player: KeyHash | undefined,
      number: number | undefined,
    ): Promise<GroupStandings> => {
      const { group } = await enter(id, player);
      const season = group.seasons[(number ?? group.seasons.length) - 1];
      if (!season) throw refused('no-such-season', { seasons: group.seasons.length });
      const counting = heavy(async () => {
        const games = (await gamesSince(id, season.from)).map(({ game }) => game);
        return standingsOf(games.filter(game => isInSeason(game, season)));
      });
      return { season, standings: unwrap(await orNotKept(counting)) };
    },

    /** NP-96: ends all memberships of a person. Their results stay, without a name. */
    forget: async (player: KeyHash): Promise<void> => {
      for (const id of await members.groupsOf(player)) await leave(id, player);
    },
  };
};

export type Groups = ReturnType<typeof openGroups>;
