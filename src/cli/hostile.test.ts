import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, ftruncateSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { EXAMPLE_PACK } from '../games/thargos/test/pack-examples.ts';
import { MAIN, runCli } from './test/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'alidade-hostile-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const kept = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

test('a command reports without a stack trace that its output cannot be written, for example to a full disk', {
  skip: !existsSync('/dev/full'),
}, () => {
  const full = openSync('/dev/full', 'w');
  for (const args of [['cards'], ['simulate', '--bots', 'random', '--games', '2', '--each']]) {
    const { status, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
      stdio: ['ignore', full, 'pipe'],
      env: { ...process.env, LC_ALL: 'C' },
      encoding: 'utf8',
    });
    assert.equal(status, 1, `expected exit code 1, found ${status}: ${stderr}`);
    assert.match(stderr, /^alidade: cannot write the output: ENOSPC.*\n$/);
  }
  closeSync(full);
});

test('a file or input over 128 MiB is rejected', async () => {
  const file = join(folder, 'huge.json');
  const huge = openSync(file, 'w');
  ftruncateSync(huge, 700 * 1024 * 1024);
  closeSync(huge);
  for (const [command, ...args] of [['replay'], ['pack', 'check'], ['deck', 'check'], ['play', '--resume']]) {
    const { code, errors } = await runCli([command!, ...args, file]);
    assert.equal(code, 2);
    assert.match(errors, /^alidade: .*huge\.json is too large: the limit is 128 MiB/);
  }
  const { status, stderr } = spawnSync('sh', ['-c', `"${process.execPath}" "${MAIN}" replay < "${file}"`], {
    env: { ...process.env, LC_ALL: 'fr_FR' },
    encoding: 'utf8',
  });
  assert.equal(status, 2);
  assert.match(stderr, /l’entrée est trop grande\s: la limite est de 128\sMio/);
});

test('control characters in a file are not printed to the terminal', async () => {
  const EVIL = '\u001b]0;owned\u0007\u001b[2J\u009b31m\u202e';
  const pack = JSON.parse(EXAMPLE_PACK);
  const files = {
    pack: JSON.stringify({ ...pack, [EVIL]: 1, cards: [{ ...pack.cards[0], id: EVIL, [EVIL]: 1 }] }),
    deck: JSON.stringify({ id: EVIL, title: { en: EVIL, fr: EVIL }, heroes: [EVIL], cards: { [EVIL]: 1 } }),
    story: JSON.stringify({ id: EVIL, [EVIL]: 1, nodes: { [EVIL]: {} } }),
  };
  for (const [command, text] of Object.entries(files)) {
    const { out, errors } = await runCli([command, 'check', kept(`${command}.json`, text)]);
    const said = `${out}${errors}`;
    assert.match(said, /owned/, `expected ${command} to print the text of the file`);
    assert.doesNotMatch(
      said.replaceAll('\n', ''),
      /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u,
      `expected ${command} to print no control characters`,
    );
  }
  const csv = await runCli(['pack', 'check', kept('pack.csv', `id,${EVIL}\n${EVIL},1\n`)]);
  assert.doesNotMatch(csv.out.replaceAll('\n', ''), /[\p{Cc}\u202e]/u);
  const { errors } = await runCli(['replay', `${folder}/${EVIL}`]);
  assert.doesNotMatch(errors.replaceAll('\n', ''), /[\p{Cc}\u202e]/u);
  const rules = kept('rules.json', JSON.stringify({ [EVIL]: 1 }));
  const { errors: config } = await runCli(['simulate', '--config', rules]);
  assert.match(config, /owned/);
  assert.doesNotMatch(config.replaceAll('\n', ''), /[\p{Cc}\u202e]/u);
});

test('a terminal game ends with an error if a bot module does not answer in time', async () => {
  const file = kept(
    'endless.mjs',
    'export const bot = () => { for (;;) try { for (;;); } finally { for (;;); } };',
  );
  for (const game of ['cartographers', 'thargos']) {
    const { code, errors } = await runCli(['play', '--game', game, '--bots', file, '--ms', '10'], '');
    assert.equal(code, 2, `expected exit code 2, found ${code}: ${errors}`);
    assert.match(errors, /endless\.mjs: no answer within 1010 ms/);
  }
});
