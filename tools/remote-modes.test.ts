import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assetKey } from '../src/engine/module.ts';
import { stream } from '../src/engine/random.ts';
import { isRefusal } from '../src/engine/refusal.ts';
import { DEFAULT_SET } from '../src/games/thargos/cards/set.ts';
import { thargos } from '../src/games/thargos/game.ts';
import { packHash } from '../src/games/thargos/packs/apply.ts';
import { readPack } from '../src/games/thargos/packs/parse.ts';
import type { View } from '../src/games/thargos/types.ts';
import { clientOf } from '../src/server/test/client.ts';
import { ANY, sitDown } from '../src/server/test/players.ts';
import { startServer } from '../src/server/test/serving.ts';
import { type AnyScreen, goTo, isAsServer, play, reached } from './remote/seated.ts';

/** In these tests, pages play the modes of Thargos on a real server, and decide together what a card does. */

const serving = await startServer();
const doors = clientOf(serving.address);
const MOST_MS = 120_000;

for (const [name, config, seats] of [
  ['a circle', { mode: 'circle', quickPlay: true }, 3],
  ['a story', { mode: 'story' }, 2],
  ['a cooperative story', { mode: 'story', coop: true }, 2],
] as const)
  test(`pages play ${name} to its end on a server`, { timeout: MOST_MS }, async () => {
    const table = await sitDown(doors, 'thargos', seats, { config, seed: 'remote modes' });
    const people = Array.from({ length: seats }, (_, seat) => seat);
    const screens = await Promise.all(people.map(async seat => await goTo(serving.address, table, seat)));
    await Promise.all(people.map(seat => play(screens[seat]!, 'thargos', seat)));
    const { body } = await doors.get(`tables/${table.id}`, table.watch);
    assert.equal(body.status, 'over');
    assert.ok(body.view.result);
    for (const seat of people) await isAsServer(doors, table, screens[seat]!, seat);
    const record = await screens[0]!.record();
    assert.ok(!isRefusal(record) && record.seed, 'expected the record to contain the seed after the end');
  });

/** A card pack in which all instant Actions are applied by hand. */
const PACK = {
  format: 'thargos-cardpack/1',
  pack: { id: 'by-hand', version: '1.0.0', mode: 'overlay', provenance: 'userPrinted' },
  cards: DEFAULT_SET.filter(card => card.type === 'action' && card.play === 'instant').map(card => ({
    ...card,
    effects: [{ on: 'play', do: [{ op: 'manual', prompt: 'Read the card' }] }],
  })),
  decks: [],
  stories: [],
};

const BY_HAND = readPack(PACK)!;
const HASH = packHash(BY_HAND);
const rules = thargos.withAssets(new Map([[assetKey({ kind: 'pack', key: HASH }), BY_HAND]]));

/** Returns an instant Action that the viewer may play now, or undefined. */
const instantOf = (view: View): number | undefined => {
  if (view.question?.seat !== view.viewer) return undefined;
  const options = rules.options(view);
  return options.type === 'act' ? options.actions.find(({ heroes }) => !heroes)?.card : undefined;
};

const asked = (screen: AnyScreen, seat: number): View => screen.view(seat) as View;

test('a card is applied by hand only when both players agree: one proposes, the other objects, then agrees', {
  timeout: MOST_MS,
}, async () => {
  const config = { quickPlay: true, packs: [{ id: 'by-hand', version: '1.0.0', hash: HASH }] };
  const supplies = [{ kind: 'pack', data: BY_HAND, share: true }];
  const table = await sitDown(doors, 'thargos', 2, { config, supplies, seed: 'e2e 3' });
  const screens = await Promise.all([0, 1].map(async seat => await goTo(serving.address, table, seat)));
  const say = async (seat: number, command: object, refused?: string): Promise<void> => {
    const refusal = await screens[seat]!.submit(seat, command);
    assert.equal(refusal?.refused, refused);
    for (const screen of screens) await reached(screen, screens[seat]!.version.value);
  };
  /** Random numbers for the answers, until a player who has to answer can play an instant Action. */
  const random = stream('9c'.repeat(32), 'referee');
  let me = 0;
  for (;;) {
    me = asked(screens[0]!, 0).question!.seat;
    const view = asked(screens[me]!, me);
    if (instantOf(view) !== undefined) break;
    await say(me, ANY.thargos!(rules.options(view) as never, random) as object);
  }
  const you = 1 - me;
  const [my, your] = [screens[me]!, screens[you]!];
  const card = instantOf(asked(my, me));
  const { vp } = asked(my, me).players[me]!;
  const changes = [{ change: 'vp', who: me, amount: 2 }];
  await say(me, { type: 'playAction', card });
  assert.equal(asked(your, you).question?.type, 'referee');
  await say(you, { type: 'propose', changes }, 'not-asked');
  await say(me, { type: 'propose', changes });
  for (const [seat, screen] of screens.entries()) {
    const { question } = asked(screen, seat);
    assert.deepEqual([question?.type, question?.seat], ['agree', you]);
  }
  await say(me, { type: 'agree' }, 'not-asked');
  assert.equal(
    asked(your, you).players[me]!.vp,
    vp,
    'expected the VP to stay the same until the other player agrees',
  );
  await say(you, { type: 'object' });
  assert.deepEqual([asked(my, me).question?.type, asked(my, me).question?.seat], ['referee', me]);
  assert.equal(asked(my, me).players[me]!.vp, vp);
  await say(me, { type: 'propose', changes });
  await say(you, { type: 'agree' });
  for (const [seat, screen] of screens.entries()) {
    assert.equal(asked(screen, seat).players[me]!.vp, vp + 2);
    await isAsServer(doors, table, screen, seat);
  }
});
