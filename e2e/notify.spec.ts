import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page, Worker } from '@playwright/test';
import { newKey } from '../src/server/keys.ts';
import { clientOf, type Json } from '../src/server/test/client.ts';
import { moveOn } from '../src/server/test/players.ts';
import { type PushService, startPushService } from '../src/server/test/push-service.ts';
import { checkAxe, expect, open, test, untilKept } from './helpers.ts';
import { DESK, leave, PHONE, personWith } from './online.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

interface World {
  readonly url: string;
  readonly service: PushService;
}

/** A server that sends notifications at once, and a push service on this machine that verifies them. */
const withServer = test.extend<{ readonly world: World }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
  world: async ({}, use) => {
    const service = await startPushService();
    const data = mkdtempSync(join(tmpdir(), 'alidade-notify-'));
    const server = spawn(process.execPath, [join(ROOT, 'src/server/main.ts')], {
      env: {
        ...process.env,
        ...{ PORT: '0', HOST: '127.0.0.1', WEB: join(ROOT, 'dist-web'), ALIDADE_DATA: data },
        ...{ NOTIFY_SECONDS: '0', NOTIFY_NETWORKS: '127.0.0.1', DATABASE_URL: '' },
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const line = await new Promise<string>(resolve =>
      server.stdout.once('data', each => resolve(String(each))),
    );
    await use({ url: /http\S+/.exec(line)![0], service });
    const gone = new Promise(resolve => server.once('exit', resolve));
    server.kill('SIGTERM');
    await gone;
    await service.stop();
    rmSync(data, { recursive: true, force: true });
    expect(service.faults).toEqual([]);
  },
});

const keyOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('alidade.me') ?? '{}').key);

/** Gives a page an identity with a profile, before it loads. Others can't subscribe. */
const register = async (page: Page, url: string): Promise<void> => {
  const me = { key: newKey() };
  await clientOf(url).put('me/profile', { isPublic: false }, me.key);
  await page.addInitScript(text => {
    if (localStorage.getItem('alidade.me') === null) localStorage.setItem('alidade.me', text);
  }, JSON.stringify(me));
};

/** Delivers a decrypted push message to the service worker, as a push service does through the browser. */
const deliver = async (context: BrowserContext, page: Page, url: string, message: string): Promise<void> => {
  const cdp = await context.newCDPSession(page);
  const registered = new Promise<string>(resolve =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [known] = registrations;
      if (known) resolve(known.registrationId);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(url).origin,
    registrationId: await registered,
    data: message,
  });
};

/**
 * Replaces the notification area, which the headless browser of these tests lacks: it refuses the permission and can't
 * be clicked. What the service worker shows is recorded instead.
 */
const withNotificationArea = async (worker: Worker) => {
  await worker.evaluate(() => {
    const area: object[] = [];
    Object.assign(self, { area });
    const registration: object = Reflect.get(self, 'registration');
    Object.defineProperty(registration, 'showNotification', {
      value: async (title: string, options: object) => {
        const close = (): void => void area.splice(area.indexOf(notification), 1);
        const notification = { title, close, ...options };
        area.push(notification);
      },
    });
  });
  return {
    shown: (): Promise<readonly Json[]> =>
      worker.evaluate(() =>
        Reflect.get(self, 'area').map(({ title, body, lang, actions }: Json) => ({
          title,
          body,
          lang,
          actions: actions.map((each: Json) => each.title),
        })),
      ),
    /** Selects the notification, or one of its buttons. */
    select: (action: string): Promise<void> =>
      worker.evaluate(button => {
        const [notification] = Reflect.get(self, 'area');
        const event = new Event('notificationclick');
        self.dispatchEvent(
          Object.assign(event, { notification, action: button, waitUntil: () => undefined }),
        );
      }, action),
  };
};

