import type { Page } from '@playwright/test';
import { design } from '../src/games/thargos/board/library.ts';
import type { State } from '../src/games/thargos/types.ts';
import { boxAtRest, expect, LANGUAGES, test } from './helpers.ts';
import { findPlace, isAsked, openPlace, settle } from './thargos-places.ts';

/** Checks the Thargos table on a tablet in portrait. */

test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

const SOLO = { config: { mode: 'solo' }, players: [''] } as const;

test('on a tablet every track shows its own number', async ({ page }) => {
  await settle(page, 'fr');
  await openPlace(page, 'tracks', findPlace(SOLO, isAsked('act')));
  for (const number of [1, 2, 3, 4])
    await expect(
      page
        .locator('.th-track')
        .nth(number - 1)
        .getByText(`Piste ${number}`, { exact: true }),
    ).toBeInViewport();
});

test('on a tablet the only card of a hand is less than 300 px wide', async ({ page }) => {
  await settle(page, 'fr');
  const isLast = (state: State): boolean => isAsked('defend')(state) && state.secret.hands[0]?.length === 1;
  await openPlace(page, 'last', findPlace(SOLO, isLast));
  const card = page.locator('.th-hand-card');
  await expect(card).toHaveCount(1);
  await expect.poll(async () => (await card.boundingBox())?.width).toBeLessThan(300);
});

test('on a tablet the head of a conflict is below the list of cards that the player has viewed', async ({
  page,
}) => {
  await settle(page);
  const isWanted = (state: State): boolean => isAsked('attack')(state) && state.secret.looked[0]!.length > 0;
  await openPlace(page, 'seen', findPlace({ config: {}, players: ['', 'greedy'] }, isWanted));
  const strip = page.getByRole('list', { name: 'Cards you saw' });
  await expect(strip).toBeVisible();
  const gap = async (): Promise<number> => {
    const [seen, head] = [await boxAtRest(strip), await boxAtRest(page.locator('.th-conflict-head'))];
    return head.y - seen.y - seen.height;
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(4);
});

for (const language of LANGUAGES)
  test(`on a tablet the texts of a conflict and its buttons are shown in full, in ${language}`, async ({
    page,
  }) => {
    await settle(page, language);
    const wish = { config: { mode: 'story' }, players: ['', 'greedy'] } as const;
    const isWanted = (state: State): boolean => {
      const { question, conflict } = state;
      if (question?.type !== 'oppose' || question.seat !== 0) return false;
      const card = design(state.config, state.secret.faces[conflict!.mission]!).card;
      return card.type === 'mission' && Object.keys(card.attrs).length > 1 && card.effects !== undefined;
    };
    await openPlace(page, 'oppose', findPlace(wish, isWanted));
    const texts = page.locator('.th-fighters .th-says, .th-bar .th-noted small');
    await expect(texts.first()).toBeVisible();
    const cut = (): Promise<string[]> =>
      texts.evaluateAll(all =>
        all.filter(each => each.scrollHeight > each.clientHeight + 2).map(each => each.textContent),
      );
    await expect.poll(cut).toEqual([]);
  });

/** Returns the texts whose first letter has an accent that the edge of a box cuts off. */
const cutAccents = (page: Page): Promise<string[]> =>
  page.locator('.th-table').evaluate(table => {
    const pen = document.createElement('canvas').getContext('2d')!;
    const inkTop = (letter: Range, style: CSSStyleDeclaration): number => {
      pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const size = pen.measureText(letter.toString());
      const line = letter.getBoundingClientRect();
      const share = size.fontBoundingBoxAscent / (size.fontBoundingBoxAscent + size.fontBoundingBoxDescent);
      return line.top + line.height * share - size.actualBoundingBoxAscent;
    };
    const boxes = [...table.querySelectorAll('*')].filter(
      box => box.checkVisibility() && getComputedStyle(box).overflowY === 'hidden',
    );
    return boxes.flatMap(box => {
      const text = box.firstChild;
      if (!(text instanceof Text) || !/^[ÀÉÊ]/.test(text.data)) return [];
      const letter = document.createRange();
      letter.setStart(text, 0);
      letter.setEnd(text, 1);
      const top = box.getBoundingClientRect().top;
      return inkTop(letter, getComputedStyle(box)) < top - 0.25 ? [text.data] : [];
    });
  });

const nameOf = (state: State, card: number): string =>
  design(state.config, state.secret.faces[card]!).card.name.fr;

const PLACES = {
  act: ({ posts }) => posts.flatMap(({ advantages }) => advantages),
  attack: ({ conflict, posts }) => [posts[conflict!.post!]!.hero!],
} satisfies { readonly [type: string]: (state: State) => readonly number[] };

for (const asked of ['act', 'attack'] as const)
  test(`on a tablet no capital letter in French loses its accent at the question "${asked}"`, async ({
    page,
  }) => {
    await settle(page, 'fr');
    const isPlace = (state: State): boolean =>
      isAsked(asked)(state) && PLACES[asked](state).some(card => /^É|^Le G.n.r/.test(nameOf(state, card)));
    await openPlace(page, asked, findPlace(SOLO, isPlace));
    await expect(page.locator('.th-bar')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => cutAccents(page)).toEqual([]);
  });
