// `npm run mutate`: mutation tests of a game's rules or of its scoring cards. Stryker makes one
// small change at a time, and the tests must detect it.
//   npm run mutate -- --only heroes/village      files with "heroes/village" in their path; no threshold then
//   npm run mutate -- --game ID                  another game
//   npm run mutate -- --game ID --sample 500 --seed spring      a random sample of 500 mutants, if the game supports it
// Not mutated: the strings of ids, rules, names and texts (mutation/texts.ts), and messages of exceptions. Stryker has
// no mutants with other numbers, another terrain or another set operation.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GAME_IDS, GAMES, type GameId, isGameId } from '../src/games/list.ts';
import { TOOL_GAMES } from './games.ts';
import { install } from './mutation/install.ts';
import { tell } from './mutation/report.ts';

interface Wish {
  readonly game: GameId;
  readonly only: readonly string[] | undefined;
  readonly sample: number | undefined;
  readonly seed: string;
}

const wished = (): Wish | undefined => {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: GAMES[0].id },
      only: { type: 'string', multiple: true },
      sample: { type: 'string' },
      seed: { type: 'string', default: 'mutants' },
    },
  });
  const { game, only, sample, seed } = values;
  if (!isGameId(game)) return undefined;
  return { game, only, seed, sample: sample === undefined ? undefined : Number.parseInt(sample, 10) };
};

const main = async (): Promise<boolean> => {
  const wish = wished();
  if (!wish) {
    process.stderr.write(`unknown --game: expected ${GAME_IDS.join(' or ')}\n`);
    return false;
  }
  const { game, only, sample, seed } = wish;
  const { files: all, threshold, tryAll } = await TOOL_GAMES[game].mutation();
  const files = all.filter(file => !only || only.some(part => file.includes(part)));
  if (!files.length) {
    process.stderr.write(`no file matches --only. Files:\n${all.join('\n')}\n`);
    return false;
  }
  if (!(await install())) return false;
  const temp = mkdtempSync(join(tmpdir(), 'alidade-mutate-'));
  try {
    const report = await tryAll(files, temp, sample === undefined ? undefined : { size: sample, seed });
    if (!report) return false;
    const score = tell(report);
    if (only || score >= threshold) return true;
    process.stderr.write(`below ${threshold} %: add a test for each surviving mutant above\n`);
    return false;
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
};

process.exitCode = (await main()) ? 0 : 1;
