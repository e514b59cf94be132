import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { DEFAULT_SET } from '../../games/thargos/cards/set.ts';
import { BUILD_DECKS } from '../../games/thargos/decks/builds.ts';
import { PRECONS } from '../../games/thargos/decks/precons.ts';
import { makeCsv } from '../../games/thargos/packs/make-csv.ts';
import { heavyPack } from '../../games/thargos/test/heavy-pack.ts';
import { EXAMPLE_PACK } from '../../games/thargos/test/pack-examples.ts';
import { linesOf, runCli } from '../test/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'alidade-check-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const fileOf = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

describe('pack check', () => {
  test('pack check accepts a pack and prints its hash', async () => {
    const { code, out } = await runCli(['pack', 'check', fileOf('good.json', EXAMPLE_PACK)]);
    assert.equal(code, 0);
    assert.match(out, /line 6, column 2, cards\[1\]: note: You apply A6 by hand\./);
    assert.match(out, /0 errors, 0 warnings, 2 notes\nmy-box 1\.0\.0: 2 cards\nSHA-256 [0-9a-f]{64}\n/);
    assert.match(
      out,
      /cards with printed values, out of those in the box: heroes 0\/33, Advantages 0\/56, Actions 1\/55, Missions 1\/66/,
    );
  });

  test('pack check explains each fault, with its place in the file, in the player’s language', async () => {
    const text = EXAMPLE_PACK.replace('"op": "look"', '"op": "lok"');
    const { code, out } = await runCli(['pack', 'check', '-', '--lang', 'fr'], text);
    assert.equal(code, 1);
    assert.match(out, /^ligne 5, colonne \d+, cards\[0\]\.effects\[0\]\.do\[0\]\.op\u202f: erreur\u202f: /);
    assert.match(out, /Vouliez-vous dire «\u202flook\u202f»\u202f\?/);
    assert.match(out, /1 erreur, 0 avertissement, 0 note/);
  });

  test('pack check rejects cards that are too complex to evaluate', async () => {
    const file = fileOf('heavy.json', JSON.stringify(heavyPack({ effects: 12, width: 8 })));
    const { code, out } = await runCli(['pack', 'check', file]);
    assert.equal(code, 1);
    assert.match(
      out,
      /cards: error: With these cards, one value takes \d+ steps to evaluate; the limit is 10000\./,
    );
    const french = await runCli(['pack', 'check', file, '--lang', 'fr']);
    assert.match(french.out, /erreur\u202f: Avec ces cartes, évaluer une valeur prend \d+ étapes/);
    const { code: played, errors } = await runCli(['simulate', '--game', 'thargos', '--pack', file]);
    assert.notEqual(played, 0);
    assert.match(errors, /heavy\.json/);
  });

  test('pack check --json prints one line', async () => {
    const { code, out } = await runCli(['pack', 'check', '-', '--json'], '{"format": 1}');
    assert.equal(code, 1);
    assert.equal(linesOf(out).length, 1);
    const { good, pack, hash, faults } = JSON.parse(out);
    assert.deepEqual([good, pack, hash], [false, null, null]);
    assert.deepEqual(Object.keys(faults[0]), [
      'code',
      'level',
      'place',
      'line',
      'column',
      'message',
      'details',
    ]);
    assert.equal(faults[0].code, 'bad-format');
  });

  test('pack check also accepts a pack as a CSV table, and checks a pack together with those that --pack names', async () => {
    const table = fileOf('box.csv', makeCsv({ cards: DEFAULT_SET }));
    const { code, out } = await runCli([
      'pack',
      'check',
      fileOf('two.json', EXAMPLE_PACK),
      '--pack',
      table,
      '--json',
    ]);
    assert.equal(code, 0);
    assert.equal(JSON.parse(out).good, true);
    const broken = await runCli(['pack', 'check', '-'], 'id,name,pam\nM5,Ford,9\n');
    assert.equal(broken.code, 1);
    assert.match(broken.out, /line 2, column 9, pam: error: 9 is out of range: use 1 to 4\./);
  });
});

