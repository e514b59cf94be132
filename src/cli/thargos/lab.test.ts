import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PRECONS } from '../../games/thargos/decks/precons.ts';
import { linesOf, runCli } from '../test/run.ts';

interface Spread {
  readonly mean: number;
  readonly bars: readonly { readonly games: number }[];
}

interface Fared {
  readonly rival: string;
  readonly games: number;
  readonly wins: number;
  readonly winRate: number;
  readonly vp: Spread;
  readonly margin: Spread;
}

const LAB = ['lab', '--game', 'thargos', '--decks', PRECONS[0]!.id, '--bot', 'random', '--quick'];

const near = (a: number, b: number): void =>
  assert.ok(Math.abs(a - b) < 1e-3, `expected a mean within 0.001 of ${b}, found ${a}`);

test('the lab plays a deck against all other built-in decks, and reports the same points and margins for the same seed', async () => {
  const args = [...LAB, '--games', '20', '--seed', 'x'];
  const [first, again] = await Promise.all([runCli(args), runCli(args)]);
  assert.equal(first.code, 0, `expected exit code 0, found ${first.code}: ${first.errors}`);
  assert.equal(first.out, again.out);
  const { summary } = JSON.parse(linesOf(first.out)[0]!);
  const rivals: readonly Fared[] = summary.rivals;
  assert.deepEqual(
    rivals.map(({ rival }) => rival),
    PRECONS.slice(1).map(({ id }) => id),
  );
  // The lab rounds the number of games per opponent up, so it plays at least twenty games in total.
  const each = Math.ceil(20 / rivals.length);
  assert.ok(rivals.every(({ games }) => games === each));
  assert.equal(summary.games, each * rivals.length);
  assert.deepEqual([summary.deck, summary.bot, summary.seed], [PRECONS[0]!.id, 'random', 'x']);
  assert.deepEqual(summary.config, { mode: 'duel', decks: [PRECONS[0]!.id], quickPlay: true });
  for (const told of [summary, ...rivals] as readonly Fared[])
    for (const { bars } of [told.vp, told.margin])
      assert.equal(
        bars.reduce((sum, { games }) => sum + games, 0),
        told.games,
      );
  const mean = (of: (fared: Fared) => number): number =>
    rivals.reduce((sum, fared) => sum + of(fared), 0) / rivals.length;
  near(
    mean(({ vp }) => vp.mean),
    summary.vp.mean,
  );
  near(
    mean(({ margin }) => margin.mean),
    summary.margin.mean,
  );
  near(
    mean(({ winRate }) => winRate),
    summary.winRate,
  );
});

test('the lab rejects decks, modes and bots that it cannot play, with a message', async () => {
  for (const [flags, said] of [
    [LAB.slice(0, 3), /name one deck to measure/],
    [[...LAB.slice(0, 3), '--decks', 'random'], /not random/],
    [[...LAB, '--mode', 'circle'], /lab works only with --mode duel/],
    [[...LAB.slice(0, 5), '--bot', 'expert'], /--bot expert: expected greedy or random/],
    [[...LAB.slice(0, 3), '--decks', 'no-such-deck', '--lang', 'fr'], /no-such-deck\s: il faut/],
  ] as const) {
    const { code, out, errors } = await runCli(flags);
    assert.deepEqual(
      [code, out],
      [2, ''],
      `expected exit code 2 and no output, found code ${code} and output "${out}": ${errors}`,
    );
    assert.match(errors, said);
  }
});
