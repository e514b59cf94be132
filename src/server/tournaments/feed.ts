import type { TournamentMessage } from '../../sync/tournaments.ts';
import { heavy } from '../cost.ts';
import type { KeyHash } from '../keys.ts';
import type { PresenceTracker } from '../presence.ts';
import { RefusalError, refused, unwrap } from '../refused.ts';
import { combined } from '../throttle.ts';
import type { CurrentTournaments, ShownTournament } from './current.ts';
import type { MemberId, Tournament, TournamentLog } from './events.ts';
import { PRESENCE_SEATS, presenceSeat } from './hosts.ts';
import type { ResultStore } from './results.ts';
import { type OwnPart, ownPart } from './shown.ts';
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
const messageOf = ({ text }: ShownTournament): string => `{"type":"${TYPE}","tournament":${text}}`;

/** Adds a client's own fields to a message that is serialized once for all clients. */
const withOwn = (text: string, own: OwnPart): string =>
  `${text.slice(0, -2)},${JSON.stringify(own).slice(1)}}`;

/** NP-94: sends tournaments to the clients that follow them. */
export const openFeed = ({ current, member, log, results, tables, presence, report }: Ports) => {
  const followed = new Map<string, Followed>();
  let isClosed = false;

  /** Sends a client its copy, and notes who is connected. */
  const sendTo = async (id: string, client: Client, state: Tournament, text: string): Promise<void> => {
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
    client.send(own.own === undefined && !own.isHost ? text : withOwn(text, own));
  };
  const publish = async (id: string): Promise<void> => {
    const found = await current.read(id);
    const text = found && messageOf(found);
    for (const client of [...(followed.get(id)?.clients ?? [])]) {
      if (found && text !== undefined) await sendTo(id, client, found.state, text);
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
        if (found) await sendTo(id, client, found.state, messageOf(found));
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
