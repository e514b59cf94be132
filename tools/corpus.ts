// `npm run corpus`: checks that the games in corpus/ still give the same events, states and results.
//   npm run corpus                        checks all of them, as `npm test` does
//   npm run corpus -- --add FILE ...      adds finished games from game files (from real tables, without names)
//   npm run corpus -- --replace           replaces all games except the added ones; only for rules that were never released
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { type GameRecord, parseRecord } from '../src/engine/record.ts';
import { isRefusal } from '../src/engine/refusal.ts';
import { foldRecord } from '../src/engine/verify.ts';
import { GAME_IDS } from '../src/games/list.ts';
import { faultsOf } from './corpus/check.ts';
import { chapters, type Frozen, frozen, readChapter, writeChapter } from './corpus/file.ts';
import { corpusOf } from './corpus/of.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { add: { type: 'boolean' }, replace: { type: 'boolean' } },
});

const ADDED = 'added';
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const keep = (chapter: string, games: readonly Frozen[]): void =>
  say(`${chapter}: ${games.length} games, ${writeChapter(chapter, games)} bytes`);

const frozenFrom = async (path: string): Promise<Frozen> => {
  const json = JSON.parse(readFileSync(path, 'utf8')) as GameRecord<unknown, unknown, object>;
  const { module } = await corpusOf(json.game);
  const record = parseRecord(module, json);
  if (isRefusal(record)) throw new Error(`${path}: expected a record, found ${JSON.stringify(record)}`);
  const nameless = { ...record, seats: record.seats.map(({ bot }) => (bot === undefined ? {} : { bot })) };
  const end = foldRecord<{ readonly seats: number; readonly result?: unknown }, unknown>(
    module as never,
    nameless,
  );
  if (isRefusal(end) || !module.isOver(end))
    throw new Error(
      `${path}: expected a finished game, found ${isRefusal(end) ? JSON.stringify(end) : 'a running one'}`,
    );
  return frozen(basename(path), nameless, end);
};

const look = async (): Promise<boolean> => {
  let isGood = true;
  for (const chapter of chapters()) {
    const games = readChapter(chapter);
    const faults = await faultsOf(games);
    say(`${chapter}: ${games.length} games, ${faults.length} changed`);
    for (const fault of faults) say(`  ${fault}`);
    isGood &&= faults.length === 0;
  }
  return isGood;
};

if (values.replace) {
  for (const id of GAME_IDS) keep(id, (await corpusOf(id)).play());
} else if (values.add) {
  const before = chapters().includes(ADDED) ? readChapter(ADDED) : [];
  keep(ADDED, [...before, ...(await Promise.all(positionals.map(frozenFrom)))]);
}
process.exitCode = (await look()) ? 0 : 1;
