import assert from 'node:assert/strict';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { linesOf, runCli } from '../test/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'alidade-arena-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string): string => join(folder, name);

const BOTS = new URL('../../bots/index.ts', import.meta.url).href;

/** The file of a bot that is stronger than the bot random and weaker than greedy. */
const MIDDLING = at('middling.mjs');
writeFileSync(
  MIDDLING,
  `import { BOTS } from ${JSON.stringify(BOTS)};
  export const bot = (view, random) => (random.below(3) === 0 ? BOTS.random : BOTS.greedy)(view, random);`,
);

const ARENA = ['arena', '--bots', `random,greedy,${MIDDLING}`, '--rounds', '4', '--seed', 'x'];

const wholeSummaryIn = (out: string) => JSON.parse(linesOf(out).at(-1)!).summary;

/** Returns the summary without thinking times, because these differ each time the same games are played. */
const summaryIn = (out: string) => {
  const { thinking: _, ...summary } = wholeSummaryIn(out);
  return summary;
};

const gamesIn = (file: string) =>
  linesOf(readFileSync(file, 'utf8')).map(line => {
    const { thinking: _, ...game } = JSON.parse(line);
    return game;
  });

test('in each round of an arena, every pair of bots plays in both seat orders with one seed; stronger bots are rated higher', async () => {
  const file = at('all.jsonl');
  const { code, out, errors } = await runCli([...ARENA, '--out', file, '--report', at('all.html')]);
  assert.equal(code, 0, `expected exit code 0, found ${code}: ${errors}`);
  const summary = summaryIn(out);
  assert.deepEqual(
    summary.bots.map(({ bot, games }: { bot: string; games: number }) => [bot, games]),
    [
      ['greedy', 16],
      [MIDDLING, 16],
      ['random', 16],
    ],
  );
  assert.deepEqual([summary.games, summary.lacking, summary.seed, summary.seats], [24, 0, 'x', 2]);
  const games = linesOf(readFileSync(file, 'utf8'))
    .slice(1)
    .map(line => JSON.parse(line));
  for (const round of [0, 1, 2, 3]) {
    const own = games.filter(game => game.round === round);
    assert.deepEqual(new Set(own.map(({ seed }) => seed)), new Set([`x:${round}`]));
    assert.equal(new Set(own.map(({ bots }) => bots.join())).size, 6);
  }
  const page = readFileSync(at('all.html'), 'utf8');
  assert.match(page, /<svg[\s\S]*<circle/);
  assert.ok(!/<script|https?:/.test(page), 'expected the report to contain no scripts and no addresses');
  assert.match(
    page,
    /arena --game cartographers --bots \S+ --players 2 --rounds 4 --seed x --config rules\.json/,
  );
  assert.ok(
    page.includes('{&quot;game&quot;:&quot;base&quot;,&quot;map&quot;:&quot;A&quot;}'),
    'expected the report to contain the options',
  );
});

test('an interrupted arena can be continued from its file, and two shards of an arena together give the same summary as it', async () => {
  const whole = linesOf(readFileSync(at('all.jsonl'), 'utf8'));
  const torn = at('torn.jsonl');
  writeFileSync(torn, `${whole.slice(0, 8).join('\n')}\n`);
  appendFileSync(torn, whole[8]!.slice(0, 20));
  // These arguments contain no seed: the command reads it from the file.
  const again = await runCli([...ARENA.slice(0, -2), '--out', torn]);
  assert.deepEqual(gamesIn(torn), gamesIn(at('all.jsonl')));
  const parts = [at('one.jsonl'), at('two.jsonl')];
  for (const [i, part] of parts.entries()) await runCli([...ARENA, '--out', part, '--shard', `${i + 1}/2`]);
  const { code, out } = await runCli(['tally', ...parts]);
  assert.equal(code, 0);
  assert.deepEqual(summaryIn(out), summaryIn(again.out));
});

