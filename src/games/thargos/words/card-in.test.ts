import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '../../../engine/text.ts';
import type { Card } from '../cards/card.ts';
import { DEFAULT_SET } from '../cards/set.ts';
import type { Effect } from '../effects/effect.ts';
import { cardIn } from './card-in.ts';
import { effectIn } from './effect-in.ts';
import { GRAMMARS } from './grammars.ts';

const won: Effect = { on: 'missionWon', do: [{ op: 'draw', who: 'self', amount: 1 }] };

const shorts = (effect: Effect, card: Card['type']): string[] =>
  LANGUAGES.map(language => effectIn(GRAMMARS[language], effect, card, 'short'));

test('the short text of a Mission omits the usual trigger “When accomplished” and begins with the effect', () => {
  assert.deepEqual(shorts(won, 'mission'), ['Draw 1 card.', 'Piochez 1 carte.']);
  assert.equal(effectIn(GRAMMARS.en, won, 'mission'), 'When accomplished: draw 1 card.');
});

test('the short text of a card names a trigger that is not the usual one for its type', () => {
  assert.deepEqual(shorts({ ...won, on: 'missionPlaced' }, 'mission'), [
    'When placed: draw 1 card.',
    'Une fois placée\u202f: piochez 1 carte.',
  ]);
  const theirs = shorts({ ...won, side: 'opponent' }, 'mission');
  assert.match(theirs[0]!, /^When an opponent accomplishes/);
});

test('the short text of a card contains conditions, but no limits on uses', () => {
  const effect: Effect = { ...won, if: { is: 'defending' }, limit: { uses: 2, per: 'game' } };
  const [en, fr] = shorts(effect, 'mission');
  assert.doesNotMatch(en!, /accomplished|use/);
  assert.doesNotMatch(fr!, /accompli|utilisation/);
  assert.match(en!, /^While .+: draw 1 card\.$/);
});

test('a short text is never longer than the full text, and empty only if the full text is', () => {
  for (const card of DEFAULT_SET)
    for (const language of LANGUAGES) {
      const whole = cardIn(GRAMMARS[language], card).join(' ');
      const short = cardIn(GRAMMARS[language], card, 'active', 'short').join(' ');
      assert.ok(
        short.length <= whole.length,
        `expected the short text of ${card.id} to have at most ${whole.length} characters, found ${short.length}`,
      );
      const effects = card.type === 'hero' ? card.faces.active.effects : card.effects;
      if (effects?.length) assert.notEqual(short, '', `expected ${card.id} to have a short text`);
    }
});
