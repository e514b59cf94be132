import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed, stream } from '../../../engine/random.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { countCells } from '../../../games/cartographers/board/rows.ts';
import { configure } from '../../../games/cartographers/configure.ts';
import { anyCommand, cartographers, type Options, type State } from '../../../games/cartographers/index.ts';
import { mustCoverRuins } from '../../../games/cartographers/phases/draw.ts';
import { rulesOf } from '../../../games/cartographers/rules.ts';
import { drawCommand, listCandidates, newCandidates, type Worth, worthOf } from './candidates.ts';
import { exploreOf } from './index.ts';
import * as at from './layout.ts';
import { loadSolo } from './load.ts';
import * as moves from './moves.ts';
import { CoreRandom } from './random.ts';
import { RandomSolo } from './random-solo.ts';
import { type CoreExplore, type CoreRules, coreRules } from './rules.ts';
import { writeLays } from './shapes.ts';
import { beginSolo, newSoloGame, playOn, type SoloGame } from './solo.ts';
import { randomWish } from './test/wish.ts';

const GAMES = 40;

const randomWorth = (rules: CoreRules, random: CoreRandom): Worth => ({
  edicts: rules.pools.map(pool => pool[random.below(pool.length)]!),
  edictWeights: [0, 1, 2, 3].map(() => random.below(3)),
  coinWeight: random.below(5),
  monsterWeight: random.below(5),
});

/** Lists the candidates in a simple way: makes every drawing on a copy, and values the sheet before and after it. */
const naive = (game: SoloGame, card: CoreExplore, worth: Worth): string[] => {
  const { rules, sheet, bound } = game;
  const found: string[] = [];
  const before = worthOf(rules, sheet, worth);
  const add = (lay: number, terrain: number, act: (copy: Int32Array) => void): void => {
    const copy = sheet.slice();
    act(copy);
    found.push(`${lay} ${terrain} ${worthOf(rules, copy, worth) - before}`);
  };
  const n = moves.listDraws(rules, sheet, card, bound);
  if (n > 0) {
    const lays = new Int32Array(4000);
    for (const lay of lays.subarray(0, writeLays(card.ways, lays)))
      for (const terrain of card.terrains)
        add(lay, terrain, copy => moves.draw(rules, copy, card, lay, terrain));
    return found;
  }
  const empty = moves.sizeOf(sheet, at.EMPTY);
  for (let i = 0; i < empty; i++) {
    const place = moves.pickPlace(sheet, at.EMPTY, i);
    for (const terrain of n === at.NOTHING_FITS ? card.single : card.ruinsSingle)
      add(place, terrain, copy => moves.drawSingle(rules, copy, card, place, terrain));
  }
  return found;
};

test('the value of a candidate is how much its drawing changes the value of the sheet', () => {
  const candidates = newCandidates();
  let seen = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    const random = new CoreRandom(seed);
    const config = configure(randomWish(new CoreRandom(seed)));
    assert.ok(!isRefusal(config));
    const game = newSoloGame(coreRules(config));
    const worth = randomWorth(game.rules, random);
    const by = new RandomSolo(seed);
    const draw = (now: SoloGame, card: CoreExplore): void => {
      if (random.below(4) === 0) {
        const before = now.sheet.slice();
        const n = listCandidates(now.rules, now.sheet, card, now.bound, worth, candidates);
        const listed = Array.from({ length: n }, (_, i) =>
          [candidates.lays[i], candidates.terrains[i], candidates.values[i]].join(' '),
        );
        assert.deepEqual(
          now.sheet,
          before,
          `expected \`listCandidates\` not to change the sheet, seed ${seed}`,
        );
        assert.deepEqual(
          listed,
          naive(now, card, worth),
          `expected the candidates of ${card.id} to have the values of a naive listing, seed ${seed}`,
        );
        seen += n;
      }
      by.draw(now, card);
    };
    beginSolo(game, by);
    playOn(game, by, { draw, hero: by.hero.bind(by), victim: by.victim.bind(by) });
  }
  assert.ok(seen > 10_000);
});

test('the candidates of the core are exactly the commands that the engine accepts', () => {
  const candidates = newCandidates();
  for (let seed = 1; seed <= 12; seed++) {
    const random = stream(parseSeed(`candidates ${seed}`).seed, 'test');
    const events = cartographers.setup(1, parseSeed(`game ${seed}`), randomWish(new CoreRandom(seed)));
    assert.ok(!isRefusal(events));
    let state = events.reduce<State | undefined>(cartographers.evolve, undefined) as State;
    while (state.phase.type !== 'over') {
      const view = cartographers.view(state, 0);
      const options = cartographers.options(view);
      if (state.phase.type === 'draw') {
        const rules = coreRules(state.config);
        const game = newSoloGame(rules);
        loadSolo(game, view, 0, new CoreRandom(seed));
        const card = exploreOf(rules, state.phase.card);
        const bound = mustCoverRuins(rulesOf(state.config), state.column);
        const worth = randomWorth(rules, new CoreRandom(seed));
        const n = listCandidates(rules, game.sheet, card, bound, worth, candidates);
        for (let i = 0; i < n; i += 7)
          assert.ok(
            cartographers.allows(options, drawCommand(card, candidates, i)),
            `expected every candidate to be legal, seed ${seed}`,
          );
        assert.equal(n, commandCount(options), `expected one candidate per legal command, seed ${seed}`);
      }
      const command = anyCommand(options, random);
      assert.ok(command);
      const next = cartographers.decide(state, 0, command);
      assert.ok(!isRefusal(next));
      ({ state } = next);
    }
  }
});

const commandCount = (options: Options): number => {
  if (options.type === 'drawSingle') return countCells(options.cells) * options.terrains.length;
  if (options.type !== 'draw') return -1;
  const lays = options.shapes.flatMap(shape => shape.lays);
  return lays.reduce((sum, lay) => sum + countCells(lay.anchors), 0) * options.terrains.length;
};
