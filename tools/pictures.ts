// `npm run pictures`: takes the pictures in docs/pictures again, from the built page and its real server.
//   npm run pictures                  all of them
//   npm run pictures -- --only phone  those with "phone" in their name
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { settled, withSettings } from '../e2e/helpers.ts';
import { findBrowser } from './browser.ts';
import { withPalette } from './pictures/palette.ts';
import { SCENES, type Scene } from './pictures/scenes.ts';
import { ROOT } from './steps.ts';
import { buildWeb, isFresh } from './web.ts';

const FOLDER = `${ROOT}docs/pictures/`;
const DATA = `${ROOT}tmp/pictures`;
const SIZES = {
  desk: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
} as const;

const serve = async (): Promise<{ readonly url: string; readonly stop: () => void }> => {
  const child = spawn(process.execPath, [`${ROOT}src/server/main.ts`], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ALIDADE_DATA: DATA },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', chunk => {
      const found = /Alidade: (\S+)/.exec(String(chunk));
      // The address gets another host name, because the page at 127.0.0.1 warns that its links work only on this
      // machine.
      if (found) resolve(found[1]!.replace('127.0.0.1', 'alidade.localhost'));
    });
    child.on('exit', code =>
      reject(new Error(`expected the server to print its address, but it exited with ${code}`)),
    );
  });
  return { url, stop: () => child.kill() };
};

/** How often a scene is tried. On a busy machine a wait may time out, and then the scene starts again. */
const ATTEMPTS = 3;

const takeOnce = async (browser: Browser, baseURL: string, { size, show }: Scene): Promise<Buffer> => {
  const context = await browser.newContext({
    ...SIZES[size],
    baseURL,
    locale: 'en-US',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await withSettings(page, { language: 'en', motion: 'none', theme: 'light' });
    await show(page);
    await settled(page);
    return await page.screenshot({ animations: 'disabled' });
  } finally {
    await context.close();
  }
};

const take = async (browser: Browser, baseURL: string, scene: Scene): Promise<Buffer> => {
  for (let attempt = 1; ; attempt++)
    try {
      return await takeOnce(browser, baseURL, scene);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
};

const main = async (): Promise<boolean> => {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const chosen = Object.entries(SCENES).filter(([name]) => name.includes(values.only ?? ''));
  if (chosen.length === 0) {
    process.stderr.write(
      `alidade: no picture matches --only ${values.only}. Pictures: ${Object.keys(SCENES).join(', ')}\n`,
    );
    return false;
  }
  if (!isFresh() && !(await buildWeb({ isMeasured: false }))) return false;
  const executablePath = await findBrowser();
  if (!executablePath) return false;
  // Chromium can't use its sandbox when it runs as root, and containers often have no other user.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  rmSync(DATA, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const { url, stop } = await serve();
  const browser = await chromium.launch({ executablePath, args });
  const failed: string[] = [];
  try {
    for (const [name, scene] of chosen)
      try {
        const picture = withPalette(await take(browser, url, scene));
        writeFileSync(`${FOLDER}${name}.png`, picture);
        process.stderr.write(`ok   ${name} (${Math.round(picture.length / 1000)} kB)\n`);
      } catch (error) {
        failed.push(name);
        process.stderr.write(`FAIL ${name}: ${(error as Error).message}\n`);
      }
  } finally {
    await browser.close();
    stop();
  }
  return failed.length === 0;
};

process.exitCode = (await main()) ? 0 : 1;
