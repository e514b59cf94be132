import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '../../../engine/text.ts';
import { CARD_TYPES, type Effect, type Op } from '../effects/effect.ts';
import type { HeroCard } from './card.ts';
import { usualValues } from './template.ts';
import { TEMPLATES } from './template-list.ts';
import { boost, healSelf, spy } from './templates.ts';

test('a misspelt key, an unknown verb and an unknown faction do not compile', () => {
  // @ts-expect-error The key is `amount`.
  const key = { op: 'draw', who: 'self', amout: 1 } as const satisfies Op;
  // @ts-expect-error The verb is `draw`.
  const verb = { op: 'drow', who: 'self', amount: 1 } as const satisfies Op;
  // @ts-expect-error The trigger is `missionWon`.
  const trigger = { on: 'missionwon', do: [] } as const satisfies Effect;
  // @ts-expect-error The faction is `wolf`.
  const hero = { faction: 'wolves' } as const satisfies Partial<HeroCard>;
  assert.ok(key && verb && trigger && hero);
});

test('templates fill their slots', () => {
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

test('every template has a name in both languages, and a type of card', () => {
  for (const language of LANGUAGES) {
    const names = Object.values(TEMPLATES).map(({ name }) => name[language]);
    assert.equal(new Set(names).size, names.length);
    assert.ok(names.every(name => name.length > 0));
  }
  for (const { types } of Object.values(TEMPLATES)) assert.ok(types.length > 0);
  for (const type of CARD_TYPES)
    assert.ok(Object.values(TEMPLATES).some(({ types }) => types.includes(type)));
});

test('the default values of a template are within its bounds', () => {
  for (const [id, { slots }] of Object.entries(TEMPLATES))
    for (const slot of Object.values(slots)) {
      if (slot.kind === 'number') assert.ok(slot.least <= slot.usual && slot.usual <= slot.most, id);
      if (slot.kind === 'choice') {
        assert.ok(slot.options.includes(slot.usual), id);
        assert.equal(new Set(slot.options).size, slot.options.length, id);
      }
    }
});

test('every template makes an effect as plain data for each of its types', () => {
  const moments = { hero: 'faceUp', advantage: 'attach', action: 'play', mission: 'missionWon' };
  for (const [id, template] of Object.entries(TEMPLATES))
    for (const type of template.types) {
      const effect = template.make(usualValues(template), type);
      assert.deepEqual(JSON.parse(JSON.stringify(effect)), effect, id);
      assert.ok(effect.do.length > 0, id);
      assert.equal(effect.window !== undefined, effect.on === 'activated', id);
      if (Object.values(moments).includes(effect.on)) assert.equal(effect.on, moments[type], id);
      // A Mission takes effect when it is won.
      if (type === 'mission') assert.equal(effect.on, 'missionWon', id);
    }
});
