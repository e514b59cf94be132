import { findBrowser, findCommand, installWithApt } from '../browser.ts';
import { chromium } from './chromium.ts';
import type { BrowserName, Launch } from './driver.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

const findFirefox = (): Launch | undefined => {
  const command = findCommand('firefox-esr', 'firefox');
  return command === undefined ? undefined : firefox(command);
};

/** Looks only for WebKitWebDriver, which finds the browser itself. */
const findWebkit = (): Launch | undefined => {
  const driver = findCommand('WebKitWebDriver');
  const display = findCommand('Xvfb');
  return driver === undefined || display === undefined ? undefined : webkit({ driver, display });
};

interface Installation {
  readonly find: () => Launch | undefined;
  readonly packages: readonly string[];
  readonly requirement: string;
}

const INSTALLATIONS: Readonly<Record<Exclude<BrowserName, 'chromium'>, Installation>> = {
  firefox: {
    find: findFirefox,
    packages: ['firefox-esr'],
    requirement: 'the command firefox-esr or firefox (Debian: apt-get install firefox-esr)',
  },
  webkit: {
    find: findWebkit,
    packages: ['webkit2gtk-driver', 'xvfb'],
    requirement: 'the commands WebKitWebDriver and Xvfb (Debian: apt-get install webkit2gtk-driver xvfb)',
  },
};

/** Finds a browser, or installs it with apt. If neither works, returns a text that says what is required. */
export const findOrInstall = async (name: BrowserName): Promise<Launch | string> => {
  if (name === 'chromium') {
    const path = await findBrowser();
    return path === undefined ? 'Chromium, to compare with (see above)' : chromium(path);
  }
  const { find, packages, requirement } = INSTALLATIONS[name];
  return find() ?? (installWithApt(name, packages) ? find() : undefined) ?? requirement;
};
