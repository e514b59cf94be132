import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Running, startProcess } from '../src/server/test/process.ts';
import { ROOT } from '../tools/steps.ts';
import { checkAxe, expect, test, withSettings } from './helpers.ts';

let folder = '';
let server: Running;

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'alidade-notices-'));
  const write = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  write('terms.fr.md', '# Règles\n\n- Soyez aimables\n');
  server = startProcess({
    PORT: '0',
    WEB: join(ROOT, 'dist-web'),
    ALIDADE_DATA: join(folder, 'data'),
    TERMS_FILE: write('terms.md', '# Rules\n\n- Be kind\n- <img src=x onerror=alert(1)> is text\n'),
    CONTACT_FILE: write('contact.md', 'Ada\nMap Street 1\n\n[Write to us](mailto:ada@play.example)'),
  });
});

test.afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  rmSync(folder, { recursive: true });
});

test('NP-143: the About page shows the operator’s terms and contact details in the reader’s language', async ({
  page,
}) => {
  await page.goto(`${await server.url}#/about`);
  const terms = page.getByRole('region', { name: 'Terms of use' });
  await expect(terms.getByRole('heading', { level: 3 })).toHaveText('Rules');
  await expect(terms.getByRole('listitem')).toHaveText(['Be kind', '<img src=x onerror=alert(1)> is text']);
  const contact = page.getByRole('region', { name: 'Contact' });
  await expect(contact.getByRole('link')).toHaveAttribute('href', 'mailto:ada@play.example');
  await expect(contact.getByText('Map Street 1')).toBeVisible();
  await checkAxe(page);
});

test('NP-143: a French reader sees the French version if there is one', async ({ page }) => {
  await withSettings(page, { language: 'fr' });
  await page.goto(`${await server.url}#/about`);
  const terms = page.getByRole('region', { name: 'Conditions d’utilisation' });
  await expect(terms.getByRole('listitem')).toHaveText('Soyez aimables');
  await expect(page.getByRole('region', { name: 'Contact' })).toContainText('Map Street 1');
});

test('the About page of a server without these texts has no such sections', async ({ page }) => {
  const answered = page.waitForResponse(/\/api\/v1\/notices/);
  await page.goto('./#/about');
  expect(await (await answered).json()).toEqual({});
  await expect(page.getByRole('heading', { name: 'Software' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Contact' })).toHaveCount(0);
});
