import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { npm } from './npm.ts';
import { ROOT } from './steps.ts';

const TOOLS = [
  'enter.mjs',
  'start.ts',
  'web.ts',
  'chunks.ts',
  'door-plugin.ts',
  'games.ts',
  'inputs.ts',
  'oldest.ts',
  'pages.ts',
  'size.ts',
  'steps.ts',
  'verb-plugin.ts',
  'worker-plugin.ts',
].map(name => `tools/${name}`);
const COPIED = [
  ...TOOLS,
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'src/engine',
  'src/text',
  'src/games',
  'src/bots',
  'src/sync',
  'src/server',
  'src/web/art',
  'src/web/worker',
];

interface Started {
  readonly code: number | null;
  readonly said: string;
  readonly page: string;
}

describe('npm start', { skip: process.platform === 'win32' }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'alidade-start-'));

  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };

  /** Starts the server, requests the page and stops the server. */
  const start = (...args: string[]): Promise<Started> => run('tools/start.ts', ...args);

  const run = (tool: string, ...args: string[]): Promise<Started> =>
    new Promise(resolve => {
      const child = spawn(process.execPath, [join(folder, tool), ...args], {
        // The log is off, because the server would warn that its event loop was blocked on a busy machine.
        env: {
          ...process.env,
          PORT: '0',
          HOST: '',
          WEB: '',
          LOG_LEVEL: 'error',
          ALIDADE_DATA: join(folder, 'data'),
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let said = '';
      let page = '';
      child.stderr.on('data', data => {
        said += data;
      });
      child.stdout.on('data', async data => {
        page = await (await fetch(/http\S+/.exec(String(data))![0])).text();
        child.kill('SIGTERM');
      });
      child.on('close', code => resolve({ code, said, page }));
    });

  before(() => {
    for (const path of COPIED) cpSync(join(ROOT, path), join(folder, path), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    write('src/web/index.html', '<!doctype html><script type="module" src="./main.ts"></script>');
    write('src/web/main.ts', 'document.title = "one";');
  });

  after(() => rmSync(folder, { recursive: true, force: true }));

  test('reports an invalid flag before it builds anything', async () => {
    const { code, said } = await start('--prot', '80');
    assert.equal(code, 1);
    assert.match(said, /^alidade: (unknown flag|option inconnue) --prot\. .* --port/);
  });

  test('builds a missing page, serves it, and stops on a signal', async () => {
    const { code, said, page } = await start();
    assert.equal(code, 0, `expected exit code 0, found ${code}: ${said}`);
    assert.match(said, /building the page/);
    assert.match(page, /assets\/index-.*\.js/);
  });

  test('builds again only after a source changed', async () => {
    assert.equal((await start()).said, '');
    write('src/web/main.ts', 'document.title = "two";');
    assert.match((await start()).said, /building the page/);
    assert.equal((await start()).said, '');
  });

  test('serves the built page with the packages of `npm ci --omit=dev` only', async () => {
    await start();
    const packages = join(folder, 'node_modules');
    rmSync(packages);
    try {
      npm(['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'], folder);
      const { code, said, page } = await run('tools/enter.mjs', 'start');
      assert.equal(code, 0, `expected exit code 0, found ${code}: ${said}`);
      assert.equal(said, '');
      assert.match(page, /assets\/index-.*\.js/);
      assert.ok(!existsSync(join(packages, 'vite')));
    } finally {
      rmSync(packages, { recursive: true, force: true });
      symlinkSync(join(ROOT, 'node_modules'), packages);
    }
  });

  test('serves no old page when the build fails, and prints the error', async () => {
    write('src/web/main.ts', 'import "./nowhere.ts";');
    const { code, said, page } = await start();
    assert.equal(code, 1);
    assert.equal(page, '');
    assert.match(said, /nowhere\.ts/);
  });
});
