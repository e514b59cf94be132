import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat, Viewer } from '../engine/game.ts';
import type { Answer } from '../engine/progress.ts';
import { type Refusal, refuse } from '../engine/refusal.ts';
import type { Presence, RoomShown, ToPage } from '../wire/messages.ts';
import type { SignShown } from '../wire/signs.ts';
import type { Link } from './link.ts';
import { type Ask, askServer } from './remote-ask.ts';
import { earFor, type HeardRules } from './remote-ear.ts';
import { type HearWake, openLine, type Patience, type RemoteLine } from './remote-line.ts';
import { type Saying, sayings, type Unsent } from './remote-said.ts';

/** Where a table on a server is, and the key to a seat at it. */
export interface RemotePlace {
  readonly server: string;
  readonly id: string;
  readonly token: string;
}

const isStoodIn = (room: RoomShown | undefined): boolean =>
  room?.status === 'running' &&
  typeof room.viewer === 'number' &&
  room.seats[room.viewer]?.standIn !== undefined;

/** A link over the network: the same as any, with who is there and whether the line stands. */
export interface RemoteLink<C, E, V, Cfg> extends Link<C, E, V, Cfg> {
  readonly room: ReadonlySignal<RoomShown>;
  readonly presence: ReadonlySignal<Presence | undefined>;
  readonly isConnected: ReadonlySignal<boolean>;
  readonly isStoodIn: ReadonlySignal<boolean>;
  /** Whether something was said here that the server has not answered yet. */
  readonly isWaiting: ReadonlySignal<boolean>;
  /** The last sign that somebody at the table made. */
  readonly sign: ReadonlySignal<SignShown | undefined>;
  /** The last messages of the players, the newest last. */
  readonly signs: ReadonlySignal<readonly SignShown[]>;
  /** Why the last answer was not granted. */
  readonly lastRefusal: ReadonlySignal<Refusal | undefined>;
  /** Why this device has no seat here any more. */
  readonly gone: ReadonlySignal<Refusal | undefined>;
  /** For how long whoever sits here was away when he came back last. */
  readonly wasAway: ReadonlySignal<{ readonly ms: number } | undefined>;
  /** The server has a newer page than this one. */
  readonly isOld: ReadonlySignal<boolean>;
}

/** What a page brings along to a table. */
export interface PageWays {
  readonly hearWake?: HearWake;
  readonly unsent?: Unsent;
  readonly patience?: Patience;
  /** Which page this is: another may think along with other rules than the server. */
  readonly build?: string | undefined;
}

/** So long nobody is missed. */
export const MISSED_MS = 60_000;

const returned = ({ wasAway: ms = 0 }: Presence): { readonly ms: number } | undefined =>
  ms < MISSED_MS ? undefined : { ms };

const asleepNever: HearWake = () => () => undefined;

