import { isObject } from '../../engine/util.ts';
import { chatTextsBy } from '../chat.ts';
import { authorsAt } from '../chat-rules.ts';
import { findProfile, profileWithId } from '../club/profile-store.ts';
import type { Profiles } from '../club/profiles.ts';
import { gamesOf } from '../club/result-log.ts';
import type { Data } from '../data.ts';
import type { Groups } from '../groups/open.ts';
import type { KeyHash } from '../keys.ts';
import type { Subscriptions } from '../notify/subscriptions.ts';
import { orNotKept, refused } from '../refused.ts';
import { belongsTo, playersIn, type Room, seatRecordOf } from '../room.ts';
import { findMember, tournamentsOf } from '../tournaments/members.ts';

interface Ports {
  readonly data: Data;
  readonly profiles: Pick<Profiles, 'own'>;
  readonly groups: Pick<Groups, 'mine'>;
  readonly subscriptions: Pick<Subscriptions, 'find'>;
}

const MOST_TABLES = 10_000;
const MOST_GAMES = 10_000;

/** The hash of a key. */
const PERSON = /^[\w-]{43}$/;

/** NP-131: what the server stores about an identity. */
export const openPeople = ({ data, profiles, groups, subscriptions }: Ports) => {
  /** The identity with this id, which is the hash of its key or the id of its profile. */
  const resolve = async (id: string): Promise<KeyHash> => {
    const byProfile = PERSON.test(id) ? undefined : await orNotKept(profileWithId(data, id));
    const person = PERSON.test(id) ? id : byProfile?.player;
    if (person === undefined) throw refused('no-such-person', { id });
    return person;
  };
  const isKnown = async (person: KeyHash): Promise<boolean> => {
    const [room] = await orNotKept(data.roomsOf(person, 1));
    if (room !== undefined || (await orNotKept(findProfile(data, person)))) return true;
    if (await subscriptions.find(person)) return true;
    const [tournament] = await tournamentsOf(data, person);
    return tournament !== undefined || (await groups.mine(person)).length > 0;
  };
  const known = async (id: string): Promise<KeyHash> => {
    const person = await resolve(id);
    if (!(await isKnown(person))) throw refused('no-such-person', { id });
    return person;
  };

  const seatsIn = (room: Room, person: KeyHash) =>
    room.seats.flatMap((seat, number) =>
      belongsTo(seat, person)
        ? [{ seat: number, ...seatRecordOf(seat), ...(seat.left && { hasLeft: true }) }]
        : [],
    );
  const tablesOf = async (person: KeyHash) => {
    const found = await Promise.all(
      (await orNotKept(data.roomsOf(person, MOST_TABLES))).map(id => orNotKept(data.room(id))),
    );
    return found.flatMap(each => (each && playersIn(each.room).includes(person) ? [each.room] : []));
  };
  const notificationsOf = async (person: KeyHash) => {
    const found = await subscriptions.find(person);
    if (!found) return undefined;
    const { language, devices, webhook, quiet, feedSalt } = found;
    return {
      language,
      // The whole addresses are keys: anyone who has them can send messages there.
      devices: devices.map(({ endpoint }) => new URL(endpoint).host),
      ...(webhook && { webhook: new URL(webhook.url).host }),
      ...(quiet && { quiet }),
      feed: feedSalt !== undefined,
    };
  };
  const tournamentsIn = async (person: KeyHash) =>
    Promise.all(
      (await tournamentsOf(data, person)).map(async ({ tournament }) => {
        const { name, crest } = (await findMember(data, tournament, person)) ?? {};
        return { tournament, name, ...(crest !== undefined && { crest }) };
      }),
    );

  return {
    /** The identity with this id, even if the server stores nothing about it. */
    resolve,
    /** The identity with this id. Refuses one about which the server stores nothing. */
    known,
    /** Everything about one identity. It contains no keys, and nothing about other players. */
    exportData: async (person: KeyHash) => {
      const rooms = await tablesOf(person);
      const profile = await orNotKept(profiles.own(person));
      const counted = profile.id === undefined ? [] : await orNotKept(gamesOf(data, profile.id, MOST_GAMES));
      const texts = await Promise.all(
        rooms.map(room =>
          orNotKept(
            chatTextsBy(
              data,
              room.id,
              authorsAt(room, seat => belongsTo(seat, person)),
            ),
          ),
        ),
      );
      const notifications = await notificationsOf(person);
      return {
        person,
        profile,
        tables: rooms.map(room => ({
          table: room.id,
          game: room.game,
          created: room.created,
          ...(room.maker === person && { isMaker: true }),
          seats: seatsIn(room, person),
        })),
        entries: rooms.flatMap(({ id: table, daily }) =>
          daily ? [{ table, challenge: daily.date ?? daily.week, game: daily.game, at: daily.at }] : [],
        ),
        games: counted.map(({ game: { table, game, mode, at, seats } }) => ({
          table,
          game,
          mode,
          at,
          ...ownResult(seats.find(({ who }) => who === profile.id)),
        })),
        texts: texts.flat(),
        tournaments: await tournamentsIn(person),
        groups: await groups.mine(person),
        ...(notifications && { notifications }),
      };
    },
  };
};

const ownResult = (seat: unknown): object => {
  if (!isObject(seat)) return {};
  const { who: _, ...result } = seat;
  return result;
};

/** Everything that the server stores about an identity. */
export type PersonExport = Awaited<ReturnType<ReturnType<typeof openPeople>['exportData']>>;
