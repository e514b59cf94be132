// biome-ignore-all lint/suspicious/noThenProperty: `then` is a key of the card format, and its object is never awaited
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DEFAULT_SET } from '../cards/set.ts';
import { checkSayable, checkTruthful } from '../test/faults.ts';
import { EXAMPLE_CARDS, EXAMPLE_PACK } from '../test/pack-examples.ts';
import { type FaultCode, hasError, isError } from './fault.ts';
import { parsePack, readPack } from './parse.ts';

// biome-ignore lint/suspicious/noExplicitAny: these inputs break the types on purpose
type Loose = any;

const packOf = (cards: unknown, more: object = {}) => ({ ...JSON.parse(EXAMPLE_PACK), cards, ...more });
const codes = (input: unknown): string[] =>
  parsePack(input)
    .faults.filter(isError)
    .map(fault => {
      checkSayable(fault);
      return `${fault.code} ${fault.place}`;
    });

const source = { name: 'printed', values: 'printed', effect: 'printed' };
const mission = (more: object = {}) => ({
  id: 'M5',
  type: 'mission',
  name: 'Ford',
  pam: 1,
  vp: 1,
  attrs: { mind: 1 },
  source,
  ...more,
});
const action = (effect: object, more: object = {}) => ({
  id: 'A5',
  type: 'action',
  name: 'Raid',
  pam: 1,
  play: 'instant',
  effects: [{ on: 'play', ...effect }],
  source,
  ...more,
});
const doing = (...ops: readonly object[]) => action({ do: ops });

describe('parsePack with valid packs', () => {
  test('parsePack accepts every example card as an object, and the example pack as JSON text', () => {
    for (const card of JSON.parse(EXAMPLE_CARDS))
      assert.deepEqual(codes(packOf([card])), [], `expected ${card.id} to have no faults`);
    assert.deepEqual(codes(EXAMPLE_PACK), []);
    assert.ok(parsePack(`\uFEFF${EXAMPLE_PACK}`).value);
  });

  test('parsePack accepts the shipped cards as a full pack', () => {
    const head = { ...JSON.parse(EXAMPLE_PACK).pack, mode: 'full', provenance: 'community' };
    const { value, faults } = parsePack(packOf(DEFAULT_SET, { pack: head }));
    assert.deepEqual(
      faults.filter(({ level }) => level !== 'completeness'),
      [],
    );
    assert.deepEqual(value?.cards, DEFAULT_SET);
  });

  test('parsePack uses a text in one language for both, and fills in defaults', () => {
    const { value } = parsePack(
      packOf([mission({ name: { fr: 'Le gué' } }), { ...mission(), id: 'M6', name: { de: 'Furt' } }]),
    );
    assert.deepEqual(
      value?.cards.map(({ name }) => name),
      [
        { en: 'Le gué', fr: 'Le gué' },
        { en: 'Furt', fr: 'Furt' },
      ],
    );
    const nameless = parsePack(packOf([mission({ name: {} })])).value;
    assert.deepEqual(nameless?.cards[0]?.name, { en: '', fr: '' });
    assert.equal(value?.cards[0]?.boxCopies, 1);
    assert.equal(value?.cards[0].set, 'custom');
  });
});

const nested = (depth: number): object =>
  depth === 0
    ? { op: 'draw', who: 'self', amount: 1 }
    : { op: 'if', cond: { is: 'solo' }, then: [nested(depth - 1)] };
const draw = { op: 'draw', who: 'self', amount: 1 };
const hero = (more: object = {}) => ({
  id: 'C5',
  type: 'hero',
  name: 'Ada',
  person: 'ada',
  hp: 6,
  faces: {
    active: { attrs: { power: 2, mind: 2, mysticism: 2 } },
    wounded: { attrs: { power: 1, mind: 2, mysticism: 2 } },
  },
  source,
  ...more,
});

/**
 * Invalid cards, each with the code of its fault, the place of the fault in the card, and the suggested word.
 */