/** Goes to a table on a server and stays there: what breaks is mended, and nothing is done twice. */
export const remoteLink = async <C, E, V, Cfg>(
  game: HeardRules<E, V>,
  place: RemotePlace,
  seat: Seat | 'spectator',
  { hearWake = asleepNever, unsent, patience, build }: PageWays = {},
): Promise<RemoteLink<C, E, V, Cfg> | Refusal> => {
  const viewers: readonly Viewer[] = seat === 'spectator' ? [seat] : ['spectator', seat];
  const ears = new Map(viewers.map(viewer => [viewer, earFor<E, V>(game)]));
  const isConnected = signal(false);
  const presence = signal<Presence | undefined>(undefined);
  const room = signal<RoomShown | undefined>(undefined);
  const gone = signal<Refusal | undefined>(undefined);
  const isOld = signal(false);
  const wasAway = signal<{ readonly ms: number } | undefined>(undefined);
  const said = sayings(unsent);
  const sign = signal<SignShown | undefined>(undefined);
  const signs = signal<readonly SignShown[]>([]);
  const ask: Ask = askServer(place);
  let line: RemoteLine | undefined;
  let begun: ((refusal?: Refusal) => void) | undefined;

  const since = (): number | undefined => {
    const versions = [...ears.values()].map(ear => ear.version());
    return versions.includes(undefined) ? undefined : Math.min(...(versions as number[]));
  };

  const settle = (): void => said.settle(since() ?? 0);
  const isComplete = (): boolean => room.value !== undefined && since() !== undefined;
  /** What was not answered since the beat before is lost on the way, and so is what was told and not heard. */
  const hearBeat = (version: number): void => {
    const isLost = said.isLost();
    if (isLost || !isComplete() || version > (since() ?? 0)) line?.anew();
  };
  /** Nobody here has a seat any more: nothing that was sent will be answered. */
  const leaveSeat = (refusal: Refusal): void => {
    gone.value = refusal;
    said.refuseAll(refusal);
  };
  /** Whoever cannot follow what is left out is sent everything from then on. */
  let isWhole = false;
  const hear = (message: Extract<ToPage, { type: 'view' | 'told' }>): void => {
    const hearsay = ears.get(message.viewer ?? seat)?.take(message);
    isWhole ||= hearsay === 'lost';
    if (hearsay !== 'heard') line?.anew();
    settle();
  };
  const take = (message: ToPage): void => {
    switch (message.type) {
      case 'room':
        room.value = message;
        break;
      case 'presence':
        presence.value = message;
        wasAway.value = returned(message) ?? wasAway.value;
        break;
      case 'sign':
        sign.value = message;
        break;
      case 'signs':
        signs.value = message.signs;
        break;
      case 'beat':
        // It comes once for each pair of eyes.
        if ((message.viewer ?? seat) === seat) hearBeat(message.version);
        break;
      case 'newer':
        isOld.value = true;
        break;
      case 'view':
      case 'told':
        hear(message);
        break;
      case 'ack':
        said.acknowledge(message.id, message.version);
        settle();
        break;
      case 'refused': {
        const { type: _, id, ...refusal } = message;
        if (id !== undefined) said.answer(id, refusal);
        else if (begun) begun(refusal);
        else leaveSeat(refusal);
        break;
      }
      default:
      // A newer server may say what this page does not know.
    }
    if (isComplete()) begun?.();
  };
  const refusal = await new Promise<Refusal | undefined>(resolve => {
    begun = resolve;
    line = openLine(place, {
      hello: () => {
        const heardUpTo = since();
        return {
          type: 'hello',
          token: place.token,
          compact: true,
          viewers,
          ...(build !== undefined && { build }),
          ...(isWhole && { whole: true }),
          ...(heardUpTo !== undefined && { since: heardUpTo }),
        };
      },
      onOpen: () => {
        isConnected.value = true;
        for (const each of said.all()) line?.send(each);
      },
      onLost: () => {
        isConnected.value = false;
      },
      take,
      hearWake,
      ...(patience && { patience }),
    });
  });
  begun = undefined;
  const shown = room.value;
  if (refusal || !shown) {
    line?.close();
    return refusal ?? refuse('not-begun');
  }

  const say = async (wish: Saying): Promise<Answer> => {
    if (gone.value) return gone.value;
    const answer = said.add(wish);
    line?.send(wish);
    return answer;
  };
  const earOf = (viewer: Viewer) => {
    // Who only looks on sees every seat with the same eyes.
    const ear = ears.get(seat === 'spectator' ? seat : viewer);
    if (!ear) throw new Error(`no replica for viewer ${viewer} on this device`);
    return ear;
  };
  return {
    id: place.id,
    players: shown.seats.map((each, i) => ({
      ...each,
      ...(i !== seat && each.bot === undefined && { isAway: true }),
    })),
    config: shown.config as Cfg,
    watch: (viewer, hear) => earOf(viewer).watch(hear),
    submit: (_, { id, decision, command }) =>
      say({ type: 'command', id, ...(decision !== undefined && { decision }), command }),
    undo: (_, id) => say({ type: 'undo', id }),
    practise: async () => refuse('undo-hidden'),
    toldSince: (viewer, version) => ask.toldSince(seat === 'spectator' ? seat : viewer, version),
    record: () => ask.record(),
    room: room as ReadonlySignal<RoomShown>,
    presence,
    isConnected,
    isWaiting: said.isWaiting,
    sign,
    signs,
    lastRefusal: said.lastRefusal,
    gone,
    isOld,
    wasAway,
    isStoodIn: computed(() => isStoodIn(room.value)),
    trouble: signal(undefined),
    goOn: () => line?.anew(),
    leave: () => line?.close(),
  };
};
