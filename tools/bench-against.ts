// `npm run bench -- --against REF`: measures every figure at the commit REF and in the working tree, in turn,
// and prints their ratio. Omits figures that the commit doesn't have. `--only PREFIX`, `--game ID` and
// `--rounds N` limit the work.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Measured } from '../src/cli/bench.ts';
import { REFERENCES } from '../src/cli/figure.ts';
import { CLI_GAMES } from '../src/cli/games.ts';
import { GAME_IDS } from '../src/games/list.ts';
import { ROOT, runNode } from './steps.ts';

/**
 * Two rounds are enough to show whether a difference is real. More would take long, because starting a process takes
 * longer than measuring.
 */
const ROUNDS = '2';

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    only: { type: 'string', default: '' },
    game: { type: 'string' },
    rounds: { type: 'string', default: ROUNDS },
    json: { type: 'boolean', default: false },
  },
});

const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** Returns the names of the figures that the working tree measures, in their order. */
const names = async (): Promise<string[]> => {
  const games = GAME_IDS.filter(id => values.game === undefined || values.game === id);
  const lists = await Promise.all(games.map(id => CLI_GAMES[id].bench()));
  return [...REFERENCES, ...lists.flat()]
    .map(({ name }) => name)
    .filter(name => name.startsWith(values.only));
};

/** A script that makes `performance.now` return processor time, so that other programs hardly affect the figures. */
const CLOCK = `data:text/javascript,${encodeURIComponent(
  'performance.now = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };',
)}`;

/** Measures one figure with the sources in a folder. Returns undefined if the sources don't have this figure. */
const measure = async (folder: string, name: string): Promise<Measured | undefined> => {
  const { code, output } = await runNode(
    ['--import', CLOCK, join(folder, 'src/cli/main.ts'), 'bench', '--json', '--only', name],
    { cwd: folder },
  );
  const line = output.split('\n').find(text => text.startsWith('{'));
  const measured: Measured | undefined = code === 0 && line ? JSON.parse(line) : undefined;
  return measured?.name === name ? measured : undefined;
};

/** Returns the better of two values. Other programs on the machine can only make a figure worse. */
const better = (unit: string, a: number, b: number): number =>
  unit.endsWith('/s') ? Math.max(a, b) : Math.min(a, b);

interface Compared extends Measured {
  readonly before: number;
  readonly ratio: number;
}

const compare = async (name: string, folder: string): Promise<Compared | undefined> => {
  let here: Measured | undefined;
  let before: Measured | undefined;
  for (let round = 0; round < Number(values.rounds); round++) {
    const was = await measure(folder, name);
    if (!was) return undefined;
    const is = await measure(ROOT, name);
    if (!is) throw new Error(`expected the figure ${name} from the working tree, found none`);
    before = { ...was, value: before ? better(was.unit, before.value, was.value) : was.value };
    here = { ...is, value: here ? better(is.unit, here.value, is.value) : is.value };
  }
  if (!here || !before) return undefined;
  return { ...here, before: before.value, ratio: Math.round((here.value / before.value) * 1000) / 1000 };
};

const tell = ({ name, unit, before, value, ratio }: Compared): string =>
  values.json
    ? JSON.stringify({ name, unit, before, value, ratio })
    : `${name.padEnd(34)} ${String(before).padStart(12)} ${String(value).padStart(12)} ${unit.padEnd(13)} ${ratio}`;

const all = await names();
const commit = git('rev-parse', '--verify', `${values.against ?? 'HEAD'}^{commit}`);
const home = mkdtempSync(join(tmpdir(), 'alidade-against-'));
const folder = join(home, 'tree');
const leave = (): void => {
  try {
    git('worktree', 'remove', '--force', folder);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
};
git('worktree', 'add', '--quiet', '--detach', folder, commit);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    leave();
    process.exit(1);
  });
try {
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const name of all) {
    const compared = await compare(name, folder);
    if (compared) console.log(tell(compared));
  }
} finally {
  leave();
}
