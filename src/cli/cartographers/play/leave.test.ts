import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { runCli } from '../../test/run.ts';
import { playWords } from './messages.ts';
import { RULE_WORDS } from './rule-words.ts';

const folder = mkdtempSync(join(tmpdir(), 'alidade-leave-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const play = (lines: readonly string[], ...flags: string[]) =>
  runCli(['play', '--seed', 'hello', ...flags], `${lines.join('\n')}\n`);

describe('leaving a game', () => {
  test('after a failed save, the game asks for a file name again, and "cancel" continues the game', async () => {
    const file = join(folder, 'again.json');
    const { out } = await play(['1 A1', 'quit', '/nonexistent/y', 'cancel', '', 'quit', file]);
    assert.match(out, /Couldn't write \/nonexistent\/y/);
    assert.match(out, /\[1 A1\] Press Enter to draw it/);
    assert.match(out, /You: village on A1 B1 B2\./);
    assert.ok(out.includes(`Saved to ${file}.`));
    assert.ok(existsSync(file));
  });

  test('the commands "save" and "quit" overwrite an existing file only after confirmation', async () => {
    const file = join(folder, 'mine.txt');
    writeFileSync(file, 'mine');
    const { out } = await play([`save ${file}`, 'no', 'quit', file, 'no', 'n']);
    assert.match(out, /mine\.txt already exists\. Overwrite it\?/);
    assert.equal(readFileSync(file, 'utf8'), 'mine');
    await play([`save ${file}`, 'yes', `save ${file}`]);
    assert.match(readFileSync(file, 'utf8'), /alidade-game/);
  });

  test('if a player answers "yes" when "quit" asks for a file name, no file with that name is written', async () => {
    const { out } = await play(['quit', 'yes', 'cancel', 'no']);
    assert.match(out, /Press Enter for alidade-[0-9a-f]{8}\.json/);
    assert.ok(!existsSync('yes'));
  });
});

describe('a partly typed drawing', () => {
  test('new input keeps the parts of a drawing that it does not change', async () => {
    const { out } = await play(['2 B3', 'nonsense', 'Z9', 'show', 'B5', 'f', 'r', 'undo', 'undo']);
    assert.equal(out.match(/\[2 B3\] > /g)?.length, 4);
    assert.match(out, /Z9 is off the map sheet, which has rows A to K and columns 1 to 11/);
    assert.match(out, /\[2 f r B5\] Press Enter to draw it/);
    assert.match(out, /Cleared\.\n> undo\nYou have nothing to undo/);
  });

  test('when the game asks for a terrain, "f" alone is refused, because it could mean flip or a terrain', async () => {
    const { out } = await play(['1 A1', '', '1 E1', 'f', 'fo', 'f']);
    assert.match(out, /f could be a flip or a terrain/);
    assert.match(out, /\[1 forest E1\] Press Enter/);
    assert.match(out, /\[1 f forest E1\] Press Enter/);
  });

  test('the command "rule" explains every rule that the screen names', async () => {
    const { out } = await play(['rule CA-21', 'rule', 'why', 'why Z', '1 2 A1']);
    assert.match(out, /CA-21 {2}Every space you draw on/);
    assert.equal(out.match(/Choose an edict:/g)?.length, 2);
    assert.match(out, /You typed both 1 and 2\. Choose one of them/);
    const texts = (language: 'en' | 'fr') => JSON.stringify(Object.values(playWords(language)).map(String));
    for (const language of ['en', 'fr'] as const)
      for (const [id] of texts(language).matchAll(/C[AHS]-\d+/g))
        assert.ok(RULE_WORDS[id], `expected RULE_WORDS to explain ${id}, which the screen names`);
  });
});

describe('with other players at the table', () => {
  test('players can see the sheets of other players, but not their face-down answers', async () => {
    const { out } = await play(['show 2', 'show 9', 'notation'], '--players', '3');
    assert.match(out, /The map sheet of Bot 2 \(greedy\):/);
    assert.match(out, /a map sheet from 1 to 3/);
    assert.match(out, /# seat 2 has answered \(hidden\)/);
    assert.doesNotMatch(out, /seat 2 draws/);
  });

  test('a bot with a name is listed with its kind, such as "Bob (random)"', async () => {
    const { out } = await play(['score'], '--seat-names', 'Ann,Bob', '--bots', 'random');
    assert.match(out, /Bob \(random\): 0/);
  });
});
