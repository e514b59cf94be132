import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { isObject, range } from '../../engine/util.ts';
import { UsageError } from '../flags.ts';
import { CLI_GAMES } from '../games.ts';
import { interrupted } from '../interrupted.ts';
import { type CommandRun, type Io, write } from '../io.ts';
import { ONLINE_MESSAGES } from '../online/messages.ts';
import { connectApi, ServerRefused } from '../online/server-api.ts';
import { checkGame, newCheck } from './check.ts';
import { type LoadGame, type LoadRun, playGame } from './game.ts';
import { startGauge } from './gauge.ts';
import { LOAD_MESSAGES } from './messages.ts';
import { reportOf, summaryOf } from './report.ts';
import { type LoadTally, makeTally } from './tally.ts';
import { type LoadWish, readLoadWish } from './wish.ts';

const AFTER_REFUSAL_MS = 1000;
const SHOWN_EVERY_MS = 200;
/** How often the check asks a server that doesn't answer, with half a second between two attempts. */
const MOST_ATTEMPTS = 60;
/** Codes of refusals by limits, also without a body that names one. */
const LIMITED: readonly string[] = ['too-many', '429'];

/** Fails if there is no Alidade server at the address. */
const probe = async (server: string, { language }: Io): Promise<void> => {
  const answer = connectApi(server, language).get('openapi.json', '');
  const { info } = await answer.catch(error => {
    throw error instanceof ServerRefused ? new UsageError(error.message) : error;
  });
  if (!isObject(info) || info.title !== 'Alidade')
    throw new UsageError(ONLINE_MESSAGES[language].notOurs(server));
};

/** Returns a function that prints a message once for each code. */
const onceTeller = ({ errors }: Io) => {
  const known = new Set<string>();
  return (code: string, text: string): void => {
    if (!known.has(code)) errors.write(`${text}\n`);
    known.add(code);
  };
};

/** Says that the servers limit requests or sockets. */
const limitTeller = ({ servers }: LoadWish, io: Io) => {
  const tell = onceTeller(io);
  const { waiting } = LOAD_MESSAGES[io.language];
  return (code: string, ms: number): void =>
    tell(code, waiting(servers.join(', '), code, String(Math.ceil(ms / 1000))));
};

/** Counts the waits for a server, and says why. */
const waitTeller = (server: string, io: Io, tally: LoadTally) => {
  const tell = onceTeller(io);
  return (code: string, ms: number): void => {
    if (LIMITED.includes(code)) return tally.noteWait(code, ms);
    tally.noteCode(code);
    tell(code, LOAD_MESSAGES[io.language].away(server, code));
  };
};

/** Returns a function that says how long a player thinks before the next move, in milliseconds. */
const thinker = ({ pace, movesPerSecond }: LoadWish): (() => number) => {
  if (movesPerSecond === undefined) return () => -Math.log(1 - Math.random()) * pace;
  let due = performance.now();
  return () => {
    due = Math.max(due + 1000 / movesPerSecond, performance.now());
    return due - performance.now();
  };
};

/** Plays games at one table after the other, until the run rests or has enough games. */
const playOn = async (run: LoadRun, begin: number, hasNext: () => boolean): Promise<readonly LoadGame[]> => {
  const games: LoadGame[] = [];
  try {
    await sleep(begin, undefined, { signal: run.rest });
    while (!run.rest.aborted && hasNext()) {
      try {
        games.push(await playGame(run));
      } catch (error) {
        if (!(error instanceof ServerRefused)) throw error;
        run.tally.noteCode(error.code);
        await sleep(AFTER_REFUSAL_MS, undefined, { signal: run.rest });
      }
    }
  } catch (error) {
    if (!run.rest.aborted) throw error;
  }
  return games;
};

const show = (io: Io, say: () => string): (() => void) => {
  if (!io.errors.isTTY) return () => undefined;
  const timer = setInterval(() => io.errors.write(`\r${say()}\u001b[K`), SHOWN_EVERY_MS);
  return () => {
    clearInterval(timer);
    io.errors.write('\r\u001b[K');
  };
};

