import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pressing, typing } from './actions.ts';
import { type Bidi, makeBidi } from './bidi.ts';
import type { Driver, Launch } from './driver.ts';

/** No first-run pages, no updates, no questions about downloads; nothing that a page would notice. */
const PREFERENCES = (downloads: string): Readonly<Record<string, string | number | boolean>> => ({
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.download.dir': downloads,
  'browser.download.folderList': 2,
  'browser.download.useDownloadDir': true,
  'browser.download.always_ask_before_handling_new_types': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en-GB, en',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'remote.prefs.recommended': true,
  'toolkit.telemetry.server': '',
  // As on a phone, and as in the other two: a bar of its own would make the page narrower.
  'ui.useOverlayScrollbars': 1,
});

const connect = async (address: string): Promise<Bidi> => {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`Firefox does not answer at ${address}`));
  });
  return makeBidi(socket);
};

interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: unknown };
  readonly exceptionDetails?: { readonly text?: string };
}

const runIn = async (bidi: Bidi, context: string, source: string, args: readonly unknown[]) => {
  const answer = (await bidi.send('script.evaluate', {
    expression: `(async () => JSON.stringify(await (${source})(...${JSON.stringify(args)})))()`,
    target: { context },
    awaitPromise: true,
  })) as unknown as Evaluated;
  if (answer.type === 'exception') throw new Error(`in the page: ${answer.exceptionDetails?.text}`);
  const text = answer.result?.value;
  return typeof text === 'string' ? JSON.parse(text) : undefined;
};

const listen = async (bidi: Bidi, faults: string[]): Promise<void> => {
  bidi.on('log.entryAdded', ({ level, text, source }) => {
    const { context } = (source ?? {}) as { readonly context?: string };
    if (level === 'error' && context) faults.push(String(text));
  });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
};

export const firefox =
  (command: string): Launch =>
  async (house, size) => {
    const profile = house.folder('profile');
    const downloads = house.folder('downloads');
    const lines = Object.entries(PREFERENCES(downloads)).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    writeFileSync(join(profile, 'user.js'), lines.join('\n'));
    const child = house.spawn(
      command,
      ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile, 'about:blank'],
      { HOME: house.folder('home') },
    );
    const [, address] = await child.says(/WebDriver BiDi listening on (ws:\S+)/);
    const bidi = await connect(`${address}/session`);
    const { capabilities } = await bidi.send('session.new', { capabilities: {} });
    const { contexts } = await bidi.send('browsingContext.getTree');
    const [{ context }] = contexts as readonly [{ readonly context: string }];
    await bidi.send('browsingContext.setViewport', { context, viewport: size });
    const faults: string[] = [];
    await listen(bidi, faults);
    const perform = (actions: readonly object[]) => bidi.send('input.performActions', { context, actions });
    const driver: Driver = {
      name: 'firefox',
      version: (capabilities as { readonly browserVersion: string }).browserVersion,
      downloads,
      heard: async () => faults.splice(0),
      goTo: async url => {
        await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
      },
      reload: async () => {
        await bidi.send('browsingContext.reload', { context, wait: 'complete' });
      },
      run: (source, args) => runIn(bidi, context, source, args),
      press: async (x, y, pointer) => {
        await perform(pressing(x, y, pointer));
      },
      type: async text => {
        await perform(typing(text));
      },
      screenshot: async () => {
        const { data } = await bidi.send('browsingContext.captureScreenshot', { context });
        return Buffer.from(String(data), 'base64');
      },
      pdf: async () => {
        const { data } = await bidi.send('browsingContext.print', {
          context,
          page: { width: 21, height: 29.7 },
        });
        return Buffer.from(String(data), 'base64');
      },
    };
    return driver;
  };
