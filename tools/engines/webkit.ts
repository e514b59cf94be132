import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pressing, typing } from './actions.ts';
import type { Driver, House, Launch, Size } from './driver.ts';
import { asyncScript, readScript, startSession, type WebDriver } from './webdriver.ts';

export interface WebkitCommands {
  readonly driver: string;
  readonly display: string;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** The browser's own buttons would not let the window become as narrow as a phone. */
const NARROW =
  'button, entry, box, toolbar, headerbar { padding: 0; margin: 0; min-width: 0; border-width: 0 }';

/** A home where nobody has been: the look of the window, and where downloads go. */
const makeHome = (house: House, downloads: string): string => {
  const home = house.folder('home');
  const config = join(home, '.config');
  mkdirSync(join(config, 'gtk-3.0'), { recursive: true });
  writeFileSync(join(config, 'gtk-3.0/gtk.css'), NARROW);
  writeFileSync(join(config, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  return home;
};

/** A window is larger than what it shows; by how much is seen only then. */
const resize = async (session: WebDriver, { width, height }: Size): Promise<void> => {
  const inner = async (): Promise<readonly [number, number]> =>
    (await session.post('/execute/sync', { script: 'return [innerWidth, innerHeight]', args: [] })) as never;
  let [wide, high] = [width, height];
  for (let round = 0; round < 3; round++) {
    await session.post('/window/rect', { x: 0, y: 0, width: wide, height: high });
    const [shownWide, shownHigh] = await inner();
    if (shownWide === width && shownHigh === height) return;
    wide += width - shownWide;
    high += height - shownHigh;
  }
  throw new Error(`the window of WebKit does not become ${width} × ${height}: ${await inner()}`);
};

const startServer = async (house: House, { driver, display }: WebkitCommands, downloads: string) => {
  const screen = house.spawn(display, [
    '-displayfd',
    '1',
    '-screen',
    '0',
    '1600x1200x24',
    '-nolisten',
    'tcp',
  ]);
  const [number] = await screen.says(/^\d+/m);
  const port = await freePort();
  const home = makeHome(house, downloads);
  house.spawn(driver, [`--port=${port}`], {
    DISPLAY: `:${number}`,
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    XDG_CACHE_HOME: join(home, '.cache'),
    XDG_DATA_HOME: join(home, '.local/share'),
    GDK_BACKEND: 'x11',
    LANG: 'en_GB.UTF-8',
    NO_AT_BRIDGE: '1',
  });
  const server = `http://127.0.0.1:${port}`;
  // It says nothing when it is ready.
  for (let tries = 0; ; tries++) {
    const isReady = await fetch(`${server}/status`).then(
      answer => answer.ok,
      () => false,
    );
    if (isReady) return server;
    if (tries > 100) throw new Error(`${driver} does not answer`);
    await new Promise(resolve => setTimeout(resolve, 100));
  }
};

export const webkit =
  (commands: WebkitCommands): Launch =>
  async (house, size) => {
    const downloads = house.folder('downloads');
    const server = await startServer(house, commands, downloads);
    const session = await startSession(server, {
      alwaysMatch: { 'webkitgtk:browserOptions': { args: ['--automation'] } },
    });
    house.atEnd(() => session.end());
    await session.post('/timeouts', { script: 60_000, pageLoad: 60_000 });
    await resize(session, size);
    const driver: Driver = {
      name: 'webkit',
      version: String(session.capabilities.browserVersion),
      downloads,
      faults: [],
      goTo: async url => {
        await session.post('/url', { url });
      },
      reload: async () => {
        await session.post('/refresh');
      },
      run: async (source, args) => {
        const script = asyncScript(source);
        return readScript(await session.post('/execute/async', { script, args: [JSON.stringify(args)] }));
      },
      press: async (x, y, pointer) => {
        await session.post('/actions', { actions: pressing(x, y, pointer) });
      },
      type: async text => {
        await session.post('/actions', { actions: typing(text) });
      },
      screenshot: async () => Buffer.from(String(await session.get('/screenshot')), 'base64'),
    };
    return driver;
  };
