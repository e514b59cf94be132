import assert from 'node:assert/strict';
import type { Viewer } from '../../../engine/game.ts';
import { type Random, shuffled } from '../../../engine/random.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { range } from '../../../engine/util.ts';
import type { Event } from '../events.ts';
import { looksOf } from '../flow/seen.ts';
import type { Instance, State } from '../types.ts';
import { logDetails } from '../words/log-details.ts';
import { thargos } from './game.ts';
import type { Step } from './games.ts';
import { otherCards, otherRules, otherStart } from './other-rules.ts';
import { wildCommand } from './random-packs.ts';

/**
 * Checks non-interference: a state with other hidden cards gives the viewer the same view, options, events
 * and refusals.
 */

const NONSENSE = 'f'.repeat(64);

type Change = ReadonlyMap<Instance, Instance>;

/** The numbers of the cards that are in places hidden from this viewer. */
const hiddenTo = (state: State, viewer: Viewer): Set<Instance> => {
  const { secret, conflict } = state;
  const hidden = new Set<Instance>([
    ...secret.decks.flat(),
    ...secret.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand)),
    ...secret.secondary,
  ]);
  if (conflict && !conflict.shown) {
    if (conflict.attacker !== viewer) for (const card of secret.attack.flat()) hidden.add(card);
    if (conflict.defender !== viewer) for (const card of secret.defence.flat()) hidden.add(card);
  }
  if (viewer === 'spectator') return hidden;
  for (const { card } of looksOf(secret, viewer)) hidden.delete(card);
  if (state.question?.seat === viewer) for (const card of secret.from) hidden.delete(card);
  return hidden;
};

/** Cards that this viewer has seen in a hand and that may now be face down in the conflict. */
const maybeLaid = (state: State, viewer: Viewer): Set<Instance> => {
  if (viewer === 'spectator' || state.result) return new Set();
  const asked = state.question?.seat === viewer ? state.secret.from : [];
  const looks = looksOf(state.secret, viewer).filter(({ zone, laid }) => zone === 'hand' && laid);
  return new Set(looks.map(({ card }) => card).filter(card => !asked.includes(card)));
};

type CardsOf = (state: State, viewer: Viewer) => Set<Instance>;

/**
 * A random permutation of the unseen cards, and one of the seen cards that may have been placed. It is
 * applied to all these states.
 */
const changeFor = (states: readonly [State, ...State[]], viewer: Viewer, random: Random): Change => {
  const inAll = (cardsOf: CardsOf): Set<Instance> => {
    const [first, ...others] = states.map(state => cardsOf(state, viewer));
    return new Set([...first!].filter(card => others.every(cards => cards.has(card))));
  };
  const [state] = states;
  return new Map([...changeOf(state, inAll(hiddenTo), random), ...changeOf(state, inAll(maybeLaid), random)]);
};

/** A random permutation of the card numbers of each deck and of the secondary pile, for hidden cards only. */
const changeOf = ({ blocks }: State, hidden: ReadonlySet<Instance>, random: Random): Change => {
  const change = new Map<Instance, Instance>();
  for (const i of blocks.keys()) {
    const own = [...hidden].filter(
      card => card >= blocks[i]! && card < (blocks[i + 1] ?? Number.POSITIVE_INFINITY),
    );
    const other = shuffled(random, own);
    for (const [at, card] of own.entries()) change.set(card, other[at]!);
  }
  return change;
};

/** The keys of states and events whose values are card numbers. */
const CARD_KEYS = new Set(
  'cards card deck decks hands hand secondary source bound from attack defence picks'.split(' '),
);

/** A copy of the value with its card numbers changed. */
const renumbered = <T>(value: T, change: Change, isCard = false): T => {
  if (typeof value === 'number') return (isCard ? (change.get(value) ?? value) : value) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(part => renumbered(part, change, isCard)) as T;
  const isAnswers = 'answers' in value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      if (isAnswers && key === 'answers')
        return [
          key,
          Object.fromEntries(Object.entries(part).map(([k, v]) => [k, renumbered(v, change, true)])),
        ];
      return [
        key,
        renumbered(part, change, CARD_KEYS.has(key) && (Array.isArray(part) || typeof part === 'number')),
      ];
    }),
  ) as T;
};

/** Exchanges the faces of unseen cards at random among the cards of each owner. */
const otherFaces = (
  state: State,
  viewer: Viewer,
  hidden: ReadonlySet<Instance>,
  random: Random,
): State['secret']['faces'] => {
  const faces = [...state.secret.faces];
  if (state.result) return faces;
  const unseen = new Set([...hidden].filter(card => state.faces[card] === null));
  for (const [card, other] of changeOf(state, unseen, random)) faces[other] = state.secret.faces[card]!;
  return otherCards(state, faces, unseen, viewer, random);
};

