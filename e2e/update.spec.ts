import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test, untilKept } from './helpers.ts';

test.use({ serviceWorkers: 'allow' });

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Starts a separate server, because this test puts a newer version of the page on it. */
const serve = async (folder: string, port: string): Promise<{ server: ChildProcess; url: string }> => {
  const server = spawn(process.execPath, [join(ROOT, 'src/server/main.ts')], {
    env: { ...process.env, PORT: port, HOST: '127.0.0.1', WEB: folder, ALIDADE_DATA: join(folder, '.data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>(resolve =>
    server.stdout!.once('data', data => resolve(String(data))),
  );
  return { server, url: line.replace('Alidade: ', '').trim() };
};

const stop = async (server: ChildProcess): Promise<void> => {
  const gone = new Promise(resolve => server.once('exit', resolve));
  server.kill('SIGTERM');
  await gone;
};

const change = (path: string, from: string | RegExp, to: string): void => {
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  writeFileSync(path, changed);
};

test('the page offers an update, and uses it only after "Update now"', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'alidade-update-'));
  cpSync(join(ROOT, 'dist-web'), folder, { recursive: true });
  let { server, url } = await serve(folder, '0');
  try {
    await page.goto(url);
    await untilKept(page);
    await stop(server);

    change(join(folder, 'index.html'), /<title>.*<\/title>/, '<title>Newer</title>');
    change(join(folder, 'sw.js'), /\b[0-9a-f]{16}\b/, 'f'.repeat(16));
    ({ server } = await serve(folder, new URL(url).port));
    await page.reload();
    await expect(page.getByText('A new version is ready')).toBeVisible();
    // The page does not show the offer where it would cover a hand of cards.
    await page.goto(`${url}#/thargos/lesson`);
    await expect(page.locator('.th-hand')).toBeVisible();
    await expect(page.getByText('A new version is ready')).toHaveCount(0);
    await page.goto(`${url}#/`);
    await expect(page.getByText('A new version is ready')).toBeVisible();
    await page.reload();
    await expect(page).toHaveTitle(/ · Alidade$/);

    await page.getByRole('button', { name: 'Update now' }).click();
    await expect(page).toHaveTitle(/ · Newer$/);
    await expect(page.getByText('A new version is ready')).toHaveCount(0);
  } finally {
    await stop(server);
    rmSync(folder, { recursive: true, force: true });
  }
});

const keptVersions = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => (await caches.keys()).filter(name => name.startsWith('alidade-page-')));

test('an incomplete download of a new version does not replace the version that another tab may use', async ({
  page,
}) => {
  // The test is slow, because it downloads several versions of the page completely.
  test.slow();
  const folder = mkdtempSync(join(tmpdir(), 'alidade-update-'));
  cpSync(join(ROOT, 'dist-web'), folder, { recursive: true });
  const worker = join(folder, 'sw.js');
  const whole = readFileSync(worker, 'utf8');
  const [broken, newer] = ['e', 'f'].map(letter => letter.repeat(16));
  let { server, url } = await serve(folder, '0');
  /**
   * Puts a version of the page on the server, and restarts the server because it reads the page only when it
   * starts.
   */
  const put = async (version: string): Promise<void> => {
    change(worker, /\b[0-9a-f]{16}\b/, version);
    await stop(server);
    ({ server } = await serve(folder, new URL(url).port));
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update().catch(() => undefined);
    });
  };
  try {
    await page.goto(url);
    await untilKept(page);
    const [first] = await keptVersions(page);
    change(worker, 'assets/', 'missing.js,assets/');
    await put(broken!);
    await expect.poll(() => keptVersions(page)).toContain(`alidade-page-${broken}`);

    writeFileSync(worker, whole);
    await put(newer!);
    await expect(page.getByText('A new version is ready')).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Update now' }).click();
    await expect(page.getByText('A new version is ready')).toHaveCount(0);
    await expect.poll(() => keptVersions(page)).toEqual([first, `alidade-page-${newer}`]);
  } finally {
    await stop(server);
    rmSync(folder, { recursive: true, force: true });
  }
});
