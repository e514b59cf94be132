import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { Command, Name } from 'selenium-webdriver/lib/command.js';
import type { Launch, Size } from './driver.ts';
import { clickActions, typeActions } from './input.ts';
import { waitFor } from './page.ts';
import { recordErrors, takeErrors } from './page-errors.ts';
import type { Resources } from './resources.ts';

// The path names a folder, which `import` cannot load.
const { DriverService } = createRequire(import.meta.url)(
  'selenium-webdriver/remote',
) as typeof import('selenium-webdriver/remote.js');

export interface WebkitCommands {
  readonly driver: string;
  readonly display: string;
}

/** Styles that make the toolbar of the browser narrow. Otherwise, the window can't be as narrow as a phone. */
const NARROW_TOOLBAR =
  'button, entry, box, toolbar, headerbar { padding: 0; margin: 0; min-width: 0; border-width: 0 }';

/** Creates an empty home folder with a folder for downloads. */
const makeHome = (resources: Resources, downloads: string): string => {
  const home = resources.folder('home');
  const config = join(home, '.config');
  mkdirSync(join(config, 'gtk-3.0'), { recursive: true });
  writeFileSync(join(config, 'gtk-3.0/gtk.css'), NARROW_TOOLBAR);
  writeFileSync(join(config, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  return home;
};

/**
 * Changes the size of the window until the page has the wanted size. The window has toolbars of unknown size, and a
 * download adds another.
 */
const resizePage = (webdriver: WebDriver, size: Size): Promise<boolean> =>
  waitFor(`the page is ${size.width} × ${size.height}`, async () => {
    const page = await webdriver.executeScript<Size>('return { width: innerWidth, height: innerHeight }');
    if (page.width === size.width && page.height === size.height) return true;
    const window = webdriver.manage().window();
    const frame = await window.getRect();
    const width = frame.width + size.width - page.width;
    const height = frame.height + size.height - page.height;
    // If the width or height isn't positive, the page hasn't noticed the last change yet.
    if (width > 0 && height > 0) await window.setRect({ x: 0, y: 0, width, height });
    return false;
  });

/** Starts a virtual display and WebKitWebDriver. Returns the address of WebKitWebDriver. */
const startServer = async (resources: Resources, { driver, display }: WebkitCommands, downloads: string) => {
  const screen = ['-screen', '0', '1600x1600x24'];
  const xvfb = resources.spawn(display, ['-displayfd', '1', ...screen, '-nolisten', 'tcp']);
  const [number] = await xvfb.waitForOutput(/^\d+/m);
  const home = makeHome(resources, downloads);
  const service = new DriverService.Builder(driver)
    .setLoopback(true)
    .setEnvironment({
      ...(process.env as Record<string, string>),
      DISPLAY: `:${number}`,
      HOME: home,
      XDG_CONFIG_HOME: join(home, '.config'),
      XDG_CACHE_HOME: join(home, '.cache'),
      XDG_DATA_HOME: join(home, '.local/share'),
      GDK_BACKEND: 'x11',
      LANG: 'en_GB.UTF-8',
      NO_AT_BRIDGE: '1',
    })
    .build();
  resources.defer(() => service.kill());
  return service.start();
};

export const webkit =
  (commands: WebkitCommands): Launch =>
  async (resources, size) => {
    const downloads = resources.folder('downloads');
    const capabilities = {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { args: ['--automation'] },
    };
    const webdriver = await new Builder()
      .usingServer(await startServer(resources, commands, downloads))
      .withCapabilities(new Capabilities(capabilities))
      .build();
    resources.defer(() => webdriver.quit());
    await webdriver.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 });
    const resize = () => resizePage(webdriver, size);
    await resize();
    // This screenshot is needed: without it, later screenshots stay black after the window gets smaller, until it
    // changes again.
    await webdriver.takeScreenshot();
    // `webdriver.actions()` isn't used, because its types don't contain touch input.
    const perform = (actions: readonly object[]) =>
      webdriver.execute(new Command(Name.ACTIONS).setParameter('actions', actions));
    return {
      name: 'webkit',
      version: String((await webdriver.getCapabilities()).get('browserVersion')),
      downloads,
      resize,
      takeErrors: () => webdriver.executeScript<readonly string[]>(takeErrors),
      goTo: async url => {
        await webdriver.get(url);
        await webdriver.executeScript(recordErrors);
      },
      reload: async () => {
        await webdriver.navigate().refresh();
        await webdriver.executeScript(recordErrors);
      },
      evaluate: expression => webdriver.executeScript(`return ${expression}`),
      click: (x, y, pointer) => perform(clickActions(x, y, pointer)),
      type: text => perform(typeActions(text)),
      screenshot: async () => Buffer.from(await webdriver.takeScreenshot(), 'base64'),
    };
  };