withServer(
  'NP-67: a notification opens the table where it is the player’s turn',
  async ({ browser, world }) => {
    const { url, service } = world;
    const bela = await personWith(browser, 'fr', { ...PHONE, serviceWorkers: 'allow', baseURL: url });
    const { page, context } = bela;
    await register(page, url);
    await open(page, 'friends', 'notifications');
    await untilKept(page);
    await page.getByRole('button', { name: 'Créer le flux' }).click();
    await expect(page.getByLabel('Adresse du flux')).toHaveValue(/\/api\/v1\/feeds\/[\w-]{43}$/);

    // This browser can't reach a real push service, so the test subscribes for it.
    const api = clientOf(url);
    const key = await keyOf(page);
    await api.post('me/notifications/devices', { ...service.subscribe('bela'), language: 'fr' }, key);
    const ada = newKey();
    const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }];
    const config = { thresholds: [1, 1, 1, 1] };
    const { body: made } = await api.post('tables', { game: 'cartographers', seats, config }, ada);
    const { body: seat } = await api.post(`tables/${made.id}/seats`, { invite: made.invite }, key);
    const [message] = await service.messages('/push/bela');
    const area = await withNotificationArea(context.serviceWorkers()[0]!);
    await deliver(context, page, url, JSON.stringify(message!.body));

    await expect.poll(area.shown).toEqual([
      {
        title: 'À vous de jouer\u202f: Cartographers',
        body: 'Avec Ada',
        lang: 'fr',
        actions: ['Se désabonner'],
      },
    ]);
    await area.select('');
    await expect(page).toHaveURL(new RegExp(`#/play/${made.id}$`));
    await expect(page.getByRole('button', { name: 'Pivoter' })).toBeVisible();
    await expect.poll(area.shown).toEqual([]);

    // The button of the next notification unsubscribes.
    await open(page, 'friends', 'notifications');
    const table = { id: made.id, game: 'cartographers', tokens: [made.token, seat.token], watch: '' };
    await moveOn(api, table, 0);
    await moveOn(api, table, 1);
    const [, next] = await service.messages('/push/bela', 2);
    await deliver(context, page, url, JSON.stringify(next!.body));
    await expect.poll(async () => (await area.shown()).length).toBe(1);
    await area.select('stop');
    await expect.poll(async () => (await api.get('me/notifications', key)).body.devices).toEqual([]);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Créer le flux' })).toBeVisible();
    await leave(bela);
  },
);

withServer(
  'NP-67: the player sets up a webhook and quiet hours, and unsubscribes with one tap',
  async ({ browser, world }) => {
    const { url, service } = world;
    const ada = await personWith(browser, 'en', { ...DESK, baseURL: url });
    const { page } = ada;
    await register(page, url);
    await open(page, 'friends');
    await page.getByRole('link', { name: 'Notifications when it’s your turn' }).click();
    await expect(page.getByRole('heading', { name: 'Notifications', exact: true })).toBeVisible();
    const webhook = page.getByRole('textbox', { name: 'Address' });
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await webhook.fill('https://169.254.169.254/topic');
    await save.click();
    await expect(page.getByText('This address belongs to a private network.')).toBeVisible();
    ada.faults.length = 0;
    await webhook.fill(`${service.address}/api/webhooks/1/x`);
    await save.click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await page.getByRole('button', { name: 'Send a test' }).click();
    await expect(page.getByText('Test sent.')).toBeVisible();
    const [sent] = await service.messages('/api/webhooks/1/x');
    expect(sent!.body.content).toContain('Test notification');

    await page.getByRole('checkbox', { name: 'Use quiet hours' }).check();
    await page.getByLabel('From').fill('21:30');
    await save.last().click();
    await expect(page.getByText('Saved.').last()).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('From')).toHaveValue('21:30');
    await expect(webhook).toHaveValue(`${service.address}/api/webhooks/1/x`);
    await checkAxe(page);
    await page.setViewportSize(PHONE.viewport);
    await checkAxe(page);

    const stop = /friends\/stop\/[\w-]+/.exec(sent!.body.content)![0];
    await page.goto(`${url}#/${stop}`);
    await expect(page.getByText('You don’t get notifications any more.')).toBeVisible();
    await checkAxe(page);
    await page.getByRole('link', { name: 'Notification settings' }).click();
    await expect(webhook).toHaveValue('');
    await leave(ada);
  },
);

withServer('a game that takes days offers notifications once', async ({ browser, world }) => {
  const { url } = world;
  const ada = await personWith(browser, 'en', { ...PHONE, baseURL: url });
  const { page } = ada;
  await register(page, url);
  await open(page, 'friends', 'notifications');
  await page.getByRole('button', { name: 'Create feed' }).click();
  await expect(page.getByLabel('Address of the feed')).toBeVisible();
  const api = clientOf(url);
  const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }];
  const clock = { seconds: 86_400, increment: 0 };
  const begin = async (more: object): Promise<string> => {
    const { body } = await api.post('tables', { game: 'cartographers', seats, ...more }, await keyOf(page));
    await api.post(`tables/${body.id}/seats`, { invite: body.invite, name: 'Bela' });
    return body.id;
  };
  const offer = page.getByText('Get notified when it’s your turn?');
  await open(page, 'play', await begin({}));
  await expect(page.getByText('Bela').first()).toBeVisible();
  await expect(offer).toHaveCount(0);
  const slow = await begin({ clock });
  await open(page, 'play', slow);
  await expect(offer).toBeVisible();
  await checkAxe(page);
  await page.getByRole('button', { name: 'No thanks' }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Bela').first()).toBeVisible();
  await expect(offer).toHaveCount(0);

  // The language of the notifications follows that of the page.
  const key = await keyOf(page);
  expect((await api.get('me/notifications', key)).body.language).toBe('en');
  await open(page);
  await page.getByRole('button', { name: 'Français' }).click();
  await expect.poll(async () => (await api.get('me/notifications', key)).body.language).toBe('fr');
  await leave(ada);
});
