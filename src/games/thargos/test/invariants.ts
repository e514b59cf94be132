import assert from 'node:assert/strict';
import { sum } from '../../../engine/util.ts';
import { missionCard } from '../board/library.ts';
import { seatOf } from '../board/places.ts';
import { isStoryMode } from '../modes.ts';
import type { Instance, State } from '../types.ts';
import type { Step } from './games.ts';
import { checkTold } from './redacted-events.ts';

/**
 * Asserts what must hold after every step of a game: each card in one place (HT-7.7), valid tracks, a
 * question or a result, and correct points.
 */
export const checkStep = ({ before, after, events }: Pick<Step, 'before' | 'after' | 'events'>): void => {
  checkCards(after);
  checkTable(after);
  checkQuestion(after);
  checkTold(events, after);
  checkPoints(before, after, events);
};

/** Every place at the table with its cards, including hidden places. */
export const placesOf = (state: State): readonly (readonly [string, readonly Instance[]])[] => {
  const { secret, players, posts, missions, story, limbo, out } = state;
  const shown = (card: Instance | null | undefined): Instance[] => (card == null ? [] : [card]);
  return [
    ...secret.decks.map((cards, seat) => [`deck ${seat}`, cards] as const),
    ...secret.hands.map((cards, seat) => [`hand ${seat}`, cards] as const),
    ...players.flatMap(({ discard, score, team }, seat) => [
      [`discard ${seat}`, discard] as const,
      [`score ${seat}`, score] as const,
      [`team ${seat}`, team] as const,
    ]),
    ...posts.flatMap(({ hero, advantages, actions }, post) => [
      [`hero ${post}`, shown(hero)] as const,
      [`advantages ${post}`, advantages] as const,
      [`actions ${post}`, actions] as const,
    ]),
    ['tracks', missions.flatMap(shown)],
    ['story', story ? Object.values(story.missions) : []],
    ['pile', [...secret.secondary, ...shown(story?.secondary)]],
    ['modifiers', [...secret.attack, ...secret.defence].flat()],
    ['limbo', limbo],
    ['out', out],
  ];
};

/** HT-7.7: every card is in exactly one place, and the public numbers of cards are correct. */
export const checkCards = (state: State): void => {
  const where = new Map<Instance, string>();
  for (const [place, cards] of placesOf(state))
    for (const card of cards) {
      assert.equal(
        where.get(card),
        undefined,
        `expected card ${card} to be in one place, found it in ${where.get(card)} and ${place}`,
      );
      where.set(card, place);
    }
  const lost = state.secret.faces.flatMap((face, card) => (where.has(card) ? [] : `card ${card} (${face})`));
  assert.deepEqual(lost, [], `expected every card to have a place, found none for ${lost.join(', ')}`);
  for (const [seat, { hand, deck }] of state.players.entries()) {
    assert.equal(hand, state.secret.hands[seat]!.length);
    assert.equal(deck, state.secret.decks[seat]!.length);
  }
  if (state.story) assert.equal(state.story.secondaryLeft, state.secret.secondary.length);
  for (const [card, id] of state.faces.entries())
    if (id !== null)
      assert.equal(
        id,
        state.secret.faces[card],
        `expected the public face of card ${card} to be its real one, found ${id}`,
      );
};

const checkTable = (state: State): void => {
  const { conflict, secret, posts, heroes, missions, config } = state;
  const modifiers = [...secret.attack, ...secret.defence].flat();
  if (!conflict)
    assert.deepEqual(
      modifiers,
      [],
      `expected modifiers to exist only during a conflict, found ${modifiers.join(' ')}`,
    );
  else
    for (const side of ['attack', 'defence'] as const) {
      const [power, mind, mysticism] = secret[side].map(cards => cards.length);
      assert.deepEqual(
        [conflict[side].power, conflict[side].mind, conflict[side].mysticism],
        [power, mind, mysticism],
      );
    }
  assert.equal(missions.length, isStoryMode(config) ? 0 : 2 * state.players.length);
  for (const mission of missions)
    if (mission !== null)
      assert.match(
        String(state.faces[mission]),
        /^M/,
        `expected the card on the track to be a Mission, found ${state.faces[mission]}`,
      );
  for (const [post, { hero, advantages, actions }] of posts.entries()) {
    if (hero === null) {
      assert.deepEqual(
        advantages,
        [],
        `expected post ${post}, which has no hero, to have no Advantages, found ${advantages.join(' ')}`,
      );
      // HT-7.6: track cards stay without a hero, but in a story they belong to a hero.
      if (isStoryMode(config))
        assert.deepEqual(
          actions,
          [],
          `expected post ${post}, which has no hero, to have no Actions in a story`,
        );
      continue;
    }
    assert.match(String(state.faces[hero]), /^C/);
    assert.equal(
      heroes[hero]!.owner,
      seatOf(post),
      `expected the hero ${hero} at post ${post} to belong to seat ${seatOf(post)}`,
    );
    for (const card of advantages) assert.match(String(state.faces[card]), /^L/);
    for (const card of actions) assert.match(String(state.faces[card]), /^A/);
  }
  if (state.solo) assert.ok(state.solo.infamy >= 0 && state.solo.infamy <= 6);
};

/** Asserts that the game is over or asks a seat that is still playing. */
const checkQuestion = ({ question, result, limbo, seats, players }: State): void => {
  assert.equal(
    question === null,
    result !== null,
    'expected the state to have a question or a result, but not both',
  );
  if (!question) return;
  assert.ok(question.seat < seats && !players[question.seat]!.isOut);
  if (question.type === 'act')
    assert.deepEqual(limbo, [], `expected limbo to be empty between commands, found ${limbo.join(' ')}`);
};

/** HT-6.1: points are those of the Missions won plus those added by effects. */
const checkPoints = (before: State, after: State, events: Step['events']): void => {
  for (const seat of after.players.keys()) {
    const { vp } = after.players[seat]!;
    const gained = sum(
      events.map(event =>
        (event.type === 'won' || event.type === 'gained') && event.seat === seat ? event.vp : 0,
      ),
    );
    const isClear = !events.some(event => event.type === 'gained' && event.seat === seat && event.vp < 0);
    if (isClear) assert.equal(vp, before.players[seat]!.vp + gained);
    assert.ok(vp >= 0);
  }
  for (const [i, event] of events.entries()) {
    if (event.type !== 'won') continue;
    const moved = events[i - 1];
    const card =
      moved?.type === 'moved' && moved.why === 'win'
        ? moved.cards?.[0]
        : after.story?.missions[event.node ?? ''];
    const id = card === undefined ? undefined : after.faces[card];
    assert.ok(
      id && event.vp === missionCard(after.config, id).vp,
      `expected the winner to get the VP of the Mission ${id}, found ${event.vp}`,
    );
  }
};
