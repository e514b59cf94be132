// Finds a Chromium for the browser tests, and installs one if it finds none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { PROGRAMS } from './steps.ts';

/**
 * The commands that are looked for on the PATH. If none is there, `PLACES` has the folders in which installers put
 * them.
 */
const NAMES = [
  // This is the engine of Chromium without windows. The browser tests take a quarter less time with it.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .map(name => process.env[name])
    .filter(folder => folder !== undefined)
    .map(folder => join(folder, 'Google/Chrome/Application/chrome.exe')),
];

const say = (text: string): void => {
  process.stderr.write(`alidade: ${text}\n`);
};

const foldersOfPath = (): readonly string[] => (process.env.PATH ?? '').split(delimiter).filter(Boolean);

const onPath = (names: readonly string[]): readonly string[] =>
  names.flatMap(name => foldersOfPath().map(folder => join(folder, name)));

/** Returns the path of the first of these commands that is on the PATH. */
export const findCommand = (...names: readonly string[]): string | undefined =>
  onPath(names).find(path => existsSync(path));

/** Whether a browser starts. Its command may be a script that exists without the browser. */
const starts = (path: string): boolean =>
  spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;

/** Returns the path of the browser that Playwright has downloaded, if there is one. */
const ofPlaywright = async (): Promise<string | undefined> => {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
};

const installed = async (): Promise<string | undefined> => {
  const known = [...onPath(NAMES), ...PLACES].filter(path => existsSync(path));
  return known.find(starts) ?? (await ofPlaywright());
};

/** Runs a command that must not ask for input. Its output goes to stderr. */
const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** The names of the packages on Debian. On Ubuntu, `chromium` only installs a snap, which `starts` then rejects. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** Installs the packages of the first list that apt can install completely. Returns false if it can install no list. */
export const installWithApt = (what: string, ...lists: readonly (readonly string[])[]): boolean => {
  if (process.getuid?.() !== 0 || !findCommand('apt-get')) return false;
  say(`${what} not found: installing it with apt (first run only) ...`);
  // If the package lists are outdated, they contain packages that no longer exist.
  run('apt-get', ['update', '-q']);
  return lists.some(names => run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names]));
};

const installChromium = (): boolean =>
  installWithApt('Chromium', ...PACKAGES.map(name => [name, 'fonts-dejavu-core']));

const installWithPlaywright = (): boolean => {
  say('Chromium not found: downloading it with Playwright (first run only) ...');
  return run(process.execPath, [PROGRAMS.playwright, 'install', 'chromium']);
};

/** Returns the path of a Chromium or Chrome. Installs one if necessary. If that fails, prints why to stderr. */
export const findBrowser = async (): Promise<string | undefined> => {
  const wished = process.env.PLAYWRIGHT_CHROMIUM;
  if (wished) {
    if (existsSync(wished)) return wished;
    say(`PLAYWRIGHT_CHROMIUM is ${wished}, but that file does not exist`);
    return undefined;
  }
  let found = await installed();
  for (const install of [installChromium, installWithPlaywright]) {
    if (found) return found;
    if (install()) found = await installed();
  }
  if (!found)
    say(
      'the browser tests need Chromium or Chrome, and none could be installed. Install one, ' +
        'or set PLAYWRIGHT_CHROMIUM=/path/to/chromium, then run the same command again.',
    );
  return found;
};
