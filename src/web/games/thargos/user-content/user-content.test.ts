import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_SET } from '../../../../games/thargos/cards/set.ts';
import { PRECONS } from '../../../../games/thargos/decks/precons.ts';
import type { Pack } from '../../../../games/thargos/packs/pack.ts';
import { parsePack } from '../../../../games/thargos/packs/parse.ts';
import { kurnor } from '../../../../games/thargos/stories/kurnor.ts';
import { checkFile } from '../../../home/bundle.ts';
import { makeBundle } from '../../../home/bundle-file.ts';
import { BUNDLED } from '../../../home/test/bundled.ts';
import type { ContentItem } from '../../user-content.ts';
import { refOf } from '../device.ts';
import type { Kind } from './storage.ts';
import { userContent } from './user-content.ts';

const PACK: Pack = {
  format: 'thargos-cardpack/1',
  pack: { id: 'my-box', version: '1.0.0', mode: 'overlay', provenance: 'userPrinted' },
  cards: [],
  decks: [],
  stories: [],
};

const kept = (id: string, value: unknown) => ({ id, changed: 5, value });
const RULES = { play: 'duel', pointsCap: null, hasCondar: false };
const deck = (packs: readonly string[] = []) => ({ deck: PRECONS[0], rules: RULES, packs });

const WHOLE = {
  decks: [kept('d', deck(['p']))],
  packs: [kept('p', PACK)],
  stories: [kept('s', kurnor)],
  played: [kept(refOf(PACK).hash, [PACK])],
};

const file = (thargos: unknown, notes: unknown = {}) => makeBundle({ games: [], thargos, notes });

const codeOf = async (text: string): Promise<string | undefined> => {
  const found = await checkFile(text, BUNDLED);
  return 'refusal' in found ? found.refusal.refused : undefined;
};

test('decks, packs and stories survive export and import unchanged, even in a file without games', async () => {
  const found = await checkFile(file(WHOLE, { 'alidade.map': '{"rows":[]}' }), BUNDLED);
  assert.ok(!('refusal' in found));
  const byKind = (kind: Kind) => found.made[0]!.things.filter(thing => thing.kind === kind);
  for (const kind of ['decks', 'packs', 'stories', 'played'] as const)
    assert.deepEqual(
      byKind(kind).map(({ id, changed, value }) => ({ id, changed, value })),
      JSON.parse(JSON.stringify(WHOLE[kind])),
    );
  assert.deepEqual(found.notes, { 'alidade.map': '{"rows":[]}' });
  assert.deepEqual(found.games, []);
});

test('the import refuses a file whose only item is damaged or hostile, with a code for the kind of item', async () => {
  const cases: readonly (readonly [code: string, thargos: unknown, notes?: unknown])[] = [
    ['file-bad-format', 7],
    ['file-bad-format', { decks: {} }],
    ['file-bad-deck', { decks: [kept('e', { deck: PRECONS[0] })] }],
    ['file-bad-deck', { decks: [kept('d', { ...deck(), rules: { ...RULES, play: 'chess' } })] }],
    ['file-bad-deck', { decks: [kept('', deck())] }],
    ['file-bad-deck', { decks: [kept('d', { ...deck(), deck: { ...PRECONS[0], heroes: ['<b>'] } })] }],
    ['file-bad-pack', { packs: [kept('p', { ...PACK, cards: [{ id: 'L1' }] })] }],
    ['file-bad-pack', { played: [kept('another-hash', [PACK])] }],
    ['file-bad-story', { stories: [kept('s', { id: 's', nodes: { a: 1 } })] }],
    ['file-bad-format', {}, { 'someone.else': 'x' }],
    ['file-bad-format', {}, { alidade: '{}' }],
    ['file-bad-format', {}, { 'alidade.map': 7 }],
  ];
  for (const [code, thargos, notes] of cases)
    assert.equal(
      await codeOf(file(thargos, notes)),
      code,
      `expected the import to refuse ${JSON.stringify(thargos).slice(0, 80)} with the code ${code}`,
    );
});

test('the import leaves out and names a damaged item, and imports the rest', async () => {
  const bad = {
    deck: { ...PRECONS[0], title: { en: 'Mine', fr: 'À moi' }, cards: [] },
    rules: RULES,
    packs: [],
  };
  const found = await checkFile(file({ ...WHOLE, decks: [kept('d', deck()), kept('e', bad)] }), BUNDLED);
  assert.ok(!('refusal' in found));
  assert.deepEqual(
    found.made[0]!.things.map(({ kind, id }) => `${kind}/${id}`),
    ['decks/d', 'packs/p', 'stories/s', `played/${refOf(PACK).hash}`],
  );
  assert.deepEqual(found.left, [{ refusal: { refused: 'file-bad-deck', number: 2, name: 'Mine' } }]);
});

test('invalid packs and unfinished decks survive export and import', async () => {
  const hero = DEFAULT_SET.filter(card => card.type === 'hero')[0]!;
  const twice: Pack = { ...PACK, cards: [hero, { ...hero, id: 'C9001' }] };
  assert.equal(
    parsePack(twice, { base: DEFAULT_SET }).value,
    undefined,
    "expected the test's pack to be invalid",
  );
  const heroes = DEFAULT_SET.filter(card => card.type === 'hero').slice(0, 8);
  const many = { ...PRECONS[0], heroes: heroes.map(({ id }) => id), cards: { L1: 5 } };
  const both = [PACK, twice];
  const thargos = {
    decks: [kept('d', { deck: many, rules: RULES, packs: ['p'] })],
    packs: [kept('p', twice)],
    stories: [kept('s', { id: 'own-1', nodes: {} })],
    played: [kept(both.map(pack => refOf(pack).hash).join('+'), both)],
  };
  const found = await checkFile(file(thargos), BUNDLED);
  assert.ok(!('refusal' in found));
  assert.deepEqual(found.left, []);
  assert.deepEqual(
    found.made[0]!.things.map(({ value }) => value),
    JSON.parse(JSON.stringify([many, twice, { id: 'own-1', nodes: {} }, both])).map(
      (value: unknown, i: number) => (i === 0 ? { deck: value, rules: RULES, packs: ['p'] } : value),
    ),
  );
});

const thing = (kind: Kind, id: string, value: unknown): ContentItem => ({ kind, id, changed: 5, value });

test('the import skips items that this device already has, and overwrites nothing', () => {
  const here = [thing('decks', 'd', deck()), thing('packs', 'p', { ...PACK, format: 'older' })];
  assert.deepEqual(userContent.fresh([thing('decks', 'd', deck())], here), []);
  const brought = userContent.fresh([thing('decks', 'e', deck(['p'])), thing('packs', 'p', PACK)], here);
  assert.deepEqual(
    brought.map(({ kind }) => kind),
    ['packs', 'decks'],
  );
  const [pack, itsDeck] = brought;
  assert.notEqual(pack!.id, 'p');
  assert.deepEqual((itsDeck!.value as { packs: string[] }).packs, [pack!.id]);
  // Importing the file a second time finds the item that was stored with a different key.
  assert.deepEqual(
    userContent.fresh([thing('packs', 'p', PACK), thing('decks', 'e', deck(['p']))], [...here, ...brought]),
    [],
  );
});