/** A different state in which this viewer has the same view. */
const scrambled = (state: State, viewer: Viewer, change: Change, random: Random): State => {
  const { secret } = state;
  const isAsked = state.question?.seat === viewer;
  const isSeen = (card: Instance): boolean =>
    viewer !== 'spectator' && looksOf(secret, viewer).some(look => look.card === card);
  const unseen = new Set([...change.keys()].filter(card => !isSeen(card)));
  return {
    ...otherRules(state, viewer),
    secret: {
      seed: state.result ? secret.seed : NONSENSE,
      decks: renumbered(secret.decks, change, true),
      hands: renumbered(secret.hands, change, true),
      secondary: renumbered(secret.secondary, change, true),
      attack: renumbered(secret.attack, change, true),
      defence: renumbered(secret.defence, change, true),
      faces: otherFaces(state, viewer, unseen, random),
      looked: secret.looked.map((list, seat) => (seat === viewer ? renumbered(list, change) : [])),
      ...(secret.seen && { seen: secret.seen.map((list, seat) => (seat === viewer ? list : [])) }),
      from: isAsked ? secret.from : range(random.below(4)).map(() => random.below(99)),
      agenda: renumbered(secret.agenda, change),
    },
  };
};

export const otherEvent = (event: Event, change: Change, viewer: Viewer): Event => {
  const other = renumbered(event, change);
  if (other.type !== 'started' || !other.secret) return other;
  return { ...otherStart(other, viewer), secret: { ...other.secret, seed: NONSENSE, faces: ['M1'] } };
};

export const viewersOf = (state: State): Viewer[] => [...range(state.seats), 'spectator'];

const json = (value: unknown): string => JSON.stringify(value);

const checkView = (state: State, viewer: Viewer, random: Random): State => {
  const change = changeFor([state], viewer, random);
  const other = scrambled(state, viewer, change, random);
  const seen = thargos.view(state, viewer);
  assert.equal(json(thargos.view(other, viewer)), json(seen));
  assert.equal(json(thargos.options(thargos.view(other, viewer))), json(thargos.options(seen)));
  return other;
};

export const checkEvents = (step: Pick<Step, 'before' | 'events'>, viewer: Viewer, random: Random): void => {
  let state = step.before;
  for (const event of step.events) {
    const after = thargos.evolve(state, event);
    const change = changeFor([state, after], viewer, random);
    assert.equal(
      json(
        thargos.redact(otherEvent(event, change, viewer), viewer, scrambled(state, viewer, change, random)),
      ),
      json(thargos.redact(event, viewer, state)),
    );
    checkAbout(event, otherEvent(event, change, viewer), { state, after, viewer, change, random });
    state = after;
  }
};

interface Around {
  readonly state: State;
  readonly after: State;
  readonly viewer: Viewer;
  readonly change: Change;
  readonly random: Random;
}

/** Compares log details. They depend on the state after the event, redaction on the state before it. */
const checkAbout = (event: Event, other: Event, around: Around): void => {
  const { state, after, viewer, change, random } = around;
  const seen = thargos.redact(event, viewer, state);
  const otherSeen = thargos.redact(other, viewer, scrambled(state, viewer, change, random));
  assert.equal(
    json(otherSeen && logDetails(otherSeen, viewer, scrambled(after, viewer, change, random))),
    json(seen && logDetails(seen, viewer, after)),
  );
};

/** Whether and why an arbitrary command is refused must not depend on hidden cards. */
const checkRefusals = (state: State, other: State, seat: number, random: Random): void => {
  for (const _ of range(2)) {
    const wild = wildCommand(state, random);
    const answer = thargos.decide(state, seat, wild);
    const again = thargos.decide(other, seat, wild);
    assert.equal(
      isRefusal(again),
      isRefusal(answer),
      `expected the refusal to be the same with other hidden cards, found ${json({ wild, answer, again })}`,
    );
    if (isRefusal(answer)) assert.equal(json(again), json(answer));
  }
};

/** Asserts that what these viewers receive in one step doesn't depend on hidden cards. */
export const checkHidden = (step: Step, viewers: readonly Viewer[], random: Random): void => {
  for (const viewer of viewers) {
    const other = checkView(step.after, viewer, random);
    if (viewer !== 'spectator') checkRefusals(step.after, other, viewer, random);
    checkEvents(step, viewer, random);
  }
};
