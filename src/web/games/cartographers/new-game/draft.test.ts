import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRefusal } from '../../../../engine/refusal.ts';
import { EDICTS } from '../../../../games/cartographers/cards/sets.ts';
import { CHOICES, EDICT_LETTERS } from '../../../../games/cartographers/config.ts';
import {
  BLANK,
  type CartographersDraft,
  chooseMap,
  configOf,
  followMap,
  keepDraft,
  lastDraft,
  lastSelf,
  wishOf,
  withEdict,
  withGame,
} from './draft.ts';

const store = new Map<string, string>();
Object.defineProperty(globalThis, 'localStorage', {
  value: {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  },
});
const KEY = 'alidade.new-game';

test('the form starts with the base game, and every box can be started with its defaults', () => {
  assert.deepEqual(wishOf(BLANK), {});
  for (const game of CHOICES.game)
    for (const edictsBy of ['random', 'chosen'] as const)
      assert.ok(
        !isRefusal(wishOf({ ...withGame(BLANK, game), edictsBy })),
        `expected the form to accept the game ${game} with ${edictsBy} edicts`,
      );
});

test('choosing a different box keeps house rules and resets options that depend on the box', () => {
  const draft: CartographersDraft = {
    ...BLANK,
    wish: { game: 'combined', exploreSet: 'heroes', map: 'B', coinCap: 9 },
    edictsBy: 'first',
  };
  const next = withGame(draft, 'base');
  assert.deepEqual(next.wish, { game: 'base', coinCap: 9 });
  assert.equal(next.edictsBy, 'random');
  const map = { id: 'own', name: { en: 'Own', fr: 'La mienne' }, rows: Array(5).fill('.....') };
  assert.equal(withGame({ ...draft, wish: { map } }, 'heroes').wish.map, map);
});

test('after any choice of a card for an edict letter, the four edicts have different suits', () => {
  let draft: CartographersDraft = { ...withGame(BLANK, 'combined'), edictsBy: 'chosen' };
  for (const id of EDICTS.keys())
    for (const letter of EDICT_LETTERS) {
      draft = withEdict(draft, letter, id);
      assert.equal(draft.edicts[letter], id);
      assert.ok(!isRefusal(wishOf(draft)));
    }
});

test('the form refuses invalid thresholds and invalid card values, and names the field', () => {
  const codeOf = (changes: Partial<CartographersDraft>): unknown => {
    const wish = wishOf({ ...BLANK, ...changes });
    return isRefusal(wish) ? (wish.key ?? wish.refused) : undefined;
  };
  assert.equal(codeOf({ thresholds: '8, 8; 7 6' }), undefined);
  assert.equal(codeOf({ thresholds: '8 8 7' }), 'thresholds');
  assert.equal(codeOf({ thresholds: 'soon' }), 'thresholds');
  assert.equal(codeOf({ corrections: '{"silos": {"solo": 28}}' }), undefined);
  assert.equal(codeOf({ corrections: '{' }), 'corrections');
  assert.equal(codeOf({ corrections: '[]' }), 'corrections');
  assert.equal(codeOf({ corrections: '{"nobody": {}}' }), 'unknown-card');
  assert.equal(configOf({ ...BLANK, corrections: '{' }).game, 'base');
});

test('lastDraft restores the last form without its seed, and lastSelf restores its first player', () => {
  const draft: CartographersDraft = {
    ...withGame(BLANK, 'heroes'),
    seats: [{ name: 'Maud' }, { bot: 'greedy' }],
    seed: 'x',
  };
  keepDraft(draft);
  assert.deepEqual(lastDraft(), { ...draft, seed: '' });
  assert.deepEqual(lastSelf(), { name: 'Maud' });
});

test('lastDraft returns a playable form whatever text is stored', () => {
  const kept = [
    '{',
    'null',
    '7',
    '{"wish": 7}',
    '{"wish": {"game": "chess"}}',
    '{"seats": [7, {"name": "a\\u202eb", "bot": "hal"}]}',
    '{"thresholds": 8}',
    '{"corrections": null, "seen": null}',
    '{"seats": []}',
  ];
  for (const text of kept) {
    store.set(KEY, text);
    assert.ok(
      !isRefusal(wishOf(lastDraft())),
      `expected lastDraft to return a playable form for the stored text ${text}`,
    );
    assert.ok(
      lastDraft().seats.length > 0,
      `expected lastDraft to return seats for the stored text ${text}, found none`,
    );
  }
  store.delete(KEY);
});

test('the form copies newer card values from the card editor only once', () => {
  store.set('alidade.corrections', '{"silos":{"solo":28}}');
  const draft = lastDraft();
  assert.match(draft.corrections, /silos/);
  keepDraft({ ...draft, corrections: '' });
  assert.equal(lastDraft().corrections, '');
});

test('chooseMap selects an edited map for the next game; followMap updates or removes it if the saved map is renamed or deleted', () => {
  const mapOf = (en: string) => ({ id: 'own', name: { en, fr: en }, rows: Array(5).fill('.....') });
  chooseMap(mapOf('Isle'));
  assert.deepEqual(lastDraft().wish.map, mapOf('Isle'));
  followMap(mapOf('Bay'), mapOf('Cove'));
  assert.deepEqual(
    lastDraft().wish.map,
    mapOf('Isle'),
    'expected the form to keep its map when a different map was renamed',
  );
  followMap(mapOf('Isle'), mapOf('Cove'));
  assert.deepEqual(lastDraft().wish.map, mapOf('Cove'));
  followMap(mapOf('Cove'), undefined);
  assert.equal(lastDraft().wish.map, undefined);
});