/** Plays all games. Returns them and the seconds that this took. */
const play = async (wish: LoadWish, io: Io, tally: LoadTally, stop: AbortSignal) => {
  const { tables, seconds, games, ramp, servers } = wish;
  const rest = new AbortController();
  // Each table and each request listens to these signals.
  setMaxListeners(0, rest.signal, stop);
  stop.addEventListener('abort', () => rest.abort());
  const timer = seconds === undefined ? undefined : setTimeout(() => rest.abort(), seconds * 1000);
  const apis = servers.map(server =>
    connectApi(server, io.language, rest.signal, { onWait: waitTeller(server, io, tally) }),
  );
  const run: LoadRun = { ...wish, apis, tally, think: thinker(wish), rest: rest.signal, stop };
  const began = performance.now();
  const passed = (): number => (performance.now() - began) / 1000;
  const whole = (value: number): string => String(Math.round(value));
  const hide = show(io, () => {
    const { games: counted, moves } = tally;
    const rate = whole(moves.acknowledged / Math.max(1, passed()));
    const counts = [passed(), tables, counted.finished, moves.acknowledged].map(whole);
    return LOAD_MESSAGES[io.language].progress(counts[0]!, counts[1]!, counts[2]!, counts[3]!, rate);
  });
  let left = games ?? Number.POSITIVE_INFINITY;
  const hasNext = (): boolean => left-- > 0;
  try {
    const all = await Promise.all(range(tables).map(i => playOn(run, (i * ramp * 1000) / tables, hasNext)));
    return { played: all.flat(), seconds: passed() };
  } finally {
    clearTimeout(timer);
    rest.abort();
    hide();
  }
};

/** Checks the records of all games. Returns the result so far if the run is stopped. */
const check = async (
  wish: LoadWish,
  io: Io,
  played: readonly LoadGame[],
  tally: LoadTally,
  stop: AbortSignal,
) => {
  const found = newCheck();
  const teller = await CLI_GAMES[wish.game].replay();
  const server = wish.servers[0]!;
  const note = waitTeller(server, io, tally);
  let attempts = 0;
  const onWait = (code: string, ms: number): void => {
    note(code, ms);
    attempts += LIMITED.includes(code) ? 0 : 1;
    if (attempts > MOST_ATTEMPTS) throw new UsageError(ONLINE_MESSAGES[io.language].noServer(server, code));
  };
  const api = connectApi(server, io.language, stop, { onWait });
  const hide = show(io, () => LOAD_MESSAGES[io.language].checking(`${found.games}`, `${played.length}`));
  try {
    for (const game of played) {
      await checkGame(found, game, api, teller).catch(error => {
        if (!(error instanceof ServerRefused)) throw error;
        tally.noteCode(error.code);
        found.games += 1;
        found.lost += game.moves.flat().filter(({ version }) => version !== undefined).length;
      });
      attempts = 0;
    }
  } catch (error) {
    if (!stop.aborted) throw error;
  } finally {
    hide();
  }
  return { found, isComplete: found.games === played.length };
};

export const run: CommandRun = async (args, io) => {
  const wish = await readLoadWish(args, io);
  await Promise.all(wish.servers.map(server => probe(server, io)));
  const { signal: stop, code } = interrupted();
  const words = LOAD_MESSAGES[io.language];
  const tally = makeTally(limitTeller(wish, io));
  const measure = startGauge();
  const { played, seconds } = await play(wish, io, tally, stop);
  const generator = measure();
  const checked = await check(wish, io, played, tally, stop);
  const { servers, game, config, tables, bots, spectators } = wish;
  const about = { servers, game, config, tables, seats: bots.length, spectators };
  const { found, isComplete } = checked;
  const summary = summaryOf({ about, seconds, tally, check: found, generator, isComplete });
  await write(io.output, wish.isJson ? `${JSON.stringify({ summary })}\n` : reportOf(summary, io.language));
  if (generator.isLate) io.errors.write(`alidade: ${words.late}\n`);
  if (tally.moves.acknowledged === 0 && code() === 0) io.errors.write(`alidade: ${words.nothing}\n`);
  return code() || (summary.isGood ? 0 : 1);
};
