import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed, stream } from '../../../../engine/random.ts';
import { sum } from '../../../../engine/util.ts';
import { libraryOf } from '../../board/library.ts';
import type { ConfigWish } from '../../config.ts';
import { checkDeck } from '../../decks/check.ts';
import { PRECONS } from '../../decks/precons.ts';
import { isError } from '../../packs/fault.ts';
import type { StoryPlan } from '../../stories/story.ts';
import type { State } from '../../types.ts';
import { thargos } from '../game.ts';
import { foldEvents, playGame, startGame } from '../games.ts';
import { OWN_STORY } from '../other-rules.ts';

const [first, second, third] = PRECONS.map(({ id }) => id) as [string, string, string];
const DUEL = { mode: 'duel', decks: [third, first] } as const;

const begun = (wish: ConfigWish, seats = 2): State =>
  foldEvents(startGame({ seats, wish: { ...DUEL, ...wish } }, 'deck lists'));

const json = (value: unknown): string => JSON.stringify(value);

for (const deckLists of [undefined, 'afterChoice', 'open'] as const)
  test(`HT-A-41 during the game everybody reads every list (deckLists: ${deckLists})`, () => {
    const state = begun(deckLists ? { deckLists } : {});
    for (const viewer of [0, 1, 'spectator'] as const) {
      const { lists, config } = thargos.view(state, viewer);
      assert.deepEqual(lists, state.lists);
      assert.deepEqual(config.decks, [third, first]);
    }
  });

test('HT-A-41 the default is left out of the complete rules: older games begin with the same event', () => {
  assert.equal(json(begun({ deckLists: 'afterChoice' }).config), json(begun({}).config));
  assert.ok(!('deckLists' in begun({}).config));
  assert.deepEqual(thargos.configure({ deckLists: 'no' as never }), {
    refused: 'config-bad-value',
    key: 'deckLists',
    allowed: ['afterChoice', 'open', 'hidden'],
  });
});

test('HT-A-41 hidden lists: a viewer reads their own list, the heroes of others and the size of their decks', () => {
  const state = begun({ deckLists: 'hidden' });
  const { lists, config } = thargos.view(state, 0);
  assert.deepEqual(config.decks, [third, 'hidden']);
  assert.deepEqual(lists[0], state.lists[0]);
  assert.deepEqual(lists[1], { id: 'hidden', heroes: state.lists[1]!.heroes, cards: { M0: 60 } });
  const [started] = startGame({ seats: 2, wish: { ...DUEL, deckLists: 'hidden' } }, 'deck lists');
  const told = thargos.redact(started!, 'spectator', undefined);
  assert.ok(told?.type === 'started');
  assert.deepEqual(told.config.decks, ['hidden', 'hidden']);
  assert.deepEqual(
    told.lists.map(({ id, cards }) => [id, cards]),
    [
      ['hidden', { M0: 60 }],
      ['hidden', { M0: 60 }],
    ],
  );
});

test('HT-A-41 hidden lists are open after the end', () => {
  const { state } = playGame({ seats: 2, wish: { ...DUEL, deckLists: 'hidden', quickPlay: true } }, 'end');
  for (const viewer of [0, 1, 'spectator'] as const) {
    const { lists, config } = thargos.view(state, viewer);
    assert.deepEqual(lists, state.lists);
    assert.deepEqual(config.decks, [third, first]);
  }
});

test('HT-A-41 before the game a reader knows their own choice and that others have one', () => {
  const wish: ConfigWish = { decks: [third] };
  const read = (rules: ConfigWish, status: 'waiting' | 'running' | 'over', knows: readonly boolean[]) =>
    thargos.configFor?.({ ...wish, ...rules }, { status, knows }).decks;
  assert.deepEqual(
    read({}, 'waiting', [false, true]),
    ['hidden', second],
    'also where the usual deck was taken',
  );
  assert.deepEqual(read({}, 'waiting', [false, false, false]), ['hidden', 'hidden', 'hidden']);
  assert.deepEqual(read({}, 'running', [false, true]), [third]);
  assert.deepEqual(read({ deckLists: 'open' }, 'waiting', [false, true]), [third]);
  assert.deepEqual(read({ deckLists: 'hidden' }, 'running', [false, true]), ['hidden', second]);
  assert.deepEqual(read({ deckLists: 'hidden' }, 'over', [false, true]), [third]);
});

test('HT-A-41 search deals legal decks for hidden lists, with the heroes that everybody sees', () => {
  const random = stream(parseSeed('deal').seed, 'deal');
  const rebuilt = { ...PRECONS[0]!, id: 'own', heroes: PRECONS[2]!.heroes };
  for (const decks of [
    [third, first],
    [third, rebuilt],
  ]) {
    const state = begun({ deckLists: 'hidden', decks });
    const dealt = thargos.sample(thargos.view(state, 0), random);
    const { heroes, cards } = dealt.lists[1]!;
    assert.deepEqual(heroes, state.lists[1]!.heroes);
    assert.equal(sum(Object.values(cards)), 60);
    const faults = checkDeck(dealt.lists[1]!, libraryOf(state.config).cards, {});
    assert.deepEqual(faults.filter(isError), []);
  }
  const dealt = thargos.sample(thargos.view(begun({ deckLists: 'hidden' }), 0), random);
  assert.deepEqual(
    dealt.lists[1]!.cards,
    begun({}).lists[1]!.cards,
    'these heroes come in one ready-made deck',
  );
});

test('HT-A-51 a secret Mission of a user’s story has neither card nor name before it is turned up', () => {
  const own = { mode: 'story', story: OWN_STORY } as const;
  const state = begun(own);
  const secret = Object.entries(OWN_STORY.nodes).filter(([, { role }]) => role === 'secret');
  assert.ok(secret.length > 1);
  for (const viewer of [0, 1, 'spectator'] as const) {
    const view = thargos.view(state, viewer);
    const { nodes } = view.config.story as StoryPlan;
    assert.deepEqual(
      Object.keys(nodes).filter(key => key.startsWith('?')),
      secret.map((_, i) => `?${i + 1}`),
    );
    assert.equal(nodes['?1']!.mission, 'M0');
    assert.deepEqual(
      Object.keys(view.story!.missions),
      Object.keys(nodes).filter(key => nodes[key]!.role !== 'secondary'),
    );
    for (const [key] of secret) assert.ok(!json([view.config.story, view.story]).includes(`"${key}"`), key);
  }
  const { state: end } = playGame({ seats: 2, wish: { ...DUEL, ...own } }, 'story end');
  assert.deepEqual(thargos.view(end, 'spectator').config.story, OWN_STORY, 'after the end all is open');
});

test('HT-A-51 before the game nobody reads the secret Missions of a user’s story', () => {
  const wish: ConfigWish = { mode: 'story', story: OWN_STORY, deckLists: 'open' };
  for (const status of ['waiting', 'running'] as const) {
    const { story } = thargos.configFor!(wish, { status, knows: [true, true] });
    const { nodes } = story as StoryPlan;
    for (const [key, { role }] of Object.entries(OWN_STORY.nodes))
      assert.equal(Object.hasOwn(nodes, key), role !== 'secret', key);
  }
  assert.equal(thargos.configFor!(wish, { status: 'over', knows: [] }), wish);
});
