import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assetKey, resolveAssets } from '../../../engine/module.ts';
import { parseSeed, stream } from '../../../engine/random.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { anyCommand } from '../asking/pick.ts';
import { libraryOf } from '../board/library.ts';
import type { Card } from '../cards/card.ts';
import { DEFAULT_SET } from '../cards/set.ts';
import type { ConfigWish, PackRef } from '../config.ts';
import { type ThargosModule, thargos } from '../module.ts';
import { packHash } from '../packs/apply.ts';
import type { Pack } from '../packs/pack.ts';
import { kurnor } from '../stories/kurnor.ts';
import { STORY_ASSETS } from '../stories/shipped.ts';
import { planOf } from '../stories/state.ts';
import type { State } from '../types.ts';

/** A pack that changes the VP of all Missions to this number. */
const packWorth = (vp: number): Pack => ({
  format: 'thargos-cardpack/1',
  pack: { id: `worth-${vp}`, version: '1.0.0', mode: 'overlay', provenance: 'community' },
  cards: DEFAULT_SET.flatMap(card => (card.type === 'mission' ? [{ ...card, vp } as Card] : [])),
  decks: [],
  stories: [],
});

const refTo = (pack: Pack): PackRef => ({ id: pack.pack.id, version: '1.0.0', hash: packHash(pack) });
const withPacks = (...packs: readonly Pack[]): ThargosModule =>
  thargos.withAssets(new Map(packs.map(pack => [assetKey({ kind: 'pack', key: packHash(pack) }), pack])));

const ONE = packWorth(1);
const SIX = packWorth(6);
const SEED = parseSeed('supplies');
const jsonOf = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const started = (game: ThargosModule, wish: ConfigWish, seats = 2): State => {
  const events = game.setup(seats, SEED, wish);
  if (isRefusal(events)) throw new Error(`expected a playable config, found ${JSON.stringify(events)}`);
  return events.reduce(game.evolve, undefined as State | undefined) as State;
};

const lackOf = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return isRefusal(error) ? { refused: error.refused, kind: error.kind, key: error.key } : error;
  }
};

test('requiredAssets lists packs by hash and shipped stories by name', () => {
  const packs = [refTo(ONE), refTo(SIX)];
  assert.deepEqual(thargos.requiredAssets({}), []);
  assert.deepEqual(thargos.requiredAssets({ story: 'condar' }), [], 'expected a duel to require no story');
  assert.deepEqual(thargos.requiredAssets({ mode: 'story' }), [{ kind: 'story', key: 'kurnor' }]);
  assert.deepEqual(thargos.requiredAssets({ mode: 'solo-story', story: kurnor }), []);
  assert.deepEqual(thargos.requiredAssets({ mode: 'story', story: 'condar', packs }), [
    { kind: 'pack', key: packHash(ONE), id: 'worth-1' },
    { kind: 'pack', key: packHash(SIX), id: 'worth-6' },
    { kind: 'story', key: 'condar' },
  ]);
  assert.deepEqual(
    thargos.requiredAssets({ packs: 'none' as never, mode: 7 as never }),
    [],
    'expected a config that `configure` refuses to require no assets',
  );
});

test('a module requires only assets that it has not received yet', async () => {
  const wish: ConfigWish = { mode: 'story', packs: [refTo(ONE), refTo(SIX)] };
  const half = withPacks(ONE);
  assert.deepEqual(half.requiredAssets(wish), [
    { kind: 'pack', key: packHash(SIX), id: 'worth-6' },
    { kind: 'story', key: 'kurnor' },
  ]);
  const whole = half.withAssets(new Map([[assetKey({ kind: 'pack', key: packHash(SIX) }), SIX]]));
  const game = whole.withAssets(STORY_ASSETS);
  assert.deepEqual(game.requiredAssets(wish), []);
  const asked = () => assert.fail('expected the module to require no assets');
  assert.equal(await resolveAssets(game, wish, asked), game);
});

