import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { BOTS } from '../bots/thargos/index.ts';
import { type Match, playMatch } from '../engine/match.ts';
import { parseSeed } from '../engine/random.ts';
import { makeRecord } from '../engine/record.ts';
import { isRefusal } from '../engine/refusal.ts';
import { makeNotation } from '../games/cartographers/notation.ts';
import { randomGame } from '../games/cartographers/test/random-game.ts';
import { DEFAULT_SET } from '../games/thargos/cards/set.ts';
import type { ConfigWish } from '../games/thargos/config.ts';
import type { Event } from '../games/thargos/events.ts';
import { thargos } from '../games/thargos/game.ts';
import { packHash } from '../games/thargos/packs/apply.ts';
import type { Pack } from '../games/thargos/packs/pack.ts';
import type { Command, State } from '../games/thargos/types.ts';
import { runCli } from './test/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'alidade-sound-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const kept = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

const { record } = randomGame('sound', { seats: 2, most: 20 });
const damaged = { ...record, log: record.log.with(12, { seat: 0, events: [{ type: 'nonsense' }] } as never) };

test('replay reports the damage to a game file and its last intact move, and with --to-last-intact reads the intact part', async () => {
  const whole = JSON.stringify(record);
  const cases = [
    ['file-bad-batch', JSON.stringify(damaged)],
    ['file-truncated', whole.slice(0, whole.indexOf(JSON.stringify(record.log[12])) + 9)],
  ] as const;
  for (const [code, text] of cases) {
    const file = kept('damaged.json', text);
    const refused = await runCli(['replay', file]);
    const { error } = JSON.parse(refused.out);
    assert.deepEqual([refused.code, error.code, error.soundTo], [1, code, 11]);
    const taken = await runCli(['replay', file, '--to-last-intact', '--lang', 'fr']);
    const former = await runCli(['replay', file, '--to-last-sound', '--lang', 'fr']);
    assert.deepEqual(former, taken, 'expected the former name of the flag to give the same output');
    const told = JSON.parse(taken.out);
    assert.deepEqual(
      [taken.code, told.verified, told.soundTo, told.damage.code, told.finished],
      [0, true, 11, code, false],
    );
    assert.match(told.damage.message, /Le fichier de partie/);
    assert.equal(readFileSync(file, 'utf8'), text, 'expected replay to leave the file unchanged');
  }
});

test('replay reports a text as intact up to the move before its first invalid line', async () => {
  const lines = (makeNotation(record) as string).trimEnd().split('\n');
  const at = lines.findLastIndex(line => line.startsWith('seat ') && !line.includes(':'));
  const file = kept('damaged.txt', lines.with(at, 'seat 1 sings').join('\n'));
  const { error } = JSON.parse((await runCli(['replay', file])).out);
  assert.deepEqual([error.code, error.line, error.soundTo], ['notation-bad-line', at + 1, 18]);
});

test('with --to-last-intact, play --resume continues a damaged game after its last intact move', async () => {
  const file = kept('damaged.json', JSON.stringify(damaged));
  const refused = await runCli(['play', '--resume', file], 'score\n');
  assert.equal(refused.code, 2);
  assert.match(
    refused.errors,
    /damaged at move 12 .*\(file-bad-batch\)\nThe file is intact up to move 11\. Use --to-last-intact/,
  );
  const taken = await runCli(['play', '--resume', file, '--to-last-intact'], 'score\n');
  assert.equal(taken.code, 0, `expected exit code 0, found ${taken.code}: ${taken.errors}`);
  assert.match(
    taken.errors,
    /\(file-bad-batch\)\nThe game continues after move 11\. The file is not changed\./,
  );
  const changed = { ...record, log: record.log.with(12, { ...record.log[12], events: [] } as never) };
  const other = kept('changed.json', JSON.stringify(changed));
  assert.match(
    (await runCli(['play', '--resume', other], '')).errors,
    /was changed.*\nThe file is intact up to move 11/,
  );
  const nothing = kept('nothing.json', JSON.stringify({ ...record, formatVersion: 99 }));
  const future = await runCli(['play', '--resume', nothing, '--to-last-intact'], '');
  assert.equal(future.code, 2);
  assert.match(future.errors, /newer version of Alidade \(format 99\)\. \(file-bad-version\)/);
});

const packOf = (vp: number): Pack => ({
  format: 'thargos-cardpack/1',
  pack: { id: 'my-box', version: '1.0.0', mode: 'overlay', provenance: 'community' },
  cards: DEFAULT_SET.flatMap(card => (card.type === 'mission' && card.id === 'M22' ? [{ ...card, vp }] : [])),
  decks: [],
  stories: [],
});

test('replay refuses a missing card pack with the code `lacking`, and one with the same id but other cards with `differs`', async () => {
  const [mine, other] = [packOf(2), packOf(3)];
  const game = thargos.withAssets(new Map([[`pack:${packHash(mine)}`, mine]]));
  const config: ConfigWish = { packs: [{ id: 'my-box', version: '1.0.0', hash: packHash(mine) }] };
  const seed = parseSeed('packs');
  const match = playMatch(game, { config, seed, players: [BOTS.greedy, BOTS.greedy] });
  if (isRefusal(match)) throw new Error(`expected a playable config, but setup refused it: ${match.refused}`);
  const { log } = match as Match<State, Command, Event>;
  const file = kept('packed.json', JSON.stringify(makeRecord({ game, config, seats: [{}, {}], seed, log })));
  const packs = {
    mine: kept('mine.json', JSON.stringify(mine)),
    other: kept('other.json', JSON.stringify(other)),
  };
  const errorOf = async (...args: readonly string[]) => {
    const { code, out } = await runCli(['replay', file, ...args]);
    assert.equal(code, 1);
    return JSON.parse(out).error;
  };
  assert.equal((await errorOf()).code, 'lacking');
  const { code, message, soundTo } = await errorOf('--pack', packs.other);
  assert.deepEqual([code, soundTo], ['differs', undefined]);
  const short = [other, mine].map(pack => packHash(pack).slice(0, 8));
  assert.match(message, new RegExp(`“my-box” .* differs .*\\(here ${short[0]}, in the game ${short[1]}\\)`));
  assert.equal((await runCli(['replay', file, '--pack', packs.mine])).code, 0);
  const resumed = await runCli(['play', '--resume', file, '--pack', packs.other], '');
  assert.match(resumed.errors, /differs .*\(differs\)/);
});
