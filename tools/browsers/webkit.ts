import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pressing, typing } from './actions.ts';
import type { Driver, House, Launch, Size } from './driver.ts';
import { noteFaults, takeFaults } from './faults.ts';
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

/** A window is larger than what it shows: by how much is seen only then, and a download adds a bar of its own. */
const fitWindow = async (session: WebDriver, { width, height }: Size): Promise<void> => {
  const script = 'return { width: innerWidth, height: innerHeight }';
  for (let round = 0; round < 4; round++) {
    const shown = (await session.post('/execute/sync', { script, args: [] })) as Size;
    if (shown.width === width && shown.height === height) return;
    const frame = (await session.get('/window/rect')) as Size;
    await session.post('/window/rect', {
      x: 0,
      y: 0,
      width: frame.width + width - shown.width,
      height: frame.height + height - shown.height,
    });
  }
  throw new Error(`couldn't resize the WebKit window to ${width} × ${height}`);
};

const startServer = async (house: House, { driver, display }: WebkitCommands, downloads: string) => {
  const screen = house.spawn(display, [
    '-displayfd',
    '1',
    '-screen',
    '0',
    '1600x1600x24',
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
    const fit = () => fitWindow(session, size);
    await fit();
    const run = async (work: string | (() => unknown), ...args: readonly unknown[]) => {
      const script = asyncScript(String(work));
      return readScript(await session.post('/execute/async', { script, args: [JSON.stringify(args)] }));
    };
    const driver: Driver = {
      name: 'webkit',
      version: String(session.capabilities.browserVersion),
      downloads,
      fit,
      heard: async () => (await run(takeFaults)) as readonly string[],
      goTo: async url => {
        await session.post('/url', { url });
        await run(noteFaults);
      },
      reload: async () => {
        await session.post('/refresh');
        await run(noteFaults);
      },
      run: (source, args) => run(source, ...args),
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
