import { createHmac } from 'node:crypto';
import { type GivenSeed, parseSeed } from '../../engine/random.ts';
import type { Data } from '../data.ts';
import { hashKey, type Key, newKey, newSeed, newTableId } from '../keys.ts';
import { orNotKept } from '../refused.ts';
import { type Room, type RoomSeat, trimmed, withDistinctName } from '../room.ts';
import type { PairedTable, Tournament } from './events.ts';
import type { Member } from './members.ts';

/** A table of a tournament. Rounds count from 1, tables from 0. */
export interface TableAt {
  readonly id: string;
  readonly round: number;
  readonly table: number;
}

/** NP-91: what the server derives from its secret, so that a server that continues a round makes the same tables. */
export const openSecrets = (data: Data) => {
  let secret: Promise<string> | undefined;
  const derive = async (...parts: readonly (string | number)[]): Promise<Buffer> => {
    secret ??= data.sharedSecret('tournaments');
    const key = await orNotKept(secret).catch(error => {
      secret = undefined;
      throw error;
    });
    return createHmac('sha256', Buffer.from(key, 'hex')).update(JSON.stringify(parts)).digest();
  };
  return {
    tableId: async ({ id, round, table }: TableAt): Promise<string> =>
      (await derive('table', id, round, table)).toString('base64url').slice(0, newTableId().length),
    watchKey: async ({ id, round, table }: TableAt): Promise<Key> =>
      (await derive('watch', id, round, table)).toString('base64url'),
    /** NP-92: the seed of all tables of a round in a cup. */
    seed: async (id: string, round: number): Promise<GivenSeed> => ({
      seed: (await derive('seed', id, round)).toString('hex'),
      open: false,
    }),
  };
};

export type TournamentSecrets = ReturnType<typeof openSecrets>;

/** Who sits at a seat: a bot, or a player unless they deleted their data. */
interface Seated {
  readonly bot?: string | undefined;
  readonly member?: Member | undefined;
  /** The name that the tournament shows. */
  readonly name: string;
}

const seatOf = ({ bot, member, name }: Seated, fallback: string): RoomSeat => {
  if (bot !== undefined) return { kind: 'bot', bot };
  if (!member) return { kind: 'person', standIn: fallback };
  const texts = trimmed({ name, crest: member.crest });
  // Players use their identity. No one has this key.
  return { ...texts, kind: 'person', key: hashKey(newKey()), player: member.player };
};

/** The room of a table. It has no host, and no one has its invite. */
export const roomFor = async (
  secrets: TournamentSecrets,
  at: TableAt,
  { plan }: Tournament,
  sitters: readonly Seated[],
  fallback: string,
): Promise<Room> => {
  const isCup = plan.format === 'cup';
  let seats: readonly RoomSeat[] = [];
  for (const sitter of sitters) seats = withDistinctName([...seats, seatOf(sitter, fallback)], seats.length);
  return {
    id: await secrets.tableId(at),
    game: plan.game,
    config: plan.config,
    seed: isCup ? await secrets.seed(at.id, at.round) : parseSeed(newSeed()),
    seats,
    host: hashKey(newKey()),
    invite: hashKey(newKey()),
    watch: hashKey(await secrets.watchKey(at)),
    created: Date.now(),
    ...(plan.clock && { limit: plan.clock }),
    // NP-98: the games of a group's tournament count in the standings of the group.
    ...(plan.group !== undefined && { group: plan.group }),
    tournament: { ...at, name: plan.name, ...(isCup && { isSealed: true as const }) },
  };
};

/** The sitters of a table, in the order of its seats. */
export const sittersAt = (
  { entrants }: Tournament,
  { seats }: PairedTable,
  members: ReadonlyMap<string, Member>,
  names: readonly string[],
): readonly Seated[] =>
  seats.map(entrant => {
    const { contestant } = entrants[entrant]!;
    const name = names[entrant] ?? '';
    if ('bot' in contestant) return { bot: contestant.bot, name };
    return { member: members.get(contestant.member), name };
  });
