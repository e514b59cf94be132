import { globSync, readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { playedRecord } from '../src/games/thargos/test/recorded-games.ts';
import { typeOwnCard } from './far.ts';
import { expect, keepGame, open, openPage, test } from './helpers.ts';
import { played } from './played.ts';
import { become, seatOnServer } from './seated.ts';

/** Screens with exports and the buttons that export. What opens them is pressed first. */
interface Exporting {
  readonly files: readonly string[];
  readonly screen: string;
  readonly before?: readonly (string | RegExp)[];
  readonly buttons: readonly (string | RegExp)[];
}

const EXPORTS: readonly Exporting[] = [
  { files: ['home/save-all.tsx'], screen: '', buttons: ['Save everything'] },
  {
    files: ['screens/replay/keep.tsx', 'screens/replay/copy-link.tsx'],
    screen: 'replay/over',
    buttons: ['Save file', 'Save game text', 'Copy link', 'Copy review link'],
  },
  {
    files: [
      'ui/share-or.ts',
      'games/cartographers/score/share.tsx',
      'games/cartographers/score/downloads.tsx',
    ],
    screen: 'table/over',
    before: ['Share'],
    buttons: [
      'Send picture and text',
      'Picture',
      'Text',
      'Copy link',
      'Map as PNG',
      'Map as SVG',
      'Game file',
      'Game as text',
    ],
  },
  {
    files: ['workshop/thargos/packs/facts.tsx', 'workshop/thargos/packs/import.tsx'],
    screen: 'thargos/box',
    buttons: ['Save file', 'Save CSV', 'Download template'],
  },
  {
    files: ['workshop/thargos/decks/tools.tsx'],
    screen: 'thargos/decks/imperial-lance',
    before: [/^Share$/],
    buttons: [/^Copy .*Code/, /^Copy .*Link/, 'Save file'],
  },
  {
    files: ['workshop/thargos/decks/list.tsx'],
    screen: 'thargos/decks',
    buttons: ['Export all'],
  },
  {
    files: ['workshop/thargos/stories/check-panel.tsx'],
    screen: 'thargos/stories',
    before: [/^From The Kurnor story/],
    buttons: ['Save file', 'Copy link'],
  },
  {
    files: ['games/thargos/table/end/end-page.tsx'],
    screen: 'thargos/table/duel',
    buttons: ['Share', 'Save file'],
  },
  { files: ['workshop/cartographers/editor/map-editor.tsx'], screen: 'editor', buttons: ['Save file'] },
  {
    files: ['workshop/cartographers/paper/sheet-text.tsx'],
    screen: 'paper/score',
    before: ['Map as text'],
    buttons: ['Save file'],
  },
];

/** Not pressed here: links that are meant to give access, and a file of card values typed on its own screen. */
const ELSEWHERE = ['online/share-link.tsx', 'workshop/cartographers/editor/cards-editor.tsx'];

const WEB = new URL('../src/web/', import.meta.url);
const HANDS_OUT = /saveFile\(|clipboard\.writeText|navigator\.share\(|sendBeacon|mailto:/;

/** Records everything that leaves the page other than to its server. */
const recordExports = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const exported: string[] = [];
    Object.assign(window, { exported });
    const create = URL.createObjectURL;
    URL.createObjectURL = (content: Blob) => {
      void content.text().then(text => exported.push(text));
      return create(content);
    };
    Clipboard.prototype.writeText = async text => void exported.push(text);
    navigator.canShare = () => true;
    navigator.share = async data => void exported.push(JSON.stringify(data));
  });

const exportedBy = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { readonly exported: readonly string[] }).exported);

/** Links contain a game or a story in compressed form: decompress it to search it. */
const unpacked = (text: string): string => {
  const code = /[?&](?:game|story)=([\w-]+)/.exec(text)?.[1];
  if (code === undefined) return text;
  const bytes = Buffer.from(code, 'base64url');
  for (const start of [0, 1, 2])
    try {
      return `${text} ${inflateRawSync(bytes.subarray(start)).toString('utf8')}`;
    } catch {}
  throw new Error('expected a link that can be decompressed');
};

test('every export of the page is known to this test', () => {
  const handsOut = globSync('**/*.{ts,tsx}', { cwd: WEB })
    .filter(file => !file.includes('.test.') && file !== 'files.ts')
    .filter(file => HANDS_OUT.test(readFileSync(new URL(file, WEB), 'utf8')));
  expect(handsOut.sort()).toEqual([...EXPORTS.flatMap(({ files }) => files), ...ELSEWHERE].sort());
});

test('no export contains a key, token, invite or watch link', async ({ page }) => {
  // Ten screens and their pictures take long.
  test.slow();
  await recordExports(page);
  const said: string[] = [];
  page.on('console', message => said.push(message.text()));
  await openPage(page);
  await keepGame(page, played('over').kept);
  const record = playedRecord(2, { quickPlay: true }, 'exports');
  await keepGame(page, { id: 'duel', record, players: ['', 'greedy'], isOver: true });
  await typeOwnCard(page);
  await open(page, 'thargos', 'decks', 'imperial-lance');
  await page.getByRole('button', { name: 'Copy and edit' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
  const ada = await seatOnServer(page);
  await become(page, ada);
  const { key } = ada.me;
  await page.evaluate(
    ([me, id]) => {
      localStorage.setItem('alidade.unsent', JSON.stringify([{ table: id, seat: 0, said: { id: me } }]));
      sessionStorage.setItem(`alidade.link.friends/join/${id}`, me!);
    },
    [key, ada.id],
  );
  for (const { screen, before = [], buttons } of EXPORTS) {
    await open(page, ...screen.split('/'));
    await page.reload();
    for (const name of before) {
      const opener = page.getByRole('button', { name }).or(page.locator('summary').filter({ hasText: name }));
      await opener.first().click();
    }
    for (const name of buttons) {
      const known = (await exportedBy(page)).length;
      await page
        .getByRole('button', { name, exact: typeof name === 'string' })
        .first()
        .click();
      await expect
        .poll(async () => (await exportedBy(page)).length, `${screen}: ${name}`)
        .toBeGreaterThan(known);
    }
    for (const text of await exportedBy(page))
      for (const secret of ada.secrets) expect(unpacked(text), screen).not.toContain(secret);
  }
  for (const text of said)
    for (const secret of ada.secrets) expect(text, 'the console').not.toContain(secret);
});