test('"arena" and "tally" reject files of another arena, broken files and contradictory flags with a message', async () => {
  const file = at('all.jsonl');
  const broken = at('broken.jsonl');
  writeFileSync(broken, `${linesOf(readFileSync(file, 'utf8')).slice(0, 3).join('\n')}\n{"game":1}\n`);
  writeFileSync(at('not.jsonl'), 'nothing\n');
  for (const [args, said] of [
    [[...ARENA.slice(0, -1), 'y', '--out', file], /another arena \(different: seed, settings\)/],
    [['tally', broken], /line 4 of .*broken\.jsonl isn.t a game/],
    [['tally', at('not.jsonl')], /wasn't written by "arena --out"/],
    [['tally', at('nowhere.jsonl')], /cannot find the file/],
    [['tally'], /expected one or more files/],
    [['arena', '--bots', 'greedy'], /at least two bots/],
    [['arena', '--bots', 'greedy,greedy'], /at least two bots/],
    [
      ['arena', '--bots', 'greedy,random,greedy', '--players', '2'],
      /every table has 3 seats: remove --players 2/,
    ],
    [[...ARENA, '--shard', '3/2'], /--shard 3\/2/],
    [[...ARENA, '--sprt', '0,20'], /--sprt compares exactly two bots/],
    [['arena', '--bots', 'greedy,random', '--sprt', '20,0'], /the smaller first/],
    [
      ['arena', '--game', 'thargos', '--bots', 'greedy,random', '--matrix'],
      /--matrix works only with simulate/,
    ],
  ] as const) {
    const { code, errors, out } = await runCli(args);
    assert.deepEqual(
      [code, out],
      [2, ''],
      `expected exit code 2 and no output, found code ${code} and output "${out}": ${args.join(' ')}: ${errors}`,
    );
    assert.match(errors, said);
  }
});

test('a solo arena with --sprt stops once one bot is shown to be stronger, and a French locale gives a French report', async () => {
  const { code, out, errors } = await runCli(
    [
      'arena',
      '--bots',
      'greedy,random',
      '--players',
      '1',
      '--rounds',
      '200',
      '--seed',
      'x',
      '--sprt',
      '0,50',
    ].concat(['--report', at('two.html')]),
    undefined,
    { LANG: 'fr_FR.UTF-8' },
  );
  assert.equal(code, 0, `expected exit code 0, found ${code}: ${errors}`);
  const { sprt, games, lacking, bots } = summaryIn(out);
  assert.equal(sprt.says, 'stronger');
  assert.ok(
    games < 100 && games + lacking === 400,
    `expected fewer than 100 of 400 games, found ${games}, and ${lacking} not played`,
  );
  assert.equal(bots[0].bot, 'greedy');
  assert.match(readFileSync(at('two.html'), 'utf8'), /lang="fr"[\s\S]*greedy est plus fort/);
});

test('a bot that --bots names twice takes two seats at every table, and the summary adds up the points and wins of both', async () => {
  const flags = '--bots greedy,random,random --rounds 3 --seed x';
  const { named, seats, games, bots } = summaryIn((await runCli(['arena', ...flags.split(' ')])).out);
  assert.deepEqual([named, seats, games], [['greedy', 'random', 'random'], 3, 9]);
  assert.deepEqual(
    bots.map(({ bot, games, points, wins }: Record<string, unknown>) => [bot, games, points, wins]),
    [
      ['greedy', 9, 18, 9],
      ['random', 18, 0, 0],
    ],
  );
});

test('"arena --sprt" plays no more games once the test is decided, and "tally" leaves out games of incomplete rounds', async () => {
  const file = at('sprt.jsonl');
  const flags = ['--bots', 'greedy,random', '--rounds', '40', '--seed', 'x', '--sprt', '0,50', '--out', file];
  const first = summaryIn((await runCli(['arena', ...flags])).out);
  assert.equal(first.sprt.says, 'stronger');
  const lines = linesOf(readFileSync(file, 'utf8'));
  assert.equal(lines.length, first.games + 1);
  const again = await runCli(['arena', ...flags]);
  assert.deepEqual(summaryIn(again.out), first);
  assert.deepEqual(linesOf(readFileSync(file, 'utf8')), lines);

  const half = at('half.jsonl');
  writeFileSync(half, `${lines.slice(0, -1).join('\n')}\n`);
  const { code, out, errors } = await runCli(['tally', half, '--sprt', '0,50', '--report', at('half.html')]);
  assert.equal(code, 0, `expected exit code 0, found ${code}: ${errors}`);
  const told = summaryIn(out);
  assert.deepEqual([told.games, told.open], [first.games - 2, 1]);
  assert.equal(told.sprt.rounds, first.sprt.rounds - 1);
  assert.match(errors, /report saved to .*half\.html/);
  assert.match(readFileSync(at('half.html'), 'utf8'), /1 game from an incomplete round/);
});

test('in an arena of Heroes of Thargos with a deck for each seat, the two bots play each round on both seats', async () => {
  const flags =
    '--game thargos --bots greedy,random --decks imperial-lance,barrow-host --quick --rounds 2 --seed x';
  const { code, out, errors } = await runCli(['arena', ...flags.split(' ')]);
  assert.equal(code, 0, `expected exit code 0, found ${code}: ${errors}`);
  const { games, bots } = summaryIn(out);
  assert.equal(games, 4);
  assert.equal(bots[0].bot, 'greedy');
});
