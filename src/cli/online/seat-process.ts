import { type SpawnOptionsWithStdioTuple, type StdioNull, type StdioPipe, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isObject } from '../../engine/util.ts';
import {
  endProcess,
  endProcessesAtExit,
  forgetProcess,
  groupId,
  IS_WINDOWS,
  noteProcess,
} from '../bot-process/pids.ts';
import type { BotFaultCode } from '../bot-process/protocol.ts';
import { isRemote, REMOTE, type Spend } from '../bots.ts';

/** Starts processes that play a seat at a table of a server: `alidade sit`, or the command of a `net:` bot. */

interface Invited {
  readonly server: string;
  readonly table: string;
  readonly invite: string;
  readonly seat: number;
  readonly bot: string;
  readonly spend: Spend | undefined;
  /** The seed for the random numbers of the bot. It isn't the seed of the game, which bots must not know. */
  readonly chance: string;
}

export interface SeatProcess {
  /** Returns how the process ended, or undefined while it runs. */
  ended(): { readonly code: BotFaultCode; readonly reason: string } | undefined;
  /** Kills the process and all processes that it started. */
  stop(): void;
}

// The compiler rewrites imports, but it doesn't rewrite this URL: the compiled file in dist/ ends in .js.
const SOURCE = fileURLToPath(new URL('../main.ts', import.meta.url));
const MAIN = import.meta.url.endsWith('.ts') ? SOURCE : SOURCE.replace(/ts$/, 'js');

const ownArgs = (
  { server, table, invite, seat, bot, spend, chance }: Invited,
  language: string,
): string[] => [
  ...process.execArgv,
  MAIN,
  'sit',
  server,
  table,
  invite,
  ...['--bot', bot.replaceAll(',', ',,'), '--seat', `${seat + 1}`, '--chance', chance, '--lang', language],
  ...Object.entries(spend ?? {}).flatMap(([flag, value]) => [`--${flag}`, `${value}`]),
];

const OPTIONS: SpawnOptionsWithStdioTuple<StdioNull, StdioPipe, StdioNull> = {
  stdio: ['ignore', 'pipe', 'inherit'],
  // A process group of its own can be killed as a whole. Windows has no process groups, and it would open a console
  // window.
  detached: !IS_WINDOWS,
  windowsHide: true,
};

/** Returns the failure that `alidade sit` prints in its last line, if there is one. */
const failedIn = (said: string): { readonly code: BotFaultCode; readonly reason: string } | undefined => {
  try {
    const last: unknown = JSON.parse(said.trim().split('\n').at(-1) ?? '');
    // Cast: `alidade sit` wrote this line.
    return isObject(last) && isObject(last.failed) ? (last.failed as never) : undefined;
  } catch {
    return undefined;
  }
};

export const startSeatProcess = (invited: Invited, language: string): SeatProcess => {
  endProcessesAtExit();
  const { bot, server, table, invite } = invited;
  // The caller has checked that origin, id and key have no characters with a special meaning in a shell.
  const child = isRemote(bot)
    ? spawn(`${bot.slice(REMOTE.length).trim()} ${server} ${table} ${invite}`, [], {
        ...OPTIONS,
        shell: true,
      })
    : spawn(process.execPath, ownArgs(invited, language), OPTIONS);
  const id = groupId(child.pid ?? 0);
  if (id !== 0) noteProcess(id);
  let said = '';
  let ended: ReturnType<SeatProcess['ended']>;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-10_000);
  });
  const leave = (how: string): void => {
    if (id !== 0) forgetProcess(id);
    ended ??= failedIn(said) ?? { code: 'exited', reason: how };
  };
  child.on('error', error => leave(error.message));
  child.on('close', (code, signal) => leave(code === null ? `${signal}` : `exit code ${code}`));
  return { ended: () => ended, stop: () => endProcess(id) };
};
