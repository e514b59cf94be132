import { isRefusal } from '../src/engine/refusal.ts';
import type { State } from '../src/games/thargos/types.ts';
import { expect, test, withSettings } from './helpers.ts';
import { game } from './thargos-game.ts';
import { findPlace, openPlace } from './thargos-places.ts';

/**
 * Captain Dorrec of the Falcon Wall wins ties. These tests check that the table says so before and after a
 * conflict.
 */

const DUEL = {
  config: { quickPlay: true, decks: ['falcon-wall', 'random'] },
  // The opponent plays at random, because a bot that searches doesn't attack into a tie that it would lose.
  players: ['', 'random'],
} as const;

const colorCount = ({ attack, defence }: NonNullable<NonNullable<State['conflict']>['totals']>): boolean =>
  (['power', 'mind', 'mysticism'] as const).every(colour => attack[colour] >= defence[colour]);

/** Returns whether a defense without cards succeeds although the attacker is behind on no color. */
const isHeldByTie = (state: State): boolean => {
  if (state.question?.type !== 'defend' || state.question.seat !== 0) return false;
  const decided = game.decide(state, 0, { type: 'defend', cards: [] });
  if (isRefusal(decided)) return false;
  const resolved = decided.events.find(event => event.type === 'resolved');
  return (
    resolved?.type === 'resolved' &&
    !resolved.success &&
    resolved.totals !== null &&
    colorCount(resolved.totals)
  );
};

test('HT-5.8: before a conflict the table says that the defender wins ties, and a tie does not count as the attacker’s lead', async ({
  page,
}) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await page.setViewportSize({ width: 360, height: 640 });
  await openPlace(page, 'tie', findPlace(DUEL, isHeldByTie));
  await expect(page.locator('.th-conflict-head')).toContainText('Captain Dorrec: the defender wins ties.');
  await page.getByRole('button', { name: 'Defend without cards' }).click();
  await expect(page.locator('.th-result').getByRole('heading')).toHaveText('Your defense holds');
  const tied = page.locator('.th-verdict-word', { hasText: /(\d+) = \1/ });
  await expect(tied).toContainText('you lead');
  await expect(tied).toHaveClass(/is-gold/);
});

test('HT-5.8: if the defender wins ties, the board says that a tied attacker lacks 1 point, and why', async ({
  page,
}) => {
  await withSettings(page, { language: 'fr', motion: 'none' });
  const place = findPlace(
    { config: { quickPlay: true, decks: ['random', 'falcon-wall'] }, players: ['', 'greedy'] },
    state => {
      if (state.question?.type !== 'act' || state.question.seat !== 0) return false;
      const view = game.view(state, 0);
      return [0, 1, 2, 3].some(track => {
        const would = game.preview(view, { type: 'attempt', track });
        if (isRefusal(would) || !would.totals || would.lacks?.length !== 1) return false;
        const { attack, defence } = would.totals;
        return would.lacks.every(({ attribute }) => attack[attribute] === defence[attribute]);
      });
    },
  );
  await openPlace(page, 'lacks', place);
  const track = page.locator('.th-track', { hasText: /(\d+)=\1/ });
  await expect(track.locator('.ts-verdict')).toContainText('Il vous manque 1');
  await track.locator('.th-total').first().click();
  await expect(page.locator('.th-why')).toContainText(
    'L’égalité revient au défenseur\u202f: Le Capitaine Dorrec.',
  );
});