test('two games with different packs can alternate in one process without affecting each other', () => {
  const tables = [ONE, SIX].map(pack => {
    const game = withPacks(pack);
    return { game, vp: pack === ONE ? 1 : 6, state: started(game, { packs: [refTo(pack)] }), wins: 0 };
  });
  const random = stream(SEED.seed, 'players');
  for (let step = 0; step < 4000 && tables.some(({ state }) => !state.result); step++) {
    const table = tables[step % 2]!;
    const { game, state, vp } = table;
    const seat = state.question?.seat;
    if (seat === undefined) continue;
    // Every seventh state is read from JSON, as on a server that stores it.
    const before = step % 7 === 0 ? jsonOf(state) : state;
    const command = anyCommand(game.options(jsonOf(game.view(before, seat))), random);
    const decided = command && game.decide(before, seat, command);
    assert.ok(decided && !isRefusal(decided));
    for (const event of decided.events) {
      if (event.type !== 'won') continue;
      assert.equal(event.vp, vp);
      table.wins += 1;
    }
    table.state = decided.state;
  }
  for (const { wins } of tables) assert.ok(wins > 0);
});

test('a module without a game’s pack or story refuses the game, even if another module has received it', () => {
  const packs = [refTo(ONE)];
  const rich = withPacks(ONE);
  const state = started(rich, { packs });
  const missing = { refused: 'lacking', kind: 'pack', key: packHash(ONE) };
  for (const poor of [thargos, withPacks(SIX), withPacks()]) {
    assert.deepEqual(poor.setup(2, SEED, { packs }), { ...missing, id: 'worth-1' });
    const first = (rich.setup(2, SEED, { packs }) as readonly never[])[0]!;
    assert.deepEqual(
      lackOf(() => poor.evolve(undefined, first)),
      missing,
    );
    // A state that was made by a module with the pack is refused, too.
    assert.deepEqual(
      lackOf(() => poor.decide(state, 0, { type: 'pass' })),
      missing,
    );
    assert.deepEqual(
      lackOf(() => poor.options(rich.view(state, 0))),
      missing,
    );
    assert.ok(rich.options(rich.view(state, 0)));
  }
  assert.deepEqual(thargos.setup(1, SEED, { mode: 'story' }), {
    refused: 'lacking',
    kind: 'story',
    key: 'kurnor',
  });
  assert.ok(
    started(thargos, { mode: 'story', story: kurnor }, 1),
    'expected setup to need no asset for a story that the config contains as an object',
  );
});

test('withAssets keeps earlier assets, and equal configs share one library, story and config even if read from JSON', () => {
  const game = withPacks(ONE).withAssets(STORY_ASSETS);
  const wish: ConfigWish = { mode: 'story', quickPlay: true, packs: [refTo(ONE)] };
  const state = started(game, wish, 1);
  const again = jsonOf(state);
  game.options(game.view(again, 0));
  assert.notEqual(again.config, state.config);
  assert.equal(libraryOf(again.config), libraryOf(state.config));
  assert.equal(planOf(again.config), planOf(state.config));
  assert.equal(game.configure(wish), game.configure(jsonOf(wish)));
  const other = started(game, { packs: [refTo(ONE)] });
  assert.equal(
    libraryOf(other.config),
    libraryOf(state.config),
    'expected configs with the same packs and other rules to share one library',
  );
  const plain = jsonOf(started(thargos, {}));
  assert.equal(libraryOf(plain.config), libraryOf(started(thargos, { quickPlay: true }).config));
});

test('each decision has an id that only the asked seat may answer', () => {
  const state = started(thargos, {});
  const seat = state.question?.seat as number;
  assert.equal(thargos.decision(state, seat), '1');
  assert.equal(thargos.decision(state, 1 - seat), undefined);
  const command = anyCommand(thargos.options(thargos.view(state, seat)), stream(SEED.seed, 'one'));
  const decided = command && thargos.decide(state, seat, command);
  assert.ok(decided && !isRefusal(decided));
  const after = decided.state;
  assert.equal(thargos.decision(after, after.question?.seat as number), '2');
});
