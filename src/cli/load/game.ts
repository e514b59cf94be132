import { randomBytes } from 'node:crypto';
import type { AnyBot } from '../../bots/list.ts';
import { parseSeed, stream } from '../../engine/random.ts';
import { range } from '../../engine/util.ts';
import type { ServerApi } from '../online/server-api.ts';
import { makeSendTimes, type PlayingSeat, type SentMove, startPlayer } from './player.ts';
import type { LoadTally } from './tally.ts';
import { openViewer } from './viewer.ts';

/** A table of a load test, for the check at the end. */
export interface LoadGame {
  readonly id: string;
  readonly tokens: readonly string[];
  /** The moves of each seat. */
  readonly moves: readonly (readonly SentMove[])[];
  readonly isOver: boolean;
}

/** What all games of a load test share. */
export interface LoadRun {
  /** The API of each server. The games take turns, and the seats of a game are at different servers. */
  readonly apis: readonly ServerApi[];
  readonly tally: LoadTally;
  readonly game: string;
  readonly config: object;
  readonly bots: readonly AnyBot[];
  readonly spectators: number;
  readonly think: () => number;
  /** Aborts when no more moves are sent. */
  readonly rest: AbortSignal;
  /** Aborts when everything has to stop at once. */
  readonly stop: AbortSignal;
}

const newKey = (): string => randomBytes(32).toString('base64url');

/** How long the last moves may take to be acknowledged. */
const LAST_ANSWERS_MS = 10_000;

/** Waits for `work` until one of the signals aborts. */
const unlessAborted = (work: Promise<unknown>, ...signals: readonly AbortSignal[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const leave = (): void => {
      for (const signal of signals) signal.removeEventListener('abort', end);
    };
    const end = (): void => {
      leave();
      resolve();
    };
    for (const signal of signals) signal.addEventListener('abort', end);
    work.then(end, error => {
      leave();
      reject(error);
    });
    if (signals.some(({ aborted }) => aborted)) end();
  });

/** Creates a table and takes all its seats. Each player has an identity, as in a browser. */
const takeSeats = async (api: ServerApi, { game, config, bots }: LoadRun) => {
  const texts = (seat: number) => ({ name: `Load ${seat + 1}`, title: 'bot' });
  const wish = bots.map((_, seat) => (seat === 0 ? { kind: 'me', ...texts(0) } : { kind: 'open' }));
  type Made = {
    readonly id: string;
    readonly token: string;
    readonly invite: string;
    readonly watch: string;
  };
  const { id, token, invite, watch } = await api.post<Made>(
    'tables',
    { game, config, seats: wish },
    newKey(),
  );
  const tokens = [token];
  for (const seat of range(bots.length).slice(1)) {
    const body = { invite, ...texts(seat), id: newKey() };
    tokens.push((await api.post<{ token: string }>(`tables/${id}/seats`, body, newKey())).token);
  }
  return { id, tokens, watch };
};

/** Plays one game. Returns early when the run rests or stops. */
export const playGame = async (run: LoadRun): Promise<LoadGame> => {
  const { apis, tally, bots, spectators, think, rest, stop } = run;
  const first = tally.games.started;
  const apiAt = (at: number): ServerApi => apis[(first + at) % apis.length]!;
  const { id, tokens, watch } = await takeSeats(apiAt(0), run);
  tally.games.started += 1;
  const times = makeSendTimes();
  const players: PlayingSeat[] = [];
  let isOver = false;
  const ended = new Promise<void>((resolve, reject) => {
    let playing = tokens.length;
    for (const [seat, token] of tokens.entries()) {
      const random = stream(parseSeed(newKey()).seed, 'bot');
      const onOver = (): void => {
        playing -= 1;
        isOver = playing === 0;
        if (isOver) resolve();
      };
      const onStuck = (): void => reject(new Error('a player was refused and cannot continue'));
      const place = { server: apiAt(seat).server, id, token };
      players.push(
        startPlayer({ ...place, seat, bot: bots[seat]!, random, tally, times, think, onOver, onStuck }),
      );
    }
  });
  const watchers = range(spectators).map(i =>
    openViewer({ server: apiAt(i).server, id, token: watch }, tally, {
      onMessage: message => {
        if (message.type === 'told') tally.noteUpdate(times.since(message.seat, message.version));
      },
      onOpen: () => ({ again: [] }),
      onRefused: () => undefined,
    }),
  );
  try {
    await unlessAborted(ended, rest, stop);
    const answered = Promise.all(players.map(player => player.rest()));
    await unlessAborted(answered, stop, AbortSignal.timeout(LAST_ANSWERS_MS));
  } catch {
    tally.games.gaveUp += 1;
  } finally {
    for (const viewer of [...players, ...watchers]) viewer.end();
  }
  if (isOver) tally.games.finished += 1;
  const moves = players.map(player =>
    isOver ? player.moves.map(({ command: _, ...move }) => move) : player.moves,
  );
  return { id, tokens, moves, isOver };
};
