import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { runCli } from '../../test/run.ts';
import { RULE_WORDS } from './rule-words.ts';
import { playWords } from './words.ts';

const folder = mkdtempSync(join(tmpdir(), 'alidade-leave-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const play = (lines: readonly string[], ...flags: string[]) =>
  runCli(['play', '--seed', 'hello', ...flags], `${lines.join('\n')}\n`);

describe('leaving a game', () => {
  test('a save that fails asks again, cancel goes back into the game', async () => {
    const file = join(folder, 'again.json');
    const { out } = await play(['1 A1', 'quit', '/nonexistent/y', 'cancel', '', 'quit', file]);
    assert.match(out, /Couldn't write \/nonexistent\/y/);
    assert.match(out, /\[1 A1\] Press Enter to draw it/);
    assert.match(out, /You: village on A1 B1 B2\./);
    assert.ok(out.includes(`Saved to ${file}.`));
    assert.ok(existsSync(file));
  });

  test('an existing file is overwritten only when that is wished', async () => {
    const file = join(folder, 'mine.txt');
    writeFileSync(file, 'mine');
    const { out } = await play([`save ${file}`, 'no', 'quit', file, 'no', 'n']);
    assert.match(out, /mine\.txt already exists\. Overwrite it\?/);
    assert.equal(readFileSync(file, 'utf8'), 'mine');
    await play([`save ${file}`, 'yes', `save ${file}`]);
    assert.match(readFileSync(file, 'utf8'), /alidade-game/);
  });

  test('yes is no file name', async () => {
    const { out } = await play(['quit', 'yes', 'cancel', 'no']);
    assert.match(out, /Press Enter for alidade-[0-9a-f]{8}\.json/);
    assert.ok(!existsSync('yes'));
  });
});

describe('what is held while a drawing is typed', () => {
  test('a part changes, the rest stays, and nothing is forgotten', async () => {
    const { out } = await play(['2 B3', 'nonsense', 'Z9', 'show', 'B5', 'f', 'r', 'undo', 'undo']);
    assert.equal(out.match(/\[2 B3\] > /g)?.length, 4);
    assert.match(out, /Z9 is off the map sheet, which has rows A to K and columns 1 to 11/);
    assert.match(out, /\[2 f r B5\] Press Enter to draw it/);
    assert.match(out, /Cleared\.\n> undo\nYou have nothing to undo/);
  });

  test('a lone f does not answer the question for a terrain', async () => {
    const { out } = await play(['1 A1', '', '1 E1', 'f', 'fo', 'f']);
    assert.match(out, /f could be a flip or a terrain/);
    assert.match(out, /\[1 forest E1\] Press Enter/);
    assert.match(out, /\[1 f forest E1\] Press Enter/);
  });

  test('rules that are named can be looked up', async () => {
    const { out } = await play(['rule CA-21', 'rule', 'why', 'why Z', '1 2 A1']);
    assert.match(out, /CA-21 {2}Every space you draw on/);
    assert.equal(out.match(/Choose an edict:/g)?.length, 2);
    assert.match(out, /You typed both 1 and 2\. Choose one of them/);
    const texts = (language: 'en' | 'fr') => JSON.stringify(Object.values(playWords(language)).map(String));
    for (const language of ['en', 'fr'] as const)
      for (const [id] of texts(language).matchAll(/C[AHS]-\d+/g)) assert.ok(RULE_WORDS[id], id);
  });
});

describe('with others at the table', () => {
  test('their sheets can be shown, their face-down answers not', async () => {
    const { out } = await play(['show 2', 'show 9', 'notation'], '--players', '3');
    assert.match(out, /The map sheet of Bot 2 \(greedy\):/);
    assert.match(out, /a map sheet from 1 to 3/);
    assert.match(out, /# seat 2 has answered \(hidden\)/);
    assert.doesNotMatch(out, /seat 2 draws/);
  });

  test('bots with names show which bot they are', async () => {
    const { out } = await play(['score'], '--seat-names', 'Ann,Bob', '--bots', 'random');
    assert.match(out, /Bob \(random\): 0/);
  });
});
