import { openTotals } from '../src/games/thargos/board/values.ts';
import type { State } from '../src/games/thargos/types.ts';
import { checkAxe, expect, LANGUAGES, test } from './helpers.ts';
import { game } from './thargos-game.ts';
import { findPlace, isAsked, openPlace, settle } from './thargos-places.ts';

/** Checks that a defender reads which answers are possible, and how they differ. */

const DUEL = { config: {}, players: ['', 'greedy'] } as const;

/**
 * Returns a test for states that ask the player for a defense that needs cards or, if `needsCards` is false,
 * for a defense on one color that doesn't.
 */
const isDefense =
  (needsCards: boolean) =>
  (state: State): boolean => {
    if (!isAsked('defend')(state)) return false;
    const view = game.view(state, 0);
    const options = game.options(view);
    return (
      options.type === 'defend' &&
      options.hand.length > 2 &&
      options.abilities.length === 0 &&
      needsCards === (options.rule.emptyLoses === true) &&
      (needsCards || openTotals(view).colours.length === 1)
    );
  };

const WORDS = {
  en: {
    free: 'Defend with cards, defend without cards, or let it go.',
    bound: 'Defend with cards or let it go.',
    letGo: ['Let it go', 'The attacker wins without comparing totals.'],
    none: ['Defend without cards', 'Totals are compared: a higher total is enough.'],
  },
  fr: {
    free: 'Défendez avec des cartes, défendez sans carte ou cédez la mission.',
    bound: 'Défendez avec des cartes ou cédez la mission.',
    letGo: ['Céder la mission', 'L’attaquant gagne sans comparaison.'],
    none: ['Défendre sans carte', 'On compare les totaux\u202f: un total plus élevé suffit.'],
  },
} as const;

for (const language of LANGUAGES)
  test(`HT-5.5: a defender reads how letting a Mission go differs from defending without cards, in ${language}`, async ({
    page,
  }) => {
    const words = WORDS[language];
    await settle(page, language);
    await openPlace(page, 'free', findPlace(DUEL, isDefense(false)));
    await expect(page.locator('.th-status [role=status]')).toHaveText(words.free);
    for (const [name, note] of [words.letGo, words.none]) {
      const button = page.getByRole('button', { name });
      await expect(button.getByText(note)).toBeVisible();
      await expect(button).toHaveAccessibleName(`${name} ${note}`);
    }
    await checkAxe(page);
  });

for (const language of LANGUAGES)
  test(`HT-A-06: if a defense needs cards, the question does not mention a defense without cards, in ${language}`, async ({
    page,
  }) => {
    const words = WORDS[language];
    await settle(page, language);
    await openPlace(page, 'bound', findPlace(DUEL, isDefense(true)));
    await expect(page.locator('.th-status [role=status]')).toHaveText(words.bound);
    await expect(page.getByRole('button', { name: words.none[0] })).toHaveCount(0);
    await expect(page.getByRole('button', { name: words.letGo[0] })).toContainText(words.letGo[1]);
  });
