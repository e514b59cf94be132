import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed, pick, stream } from '../../../engine/random.ts';
import type { StoryPlan } from '../stories/story.ts';
import type { State } from '../types.ts';
import { action, deed, ONE } from './cards.ts';
import { thargos } from './game.ts';
import { KINDS, type Kind, overGames, playGame, startGame } from './games.ts';
import { checkEvents, checkHidden, otherEvent, viewersOf } from './non-interference.ts';
import { OWN_STORY, withRules } from './other-rules.ts';
import { duel } from './table.ts';

const json = (value: unknown): string => JSON.stringify(value);

test('nothing that a viewer receives depends on cards hidden from them, in every mode: views, options, events, log details, refusals', () => {
  overGames('hidden', 11, (name, kind, random) => {
    playGame(kind, name, step => {
      const viewers = viewersOf(step.after);
      // Checking all viewers at every step takes too long, so nine of ten steps check one random viewer.
      checkHidden(step, random.below(10) === 0 ? viewers : [pick(random, viewers)], random);
    });
  });
});

/** A random deck for each seat and for the Rival. Every mode allows random decks. */
const decksFor = ({ seats, wish }: Kind) => {
  const isSolo = wish.mode?.startsWith('solo') && wish.soloStory !== 'thargosOnly';
  return Array.from({ length: isSolo ? 2 : seats }, () => 'random');
};

/** Plays a game of each kind and asserts that nothing that viewers receive depends on hidden cards. */
const checkKinds = (
  label: string,
  kinds: readonly Kind[],
  observe: (after: State) => void = () => undefined,
): void =>
  kinds.forEach((kind, i) => {
    const name = `${label} ${i}`;
    const random = stream(parseSeed(name).seed, 'check');
    const [started, ...events] = startGame(kind, name);
    const before = thargos.evolve(undefined, started!);
    for (const viewer of viewersOf(before)) {
      const told = thargos.redact(otherEvent(started!, new Map(), viewer), viewer, undefined);
      assert.equal(
        json(told),
        json(thargos.redact(started!, viewer, undefined)),
        `expected the "started" event of ${name} to be the same for other hidden cards`,
      );
      checkEvents({ before, events }, viewer, random);
    }
    playGame(kind, name, step => {
      observe(step.after);
      if (random.below(2) === 0) checkHidden(step, [pick(random, viewersOf(step.after))], random);
    });
  });

test('HT-A-41 with deckLists "hidden", nothing that a viewer receives depends on the deck lists of others, in every mode', () => {
  checkKinds(
    'hidden lists',
    KINDS.map(kind => withRules(kind, { deckLists: 'hidden', decks: decksFor(kind) })),
  );
});

test('HT-A-51 in a custom story, nothing that a viewer receives depends on secret Missions that are still face down', () => {
  const stories = KINDS.filter(({ wish: { mode } }) => mode === 'story' || mode === 'solo-story');
  let found = 0;
  const lookForSecrets = ({ config, story, faces }: State): void => {
    const { nodes } = config.story as StoryPlan;
    const isFound = (key: string): boolean => faces[story!.missions[key]!] !== null;
    if (Object.keys(nodes).some(key => nodes[key]!.role === 'secret' && isFound(key))) found += 1;
  };
  checkKinds(
    'own story',
    stories.flatMap(kind => [
      withRules(kind, { story: OWN_STORY }),
      withRules(kind, { story: OWN_STORY, deckLists: 'hidden', decks: decksFor(kind), movement: 'paced' }),
    ]),
    lookForSecrets,
  );
  assert.ok(
    found > 20,
    `expected more than 20 steps to follow the reveal of a secret Mission, found ${found}`,
  );
});

test('during the opening, players see no hand but their own', () => {
  overGames('opening', 11, (name, kind, random) => {
    const [started, ...events] = startGame(kind, name);
    const before = thargos.evolve(undefined, started!);
    for (const viewer of viewersOf(before)) {
      const told = thargos.redact(otherEvent(started!, new Map(), viewer), viewer, undefined);
      assert.equal(json(told), json(thargos.redact(started!, viewer, undefined)));
      checkEvents({ before, events }, viewer, random);
    }
  });
});

test('viewers receive the seed of the game only after its end', () => {
  overGames('seed', 11, (name, kind) => {
    playGame(kind, name, ({ after, events }) => {
      const { seed } = after.secret;
      for (const viewer of viewersOf(after)) {
        const isShown = json(thargos.view(after, viewer)).includes(seed);
        assert.equal(isShown, after.result !== null);
        const told = events.map(event => thargos.redact(event, viewer, after));
        assert.equal(json(told).includes(seed), after.result !== null);
      }
    });
  });
});

test('a view has no "secret" key', () => {
  overGames('view', 11, (name, kind) => {
    playGame(kind, name, ({ after }) => {
      for (const viewer of viewersOf(after)) assert.ok(!('secret' in thargos.view(after, viewer)));
    });
  });
});

test('a reaction that a player may play from their hand is hidden from other viewers until it is played', () => {
  const parry = action('Parry', {
    play: 'reaction',
    effects: [
      { on: 'actionPlayed', side: 'opponent', optional: true, do: [{ op: 'cancel', target: 'playedCard' }] },
    ],
  });
  const raid = deed('Raid', { op: 'burn', who: 'opponent', amount: 2 });
  const t = duel({ a: { hand: [raid] }, b: { hand: [ONE, parry] } }).play('Raid');
  assert.equal(t.asked, '1 choose confirm');
  const own = thargos.view(t.state, 1);
  assert.ok(
    json(own.question).includes(parry.id),
    'expected the question to name the card for the player who holds it',
  );
  for (const viewer of [0, 'spectator'] as const) {
    const { question, agenda, faces } = thargos.view(t.state, viewer);
    assert.ok(!json([question, agenda, faces]).includes(`"${parry.id}"`));
    const told = t.events.map(event => thargos.redact(event, viewer, t.state));
    assert.ok(!json(told).includes(`"${parry.id}"`));
    const [hidden] = t.state.secret.hands[1]!.filter(card => t.state.secret.faces[card] === parry.id);
    assert.ok(!json(agenda).includes(`"source":${hidden}`));
    // Bots search ahead in sampled states, so an opponent's sample doesn't need this card.
    const dealt = thargos.sample(thargos.view(t.state, viewer), stream(parseSeed('deal').seed, 'deal'));
    assert.ok(dealt.question);
  }
  const burned = t
    .choose('yes')
    .told('moved')
    .filter(({ why }) => why === 'burn');
  assert.deepEqual(burned, [], 'expected the canceled Raid to burn no cards');
});
