import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed, pick, type Random, stream } from '../../../engine/random.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { range } from '../../../engine/util.ts';
import { anyCommand } from '../asking/pick.ts';
import { DEFAULT_SET } from '../cards/set.ts';
import { ancestorsOf, pathNodes } from '../stories/graph.ts';
import { STORIES } from '../stories/shipped.ts';
import type { Command, State } from '../types.ts';
import { ALL_WANTS, showOff, TABLES, Wishes } from './exhaustive.ts';
import { thargos } from './game.ts';
import { foldEvents, startGame } from './games.ts';

const MOST_GAMES = 200;

test('random games use every shipped card in every way that its type allows, and carry out each of its effects', () => {
  assert.equal(new Set(ALL_WANTS.map(({ card }) => card)).size, DEFAULT_SET.length);
  const wishes = new Wishes();
  const stop = wishes.listen();
  try {
    for (let i = 0; i < MOST_GAMES && wishes.left.size > 0; i++)
      showOff(wishes, `show ${i}`, TABLES[i % TABLES.length]!);
  } finally {
    stop();
  }
  assert.deepEqual(
    [...wishes.left.keys()],
    [],
    `expected every card to be used in every way within ${MOST_GAMES} games`,
  );
});

/**
 * A random answer that attempts this node if possible. An opponent opposes and then concedes, so the attempt
 * succeeds.
 */
const eager = (state: State, node: string, random: Random): Command => {
  const options = thargos.options(thargos.view(state, state.question?.seat ?? 0));
  const some = range(4).flatMap(() => anyCommand(options, random) ?? []);
  if (options.type === 'act') {
    const open = options.nodes.find(each => each.node === node);
    if (open && random.below(2) === 0) return { type: 'attemptNode', node, hero: pick(random, open.heroes) };
  }
  if (options.type === 'oppose') return { type: 'oppose', hero: options.heroes[0]! };
  if (options.type === 'defend') return { type: 'concede' };
  const worth = (command: Command): number => (command.type === 'placePam' ? command.cards.length : 0);
  return some.reduce((best, command) => (worth(command) > worth(best) ? command : best));
};

/**
 * Starts a game of two bots that have completed all nodes before this one. Returns whether one of them wins
 * it.
 */
const canWin = (story: string, node: string, name: string): boolean => {
  const kind = { seats: 2, wish: { mode: 'story', story, decks: ['random', 'random'] } } as const;
  const start = foldEvents(startGame(kind, name));
  const before = [...ancestorsOf(STORIES[story]!, [node])];
  let state = foldEvents(
    before.flatMap(key => [0, 1].map(seat => ({ type: 'won', seat, vp: 0, node: key }) as const)),
    start,
  );
  const random = stream(parseSeed(name).seed, 'eager');
  while (state.question) {
    const decided = thargos.decide(state, state.question.seat, eager(state, node, random));
    if (isRefusal(decided))
      throw new Error(`expected a legal answer, got the refusal ${JSON.stringify(decided)}`);
    if (decided.events.some(event => event.type === 'won' && event.node === node)) return true;
    ({ state } = decided);
  }
  return false;
};

test('bots can win every node of every shipped story, and a Mission of its secondary pile', () => {
  for (const [story, plan] of Object.entries(STORIES))
    for (const node of [...pathNodes(plan), 'secondary'])
      assert.ok(
        range(20).some(i => canWin(story, node, `${story} ${node} ${i}`)),
        `expected a bot to win ${node} of ${story} in one of 20 games, found none`,
      );
});
