import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { cartographers } from '../games/cartographers/game.ts';
import { thargos } from '../games/thargos/game.ts';
import { answerReplay } from './replay.ts';
import { linesOf, runCli } from './test/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'alidade-convert-'));
after(() => rmSync(folder, { recursive: true, force: true }));

for (const { id, rulesVersion } of [cartographers, thargos])
  test(`simulated games are saved, verified, converted to text and back: ${id}`, async () => {
    const into = join(folder, id, 'games');
    const flags = ['--game', id, '--bots', 'random,greedy', '--games', '3', '--seed', 'x', '--threads', '2'];
    const { out, code } = await runCli(['simulate', ...flags, '--each', '--record', into]);
    assert.equal(code, 0);
    const lines = linesOf(out).map(line => JSON.parse(line));
    const { summary } = lines[3];
    assert.deepEqual([summary.game, summary.seed, summary.rulesVersion], [id, 'x', rulesVersion]);
    assert.match(summary.engine, /^\d+\.\d+\.\d+/);

    const files = readdirSync(into).sort();
    assert.deepEqual(files, ['game-000000.json', 'game-000001.json', 'game-000002.json']);
    for (const [i, file] of files.entries()) {
      const told = (await answerReplay(readFileSync(join(into, file), 'utf8'))) as Record<string, unknown>;
      assert.deepEqual([told.verified, told.finished], [true, true]);
      const places = (told.seats as { readonly place: number }[]).map(({ place }) => place);
      assert.deepEqual(places, lines[i].places);
    }

    const file = readFileSync(join(into, 'game-000001.json'), 'utf8');
    const record = JSON.parse(file);
    assert.deepEqual(record.seats, [{ bot: 'random' }, { bot: 'greedy' }]);
    const text = await runCli(['convert', join(into, 'game-000001.json')]);
    assert.equal(text.code, 0, `expected exit code 0, found ${text.code}: ${text.out}`);
    assert.match(text.out, new RegExp(`^game:\\s*${id}`, 'im'));
    const back = await runCli(['convert'], text.out);
    assert.equal(back.code, 0, `expected exit code 0, found ${back.code}: ${back.out}`);
    const { log, seed, config } = JSON.parse(back.out);
    assert.deepEqual([log, seed], [record.log, record.seed]);
    assert.equal(typeof config, 'object');
  });

test('convert rejects a text that is not a game, and a file of an unknown game', async () => {
  const { code, out } = await runCli(['convert'], 'game: cartographers\nnonsense\n');
  assert.equal(code, 1);
  assert.match(JSON.parse(out).error.code, /^notation-/);
  const chess = await runCli(['convert'], '{"game": "chess"}');
  assert.equal(JSON.parse(chess.out).error.code, 'unknown-game');
});