const BROKEN: readonly (readonly [Loose, FaultCode, string, string?])[] = [
  [mission({ vpp: 1 }), 'unknown-key', 'vpp', 'vp'],
  [mission({ hp: 3 }), 'unknown-key', 'hp'],
  [mission({ pam: 5 }), 'out-of-range', 'pam'],
  [mission({ pam: '2' }), 'wrong-type', 'pam'],
  [mission({ pam: 1.5 }), 'wrong-type', 'pam'],
  [mission({ attrs: {} }), 'too-few', 'attrs'],
  [mission({ attrs: { mind: 0 } }), 'out-of-range', 'attrs.mind'],
  [mission({ id: 'A5' }), 'wrong-letter', 'id'],
  [mission({ id: 'M0' }), 'bad-card-id', 'id'],
  [mission({ type: 'missoin' }), 'unknown-word', 'type', 'mission'],
  [mission({ tags: ['a', 'a'] }), 'twice-in-list', 'tags[1]'],
  [mission({ name: 7 }), 'wrong-type', 'name'],
  [mission({ name: { fr: 7 } }), 'wrong-type', 'name.fr'],
  [mission({ source: { name: 'printed', values: 'printed' } }), 'missing-key', 'source'],
  [{ ...mission(), vp: undefined }, 'wrong-type', 'vp'],
  [hero({ faction: 'imperail' }), 'unknown-faction', 'faction', 'imperial'],
  [hero({ person: ' ' }), 'person-empty', 'person'],
  [hero({ faces: { active: { attrs: { roll: '1d8' } } } }), 'bad-dice', 'faces.active.attrs.roll'],
  [hero({ hp: 16 }), 'out-of-range', 'hp'],
  [doing({ ...draw, op: 'drow' }), 'unknown-verb', 'effects[0].do[0].op', 'draw'],
  [doing({ op: 'draw', who: 'self' }), 'missing-key', 'effects[0].do[0]'],
  [doing({ ...draw, amuont: 2 }), 'unknown-key', 'effects[0].do[0].amuont', 'amount'],
  [doing({ ...draw, who: 'me' }), 'unknown-word', 'effects[0].do[0].who'],
  [doing({ ...draw, amount: { sum: [1, 'x'] } }), 'wrong-type', 'effects[0].do[0].amount.sum[1]'],
  [doing({ ...draw, amount: {} }), 'one-key-only', 'effects[0].do[0].amount'],
  [doing({ ...draw, amount: { hnad: 'self' } }), 'unknown-key', 'effects[0].do[0].amount.hnad', 'hand'],
  [doing(), 'too-few', 'effects[0].do'],
  [doing({ op: 'choose', options: [{ label: 'x', do: [draw] }] }), 'too-few', 'effects[0].do[0].options'],
  [doing({ op: 'handLimit', who: 'self' }), 'value-or-amount', 'effects[0].do[0]'],
  [doing({ op: 'handLimit', who: 'self', value: 1, amount: 1 }), 'value-or-amount', 'effects[0].do[0]'],
  [doing({ op: 'moveCard', target: 'this', to: 'hero' }), 'ambiguous-to', 'effects[0].do[0].to'],
  [doing({ op: 'moveCard', target: 'this', to: 'bound' }), 'wrong-to', 'effects[0].do[0].to'],
  [doing({ op: 'heal', target: { kind: 'hero' } }), 'missing-key', 'effects[0].do[0].target'],
  [action({ on: 'activated', do: [draw] }), 'needs-window', 'effects[0]'],
  [action({ on: 'plays', do: [draw] }), 'unknown-trigger', 'effects[0].on', 'play'],
  [action({ if: { cmp: [1, '=>', 2] }, do: [draw] }), 'unknown-word', 'effects[0].if.cmp[1]', '>='],
  [action({ if: { is: 'solo', not: { is: 'story' } }, do: [draw] }), 'one-key-only', 'effects[0].if'],
  [action({ limit: { uses: 0, per: 'game' }, do: [draw] }), 'out-of-range', 'effects[0].limit.uses'],
  [action({ here: true, do: [draw] }), 'here-outside', 'effects[0].here'],
  [doing({ op: 'heal', target: 'host' }), 'host-outside', 'effects[0].do[0].target'],
  [action({ if: { hostHas: { tag: 'x' } }, do: [draw] }), 'host-outside', 'effects[0].if.hostHas'],
  [doing({ ...draw, amount: { var: 'r' } }), 'var-before-roll', 'effects[0].do[0].amount.var'],
  [
    doing(
      { op: 'if', cond: { is: 'solo' }, then: [{ op: 'roll', dice: '1d6', as: 'r' }] },
      { ...draw, amount: { var: 'r' } },
    ),
    'var-before-roll',
    'effects[0].do[1].amount.var',
  ],
  [doing(nested(6)), 'too-deep', `effects[0].do[0]${'.then[0]'.repeat(5)}.then`],
  [doing(...Array(31).fill(draw)), 'too-many-ops', 'effects[0]'],
];

