import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { ROOT, runProgram } from './steps.ts';

const SOURCE = join(ROOT, 'tools/enter.mjs');

const COMMAND = `
import { text } from 'node:stream/consumers';
const [verb, code]: string[] = process.argv.slice(2);
if (verb === 'wait') {
  process.on('SIGTERM', () => process.exit(9));
  setInterval(() => {}, 1000);
  console.log('waiting');
} else {
  console.log(JSON.stringify({ args: process.argv.slice(2), input: await text(process.stdin) }));
  process.exitCode = Number(code ?? 0);
}
`;

const LOCK = { packages: { '': {}, 'node_modules/thing': { version: '1.0.0' } } };

/** The source of a fake npm. It prints to stdout as npm does, and writes the list of installed packages. */
const NPM = `
import { mkdirSync, copyFileSync } from 'node:fs';
console.log('added 1 package');
mkdirSync('node_modules', { recursive: true });
copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
`;

describe('tools/enter.mjs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'alidade-enter-'));
  const npmPath = join(folder, 'npm-cli.js');
  const entry = join(folder, 'tools/enter.mjs');
  const env = { ...process.env, npm_execpath: npmPath, npm_node_execpath: process.execPath };

  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const enter = (args: readonly string[], input = '') =>
    spawnSync(process.execPath, [entry, ...args], { cwd: folder, env, encoding: 'utf8', input });

  before(() => {
    write('package.json', '{ "type": "module" }');
    write('package-lock.json', JSON.stringify(LOCK));
    write('node_modules/.package-lock.json', JSON.stringify(LOCK));
    write('src/cli/main.ts', COMMAND);
    write('npm-cli.js', NPM);
    mkdirSync(join(folder, 'tools'));
    copyFileSync(SOURCE, entry);
  });

  after(() => rmSync(folder, { recursive: true, force: true }));

  test('passes arguments, input and exit code through, and adds nothing to stdout', () => {
    const { status, stdout, stderr } = enter(['alidade', 'score', '7', '--why', 'a b'], 'line\n');
    assert.deepEqual(JSON.parse(stdout), { args: ['score', '7', '--why', 'a b'], input: 'line\n' });
    assert.equal(stderr, '');
    assert.equal(status, 7);
  });

  test('the script "bench" runs the command `alidade bench`', () => {
    assert.deepEqual(JSON.parse(enter(['bench', '--json']).stdout).args, ['bench', '--json']);
  });

  test('the script "bench" with --web runs tools/bench-web.ts', () => {
    write('tools/bench-web.ts', "console.log(process.argv.slice(2).join(' '));");
    assert.equal(enter(['bench', '--json', '--web']).stdout, '--json --web\n');
  });

  test('refuses an unknown script on stderr', () => {
    for (const args of [[], ['nonsense'], ['toString']]) {
      const { status, stdout, stderr } = enter(args);
      assert.equal(status, 1);
      assert.equal(stdout, '');
      assert.match(stderr, /usage/);
    }
  });

  test('installs once after the lock file changed, and prints nothing to stdout', () => {
    const newer = { packages: { ...LOCK.packages, 'node_modules/thing': { version: '1.0.1' } } };
    write('package-lock.json', JSON.stringify(newer));
    const first = enter(['alidade', 'score']);
    assert.deepEqual(JSON.parse(first.stdout).args, ['score']);
    assert.match(first.stderr, /installing dependencies/);
    assert.equal(enter(['alidade', 'score']).stderr, '');
  });

  test('needs no development packages to start a server if the page is built, and installs them otherwise', () => {
    const page = (isFresh: boolean) => write('tools/web.ts', `export const isFresh = () => ${isFresh};`);
    const dev = { 'node_modules/tool': { version: '1.0.0', dev: true } };
    const lock = { packages: { ...LOCK.packages, ...dev } };
    write('tools/start.ts', "console.log('serving');");
    write('package-lock.json', JSON.stringify(lock));
    write('node_modules/.package-lock.json', JSON.stringify(LOCK));
    page(true);
    assert.deepEqual(enter(['start']).stderr, '');
    assert.match(enter(['alidade']).stderr, /installing dependencies/);

    write('node_modules/.package-lock.json', JSON.stringify({ packages: dev }));
    assert.match(enter(['start']).stderr, /installing dependencies/);

    write('node_modules/.package-lock.json', JSON.stringify(LOCK));
    page(false);
    const { stdout, stderr } = enter(['start']);
    assert.match(stderr, /installing dependencies/);
    assert.equal(stdout, 'serving\n');
  });

  test('installs if nothing is installed, and reports a failure', () => {
    rmSync(join(folder, 'node_modules'), { recursive: true });
    write('npm-cli.js', 'process.exit(1);');
    const { status, stdout, stderr } = enter(['alidade']);
    assert.equal(status, 1);
    assert.equal(stdout, '');
    assert.match(stderr, /install failed.*network/s);

    write('npm-cli.js', NPM);
    assert.equal(enter(['alidade']).status, 0);
  });

  test('reports that Node 24 could not be installed, even if npm reports no error', () => {
    write('tools/node/package-lock.json', JSON.stringify({ packages: { '': {} } }));
    // This file makes a process look like an old Node.
    write('old.cjs', "Object.defineProperty(process.versions, 'node', { value: '18.14.0' });");
    const args = ['--require', join(folder, 'old.cjs'), entry, 'alidade'];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });
    assert.equal(status, 1);
    assert.match(
      stderr,
      process.platform === 'darwin'
        ? /cannot install Node on/
        : /couldn't install Node 24\. The first run needs the network/,
    );
  });

  test('forwards a signal to its child', { skip: process.platform === 'win32' }, async () => {
    const child = spawn(process.execPath, [entry, 'alidade', 'wait'], { cwd: folder, env });
    const exit = new Promise(resolve => child.on('exit', resolve));
    await new Promise(resolve => child.stdout.once('data', resolve));
    child.kill('SIGTERM');
    assert.equal(await exit, 9);
  });

  test('ends its child when npm is ended', { skip: process.platform === 'win32' }, async () => {
    // npm starts enter.mjs through a shell that doesn't forward signals.
    const line = `"${process.execPath}" "${entry}" alidade wait; true`;
    const shell = spawn('sh', ['-c', line], { cwd: folder, env: { ...env, npm_lifecycle_event: 'alidade' } });
    const ends = new Promise(resolve => shell.stdout.on('close', resolve));
    await new Promise(resolve => shell.stdout.once('data', resolve));
    shell.kill('SIGTERM');
    // If a process still ran, it would keep its output open.
    await ends;
  });

  test('uses only features that Node 18 supports', async () => {
    const options = ['--allowJs', '--checkJs', '--noEmit', '--target', 'es2022', '--lib', 'es2022'];
    const modules = ['--module', 'nodenext', '--types', 'node', '--strict', 'false', '--ignoreConfig'];
    const { code, output } = await runProgram('tsc', [...options, ...modules, SOURCE]);
    assert.equal(code, 0, `expected exit code 0, found ${code}: ${output}`);

    const newer =
      /import\.meta\.(dirname|filename|main|resolve)|with \{ type|\busing\b|styleText|parseEnv|globSync/;
    assert.doesNotMatch(readFileSync(SOURCE, 'utf8'), newer);
  });
});
