import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { AttackName } from './attack-list.ts';
import type { KnownGame } from './games.ts';
import { healthTimes } from './health.ts';
import { openMoves } from './move-times.ts';
import type { ServerProcess } from './processes.ts';

const ATTACKER = fileURLToPath(new URL('./attacker.ts', import.meta.url));
const ATTACK_MS = 10_000;
/** How long to measure. This is shorter than an attack, so that the attack doesn't end first. */
const MEASURED_MS = 8000;
const QUIET_MS = 5000;
/** The allowed 99th percentile during an attack is twice the value without an attack plus this margin. */
const MARGIN_MS = 50;

const p99 = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;

/** The 99th percentile of the response times of `/healthz` and of moves in ms, without and during an attack. */
export interface AttackFigures {
  readonly quiet: number;
  readonly attacked: number;
  /** The value during the attack, divided by the allowed value. The goal is met if it is at most 1. */
  readonly ofAllowed: number;
  readonly quietMove: number;
  readonly attackedMove: number;
  /** The part of the time during which the main thread worked, without and during the attack. */
  readonly quietWork: number;
  readonly work: number;
  /** The memory in kB that the server has gained through the attack and not released. */
  readonly memory: number;
}

const startAttack = async (name: AttackName, address: string) => {
  const words = ['--disable-warning=ExperimentalWarning', ATTACKER, name, address, String(ATTACK_MS)];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', code =>
      code === 0
        ? resolve()
        : reject(new Error(`expected ${name} to exit with 0, but it exited with ${code}`)),
    );
  });
  await Promise.race([new Promise(resolve => child.stdout.once('data', resolve)), ended]);
  // The promise is wrapped in an object, because an async function would wait for a promise that it returns.
  return { ended };
};

/** Measures the server without an attack, and then while a separate process attacks it. */
export const measureAttack = async (
  name: AttackName,
  { url, memory, worked }: ServerProcess,
  games: readonly KnownGame[],
): Promise<AttackFigures> => {
  const moves = await openMoves(url, games);
  /** Measures for this time. */
  const measure = async (ms: number) => {
    const [before, began] = [worked(), performance.now()];
    const [health, move] = await Promise.all([healthTimes(url, ms), moves.times(ms / 1000)]);
    const work = (worked() - before) / (performance.now() - began);
    return { health: p99(health), move: p99(move), work };
  };
  // These requests warm the server up, because its first responses are slower.
  await measure(1000);
  const quiet = await measure(QUIET_MS);
  const before = memory();
  const { ended } = await startAttack(name, url);
  const attacked = await measure(MEASURED_MS);
  moves.close();
  await ended;
  return {
    quiet: quiet.health,
    attacked: attacked.health,
    ofAllowed: attacked.health / (2 * quiet.health + MARGIN_MS),
    quietMove: quiet.move,
    attackedMove: attacked.move,
    quietWork: quiet.work,
    work: attacked.work,
    memory: memory() - before,
  };
};
