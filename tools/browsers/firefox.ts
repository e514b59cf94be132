import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Index as BidiConnection } from 'selenium-webdriver/bidi/index.js';
import type { Launch } from './driver.ts';
import { clickActions, typeActions } from './input.ts';

// Cast: the types of the module declare a named export, but the module exports the class itself.
const Bidi = createRequire(import.meta.url)('selenium-webdriver/bidi') as typeof BidiConnection;

/** Returns preferences in addition to those that Firefox sets itself when it is controlled remotely. */
const preferences = (downloads: string): Readonly<Record<string, string | number | boolean>> => ({
  'browser.download.dir': downloads,
  'browser.download.folderList': 2,
  'browser.download.always_ask_before_handling_new_types': false,
  'intl.accept_languages': 'en-GB, en',
  // As in the other two browsers, a scrollbar must not make the page narrower.
  'ui.useOverlayScrollbars': 1,
});

interface Response {
  readonly result: Readonly<Record<string, unknown>>;
  readonly error?: string;
  readonly message?: string;
}

interface Evaluated {
  readonly result?: { readonly value?: unknown };
  readonly exceptionDetails?: { readonly text: string };
}

interface LogEntry {
  readonly level: string;
  readonly text: string;
  readonly source: { readonly context?: string };
}

/** Drives Firefox with WebDriver BiDi, because this needs no geckodriver, which Debian has no package of. */
export const firefox =
  (command: string): Launch =>
  async (resources, viewport) => {
    const profile = resources.folder('profile');
    const downloads = resources.folder('downloads');
    const lines = Object.entries(preferences(downloads)).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    writeFileSync(join(profile, 'user.js'), lines.join('\n'));
    const child = resources.spawn(
      command,
      ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile, 'about:blank'],
      { HOME: resources.folder('home') },
    );
    const [, address] = await child.waitForOutput(/WebDriver BiDi listening on (ws:\S+)/);
    const bidi = new Bidi(`${address}/session`);
    resources.defer(() => bidi.close());
    const send = async (method: string, params: object): Promise<Response['result']> => {
      const { result, error, message } = (await bidi.send({ method, params })) as Response;
      if (error !== undefined) throw new Error(`${method}: ${error}: ${message}`);
      return result;
    };
    const { capabilities } = await send('session.new', { capabilities: {} });
    const { contexts } = await send('browsingContext.getTree', {});
    const [{ context }] = contexts as readonly [{ readonly context: string }];
    await send('browsingContext.setViewport', { context, viewport });
    const errors: string[] = [];
    bidi.on('log.entryAdded', ({ level, text, source }: LogEntry) => {
      if (level === 'error' && source.context) errors.push(text);
    });
    await bidi.subscribe('log.entryAdded');
    const base64 = async (method: string, params: object): Promise<Buffer> =>
      Buffer.from(String((await send(method, { context, ...params })).data), 'base64');
    return {
      name: 'firefox',
      version: (capabilities as { readonly browserVersion: string }).browserVersion,
      downloads,
      takeErrors: async () => errors.splice(0),
      goTo: url => send('browsingContext.navigate', { context, url, wait: 'complete' }),
      reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
      evaluate: async expression => {
        const params = { expression, target: { context }, awaitPromise: true };
        const { result, exceptionDetails } = (await send('script.evaluate', params)) as Evaluated;
        if (exceptionDetails) throw new Error(exceptionDetails.text);
        return result?.value;
      },
      click: (x, y, pointer) =>
        send('input.performActions', { context, actions: clickActions(x, y, pointer) }),
      type: text => send('input.performActions', { context, actions: typeActions(text) }),
      screenshot: () => base64('browsingContext.captureScreenshot', {}),
      pdf: () => base64('browsingContext.print', { page: { width: 21, height: 29.7 } }),
    };
  };
