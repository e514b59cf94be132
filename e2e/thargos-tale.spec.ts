import { checkAxe, expect, LANGUAGES, test } from './helpers.ts';
import { game } from './thargos-game.ts';
import { give, MOUSE } from './thargos-hands.ts';
import { answerOf, isAsked, openPlace, type Place, placesOf, settle } from './thargos-places.ts';

/** Checks the texts of a story: the task before an attempt, and the outcome after a won Mission. */

/** Finds the position before the answer that wins the story’s first Mission, `guilds`. */
const beforeWin = (players: Place['players']): Place => {
  for (let i = 0; i < 40; i++) {
    let before: Place | undefined;
    const wish = { config: { mode: 'story' }, players, seedText: `tale ${i}` } as const;
    for (const place of placesOf(wish)) {
      const { command, events } = place.log.at(-1)!;
      const won = events.find(({ type }) => type === 'won');
      const isFirst = won?.type === 'won' && won.node === 'guilds' && won.seat === 0;
      if (before && isFirst && command?.type === 'placePam') return before;
      before = place;
    }
  }
  throw new Error('expected a won Mission in the stories of the seeds "tale 0" to "tale 39", found none');
};

const TEXTS = {
  en: { task: 'Three guilds share the water', outcome: 'Three nights by the quay' },
  fr: { task: 'Trois guildes se partagent l’eau', outcome: 'Trois nuits près du quai' },
};

for (const language of LANGUAGES)
  for (const width of [390, 1280])
    test(`winning a Mission in a story shows the text of its outcome (${language}, ${width} px)`, async ({
      page,
    }) => {
      await settle(page, language);
      await page.setViewportSize({ width, height: 844 });
      const place = beforeWin(['', 'greedy']);
      await openPlace(page, 'game', place);
      await expect(page.locator(`.th-table[data-version="${place.log.length}"]`)).toBeVisible();
      await expect(page.getByText(TEXTS[language].outcome)).toHaveCount(0);
      const answer = answerOf(place.state, place, place.log.length);
      await give(page, MOUSE, game.view(place.state, 0), answer);
      await expect(page.locator('.th-tale')).toContainText(TEXTS[language].outcome);
      await expect(page.locator('.th-tale')).toBeInViewport();
      await expect(page.getByText(TEXTS[language].task)).toHaveCount(0);
      // While the outcome is shown, the page hides the map, and with it the details of the selected Mission.
      await expect(page.locator('.th-about')).toBeHidden();
      await checkAxe(page);
    });

test('before an attempt, a player who selects a Mission on the map reads its task', async ({ page }) => {
  await settle(page);
  const wish = { config: { mode: 'story' }, players: ['', 'greedy'], seedText: 'tale' } as const;
  const place = [...placesOf(wish)].find(({ state }) => isAsked('act')(state))!;
  await openPlace(page, 'game', place);
  await page.locator('.th-node[data-node="guilds"] button').click();
  const about = page.getByRole('region', { name: 'Selected Mission' });
  await expect(about.getByText(TEXTS.en.task)).toBeVisible();
  // The text of a secret Mission is hidden until the Mission is revealed.
  await page.locator('.th-node[data-node="tables"] button').click();
  await expect(about.getByText(TEXTS.en.task)).toHaveCount(0);
  await expect(about.getByText('a cellar full of stars')).toHaveCount(0);
});

test('HT-9.9: the table announces a hero who reaches a Mission', async ({ page }) => {
  await settle(page);
  const config = { mode: 'story', movement: 'paced' } as const;
  const movesIn = ({ state }: Place) => {
    const options = isAsked('act')(state) ? game.options(game.view(state, 0)) : undefined;
    return options?.type === 'act' ? options.moves : [];
  };
  const places = [...placesOf({ config, players: ['', 'greedy'], seedText: 'tale' })];
  const place = places.find(each => movesIn(each).length > 0)!;
  const [{ hero, nodes }] = movesIn(place) as [{ hero: number; nodes: readonly string[] }];
  await openPlace(page, 'game', place);
  await expect(page.locator('.th-map')).toBeVisible();
  await give(page, MOUSE, game.view(place.state, 0), { type: 'move', hero, node: nodes[0]! });
  await expect(page.getByRole('status').filter({ hasText: / reaches .+\./ })).toHaveCount(1);
});
