import type { TournamentMessage } from '../../sync/tournaments.ts';
import { heavy } from '../cost.ts';
import type { KeyHash } from '../keys.ts';
import type { PresenceTracker } from '../presence.ts';
import { RefusalError, refused, unwrap } from '../refused.ts';
import { combined } from '../throttle.ts';
import { type CurrentTournaments, type ShownTournament, withFields } from './current.ts';
import type { MemberId, TournamentLog } from './events.ts';
import { PRESENCE_SEATS, presenceSeat } from './hosts.ts';
import type { ResultStore } from './results.ts';
import { ownPart } from './shown.ts';
import type { TableRunner } from './table-runner.ts';

interface Ports {
  readonly current: CurrentTournaments;
  /** The member id of a player; undefined for a stranger. */
  readonly member: (id: string, player: KeyHash) => Promise<MemberId | undefined>;
  readonly log: TournamentLog;
  readonly results: ResultStore;
  readonly tables: Pick<TableRunner, 'onMade'>;
  readonly presence: PresenceTracker;
  readonly report: (error: unknown) => void;
}

/** Clients get a tournament at most once in this time. */
const PUBLISH_MS = 500;

/** A client of a tournament's socket. */
interface Client {
  readonly send: (text: string) => void;
  /** Ends the connection, because the tournament was removed. */
  readonly end: () => void;
  player?: KeyHash;
  member?: MemberId;
  /** The seat by which presence knows the client. */
  seat?: number;
  leave?: () => void;
}

interface Followed {
  readonly since: number;
  readonly clients: Set<Client>;
  readonly publish: () => void;
}

const TYPE: TournamentMessage['type'] = 'tournament';
const messageOf = (text: string): string => `{"type":"${TYPE}","tournament":${text}}`;

/** NP-94: sends tournaments to the clients that follow them. */
export const openFeed = ({ current, member, log, results, tables, presence, report }: Ports) => {
  const followed = new Map<string, Followed>();
  let isClosed = false;

  /** Sends a client its copy, and notes who is connected. */
  const sendTo = async (id: string, client: Client, { state, text }: ShownTournament): Promise<void> => {
    if (client.player !== undefined && client.member === undefined) {
      const known = await member(id, client.player);
      if (known !== undefined) client.member = known;
    }
    if (!followed.get(id)?.clients.has(client)) return;
    const own = ownPart(state, client.member);
    const seat = client.member === undefined ? undefined : presenceSeat(state, client.member);
    if (seat !== client.seat) {
      client.leave?.();
      delete client.leave;
      if (seat !== undefined)
        client.leave = presence.join(id, () => PRESENCE_SEATS, { viewer: seat, onPresence: () => undefined });
    }
    if (seat === undefined) delete client.seat;
    else client.seat = seat;
    client.send(messageOf(withFields(text, own)));
  };
  const publish = async (id: string): Promise<void> => {
    const found = await current.read(id);
    for (const client of [...(followed.get(id)?.clients ?? [])]) {
      if (found) await sendTo(id, client, found);
      else client.end();
    }
  };
  /** The store logs its own failures. The next change sends the tournament again. */
  const tryPublish = (id: string): void => {
    if (isClosed) return;
    publish(id).catch(error => {
      if (!(error instanceof RefusalError) && !isClosed) report(error);
    });
  };
  const changed = (id: string): void => {
    current.drop(id);
    followed.get(id)?.publish();
  };
  log.onChange(changed);
  results.onChange(changed);
  tables.onMade(changed);

  return {
    /** Sends the tournament to a client now and after every change. */
    attend: async (id: string, send: (text: string) => void, end: () => void) => {
      if (!(await log.state(id))) throw refused('no-such-tournament', { id });
      const here: Followed = followed.get(id) ?? {
        since: Date.now(),
        clients: new Set(),
        publish: combined(() => tryPublish(id), PUBLISH_MS),
      };
      followed.set(id, here);
      const client: Client = { send, end };
      here.clients.add(client);
      const sendNow = async (): Promise<void> => {
        const found = unwrap(await heavy(() => current.read(id)));
        if (found) await sendTo(id, client, found);
        else end();
      };
      await sendNow();
      return {
        /** Adds the player's own fields to the messages. */
        identify: (player: KeyHash): Promise<void> => {
          client.player = player;
          return sendNow();
        },
        leave: (): void => {
          client.leave?.();
          delete client.leave;
          here.clients.delete(client);
          if (here.clients.size === 0 && followed.get(id) === here) followed.delete(id);
        },
      };
    },
    attended: (): ReadonlyMap<string, number> => new Map([...followed].map(([id, { since }]) => [id, since])),
    close: (): void => {
      isClosed = true;
    },
  };
};
