import { findBrowser, findCommand, installWithApt } from '../browser.ts';
import { chromium } from './chromium.ts';
import type { BrowserName, Launch } from './driver.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

const findFirefox = (): Launch | undefined => {
  const command = findCommand('firefox-esr', 'firefox');
  return command === undefined ? undefined : firefox(command);
};

/** Debian keeps the browser beside its driver, which finds it. */
const findWebkit = (): Launch | undefined => {
  const driver = findCommand('WebKitWebDriver');
  const display = findCommand('Xvfb');
  return driver === undefined || display === undefined ? undefined : webkit({ driver, display });
};

interface Way {
  readonly find: () => Launch | undefined;
  readonly packages: readonly string[];
  readonly needs: string;
}

const WAYS: Readonly<Record<Exclude<BrowserName, 'chromium'>, Way>> = {
  firefox: {
    find: findFirefox,
    packages: ['firefox-esr'],
    needs: 'the command firefox-esr or firefox (Debian: apt-get install firefox-esr)',
  },
  webkit: {
    find: findWebkit,
    packages: ['webkit2gtk-driver', 'xvfb'],
    needs: 'the commands WebKitWebDriver and Xvfb (Debian: apt-get install webkit2gtk-driver xvfb)',
  },
};

/** How a browser is started, after it was installed where that is possible; or what is missing, in words. */
export const findLaunch = async (name: BrowserName): Promise<Launch | string> => {
  if (name === 'chromium') {
    const path = await findBrowser();
    return path === undefined ? 'Chromium, to compare with (see above)' : chromium(path);
  }
  const { find, packages, needs } = WAYS[name];
  const found = find() ?? (installWithApt(name, packages) ? find() : undefined);
  return found ?? needs;
};
