import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { newKey } from '../src/server/keys.ts';
import { clientOf } from '../src/server/test/client.ts';
import { finishGame } from '../src/server/test/finished-games.ts';
import { owner } from '../src/server/test/restraints.ts';
import { inputFiles } from './inputs.ts';
import { FILES, packageServer, sizeOf } from './package.ts';
import { ROOT, runNode } from './steps.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const CONTAINERFILE = read('deploy/Containerfile');
const UNIT = read('deploy/alidade.service');

const work = mkdtempSync(join(tmpdir(), 'alidade-package-'));
const app = join(work, 'app');
const data = join(work, 'data');

/** Returns the command of an instruction of the Containerfile, with the folder of this test instead of /app. */
const commandOf = (instruction: string): readonly string[] => {
  const [, words] = new RegExp(`^${instruction}.*?(\\[".*\\])$`, 'm').exec(CONTAINERFILE) ?? [];
  assert.ok(words, `expected ${instruction} with a command in deploy/Containerfile, found none`);
  const command: readonly string[] = JSON.parse(words);
  return command.map(word => word.replace(/^\/app\b/, app));
};

/** The variables that the Containerfile sets. */
const imageEnv = (): Readonly<Record<string, string>> => {
  const [, pairs = ''] = /^ENV (.*)$/m.exec(CONTAINERFILE) ?? [];
  return Object.fromEntries(pairs.split(' ').map(pair => pair.split('=')));
};

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** Starts a command as a user without rights. `address` resolves to the first address that it prints. */
const startAs = ([program, ...args]: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const here = { ALIDADE_DATA: data, HOST: '127.0.0.1', PORT: '0', LANG: 'en', LOG_LEVEL: 'error' };
  const child = spawn(program!, args, {
    ...owner,
    cwd: app,
    env: { ...imageEnv(), ...here, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let printed = (): void => undefined;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', text => {
      said += text;
      printed();
    });
  const ended = new Promise<Ended>(done => child.on('close', code => done({ code, said })));
  const address = new Promise<string>((resolve, reject) => {
    printed = () => {
      const [found] = /http\S+/.exec(said) ?? [];
      if (found) resolve(found);
    };
    void ended.then(({ code }) =>
      reject(new Error(`expected an address, but it exited with ${code}: ${said}`)),
    );
  });
  address.catch(() => undefined);
  return { child, ended, address };
};

const isInstalled = (program: string): boolean => spawnSync(program, ['--version']).error === undefined;

describe('the folder that npm run package creates', { skip: process.platform === 'win32' }, () => {
  before(() => {
    const web = join(work, 'web');
    mkdirSync(web);
    writeFileSync(join(web, 'index.html'), '<!doctype html><title>Alidade</title>');
    chmodSync(work, 0o755);
    mkdirSync(data);
    if (owner.uid !== undefined) chownSync(data, owner.uid, owner.uid);
    // Others may not read the files that a user with this umask creates.
    const before = process.umask(0o077);
    packageServer(app, web);
    process.umask(before);
    execFileSync('chmod', ['-R', 'a-w', app]);
  });

  after(() => {
    execFileSync('chmod', ['-R', 'u+w', app]);
    rmSync(work, { recursive: true, force: true });
  });

  test('contains no tools, no tests and no packages for developers', () => {
    assert.ok(existsSync(join(app, 'node_modules/fastify')));
    for (const path of ['tools', 'src/web', 'node_modules/vite', 'node_modules/typescript'])
      assert.ok(!existsSync(join(app, path)), `expected no ${path} in the folder`);
    assert.deepEqual(globSync(['src/**/*.test.ts', 'src/**/test'], { cwd: app }), []);
  });

  test('makes an image of at most 200 MB', () => {
    // The Debian packages of the image gcr.io/distroless/cc-debian13, and the built page with room to grow.
    const [base, page] = [28_030_000, 8_000_000];
    const whole = base + page + sizeOf(app);
    assert.ok(whole <= 200_000_000, `expected an image of at most 200 MB, found ${whole / 1e6} MB`);
  });

  test('runs as in the Containerfile, read-only, as a user without rights: a whole game is played and saved', async () => {
    const probe = `require('node:fs').writeFileSync(${JSON.stringify(join(app, 'probe'))}, '')`;
    const refused = await startAs([join(app, 'bin/node'), '-e', probe]).ended;
    assert.match(refused.said, /EACCES/, 'expected that the user can’t write to the folder');

    const server = startAs(commandOf('ENTRYPOINT'));
    const address = await server.address;
    const { port } = new URL(address);
    const health = (): Promise<Ended> => startAs(commandOf('HEALTHCHECK'), { PORT: port }).ended;
    assert.equal((await health()).code, 0);
    assert.match(await (await fetch(address)).text(), /<title>Alidade/);

    const client = clientOf(address);
    const table = await finishGame(client, [newKey(), null]);
    const { body } = await client.get(`tables/${table.id}`, table.tokens[0]);
    assert.equal(body.status, 'over');

    server.child.kill('SIGTERM');
    const { code, said } = await server.ended;
    assert.equal(code, 0, `expected exit code 0, found ${code}: ${said}`);
    assert.equal((await health()).code, 1);

    const tool = [join(app, 'bin/node'), join(app, 'src/cli/main.ts'), 'admin', 'rebuild'];
    const rebuilt = await startAs(tool).ended;
    assert.equal(rebuilt.code, 0, `expected exit code 0, found ${rebuilt.code}: ${rebuilt.said}`);
    assert.equal(JSON.parse(rebuilt.said).games, 1);
  });

  test('is the folder that deploy/alidade.service starts, with the flags of the Containerfile and of npm start', () => {
    const [, start = ''] = /^ExecStart=(.*)$/m.exec(UNIT) ?? [];
    const flags = commandOf('ENTRYPOINT').filter(word => word.startsWith('--'));
    assert.deepEqual(
      start.split(' ').map(word => word.replace('/opt/alidade', app)),
      commandOf('ENTRYPOINT'),
    );
    const enter = read('tools/enter.mjs');
    for (const flag of flags) assert.ok(enter.includes(`'${flag}'`), `expected ${flag} in tools/enter.mjs`);
  });

  test('deploy/alidade.service is a valid unit with little exposure', {
    skip: !isInstalled('systemd-analyze') && 'systemd-analyze isn’t installed',
  }, () => {
    const unit = join(work, 'alidade.service');
    writeFileSync(unit, UNIT.replaceAll('/opt/alidade', app));
    const analyze = (...args: readonly string[]) => {
      const { status, stdout, stderr } = spawnSync('systemd-analyze', [...args, unit], { encoding: 'utf8' });
      assert.equal(status, 0, `expected systemd-analyze ${args[0]} to succeed: ${stdout}${stderr}`);
      return stderr;
    };
    assert.equal(analyze('verify', '--man=no'), '');
    // The exposure is at most 1.5 of 10.
    analyze('security', '--offline=yes', '--threshold=15', '--no-pager');
  });

  test('no folder is left if npm fails', () => {
    const [path, folder] = [process.env.PATH, join(work, 'failed')];
    process.env.PATH = '';
    try {
      assert.throws(() => packageServer(folder, join(work, 'web')), /expected npm ci .* to exit with 0/);
    } finally {
      process.env.PATH = path;
    }
    assert.ok(!existsSync(folder));
  });

  test('npm run package refuses a folder that isn’t empty, and changes nothing', async () => {
    const tool = join(ROOT, 'tools/package.ts');
    const { code, output } = await runNode([tool, data]);
    assert.equal(code, 1);
    assert.equal(output, `${data} isn’t empty. Name a new folder.\n`);
    assert.equal((await runNode([tool])).output, 'usage: npm run package -- FOLDER\n');
  });
});

test('the Containerfile uses the Node of tools/node', () => {
  const { version } = JSON.parse(read('tools/node/package.json'));
  assert.match(CONTAINERFILE, new RegExp(`^ARG NODE=${version.replaceAll('.', '\\.')}$`, 'm'));
});

test('the build of the image gets every file that the page and the server package need', () => {
  const lines = read('deploy/Containerfile.dockerignore').split('\n');
  const sent = lines.filter(line => line.startsWith('!')).map(line => line.slice(1));
  const files = [...inputFiles().map(path => relative(ROOT, path)), ...FILES, '.npmrc', 'tools/package.ts'];
  assert.ok(files.length > 500);
  const missing = files.filter(file => !sent.includes(file.split('/')[0]!) || !existsSync(join(ROOT, file)));
  assert.deepEqual(missing, []);
});
