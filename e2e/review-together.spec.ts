import type { Browser, BrowserContextOptions } from '@playwright/test';
import { type Client, clientOf } from '../src/server/test/client.ts';
import { moveOn } from '../src/server/test/players.ts';
import { checkAxe, expect, type Language, open, test } from './helpers.ts';
import { DESK, leave, type Person, PHONE, personWith, TABLET } from './online.ts';
import { button } from './places.ts';

interface FinishedTable {
  readonly id: string;
  /** The keys of the players, by seat, and the key of the spectators. */
  readonly tokens: readonly string[];
  readonly watch: string;
}

const SHORT = { thresholds: [1, 1, 1, 1] };

/** A game of two people that is over. */
const finish = async (api: Client, game: string, config: object, name = 'Ada'): Promise<FinishedTable> => {
  const seats = [{ kind: 'me', name }, { kind: 'open' }];
  const { body: made } = await api.post('tables', { game, config, seats, seed: 'together' });
  const { body: taken } = await api.post(`tables/${made.id}/seats`, { invite: made.invite, name: 'Béla' });
  const table = { id: made.id, game, tokens: [made.token, taken.token], watch: made.watch };
  for (let n = 0; (await moveOn(api, table, n)) !== undefined; n++);
  return table;
};

/** A device with the key of a seat. */
const seatedAt = async (
  browser: Browser,
  language: Language,
  options: BrowserContextOptions,
  ...seats: readonly { readonly id: string; readonly token: string }[]
): Promise<Person> => {
  const person = await personWith(browser, language, options);
  await person.context.addInitScript(
    stored => {
      if (localStorage.getItem('alidade.tables') === null) localStorage.setItem('alidade.tables', stored);
    },
    JSON.stringify(Object.fromEntries(seats.map(({ id, token }) => [id, { token }]))),
  );
  return person;
};

const stepIn = ({ page }: Person) => page.getByText(/^(Step|Étape) \d+ (of|sur) \d+/);
const onStep = (person: Person, step: number) =>
  expect(stepIn(person)).toHaveText(new RegExp(`^(Step|Étape) ${step} `));
const marks = ({ page }: Person) => page.locator('.together-pointer');

test('one player leads a review, two follow, all see what they point at, and the game continues from a turn', async ({
  browser,
  baseURL,
}) => {
  const table = await finish(clientOf(baseURL!), 'cartographers', SHORT);
  const { id, tokens, watch } = table;
  const ada = await seatedAt(browser, 'en', DESK, { id, token: tokens[0]! });
  const bela = await seatedAt(browser, 'fr', PHONE, { id, token: tokens[1]! });
  const cleo = await personWith(browser, 'en', TABLET);

  await open(ada.page, 'play', id);
  await button(ada.page, 'Review together').click();
  await expect(ada.page.getByText('You lead. The others see what you show.')).toBeVisible();

  await open(bela.page, 'play', id);
  await expect(bela.page.getByText('Ada mène une analyse.')).toBeVisible();
  await button(bela.page, 'Rejoindre l’analyse').click();
  await expect(bela.page.getByText('Ada mène l’analyse. Vous suivez.')).toBeVisible();
  await button(ada.page, 'Go to start').click();
  await button(ada.page, 'Step forward').click();
  await onStep(ada, 2);
  await onStep(bela, 2);

  // A spectator is named only by choice, and gets the position at once.
  await open(cleo.page, 'friends', 'watch', id, watch);
  await button(cleo.page, 'Table').click();
  await expect(cleo.page.getByText('1 without a name')).toBeVisible();
  await cleo.page.getByLabel('Your name for the others').fill('Cleo');
  await button(cleo.page, 'Show my name').click();
  await expect(cleo.page.getByRole('dialog').getByText('Cleo', { exact: true })).toBeVisible();
  await button(cleo.page, 'Close').click();
  await button(cleo.page, 'Join the review').click();
  await onStep(cleo, 2);
  await expect(ada.page.getByText('Cleo', { exact: true })).toBeVisible();
  await expect(button(cleo.page, 'Take the lead')).toHaveCount(0);

  // The others also look at the map that the leader looks at.
  await ada.page.locator('.replay-seat').nth(1).click();
  await expect(bela.page.getByRole('grid', { name: /Béla/ })).toBeVisible();
  await bela.page.locator('[data-cell="24"]').click();
  for (const person of [ada, bela, cleo]) await expect(marks(person)).toHaveText('Béla');
  await expect(ada.page.getByText('Béla points at: C3')).toBeVisible();
  await ada.page.locator('[data-cell="60"]').focus();
  await ada.page.keyboard.press('ArrowRight');
  await ada.page.keyboard.press('Enter');
  await expect(bela.page.getByText(/^Ada montre F7/)).toBeVisible();
  await onStep(ada, 2);
  for (const { page } of [ada, bela]) await checkAxe(page);
  await ada.page.getByRole('link', { name: 'Back to the table' }).click();
  await expect(button(ada.page, 'Review together')).toBeVisible();
  await ada.page.goBack();
  await expect(ada.page.getByText('You lead. The others see what you show.')).toBeVisible();
  await onStep(ada, 2);

  // A follower may look around alone and come back.
  await button(bela.page, 'Étape suivante').click();
  await expect(bela.page.getByText('Ada mène l’analyse. Vous ne suivez pas.')).toBeVisible();
  await onStep(bela, 3);
  await expect(bela.page.getByText('Béla (vous, sans suivre)')).toBeVisible();
  await button(ada.page, 'Go to end').click();
  await expect(cleo.page.getByText(/^Step (\d+) of \1\b/)).toBeVisible();
  await onStep(bela, 3);
  await button(bela.page, 'Suivre').click();
  await expect(bela.page.getByText(/^Étape (\d+) sur \1\b/)).toBeVisible();

  // The leader hands over; the page of the new leader moves the others.
  await button(ada.page, 'Hand to Béla').click();
  await expect(bela.page.getByText('Vous menez l’analyse.')).toBeVisible();
  await expect(ada.page.getByText('Béla leads. You follow.')).toBeVisible();
  await button(bela.page, 'Aller au début').click();
  await onStep(ada, 1);
  // A leader who reloads the page still leads, at the same step.
  await button(bela.page, 'Étape suivante').click();
  await onStep(cleo, 2);
  await bela.page.reload();
  await expect(bela.page.getByText('Vous menez l’analyse.')).toBeVisible();
  await onStep(bela, 2);
  await onStep(ada, 2);

  // Without a leader, everyone steps alone, also when someone enters.
  await button(bela.page, 'Ne plus mener').click();
  await expect(ada.page.getByText('No one leads.')).toBeVisible();
  await button(ada.page, 'Step forward').click();
  await bela.page.reload();
  await onStep(bela, 2);
  await onStep(ada, 3);
  await button(bela.page, 'Mener l’analyse').click();
  await expect(bela.page.getByText('Vous menez l’analyse.')).toBeVisible();
  await button(bela.page, 'Étape suivante').click();
  await onStep(ada, 3);

  // NP-73: from a turn, the same people play on, as practice.
  await bela.page.getByText('Continuer ensemble').first().click();
  const note = bela.page.getByText(/La partie reprend à l’étape \d+, à la prochaine décision\./);
  const step = (await note.textContent())!.match(/étape (\d+)/)![1]!;
  await button(bela.page, 'Continuer ensemble').click();
  await expect(bela.page.getByText('Cette table reprend une partie terminée.')).toBeVisible();
  await checkAxe(bela.page);
  await expect(ada.page.getByText(`Béla plays on from step ${step}.`)).toBeVisible();
  await button(ada.page, 'Join').click();
  for (const { page } of [ada, bela]) await expect(page.getByRole('grid')).toBeVisible();
  await open(ada.page, 'friends');
  const mine = ada.page.getByRole('list', { name: 'Your tables' }).getByRole('listitem');
  await expect(mine.filter({ hasText: 'practice' })).toHaveCount(1);
  await ada.page.goBack();
  await expect(ada.page.getByText(/practice/i).first()).toBeVisible();
  for (const person of [ada, bela, cleo]) await leave(person);
});

