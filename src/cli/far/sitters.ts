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

/** Processes that sit down at a table of a server by its invitation: ours, or whatever a `net:` bot is started by. */

interface Invited {
  readonly server: string;
  readonly table: string;
  readonly invite: string;
  readonly seat: number;
  readonly bot: string;
  readonly spend: Spend | undefined;
  /** Where its chance comes from: not from the seed of the game, which it must not know. */
  readonly chance: string;
}

export interface FarSitter {
  /** How it ended; undefined as long as it has not. */
  ended(): { readonly code: BotFaultCode; readonly reason: string } | undefined;
  /** Ends it, with all that it has started. */
  stop(): void;
}

// Built files lie side by side like their sources, but this name is no import that the compiler would rewrite.
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
  // A group of its own, to be ended with all that it starts; Windows has none, and would open a window.
  detached: !IS_WINDOWS,
  windowsHide: true,
};

/** What one of ours says last. */
const failedIn = (said: string): { readonly code: BotFaultCode; readonly reason: string } | undefined => {
  try {
    const last: unknown = JSON.parse(said.trim().split('\n').at(-1) ?? '');
    return isObject(last) && isObject(last.failed) ? (last.failed as never) : undefined;
  } catch {
    return undefined;
  }
};

export const startSitter = (invited: Invited, language: string): FarSitter => {
  endProcessesAtExit();
  const { bot, server, table, invite } = invited;
  // Whoever calls has seen to it that an origin, an id and a key have no sign that a shell would read.
  const child = isRemote(bot)
    ? spawn(`${bot.slice(REMOTE.length).trim()} ${server} ${table} ${invite}`, [], {
        ...OPTIONS,
        shell: true,
      })
    : spawn(process.execPath, ownArgs(invited, language), OPTIONS);
  const id = groupId(child.pid ?? 0);
  if (id !== 0) noteProcess(id);
  let said = '';
  let ended: ReturnType<FarSitter['ended']>;
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
