import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { AttackName } from './attack-list.ts';
import { healthTimes } from './health.ts';
import type { ServerProcess } from './processes.ts';

const ATTACKER = fileURLToPath(new URL('./attacker.ts', import.meta.url));
const ATTACK_MS = 10_000;
/** Measured within an attack, so that it begins and ends inside of it. */
const MEASURED_MS = 8000;
const QUIET_MS = 5000;
/** What an attack may add to the slowest hundredth of answers: twice the quiet value and this. */
const MARGIN_MS = 50;

const p99 = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;

/** The slowest hundredth of `/healthz` answers, in ms, while nothing happens and during an attack. */
export interface AttackFigures {
  readonly quiet: number;
  readonly attacked: number;
  /** At most 1 where the aim is met. */
  readonly ofAllowed: number;
  /** Memory that the server holds after the attack and did not before, in kB. */
  readonly memory: number;
}

const startAttack = async (name: AttackName, address: string) => {
  const words = ['--disable-warning=ExperimentalWarning', ATTACKER, name, address, String(ATTACK_MS)];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', code => (code === 0 ? resolve() : reject(new Error(`${name} ended with ${code}`))));
  });
  await Promise.race([new Promise(resolve => child.stdout.once('data', resolve)), ended]);
  // In an object: a promise that an async function returns would be awaited with it.
  return { ended };
};

/** One attack, from a process of its own. */
export const measureAttack = async (
  name: AttackName,
  { url, memory }: ServerProcess,
): Promise<AttackFigures> => {
  // The first answers of a server are slower.
  await healthTimes(url, 1000);
  const quiet = p99(await healthTimes(url, QUIET_MS));
  const before = memory();
  const { ended } = await startAttack(name, url);
  const attacked = p99(await healthTimes(url, MEASURED_MS));
  await ended;
  return { quiet, attacked, ofAllowed: attacked / (2 * quiet + MARGIN_MS), memory: memory() - before };
};
