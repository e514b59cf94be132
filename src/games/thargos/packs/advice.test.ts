import assert from 'node:assert/strict';
import { test } from 'node:test';
import { range } from '../../../engine/util.ts';
import { DEFAULT_SET } from '../cards/set.ts';
import { checkTruthful } from '../test/faults.ts';
import { EXAMPLE_PACK } from '../test/pack-examples.ts';
import { parsePack } from './parse.ts';

const source = { name: 'printed', values: 'printed', effect: 'printed' };
const effects = [{ on: 'missionWon', do: [{ op: 'draw', who: 'self', amount: 1 }] }];
const mission = (more: object = {}) => ({
  id: 'M5',
  type: 'mission',
  name: 'Ford',
  pam: 1,
  vp: 1,
  attrs: { mind: 1 },
  effects,
  source,
  ...more,
});
const face = (power: number, mind: number, mysticism: number) => ({
  attrs: { power, mind, mysticism },
  effects: [{ on: 'turnStart', do: [{ op: 'draw', who: 'self', amount: 1 }] }],
});
const hero = (more: object = {}) => ({
  id: 'C5',
  type: 'hero',
  name: 'Ada',
  person: 'ada',
  hp: 6,
  faces: { active: face(2, 2, 2), wounded: face(1, 1, 1) },
  source,
  ...more,
});

/** The advice that parsePack gives for these cards, without the count of community values. */
const told = (...cards: readonly object[]): string[] => {
  const pack = { ...JSON.parse(EXAMPLE_PACK), cards };
  const { value, faults } = parsePack(pack, { base: DEFAULT_SET });
  assert.ok(value, 'expected parsePack to accept the cards');
  return faults
    .filter(({ code }) => code !== 'community-left')
    .map(fault => {
      if (fault.place !== 'cards') checkTruthful(pack, fault);
      return `${fault.code} ${fault.place}`;
    });
};

test('parsePack gives advice about values just outside the range of printed cards, but not about values within it', () => {
  assert.deepEqual(told(hero(), mission()), []);
  const strong = { active: face(4, 4, 4), wounded: face(4, 1, 1) };
  assert.deepEqual(told(hero({ hp: 12, faces: strong })), []);
  assert.deepEqual(told(hero({ hp: 13, faces: strong })), ['unusual-hp cards[0].hp']);
  assert.deepEqual(told(hero({ hp: 3, faces: { ...strong, active: face(1, 1, 1) } })), []);
  assert.deepEqual(told(hero({ hp: 2, faces: { ...strong, active: face(1, 1, 1) } })), [
    'unusual-hp cards[0].hp',
  ]);
  assert.deepEqual(told(hero({ faces: { active: face(2, 2, 2), wounded: face(0, 5, 4) } })), [
    'unusual-attr cards[0].faces.wounded.attrs.power',
    'unusual-attr cards[0].faces.wounded.attrs.mind',
  ]);
  assert.deepEqual(told(mission({ vp: 4, attrs: { power: 3, mysticism: 3 } })), []);
  assert.deepEqual(told(mission({ vp: 5, attrs: { power: 3, mysticism: 4 } })), [
    'unusual-vp cards[0].vp',
    'unusual-mission-attr cards[0].attrs.mysticism',
  ]);
  assert.deepEqual(told(mission({ locked: true, boxCopies: 2 })), []);
  assert.deepEqual(told(mission({ locked: true, boxCopies: 3 })), ['locked-copies cards[0].boxCopies']);
  assert.deepEqual(told(mission({ boxCopies: 3 })), []);
});

test('HT-3.1: parsePack warns about hero points that differ by more than 2 from the sum of the attributes, except for dice heroes', () => {
  for (const hp of [4, 8]) assert.deepEqual(told(hero({ hp })), []);
  for (const hp of [3, 9]) assert.deepEqual(told(hero({ hp })), ['hp-off-sum cards[0].hp']);
  const { active, wounded } = hero().faces;
  const rolled = { ...active, attrs: { roll: '1d6' } };
  assert.deepEqual(told(hero({ hp: 12, faces: { active: rolled, wounded } })), []);
});

test('HT-1.6: parsePack warns about more than ten cards with a PAM value of 4', () => {
  const fours = (count: number) => range(count).map(i => mission({ id: `M${i + 1}`, pam: 4 }));
  assert.deepEqual(told(...fours(10), hero()), []);
  assert.deepEqual(told(...fours(11)), ['many-fours cards']);
});

test('parsePack warns about a card without a name or effect, or with an effect that players apply by hand', () => {
  assert.deepEqual(told(mission({ name: { en: ' ', fr: '' } })), ['no-name cards[0].name']);
  assert.deepEqual(told(mission({ name: { en: ' ', fr: 'Gué' } })), []);
  const { effects: _, ...plain } = mission();
  assert.deepEqual(told(mission(), { ...plain, id: 'M6' }), ['no-effect cards[1]']);
  const manual = [{ on: 'missionWon', do: [{ op: 'manual', prompt: 'Read it' }] }];
  assert.deepEqual(told(mission({ effects: manual })), ['manual-effect cards[0]']);
});

test('parsePack warns about a replaced card that does not exist', () => {
  assert.deepEqual(told(mission({ replaces: 'M900' })), ['replaces-nothing cards[0].replaces']);
  assert.deepEqual(told(mission({ replaces: 'M22' })), []);
  assert.deepEqual(
    told(mission({ replaces: 'M5' })),
    [],
    'expected a card that replaces the card with its own id to cause no advice',
  );
});

test('parsePack counts the cards whose values come from the community', () => {
  const pack = { ...JSON.parse(EXAMPLE_PACK), cards: [mission({ id: 'M22', replaces: 'M22' })] };
  const found = parsePack(pack, { base: DEFAULT_SET }).faults.find(({ code }) => code === 'community-left');
  const ours = DEFAULT_SET.filter(
    ({ id, source: { values, effect } }) =>
      id !== 'M22' && (values === 'community' || effect === 'community'),
  );
  assert.deepEqual(found?.details, { count: ours.length, of: DEFAULT_SET.length });
});
