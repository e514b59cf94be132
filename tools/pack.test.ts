import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { build, readManifest } from './build.ts';
import { npm } from './npm.ts';
import { ROOT, runNode, runProgram } from './steps.ts';

const doors = Object.entries(readManifest().exports)
  .filter(([, target]) => typeof target !== 'string')
  .map(([door]) => door.replace('.', 'alidade'));

/** Returns the code blocks of a page in this language, in order. */
const codesIn = (page: string, language: string): readonly string[] =>
  [
    ...readFileSync(join(ROOT, `docs/${page}.md`), 'utf8').matchAll(
      new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'),
    ),
  ].map(([, code]) => code!);

describe('the packed library', () => {
  const folder = mkdtempSync(join(tmpdir(), 'alidade-pack-'));
  const stage = join(folder, 'stage');
  const consumer = join(folder, 'consumer');
  const inConsumer = (path: string) => join(consumer, 'node_modules', path);

  before(async () => {
    mkdirSync(stage);
    mkdirSync(consumer);
    for (const name of ['package.json', 'LICENSE', 'README.md'])
      if (existsSync(join(ROOT, name))) copyFileSync(join(ROOT, name), join(stage, name));
    assert.ok(await build(join(stage, 'dist')), 'expected the build to succeed');

    // `npm pack` doesn't run its build here, because dist/ is already built.
    const tarball = npm(['pack', '--silent', '--ignore-scripts'], stage).trim();
    writeFileSync(
      join(consumer, 'package.json'),
      '{ "name": "consumer", "private": true, "type": "module" }',
    );
    npm(['install', '--offline', '--no-audit', '--no-fund', join(stage, tarball)], consumer);
  });

  after(() => rmSync(folder, { recursive: true, force: true }));

  test('installs no other package', () => {
    const installed = readdirSync(join(consumer, 'node_modules')).filter(name => !name.startsWith('.'));
    assert.deepEqual(installed, ['alidade']);
  });

  test('contains no TypeScript except declarations, and no tests', () => {
    const files = globSync('**/*.ts', { cwd: inConsumer('alidade') });
    assert.deepEqual(
      files.filter(file => !file.endsWith('.d.ts') || file.includes('.test.')),
      [],
    );
  });

  for (const door of doors)
    test(`exports ${door}`, async () => {
      const code = `const door = await import('${door}'); console.log(Object.keys(door).length > 0)`;
      const { output } = await runNode(['--input-type=module', '-e', code], { cwd: consumer });
      assert.equal(output, 'true\n');
    });

  test('scores a map that its command line reads as a line of JSON', async () => {
    const line = { map: ['F....', '.....', '.....', '.....', '.....'], ruins: [], cards: ['sentinel-wood'] };
    const { bin } = readManifest();
    const { code, output } = await runNode([inConsumer(join('alidade', bin.alidade!)), 'score'], {
      cwd: consumer,
      input: `${JSON.stringify(line)}\n`,
    });
    assert.equal(code, 0, `expected exit code 0, found ${code}: ${output}`);
    assert.deepEqual(JSON.parse(output).stars, { 'sentinel-wood': 1 });
  });

  test('installs an alidade command', { skip: process.platform === 'win32' }, async () => {
    const { stdout } = spawnSync(inConsumer('.bin/alidade'), ['score'], {
      cwd: consumer,
      encoding: 'utf8',
      input: '{"map": 1}\n',
    });
    assert.ok(JSON.parse(stdout).error.code);
  });

  test('contains types that compile', async () => {
    const imports = doors.map((door, at) => `import * as door${at} from '${door}';\n`);
    const uses = `export const doors: readonly object[] = [${doors.map((_, at) => `door${at}`)}];\n`;
    writeFileSync(join(consumer, 'use.ts'), imports.join('') + uses);
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--lib', 'es2023'];
    const { code, output } = await runProgram('tsc', [...options, 'use.ts'], consumer);
    assert.equal(code, 0, `expected exit code 0, found ${code}: ${output}`);
  });

  test('the examples of docs/bots.md compile with the settings that `tsc --init` writes, and run', async () => {
    const folder = join(consumer, 'examples');
    mkdirSync(folder);
    // The example in match.mts imports mybot.mjs, so the first example must have that name.
    const names = ['mybot', 'match', 'game', 'thargos-bot', 'playout', 'search'];
    const codes = codesIn('bots', 'ts');
    assert.equal(codes.length, names.length);
    for (const [at, code] of codes.entries()) writeFileSync(join(folder, `${names[at]}.mts`), code);
    assert.equal((await runProgram('tsc', ['--init'], folder)).code, 0);
    const { code, output } = await runProgram('tsc', ['--pretty', 'false'], folder);
    assert.equal(code, 0, `expected exit code 0, found ${code}: ${output}`);
    for (const name of ['game', 'match', 'playout', 'search'])
      assert.match(
        (await runNode([`${name}.mjs`], { cwd: folder })).output,
        /totals|\[ ?-?\d+, /,
        `expected the example ${name} to print a result`,
      );
  });

  for (const [language, file, bot] of [
    ['js', 'first.mjs', './first.mjs'],
    ['py', 'first.py', 'exec:python3 first.py'],
  ] as const)
    test(`a bot in docs/bots.md has at most ten lines and plays without a forfeit: ${file}`, async () => {
      const codes = codesIn('bots', language);
      assert.equal(codes.length, 1);
      writeFileSync(join(consumer, file), codes[0]!);
      const lines = codes[0]!.split('\n').filter(line => line.trim() !== '');
      assert.ok(lines.length <= 10, `expected at most 10 lines in ${file}, found ${lines.length}`);
      const { bin } = readManifest();
      const args = ['simulate', '--bots', `${bot},random`, '--games', '3', '--seed', 'x'];
      const { code, output } = await runNode([inConsumer(join('alidade', bin.alidade!)), ...args], {
        cwd: consumer,
      });
      assert.equal(code, 0, `expected exit code 0, found ${code}: ${output}`);
      assert.equal(JSON.parse(output).summary.seats[0].forfeits, 0);
    });

  test('the examples of docs/api.md compile and run', async () => {
    const folder = join(consumer, 'api-examples');
    mkdirSync(folder);
    const codes = codesIn('api', 'ts').filter(code => code.startsWith('import '));
    assert.equal(codes.length, doors.length);
    for (const [at, code] of codes.entries()) writeFileSync(join(folder, `example-${at}.mts`), code);
    assert.equal((await runProgram('tsc', ['--init'], folder)).code, 0);
    const { code, output } = await runProgram('tsc', ['--pretty', 'false'], folder);
    assert.equal(code, 0, `expected exit code 0, found ${code}: ${output}`);
    for (const at of codes.keys()) {
      const done = await runNode([`example-${at}.mjs`], { cwd: folder });
      assert.equal(done.code, 0, `expected exit code 0, found ${done.code}: ${done.output}`);
      assert.notEqual(done.output.trim(), '');
    }
  });

  test('the build rejects features that the oldest Node of `engines` lacks', async () => {
    const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    assert.equal(engines.node, '>=18.14');
    const compile = (probe: string) => {
      writeFileSync(join(folder, 'probe.mts'), probe);
      const settings = {
        extends: join(ROOT, 'tsconfig.build.json'),
        compilerOptions: { noEmit: true, rootDir: '/', typeRoots: [join(ROOT, 'node_modules/@types')] },
        include: ['probe.mts', join(ROOT, 'tools/node-18.d.ts')],
      };
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
      return runProgram('tsc', ['-p', folder, '--pretty', 'false']);
    };
    const { code, output } = await compile('export const last = [1, 2].findLast(n => n > 1);');
    assert.equal(code, 0, `expected exit code 0, found ${code}: ${output}`);
    for (const newer of ['[1].toReversed()', '[1].with(0, 2)', 'Object.groupBy([1], n => n)'])
      assert.match(
        (await compile(`export const it = ${newer};`)).output,
        /does not exist/,
        `expected the compiler to report ${newer} as missing in the oldest Node`,
      );
  });

  test('npm pack builds before it packs', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    assert.equal(scripts.prepack, 'node tools/enter.mjs build --library');
  });
});
