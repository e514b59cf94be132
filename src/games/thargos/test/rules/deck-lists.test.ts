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
  test(`HT-A-41 with deckLists ${deckLists}, all players can read every deck list during the game`, () => {
    const state = begun(deckLists ? { deckLists } : {});
    for (const viewer of [0, 1, 'spectator'] as const) {
      const { lists, config } = thargos.view(state, viewer);
      assert.deepEqual(lists, state.lists);
      assert.deepEqual(config.decks, [third, first]);
    }
  });

test('HT-A-41 the "started" event omits deckLists if it has the default value, as in older games', () => {
  assert.equal(json(begun({ deckLists: 'afterChoice' }).config), json(begun({}).config));
  assert.ok(!('deckLists' in begun({}).config));
  assert.deepEqual(thargos.configure({ deckLists: 'no' as never }), {
    refused: 'config-bad-value',
    key: 'deckLists',
    allowed: ['afterChoice', 'open', 'hidden'],
  });
});

test('HT-A-41 with deckLists "hidden", a viewer can read their own list, and the heroes and deck sizes of others', () => {
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

test('HT-A-41 with deckLists "hidden", all lists are public after the end of the game', () => {
  const { state } = playGame({ seats: 2, wish: { ...DUEL, deckLists: 'hidden', quickPlay: true } }, 'end');
  for (const viewer of [0, 1, 'spectator'] as const) {
    const { lists, config } = thargos.view(state, viewer);
    assert.deepEqual(lists, state.lists);
    assert.deepEqual(config.decks, [third, first]);
  }
});

test('HT-A-41 configFor shows other players’ decks from the start, with deckLists "open" also before, with "hidden" only after the end', () => {
  const wish: ConfigWish = { decks: [third] };
  const read = (rules: ConfigWish, status: 'waiting' | 'running' | 'over', knows: readonly boolean[]) =>
    thargos.configFor?.({ ...wish, ...rules }, { status, knows }).decks;
  assert.deepEqual(
    read({}, 'waiting', [false, true]),
    ['hidden', second],
    'expected the reader to see the default deck of a seat that they know',
  );
  assert.deepEqual(read({}, 'waiting', [false, false, false]), ['hidden', 'hidden', 'hidden']);
  assert.deepEqual(read({}, 'running', [false, true]), [third]);
  assert.deepEqual(read({ deckLists: 'open' }, 'waiting', [false, true]), [third]);
  assert.deepEqual(read({ deckLists: 'hidden' }, 'running', [false, true]), ['hidden', second]);
  assert.deepEqual(read({ deckLists: 'hidden' }, 'over', [false, true]), [third]);
});

test('HT-A-41 sample replaces a hidden deck list by a valid deck with the same heroes', () => {
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
    'expected the dealt deck to be the only ready-made one with these heroes',
  );
});

test('HT-A-51 views of a custom story contain neither the card nor the key of a secret node before it is unlocked', () => {
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
    for (const [key] of secret)
      assert.ok(
        !json([view.config.story, view.story]).includes(`"${key}"`),
        `expected the views not to contain the secret key ${key}`,
      );
  }
  const { state: end } = playGame({ seats: 2, wish: { ...DUEL, ...own } }, 'story end');
  assert.deepEqual(
    thargos.view(end, 'spectator').config.story,
    OWN_STORY,
    'expected the view after the end to contain the whole story',
  );
});

test('HT-A-51 configFor omits the secret nodes of a custom story until the game is over', () => {
  const wish: ConfigWish = { mode: 'story', story: OWN_STORY, deckLists: 'open' };
  for (const status of ['waiting', 'running'] as const) {
    const { story } = thargos.configFor!(wish, { status, knows: [true, true] });
    const { nodes } = story as StoryPlan;
    for (const [key, { role }] of Object.entries(OWN_STORY.nodes))
      assert.equal(
        Object.hasOwn(nodes, key),
        role !== 'secret',
        `expected ${key} to be visible if and only if its role isn’t secret, found the role ${role}`,
      );
  }
  assert.equal(thargos.configFor!(wish, { status: 'over', knows: [] }), wish);
});
