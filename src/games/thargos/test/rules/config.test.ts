import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRefusal } from '../../../../engine/refusal.ts';
import { CHOICES, type Config, type ConfigWish, DEFAULTS, RULE_SETS } from '../../config.ts';
import { seatsFor } from '../../setup.ts';
import { thargos } from '../game.ts';
import { refusedSetup } from '../table.ts';

const answer = (wish: unknown): string => {
  const config = thargos.configure(wish as ConfigWish);
  return isRefusal(config) ? `${config.refused} ${config.key ?? ''}`.trim() : 'good';
};

test('each config key with a list of values accepts these values and no others', () => {
  for (const [key, values] of Object.entries(CHOICES)) {
    const mode = key === 'coop' ? 'story' : 'duel';
    for (const value of values)
      assert.equal(answer({ mode, [key]: value }), 'good', `expected configure to accept ${key} ${value}`);
    for (const value of ['nonsense', 7, null, []])
      assert.equal(
        answer({ [key]: value }),
        `config-bad-value ${key}`,
        `expected configure to refuse ${key} ${value}`,
      );
  }
});

test('HT-A-32: configure accepts coop only in a story', () => {
  for (const mode of CHOICES.mode)
    assert.equal(
      answer({ mode, coop: true }),
      mode === 'story' ? 'good' : 'config-bad-value coop',
      `expected configure to accept coop only in a story, found the mode ${mode}`,
    );
});

test('config keys with numbers accept both bounds, and refuse values outside them, fractions and texts', () => {
  const bounds = {
    pointsCap: [60, 240],
    balanceMin: [0, 2],
    standstillRounds: [3, 1000],
    maxRounds: [5, 1000],
    teamSupport: [0, 3],
  } as const;
  for (const [key, [least, most]] of Object.entries(bounds)) {
    for (const value of [least, most]) assert.equal(answer({ [key]: value }), 'good');
    for (const value of [least - 1, most + 1, least + 0.5, '5'])
      assert.equal(answer({ [key]: value }), `config-bad-value ${key}`);
  }
  assert.equal(answer({ pointsCap: null }), 'good');
});

test('HT-A-12: the value 0 turns off each rule that ends a game early', () => {
  for (const key of ['stallRounds', 'standstillRounds', 'maxRounds']) {
    assert.equal(answer({ [key]: 0 }), 'good');
    assert.equal(answer({ [key]: -1 }), `config-bad-value ${key}`);
  }
  for (const stallRounds of [101, 1.5, '5', null])
    assert.equal(answer({ stallRounds }), 'config-bad-value stallRounds');
});

const complete = (wish: ConfigWish): Config => {
  const config = thargos.configure(wish);
  assert.ok(!isRefusal(config));
  return config;
};

test('HT-A-52: `rules: book` is the default, and `rules: balanced` changes exactly the keys in RULE_SETS.balanced', () => {
  const book = complete({});
  assert.equal(book.rules, 'book');
  assert.deepEqual(
    [book.secondPlayer, book.zeroCardDefence, book.shortMirror, book.neutralAdvantage, book.spread],
    ['none', 'mirror', 'none', 'neutral', 'behind'],
  );
  assert.deepEqual([book.stallRounds, book.standstillRounds, book.maxRounds], [0, 0, 100]);
  const balanced = complete({ rules: 'balanced' });
  assert.deepEqual(balanced, { ...book, rules: 'balanced', ...RULE_SETS.balanced });
  for (const [key, value] of Object.entries(RULE_SETS.balanced))
    assert.notEqual(value, book[key as keyof Config], `expected rules: balanced to change ${key}`);
});

test('HT-A-52: a key in the config overrides `rules: balanced`, which keeps the defaults of the mode', () => {
  const config = complete({ mode: 'circle', rules: 'balanced', shortMirror: 'none' });
  assert.equal(config.shortMirror, 'none');
  assert.equal(config.zeroCardDefence, 'compare');
  assert.deepEqual([config.firstPlayer, config.missionOrder], ['pam3', 'reverse']);
  assert.equal(answer({ rules: 'house' }), 'config-bad-value rules');
});

test('HT-11.7 configure refuses an invalid value of a solo key and lists the valid values', () => {
  const good = (solo: object): unknown => {
    const config = thargos.configure({ mode: 'solo', solo } as ConfigWish);
    return isRefusal(config) ? [config.key, config.allowed] : 'good';
  };
  assert.deepEqual(good({ rivalFullEffects: 'yes' }), ['solo.rivalFullEffects', [false, true]]);
  assert.deepEqual(good({ rivalTarget: 'seven' }), ['solo.rivalTarget', ['inPlay', 'six']]);
});

test('configure replaces missing keys by the defaults of the mode', () => {
  const { deckLists: _, ...usual } = DEFAULTS;
  assert.deepEqual(
    thargos.configure({}),
    usual,
    'expected configure to add every default except that of deckLists',
  );
  const circle = thargos.configure({ mode: 'circle' });
  assert.ok(!isRefusal(circle));
  assert.deepEqual([circle.firstPlayer, circle.missionOrder], ['pam3', 'reverse']);
  const own = thargos.configure({ mode: 'circle', firstPlayer: 'd6' });
  assert.ok(!isRefusal(own) && own.firstPlayer === 'd6');
});

test('configure refuses unknown keys of solo, and invalid values of each key', () => {
  assert.equal(answer({ solo: 3 }), 'config-bad-value solo');
  assert.equal(answer({ solo: { speed: 1 } }), 'config-unknown-key solo.speed');
  assert.equal(answer({ solo: { attitudeMap: ['wary'] } }), 'config-bad-value solo.attitudeMap');
  assert.equal(answer({ solo: { pileDelta: 9 } }), 'config-bad-value solo.pileDelta');
  assert.equal(answer({ solo: { startInfamy: 7 } }), 'config-bad-value solo.startInfamy');
  assert.equal(answer({ solo: { rivalFullEffects: 1 } }), 'config-bad-value solo.rivalFullEffects');
  assert.equal(answer({ solo: { rivalTarget: 'ten' } }), 'config-bad-value solo.rivalTarget');
  assert.equal(answer({ solo: { pileDelta: 1 } }), 'good');
});

test('configure names unknown keys, packs and stories in its refusal, and refuses invalid packs, decks and stories', () => {
  assert.equal(answer({ tracks: 5 }), 'config-unknown-key tracks');
  assert.equal(answer({ packs: [{ id: 'x', version: '1', hash: 'nobody knows' }] }), 'lacking nobody knows');
  assert.equal(answer({ packs: [1] }), 'config-bad-value packs');
  assert.equal(answer({ decks: [1] }), 'config-bad-value decks');
  assert.equal(answer({ mode: 'story', story: 'nonesuch' }), 'lacking nonesuch');
  assert.equal(answer({ mode: 'story', story: { id: 'x' } }), 'story-bad');
  assert.equal(refusedSetup(2, { decks: ['random', 'random', 'random'] }), 'deck-missing');
});

test('HT-8.1.1: a duel has two seats, a circle three to eight, a story one to eight, and the solo modes have one', () => {
  assert.deepEqual((['duel', 'circle', 'story', 'solo', 'solo-story'] as const).map(seatsFor), [
    [2, 2],
    [3, 8],
    [1, 8],
    [1, 1],
    [1, 1],
  ]);
  for (const seats of [0, 1, 3, 2.5]) assert.equal(refusedSetup(seats, {}), 'bad-seats');
});