describe('deck check', () => {
  const decks = PRECONS.map(({ id, title, heroes, cards }) => ({ id, title, heroes, cards }));
  const first = decks[0]!;

  test('deck check accepts built-in decks, files and codes', async () => {
    const named = await runCli(['deck', 'check', first.id, '--json']);
    assert.equal(named.code, 0, `expected exit code 0, found ${named.code}: ${named.out}`);
    const [{ code, hp, cards, pam }] = JSON.parse(named.out).decks;
    assert.equal(cards, 60);
    const coded = JSON.parse((await runCli(['deck', 'check', code, '--json'])).out).decks[0];
    assert.deepEqual([coded.hp, coded.pam, coded.code], [hp, pam, code]);
    const file = fileOf('decks.json', JSON.stringify(decks.slice(0, 2)));
    const both = await runCli(['deck', 'check', file, '--one-box']);
    assert.equal(both.code, 0, `expected exit code 0, found ${both.code}: ${both.out}`);
    assert.match(both.out, /^0 errors, 0 warnings, 0 notes\n.*: 4 heroes, 60 cards\n/);
  });

  test('HT-2.1, HT-2.3: deck check prints each way in which a deck breaks the rules, with line and column', async () => {
    const cards = Object.fromEntries(Object.entries(first.cards).slice(1));
    const text = JSON.stringify({ ...first, heroes: ['C407', 'C408', 'C401', 'C402'], cards }, undefined, 1);
    const { code, out } = await runCli(['deck', 'check', '-'], text);
    assert.equal(code, 1);
    assert.match(out, /line \d+, column 3, heroes\[1\]: error: C408 and C407 are the same person\./);
    assert.match(out, /line \d+, column 11, cards: error: A deck needs 60 cards, not 5\d\./);
    const free = await runCli(['deck', 'check', '-', '--any-version', '--json'], text);
    assert.deepEqual(
      JSON.parse(free.out).faults.map((fault: { code: string }) => fault.code),
      ['deck-size'],
    );
  });

  test('HT-11.1, HT-2.6: with --rival or --points, deck check applies the rules for the Rival’s deck or for a points cap', async () => {
    const codes = async (...flags: string[]) => {
      const { out } = await runCli(['deck', 'check', first.id, '--json', ...flags]);
      return JSON.parse(out).faults.map((fault: { code: string }) => fault.code);
    };
    assert.deepEqual(await codes('--rival'), ['deck-heroes']);
    assert.deepEqual(await codes('--points', '60'), ['deck-points']);
  });

  test('HT-2.6: deck check accepts, by name, each ready-made deck that is made for a points cap', async () => {
    for (const { id, points } of BUILD_DECKS) {
      const { code, out } = await runCli(['deck', 'check', id, '--points', String(points)]);
      assert.equal(code, 0, `expected exit code 0, found ${code}: ${out}`);
    }
  });

  for (const [args, says] of [
    [['deck', 'check'], /deck check DECK/],
    [['deck', 'chek', 'x'], /Did you mean "check"\?/],
    [['pack'], /pack check FILE/],
    [['pack', 'check', 'a', 'b'], /unexpected argument "b"/],
    [['pack', 'check', '/no/such/file'], /cannot find the file/],
    [['deck', 'check', 'x', '--mode', 'chess'], /--mode chess: expected duel/],
    [['deck', 'check', 'x', '--points', '59'], /--points 59: expected a whole number from 60 to 240/],
  ] as const)
    test(`reports a usage error: "${args.join(' ')}"`, async () => {
      const { code, out, errors } = await runCli(args, '');
      assert.equal(code, 2);
      assert.equal(out, '');
      assert.match(errors, says);
    });
});

describe('deck fill', () => {
  const begun = JSON.stringify({ id: 'mine', heroes: ['C401', 'C402'], cards: { M501: 2 } });

  test('deck fill adds missing cards within the points cap, and adds the same cards for the same seed', async () => {
    const args = ['deck', 'fill', '-', '--points', '60', '--seed', 'x', '--json'];
    const [first, again] = [await runCli(args, begun), await runCli(args, begun)];
    assert.equal(first.code, 0, `expected exit code 0, found ${first.code}: ${first.errors}`);
    assert.equal(first.out, again.out);
    const { good, deck, added, code } = JSON.parse(first.out);
    assert.equal(good, true);
    assert.deepEqual(deck.heroes.slice(0, 2), ['C401', 'C402']);
    assert.ok(deck.cards.M501 >= 2 && Object.keys(added).length > 10);
    const checked = await runCli(['deck', 'check', code, '--points', '60']);
    assert.equal(checked.code, 0, `expected exit code 0, found ${checked.code}: ${checked.out}`);
  });

  test('deck fill lists the added cards by name', async () => {
    const { out } = await runCli(['deck', 'fill', '-', '--seed', 'x'], begun);
    assert.match(out, /^ {2}\+ 1 C4\d\d \p{Lu}\w+/mu);
    assert.match(out, /4 heroes, 60 cards\n.*\n {2}code HT1-/);
  });

  test('HT-2.5: deck fill --one-box rejects a deck with more copies than the box has', async () => {
    const { id } = DEFAULT_SET.find(card => card.type === 'action' && !card.locked && card.boxCopies < 4)!;
    const many = JSON.stringify({ id: 'mine', heroes: [], cards: { [id]: 4 } });
    const args = ['deck', 'fill', '-', '--seed', 'x'];
    const any = await runCli(args, many);
    assert.equal(any.code, 0, `expected exit code 0, found ${any.code}: ${any.out}`);
    const one = await runCli([...args, '--one-box', '--json'], many);
    assert.equal(one.code, 1, `expected exit code 1, found ${one.code}: ${one.out}`);
    assert.deepEqual(
      JSON.parse(one.out).faults.map((fault: { code: string }) => fault.code),
      ['deck-one-box'],
    );
  });

  test('HT-2.6: deck fill prints why it cannot fill a deck', async () => {
    const rich = JSON.stringify({ id: 'mine', heroes: [], cards: { A402: 4, A403: 4, A513: 4 } });
    const { code, errors } = await runCli(['deck', 'fill', '-', '--points', '60'], rich);
    assert.equal(code, 2);
    assert.match(errors, /too few points/);
    const two = await runCli(['deck', 'fill', '-'], `[${begun},${begun}]`);
    assert.equal(two.code, 2);
    assert.match(two.errors, /one deck/);
    const broken = await runCli(['deck', 'fill', '-'], '{');
    assert.equal(broken.code, 2, `expected exit code 2, found ${broken.code}: ${broken.out}`);
  });
});
