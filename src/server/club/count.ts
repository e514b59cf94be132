import type { Checkpoints } from '../../engine/checkpoint.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { openTable } from '../../engine/tables.ts';
import { loadGame } from '../../games/list.ts';
import type { GameOutcome } from '../../games/outcome.ts';
import { OUTCOMES } from '../../games/outcomes.ts';
import { loadAssets } from '../assets.ts';
import { pause } from '../cost.ts';
import { isOpenDaily } from '../daily.ts';
import type { Data } from '../data.ts';
import { openMembers } from '../groups/members.ts';
import type { KeyHash } from '../keys.ts';
import { hasBegun, playersIn, type Room } from '../room.ts';
import { identityAt, isAwayAt, type ResultPlayer, resultOf } from './logged-result.ts';
import { findMarker, type StartingPlayers, startingPlayers } from './marker.ts';
import { deleteProfile, ensureProfile } from './profile-store.ts';
import { appendResult, botName, isCounted } from './result-log.ts';

/**
 * What became of a table: it is counted now, needs no counting (any more), has not ended, or is an entry to a daily
 * challenge that counts after the day.
 */
export type CountingResult = 'added' | 'done' | 'running' | 'sealed';

/** The outcome of the stored game of a room; undefined while it runs, or if its log is damaged. Practice has none. */
export const outcomeIn = async (
  data: Data,
  { id, game, config }: Room,
  checkpoints?: Checkpoints,
): Promise<GameOutcome | 'practice' | undefined> => {
  const bare = await loadGame(game);
  if (isRefusal(bare)) return undefined;
  const loaded = await loadAssets(bare, config, data);
  if (isRefusal(loaded)) return undefined;
  const table = await openTable(loaded.module, data, id, { pause, ...(checkpoints && { checkpoints }) });
  if (!table || isRefusal(table)) return undefined;
  const { isOver, isPractice, view } = table.snapshot('spectator');
  if (!isOver) return undefined;
  return isPractice ? 'practice' : OUTCOMES[game].outcome(view);
};

/**
 * Whether a game can appear in a profile or change a rating: a player has an identity, or only bots play. A game that
 * continues a finished one (NP-73) is practice, and the expert's game in a challenge (NP-81) is only for comparison.
 */
export const isOfInterest = ({ seats, from, daily }: Pick<Room, 'seats' | 'from' | 'daily'>): boolean =>
  from === undefined &&
  !daily?.isPar &&
  (seats.some(seat => identityAt(seat) !== undefined) || seats.every(({ kind }) => kind === 'bot'));

/**
 * The profile ids of the seats' identities. Creates missing profiles. If a player deletes their data in the meantime,
 * returns undefined: the room must be read again.
 */
export const profilesAt = async (
  data: Data,
  { id, seats }: Room,
  now: number,
): Promise<StartingPlayers | undefined> => {
  const created: KeyHash[] = [];
  const players: (string | null)[] = [];
  for (const seat of seats) {
    const player = identityAt(seat);
    const profile = player === undefined ? undefined : await ensureProfile(data, player, now);
    if (player !== undefined && profile?.isNew) created.push(player);
    players.push(profile?.id ?? null);
  }
  if (created.length === 0) return players;
  const found = await data.room(id);
  // A player whose seat has moved (NP-47) still has data in the room.
  const deleted = created.filter(player => !found || !playersIn(found.room).includes(player));
  for (const player of deleted) await deleteProfile(data, player);
  return deleted.length > 0 ? undefined : players;
};

const participantsIn = ({ seats }: Room, players: StartingPlayers): readonly ResultPlayer[] =>
  seats.map((seat, i) => {
    const who = seat.bot === undefined ? (players[i] ?? undefined) : botName(seat.bot);
    return { ...(who !== undefined && { who }), ...(isAwayAt(seat) && { isAway: true as const }) };
  });

/** NP-98: the members of the room's group, by seat. */
const membersAt = async (data: Data, { group, seats }: Room): Promise<readonly (string | undefined)[]> => {
  if (group === undefined) return [];
  const members = openMembers(data);
  return Promise.all(
    seats.map(async seat => {
      const player = identityAt(seat);
      return player === undefined ? undefined : (await members.find(group, player))?.member;
    }),
  );
};

interface Counting {
  readonly data: Data;
  readonly checkpoints?: Checkpoints;
  readonly now: number;
  /** When the game ended. */
  readonly endedAt: (room: Room) => number;
}

/** NP-65: counts a table if its game has ended. A table is counted once, even if several servers try. */
export const countTable = async (
  { data, checkpoints, now, endedAt }: Counting,
  id: string,
): Promise<CountingResult> => {
  for (;;) {
    const found = await data.room(id);
    if (!found) return 'done';
    const { room } = found;
    if (!hasBegun(room)) return 'running';
    // Afterwards, a player may have moved the seat to another identity (NP-47), or deleted their data in this room.
    const atStart = startingPlayers(await findMarker(data, id));
    if (room.from !== undefined || (!atStart && !isOfInterest(room))) return 'done';
    if (await isCounted(data, id)) return 'done';
    const outcome = await outcomeIn(data, room, checkpoints);
    if (!outcome) return 'running';
    // NP-87: players undid a turn after they had seen what came next.
    if (outcome === 'practice') return 'done';
    if (isOpenDaily(room, now)) return 'sealed';
    // The end of an entry is saved after its last move.
    if (room.daily && room.daily.at === undefined) return 'running';
    const players = atStart ?? (await profilesAt(data, room, now));
    if (!players) continue;
    const members = await membersAt(data, room);
    const game = resultOf(room, outcome, participantsIn(room, players), endedAt(room), members);
    return (await appendResult(data, game)) ? 'added' : 'done';
  }
};
