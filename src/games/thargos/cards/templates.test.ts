import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '../../../engine/text.ts';
import { CARD_TYPES, type Effect, type Op } from '../effects/effect.ts';
import type { HeroCard } from './card.ts';
import { usualValues } from './template.ts';
import { TEMPLATES } from './template-list.ts';
import { boost, healSelf, spy } from './templates.ts';

test("a misspelled key, an unknown verb, an unknown trigger and an unknown faction don't compile", () => {
  // @ts-expect-error The key is misspelled: `amount` would be right.
  const key = { op: 'draw', who: 'self', amout: 1 } as const satisfies Op;
  // @ts-expect-error The verb is misspelled: `draw` would be right.
  const verb = { op: 'drow', who: 'self', amount: 1 } as const satisfies Op;
  // @ts-expect-error The trigger is misspelled: `missionWon` would be right.
  const trigger = { on: 'missionwon', do: [] } as const satisfies Effect;
  // @ts-expect-error No faction is named `wolves`: `wolf` would be right.
  const hero = { faction: 'wolves' } as const satisfies Partial<HeroCard>;
  assert.ok(key && verb && trigger && hero);
});

test('an effect made from a template contains the given values', () => {
  assert.deepEqual(spy(2, 3), {
    on: 'activated',
    window: 'beforeReveal',
    limit: { uses: 3, per: 'game' },
    do: [{ op: 'peekPam', who: 'opponent', amount: 2 }],
  });
  assert.deepEqual(boost(2, 'mysticism', 3, 'defending'), {
    on: 'activated',
    window: 'withPam',
    here: true,
    if: { is: 'defending' },
    limit: { uses: 3, per: 'game', thenDiscard: true },
    do: [{ op: 'bonus', attr: 'mysticism', amount: 2 }],
  });
  assert.equal(JSON.stringify(healSelf(4)).includes('">=",4]'), true);
});

test('every template has a name in both languages, and at least one type of card', () => {
  for (const language of LANGUAGES) {
    const names = Object.values(TEMPLATES).map(({ name }) => name[language]);
    assert.equal(new Set(names).size, names.length);
    assert.ok(names.every(name => name.length > 0));
  }
  for (const { types } of Object.values(TEMPLATES)) assert.ok(types.length > 0);
  for (const type of CARD_TYPES)
    assert.ok(Object.values(TEMPLATES).some(({ types }) => types.includes(type)));
});

test('the default value of each slot of a template is within its bounds or among its options', () => {
  for (const [id, { slots }] of Object.entries(TEMPLATES))
    for (const slot of Object.values(slots)) {
      if (slot.kind === 'number')
        assert.ok(
          slot.least <= slot.usual && slot.usual <= slot.most,
          `expected the default of a slot of ${id} from ${slot.least} to ${slot.most}, found ${slot.usual}`,
        );
      if (slot.kind === 'choice') {
        assert.ok(
          slot.options.includes(slot.usual),
          `expected the default of a slot of ${id} to be among its options, found ${slot.usual}`,
        );
        assert.equal(
          new Set(slot.options).size,
          slot.options.length,
          `expected no option to occur twice in a slot of ${id}, found ${slot.options.join(', ')}`,
        );
      }
    }
});

test('for each of its card types, every template makes an effect that survives JSON', () => {
  const moments = { hero: 'faceUp', advantage: 'attach', action: 'play', mission: 'missionWon' };
  for (const [id, template] of Object.entries(TEMPLATES))
    for (const type of template.types) {
      const effect = template.make(usualValues(template), type);
      assert.deepEqual(
        JSON.parse(JSON.stringify(effect)),
        effect,
        `expected the effect of ${id} to survive a round trip through JSON`,
      );
      assert.ok(effect.do.length > 0, `expected the effect of ${id} to have an operation`);
      assert.equal(
        effect.window !== undefined,
        effect.on === 'activated',
        `expected the effect of ${id} to have a window only if it is activated`,
      );
      if (Object.values(moments).includes(effect.on))
        assert.equal(
          effect.on,
          moments[type],
          `expected the effect of ${id} on a card of type ${type} to be triggered by ${moments[type]}, found ${effect.on}`,
        );
      if (type === 'mission')
        assert.equal(
          effect.on,
          'missionWon',
          `expected the effect of ${id} on a Mission to be triggered by missionWon, found ${effect.on}`,
        );
    }
});
