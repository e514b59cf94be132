import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Config } from '../../../games/cartographers/config.ts';
import { configure } from '../../../games/cartographers/configure.ts';
import { newKernel } from './kernel.ts';
import { MOST_LOOKS } from './kernel-layout.ts';
import { CoreRandom } from './random.ts';
import { FEWEST_LOOKS, Rollout } from './rollout.ts';
import { coreRules } from './rules.ts';
import { beginSolo, newSoloGame, playOn, type SoloGame } from './solo.ts';
import { randomWish } from './test/wish.ts';

const RULES = 150;
const GAMES = 8;

const anyEdicts = (game: SoloGame, random: CoreRandom): void => {
  for (const [suit, pool] of game.rules.pools.entries())
    if (!game.rules.fixed) game.edicts[suit] = pool[random.below(pool.length)]!;
};

test('rollouts with the WebAssembly kernel give the same sheets, scores and node counts as rollouts without it', () => {
  const kernel = newKernel();
  assert.ok(kernel, 'expected this Node.js to support WebAssembly');
  const [plain, fast] = [new Rollout(), new Rollout(kernel)];
  for (let seed = 1; seed <= RULES; seed++) {
    const random = new CoreRandom(seed);
    const wish = randomWish(random);
    const rules = coreRules(configure(wish) as Config);
    const game = newSoloGame(rules);
    const other = newSoloGame(rules, kernel);
    for (let i = 0; i < GAMES; i++) {
      plain.looks = fast.looks = i % 2 === 0 ? FEWEST_LOOKS : MOST_LOOKS;
      anyEdicts(game, random);
      for (const [letter, edict] of game.edicts.entries()) other.edicts[letter] = edict;
      kernel.load(other);
      for (const [by, on] of [
        [plain, game],
        [fast, other],
      ] as const) {
        by.reseed(seed * GAMES + i);
        beginSolo(on, by);
        playOn(on, by, by);
      }
      const says = `expected the same with and without the kernel for rules ${seed}, game ${i}: ${JSON.stringify(wish)} ${game.edicts.map(({ id }) => id)}`;
      assert.deepEqual(other.sheet, game.sheet, says);
      assert.deepEqual(other.scores, game.scores, says);
      assert.equal(fast.nodes, plain.nodes, says);
    }
  }
});

test('`newKernel` returns undefined if WebAssembly is missing or its compilation is forbidden', t => {
  const kept = Object.getOwnPropertyDescriptor(globalThis, 'WebAssembly')!;
  t.after(() => Object.defineProperty(globalThis, 'WebAssembly', kept));
  const forbidden = {
    Module: class {
      constructor() {
        throw new Error('refused by the policy of the page');
      }
    },
  };
  for (const value of [undefined, forbidden]) {
    Object.defineProperty(globalThis, 'WebAssembly', { ...kept, value });
    assert.equal(newKernel(), undefined);
  }
});