test('in a review of Thargos, players point at cards', async ({ browser, baseURL }) => {
  const { id, tokens } = await finish(clientOf(baseURL!), 'thargos', { quickPlay: true });
  const ada = await seatedAt(browser, 'en', DESK, { id, token: tokens[0]! });
  const bela = await seatedAt(browser, 'en', PHONE, { id, token: tokens[1]! });
  for (const { page } of [ada, bela]) await page.goto(`./#/thargos/replay?table=${id}&together`);
  await button(ada.page, 'Take the lead').click();
  await expect(bela.page.getByText('Ada leads. You follow.')).toBeVisible();
  await button(ada.page, 'Step forward').click();
  for (const person of [ada, bela]) await onStep(person, 2);
  await button(ada.page, 'Point at cards').click();
  await ada.page.locator('.th-replay-hand [data-card]').first().click();
  for (const person of [ada, bela]) {
    await expect(marks(person)).toHaveText('Ada');
    await expect(person.page.getByText(/^Ada points at: ./)).toBeVisible();
  }
  for (const { page } of [ada, bela]) await checkAxe(page);
  for (const person of [ada, bela]) await leave(person);
});

test('a game that continues another is offered until it is over, and the scores fit on a phone', async ({
  browser,
  baseURL,
}) => {
  const api = clientOf(baseURL!);
  const { id, tokens } = await finish(api, 'cartographers', SHORT, 'Éloïse-Anne de Montréal');
  const joined = [];
  for (const token of tokens) joined.push((await api.post(`tables/${id}/fork`, { batch: 2 }, token)).body);
  const { id: nextId, watch } = joined[0];
  const next = { id: nextId, game: 'cartographers', tokens: joined.map(({ token }) => token), watch };
  const ada = await seatedAt(
    browser,
    'fr',
    PHONE,
    { id, token: tokens[0]! },
    { id: next.id, token: next.tokens[0] },
  );
  const offer = ada.page.getByText(/^Éloïse-Anne de Montréal reprend la partie/);
  await ada.page.goto(`./#/replay?table=${id}&together`);
  await expect(offer).toBeVisible();
  for (let n = 0; (await moveOn(api, next, n)) !== undefined; n++);
  const asked = ada.page.waitForResponse(response => response.url().endsWith(`/tables/${nextId}`));
  await ada.page.reload();
  await asked;
  await expect(ada.page.getByText('Continuer ensemble')).toBeVisible();
  await expect(ada.page.getByText('Personne ne mène l’analyse.')).toBeVisible();
  await expect(offer).toHaveCount(0);
  const scores = ada.page.locator('.replay-scores .score-scroll');
  await expect(scores).toBeVisible();
  const widths = () => scores.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
  const [needed, there] = await widths();
  expect(needed).toBeLessThanOrEqual(there!);
  // A mark with a long name doesn't move the map.
  const map = ada.page.locator('[data-cell="24"]');
  const top = () => map.evaluate(cell => cell.getBoundingClientRect().top + scrollY);
  const before = await top();
  await map.click();
  await expect(ada.page.getByText(/^Éloïse-Anne de Montréal montre C3/)).toBeVisible();
  expect(await top()).toBe(before);
  await leave(ada);
});