describe('parsePack with invalid packs', () => {
  for (const [card, code, place, suggestion] of BROKEN)
    test(`parsePack refuses a card with the fault ${code} at ${place}`, () => {
      const { value, faults } = parsePack(packOf([card]));
      assert.equal(value, undefined);
      const found = faults.find(fault => fault.code === code && fault.place === `cards[0].${place}`);
      assert.ok(found, `expected parsePack to report ${code} at ${place}, found ${JSON.stringify(faults)}`);
      if (suggestion !== undefined) assert.equal(found.details.suggestion, suggestion);
      for (const fault of faults) checkTruthful(packOf([card]), fault);
    });

  test('parsePack accepts effects with the greatest allowed depth and number of operations, and dice with a modifier', () => {
    assert.deepEqual(codes(packOf([doing(nested(5))])), []);
    assert.deepEqual(codes(packOf([doing(...Array(30).fill(draw))])), []);
    const rolled = [
      { op: 'roll', dice: '2d6+1', as: 'r' },
      { ...draw, amount: { var: 'r' } },
    ];
    assert.deepEqual(codes(packOf([doing(...rolled)])), []);
  });

  test('parsePack refuses a file that is not a pack', () => {
    for (const [input, code] of [
      ['', 'json-ends'],
      ['{"format": ', 'json-ends'],
      ['{"format" 1}', 'not-json'],
      ['[]', 'wrong-type'],
      [null, 'wrong-type'],
      [{}, 'missing-key'],
      [packOf([], { format: 'thargos-cardpack/2' }), 'bad-format'],
      [packOf([], { card: [] }), 'unknown-key'],
      [packOf([], { pack: { id: 'X', version: '1', mode: 'ful', provenance: 'mine' } }), 'bad-pack-id'],
    ] as const)
      assert.equal(
        parsePack(input).faults[0]?.code,
        code,
        `expected parsePack to report ${code} for ${JSON.stringify(input)}`,
      );
    const [broken] = parsePack('{"format" 1}').faults;
    assert.equal(broken?.place, '', 'expected a fault of invalid JSON to have no place in the pack');
  });

  test('parsePack reports a number that uses dice before they are rolled', () => {
    const [fault] = parsePack(packOf([doing({ ...draw, amount: { var: 'r' } })])).faults;
    assert.deepEqual(fault?.details, { name: 'r' });
  });

  test('a pack version is three numbers; a pack id is 2 to 41 lower-case letters, digits and hyphens', () => {
    const { pack } = JSON.parse(EXAMPLE_PACK);
    const head = (more: object) => codes(packOf([], { pack: { ...pack, ...more } }));
    assert.deepEqual(head({ version: '10.20.30' }), []);
    for (const version of ['1.0', '1.0.0-a', 'v1.0.0', '1.0.x'])
      assert.deepEqual(head({ version }), ['bad-version pack.version']);
    for (const id of ['ab', 'a-1', 'a'.repeat(41)]) assert.deepEqual(head({ id }), []);
    for (const id of ['a', '-ab', 'Ab', 'ab_', 'a'.repeat(42)])
      assert.deepEqual(head({ id }), ['bad-pack-id pack.id']);
  });

  test('a fault text cuts long words, and suggests no word if none is similar', () => {
    const [fault] = parsePack(packOf([mission({ type: 'x'.repeat(70) })])).faults;
    assert.deepEqual([fault?.details.found, fault?.details.suggestion], ['x'.repeat(60), undefined]);
  });

  test('readPack accepts duplicate ids, which parsePack refuses, but not invalid cards', () => {
    const twice = packOf([mission(), mission()]);
    assert.equal(parsePack(twice).value, undefined);
    assert.deepEqual(
      readPack(twice)?.cards.map(({ id }) => id),
      ['M5', 'M5'],
    );
    assert.deepEqual([readPack(twice)?.decks, readPack(twice)?.stories], [[], []]);
    const deck = { id: 'd', heroes: ['C401'], cards: { M22: 4 } };
    assert.deepEqual(readPack(packOf([], { decks: [deck] }))?.decks, [deck]);
    for (const broken of [null, 'x', packOf([mission({ pam: 9 })]), packOf([mission({ vpp: 1 })])])
      assert.equal(readPack(broken), undefined);
  });

  test('parsePack accepts a number that uses dice only if every path to it rolls them first', () => {
    const roll = { op: 'roll', dice: '1d6', as: 'r' };
    const read = { ...draw, amount: { var: 'r' } };
    const branch = (then: object[], other: object[]) => ({
      op: 'if',
      cond: { is: 'solo' },
      then,
      else: other,
    });
    const pick = (...ways: object[][]) => ({
      op: 'choose',
      options: ways.map(way => ({ label: 'x', do: way })),
    });
    const told = (...ops: object[]) => codes(packOf([doing(...ops)]));
    const at = (place: string) => [`var-before-roll cards[0].effects[0].${place}.amount.var`];
    assert.deepEqual(told(branch([roll], [roll]), read), []);
    assert.deepEqual(told(branch([roll], [draw]), read), at('do[1]'));
    assert.deepEqual(told(branch([draw], [read, roll])), at('do[0].else[0]'));
    assert.deepEqual(told(branch([read], [roll])), at('do[0].then[0]'));
    assert.deepEqual(told(pick([roll], [roll, draw]), read), []);
    assert.deepEqual(told(pick([roll], [draw]), read), at('do[1]'));
    assert.deepEqual(told(pick([roll], [draw, read])), at('do[0].options[1].do[1]'));
    const known = { cmp: [{ var: 'r' }, '>', 3] };
    assert.deepEqual(told(roll, { op: 'if', cond: known, then: [draw] }), []);
    assert.deepEqual(told({ op: 'if', cond: known, then: [draw] }), [
      'var-before-roll cards[0].effects[0].do[0].cond.cmp[0].var',
    ]);
    assert.deepEqual(
      codes(packOf([action({ cost: [roll], do: [read] })])),
      [],
      'expected the effect to be able to use dice rolled for its cost',
    );
    assert.deepEqual(codes(packOf([action({ if: known, do: [roll] })])), [
      'var-before-roll cards[0].effects[0].if.cmp[0].var',
    ]);
  });

  test('parsePack reports an id used twice, and two heroes with the same person and name', () => {
    assert.deepEqual(codes(packOf([mission(), mission()])), ['duplicate-id cards[1].id']);
    assert.deepEqual(codes(packOf([hero(), hero({ id: 'C6' })])), ['same-hero-twice cards[1].person']);
    assert.deepEqual(codes(packOf([hero(), hero({ id: 'C6', name: 'Ada, Older' })])), []);
  });

  test('HT-9.4: parsePack reports stories with unknown nodes or with cycles', () => {
    const story = (nodes: object) => packOf([], { stories: [{ id: 's', nodes }] });
    const node = (...all: string[]) => ({ mission: 'M22', role: 'main', requires: { all } });
    assert.deepEqual(codes(story({ a: node(), b: node('a') })), []);
    assert.deepEqual(codes(story({ a: node('x') })), ['unknown-node stories[0].nodes.a.requires.all[0]']);
    assert.deepEqual(codes(story({ a: node(), b: node('c'), c: node('b'), d: node('b') })), [
      'story-cycle stories[0].nodes.b.requires',
    ]);
    assert.deepEqual(codes(story({ 'a b': { mission: 'M22', role: 'mian' } })), [
      'unknown-word stories[0].nodes["a b"].role',
    ]);
  });

  test('HT-2.9: parsePack reports decks that break the rules', () => {
    const deck = { id: 'd', heroes: ['C401', 'C402', 'C403', 'C404'], cards: { M22: 4 } };
    const { faults } = parsePack(packOf([], { decks: [deck] }), { base: DEFAULT_SET });
    assert.deepEqual(
      faults.filter(isError).map(({ code, place }) => [code, place]),
      [['deck-size', 'decks[0].cards']],
    );
  });

  test('parsePack lists at most 200 faults, and counts the others', () => {
    const { faults } = parsePack(packOf(Array(5000).fill({})));
    assert.equal(faults.length, 201);
    assert.equal(faults[200]!.code, 'more-faults');
    assert.equal(faults[200]!.details.count, 4800);
  });
});

