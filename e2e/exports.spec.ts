import { globSync, readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { playedRecord } from '../src/games/thargos/test/recorded-games.ts';
import { expect, keepGame, open, openPage, test } from './helpers.ts';
import { typeOwnCard } from './online.ts';
import { played } from './played.ts';
import { become, seatOnServer } from './seated.ts';

/**
 * A screen that exports something, with the buttons that export. Buttons that open a menu are pressed first.
 */
interface Exporting {
  readonly files: readonly string[];
  readonly screen: string;
  readonly before?: readonly (string | RegExp)[];
  readonly buttons: readonly (string | RegExp)[];
}

const EXPORTS: readonly Exporting[] = [
  { files: ['home/saving.ts'], screen: '', buttons: ['Save everything'] },
  {
    files: ['screens/replay/share-panel.tsx', 'ui/copy.tsx'],
    screen: 'replay/over',
    buttons: ['Save file', 'Save game text', 'Copy link', 'Copy review link'],
  },
  {
    files: [
      'ui/dom.ts',
      'games/cartographers/score/end-actions.tsx',
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
      'Save file',
      'Save game text',
    ],
  },
  {
    files: ['workshop/thargos/packs/parts.tsx'],
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
    files: ['workshop/thargos/decks/decks.tsx'],
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
    files: ['workshop/cartographers/paper/score.tsx'],
    screen: 'paper/score',
    before: ['Map as text'],
    buttons: ['Save file'],
  },
];

/**
 * Source files whose exports this test doesn't check: links that are meant to give access, a file of card values that
 * the player typed, the ranking of a convention, which e2e/convention.spec.ts downloads, the data of a person, which
 * src/server/administration tests, and links to the operator.
 */
const ELSEWHERE = [
  'admin/people.tsx',
  'convention/ranking.tsx',
  'home/notice-text.ts',
  'online/share-link.tsx',
  'workshop/cartographers/editor/cards-editor.tsx',
];

const WEB = new URL('../src/web/', import.meta.url);
const HANDS_OUT = /saveFile\(|clipboard\.writeText|navigator\.share\(|sendBeacon|mailto:/;

/** Records everything that the page exports to files, the clipboard and the share sheet. */
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

/**
 * Returns the text of an export. If it is a link with a game or story, decompresses it, so that a test can
 * search it.
 */
const unpacked = (text: string): string => {
  const code = /[?&](?:game|story)=([\w-]+)/.exec(text)?.[1];
  if (code === undefined) return text;
  const bytes = Buffer.from(code, 'base64url');
  for (const start of [0, 1, 2])
    try {
      return `${text} ${inflateRawSync(bytes.subarray(start)).toString('utf8')}`;
    } catch {}
  throw new Error(`expected a link that can be decompressed, found ${text.slice(0, 80)}`);
};

test('the lists EXPORTS and ELSEWHERE name every source file of the page that exports something', () => {
  const handsOut = globSync('**/*.{ts,tsx}', { cwd: WEB })
    .filter(file => !file.includes('.test.') && file !== 'files.ts')
    .filter(file => HANDS_OUT.test(readFileSync(new URL(file, WEB), 'utf8')));
  expect(handsOut.sort()).toEqual([...EXPORTS.flatMap(({ files }) => files), ...ELSEWHERE].sort());
});

test('no export contains a player’s key, token, invite link or watch link', async ({ page }) => {
  // The test is slow because it visits ten screens and exports pictures.
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
        .poll(
          async () => (await exportedBy(page)).length,
          `expected ${name} on the screen ${screen || 'home'} to export something`,
        )
        .toBeGreaterThan(known);
    }
    for (const text of await exportedBy(page))
      for (const secret of ada.secrets)
        expect(
          unpacked(text),
          `expected no secret in an export of the screen ${screen || 'home'}`,
        ).not.toContain(secret);
  }
  for (const text of said)
    for (const secret of ada.secrets)
      expect(text, 'expected no secret in a console message').not.toContain(secret);
});
