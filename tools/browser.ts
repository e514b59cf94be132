// Finds a Chromium for the browser tests, or gets one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { PROGRAMS } from './steps.ts';

/** Names on the path, then places where the installers of other systems put it. */
const NAMES = [
  // The same engine without windows: the browser tests take a quarter less time in it.
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

/** The first of these commands that the path has. */
export const findCommand = (...names: readonly string[]): string | undefined =>
  onPath(names).find(path => existsSync(path));

/** It must also start: a wrapper may be there without the browser behind it. */
const starts = (path: string): boolean =>
  spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;

/** Playwright's own build, where it has been downloaded. */
const ofPlaywright = async (): Promise<string | undefined> => {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
};

const installed = async (): Promise<string | undefined> => {
  const known = [...onPath(NAMES), ...PLACES].filter(path => existsSync(path));
  return known.find(starts) ?? (await ofPlaywright());
};

/** Output goes to stderr; nothing is ever asked. */
const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Debian's; Ubuntu's package of the second name is only a pointer to a snap, which the search then ignores. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** Installs the first of these lists of packages that can be had; whether one could. */
export const installWithApt = (what: string, ...lists: readonly (readonly string[])[]): boolean => {
  if (process.getuid?.() !== 0 || !findCommand('apt-get')) return false;
  say(`${what} not found: installing it with apt (first run only) ...`);
  // An old list names packages that are gone.
  run('apt-get', ['update', '-q']);
  return lists.some(names => run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names]));
};

const installChromium = (): boolean =>
  installWithApt('Chromium', ...PACKAGES.map(name => [name, 'fonts-dejavu-core']));

const installWithPlaywright = (): boolean => {
  say('Chromium not found: downloading it with Playwright (first run only) ...');
  return run(process.execPath, [PROGRAMS.playwright, 'install', 'chromium']);
};

/** The path of a Chromium or Chrome, installed first if need be; nothing, and the reason on stderr, if there is none. */
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
