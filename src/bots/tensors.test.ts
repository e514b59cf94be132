import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playMatch } from '../engine/match.ts';
import { parseSeed } from '../engine/random.ts';
import { isRefusal } from '../engine/refusal.ts';
import type { ConfigWish } from '../games/cartographers/config.ts';
import { cartographers } from '../games/cartographers/game.ts';
import type { View } from '../games/cartographers/types.ts';
import { thargos } from '../games/thargos/game.ts';
import type { View as ThargosView } from '../games/thargos/types.ts';
import { BOTS } from './cartographers/index.ts';
import { tensors } from './cartographers/tensors.ts';
import type { Tensor } from './tensor.ts';
import { BOTS as THARGOS_BOTS } from './thargos/index.ts';
import { tensors as thargosTensors } from './thargos/tensors.ts';

const at = ({ names, values, shape }: Tensor, name: string): number => {
  assert.equal(new Set(names).size, names.length, 'expected the names of a tensor to be unique');
  assert.equal(
    values.length,
    shape.reduce((a, b) => a * b, 1),
  );
  assert.ok(names.includes(name), `expected a value named "${name}" in the tensor`);
  return values[names.indexOf(name)]!;
};

/** The spaces for which a plane is 1. */
const plane = ({ names, values, shape }: Tensor, name: string): number[] => {
  const size = shape[1]! * shape[2]!;
  const from = names.indexOf(name) * size;
  return [...values.slice(from, from + size).entries()]
    .filter(([, value]) => value === 1)
    .map(([cell]) => cell);
};

/** Plays a game, and visits the view of every decision. */
const watch = (config: ConfigWish, seats: number, look: (view: View) => void): void => {
  const player: typeof BOTS.random = (view, random) => {
    look(view);
    return BOTS.random(view, random);
  };
  const players = Array.from({ length: seats }, () => player);
  const match = playMatch(cartographers, { seed: parseSeed('tensors'), config, players });
  assert.ok(!isRefusal(match));
};

test('the planes of a Cartographers tensor show each space of the sheet that the player draws on', () => {
  const sheets = new Set<boolean>();
  watch({ game: 'heroes', map: 'A' }, 2, view => {
    const { sheet, planes, table } = tensors(view);
    assert.deepEqual(planes.shape.slice(1), [11, 11]);
    const rows = view.sheets[sheet]!.forest;
    const forest = rows.flatMap((bits, r) =>
      Array.from({ length: 11 }, (_, c) => c)
        .filter(c => bits & (1 << c))
        .map(c => r * 11 + c),
    );
    assert.deepEqual(plane(planes, 'forest'), forest);
    assert.equal(plane(planes, 'mountain').length, 5);
    assert.equal(at(table, `season: ${view.season}`), 1);
    assert.equal(at(table, `edict C: ${view.edicts[2]}`), 1);
    assert.equal(at(table, 'coins earned'), view.tracks[sheet]!.coinsEarned);
    if ('card' in view.phase) assert.equal(at(table, `card: ${view.phase.card}`), 1);
    if (view.phase.type === 'ambush') sheets.add(sheet === view.viewer);
  });
  // In an ambush, players draw on a neighbor's sheet.
  assert.deepEqual([...sheets], [false]);
});

test('the planes of a hidden sheet are 0 except for its printed layer', () => {
  watch({ openSheets: false }, 2, view => {
    const other = view.viewer === 0 ? 1 : 0;
    if (view.phase.type !== 'draw') return;
    assert.equal(view.sheets[other], null);
    const { planes } = tensors(view, other);
    assert.deepEqual(plane(planes, 'forest'), []);
    assert.equal(plane(planes, 'mountain').length, 5);
  });
});

test('the table tensor of a Thargos duel contains the decision, the points and the hands', () => {
  const asked = new Set<string>();
  const player: typeof THARGOS_BOTS.random = (view: ThargosView, random) => {
    const { table } = thargosTensors(view);
    const me = view.viewer as number;
    assert.equal(at(table, `asked: ${view.question?.type}`), 1);
    assert.equal(at(table, 'me: target'), view.players[me]!.target);
    assert.equal(at(table, '1 on: hand'), view.players[1 - me]!.hand);
    for (const card of view.hand) assert.ok(at(table, `in my hand: ${view.faces[card]}`) >= 1);
    const total = table.names.reduce(
      (sum, name, i) => (name.startsWith('in my hand') ? sum + table.values[i]! : sum),
      0,
    );
    assert.equal(total, view.hand.length);
    asked.add(view.question!.type);
    return THARGOS_BOTS.random(view, random);
  };
  const match = playMatch(thargos, { seed: parseSeed('tensors'), config: {}, players: [player, player] });
  assert.ok(!isRefusal(match));
  assert.ok(asked.has('attack') && asked.has('act'));
});