describe('positions and details of faults', () => {
  test('a fault gives line and column of a misspelled key, or of the object in which a key is missing', () => {
    const text = EXAMPLE_PACK.replace('"vp": 1', '"vpp": 1');
    const [unknown, missing] = parsePack(text).faults;
    const line = text.split('\n').findIndex(one => one.includes('"vpp"'));
    const column = text.split('\n')[line]!.indexOf('"vpp"') + 1;
    assert.deepEqual([unknown!.line, unknown!.column], [line + 1, column]);
    assert.deepEqual([missing!.code, missing!.line, missing!.column], ['missing-key', line + 1, 2]);
    const broken = parsePack('{\n "format": oops}').faults[0]!;
    assert.deepEqual([broken.line, broken.column], [2, 12]);
  });

  test('parsePack warns about a key that a verb does not use, and about a duplicate key', () => {
    const { value, faults } = parsePack(packOf([doing({ ...draw, dice: '1d6' })]));
    assert.deepEqual(
      faults
        .map(({ code, level, place }) => [code, level, place])
        .filter(([, level]) => level !== 'completeness'),
      [['unused-key', 'plausibility', 'cards[0].effects[0].do[0].dice']],
    );
    const card = (value?.cards ?? [])[0]!;
    assert.ok(card.type === 'action' && !('dice' in card.effects[0]!.do[0]!));
    const twice = parsePack(EXAMPLE_PACK.replace('"pam": 2', '"pam": 9, "pam": 2'));
    assert.ok(twice.value);
    const [first] = twice.faults;
    assert.deepEqual(
      [first!.code, first!.details],
      ['key-twice', { key: 'pam' }],
      'expected the fault of a duplicate key to name the key',
    );
    const long = `{"${'k'.repeat(70)}": 1, "${'k'.repeat(70)}": 2}`;
    assert.deepEqual(
      parsePack(long).faults[0]!.details,
      { key: 'k'.repeat(60) },
      'expected a long key to be cut to 60 characters in the fault',
    );
  });

  test('parsePack warns about unusual values and accepts them', () => {
    const odd = [
      hero({ hp: 13 }),
      mission({ vp: 5, attrs: { mind: 4 }, locked: true, boxCopies: 3, replaces: 'M900' }),
      hero({ id: 'C6', name: 'Bo', faces: { ...hero().faces, wounded: { attrs: { roll: '1d6' } } }, hp: 9 }),
    ];
    const { value, faults } = parsePack(packOf(odd), { base: DEFAULT_SET });
    assert.ok(value && !hasError(faults));
    for (const fault of faults) checkTruthful(packOf(odd), fault);
    assert.deepEqual(
      faults.filter(({ level }) => level === 'plausibility').map(({ code, place }) => `${code} ${place}`),
      [
        'unusual-hp cards[0].hp',
        'hp-off-sum cards[0].hp',
        'locked-copies cards[1].boxCopies',
        'unusual-vp cards[1].vp',
        'unusual-mission-attr cards[1].attrs.mind',
        'hp-off-sum cards[2].hp',
        'replaces-nothing cards[1].replaces',
      ],
    );
    const full = { ...JSON.parse(EXAMPLE_PACK).pack, mode: 'full' };
    const box = parsePack(packOf([mission()], { pack: full })).faults.find(
      ({ code }) => code === 'not-a-box',
    );
    assert.deepEqual([box?.place, Object.keys(box?.details ?? {})], ['cards', ['found', 'box']]);
  });

  test('the warning about an attribute value that no printed hero has gives the face and the usual range', () => {
    const { active, wounded } = hero().faces;
    const odd = hero({ faces: { active: { ...active, attrs: { ...active.attrs, mind: 5 } }, wounded } });
    const { faults } = parsePack(packOf([odd]));
    const found = faults.find(({ code }) => code === 'unusual-attr');
    assert.deepEqual(
      [found?.place, found?.details],
      ['cards[0].faces.active.attrs.mind', { id: odd.id, attr: 'mind', found: 5, least: 1, most: 4 }],
    );
  });

  test('the fault of a duplicate item in a list names the item, cut if it is long', () => {
    const twice = (tag: string) =>
      parsePack(packOf([mission({ tags: [tag, tag] })])).faults.find(({ code }) => code === 'twice-in-list');
    assert.deepEqual(twice('swift')?.details, { found: 'swift' });
    assert.deepEqual(twice('k'.repeat(70))?.details, { found: 'k'.repeat(60) });
  });

  test('parsePack reports effects that players apply by hand, and cards that still have community values', () => {
    const { faults } = parsePack(EXAMPLE_PACK, { base: DEFAULT_SET });
    assert.deepEqual(
      faults.map(({ code, level }) => [code, level]),
      [
        ['manual-effect', 'completeness'],
        ['community-left', 'completeness'],
      ],
    );
  });
});
