import assert from 'node:assert/strict';
import type { Seat } from '../../../engine/game.ts';
import { parseSeed } from '../../../engine/random.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { range } from '../../../engine/util.ts';
import { ATTRIBUTES, type Attribute } from '../attributes.ts';
import { attributesOf } from '../board/evaluate.ts';
import { design } from '../board/library.ts';
import { postOf } from '../board/places.ts';
import { openTotals } from '../board/values.ts';
import type { ConfigWish } from '../config.ts';
import type { Event } from '../events.ts';
import type { Command, Instance, Placed, RefereeChange, State } from '../types.ts';
import { thargos } from './game.ts';
import { checkTold } from './redacted-events.ts';
import { tableWith, type Wish } from './situation.ts';

/** A table to play at in words: what is done, what is refused, and what lies where afterwards. */

/** Whatever is decided, the state before it stays as it was. */
export const frozen = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
  return value;
};

/** HT-7.7: every card lies in one place, and what is counted is what lies there. */
export const checkCards = (state: State): void => {
  const { secret, players, posts, missions, limbo, out, story } = state;
  const all = [
    ...players.flatMap(({ discard, score, team }) => [...discard, ...score, ...team]),
    ...posts.flatMap(place => [place.hero ?? [], place.advantages, place.actions].flat()),
    ...missions.flatMap(card => card ?? []),
    ...secret.hands.flat(),
    ...secret.decks.flat(),
    ...secret.attack.flat(),
    ...secret.defence.flat(),
    ...secret.secondary,
    ...(story
      ? [...Object.values(story.missions), ...(story.secondary === null ? [] : [story.secondary])]
      : []),
    ...limbo,
    ...out,
  ].sort((a, b) => a - b);
  assert.deepEqual(all, range(secret.faces.length));
  for (const [seat, { hand, deck }] of players.entries())
    assert.deepEqual([hand, deck], [secret.hands[seat]!.length, secret.decks[seat]!.length]);
};

export const cardNameIn = (state: State, card: Instance): string =>
  design(state.config, state.secret.faces[card]!).card.name.en;

/** The number of a card by its name: one of those given, if any are. */
export const cardNamed = (state: State, name: string, among?: readonly Instance[]): Instance => {
  const found = (among ?? range(state.secret.faces.length)).find(card => cardNameIn(state, card) === name);
  if (found === undefined) throw new Error(`no ${name} there`);
  return found;
};

const handOf = ({ question, secret }: State): readonly Instance[] => secret.hands[question?.seat ?? 0]!;

/** `Two power`: cards of the hand with a colour each. */
const placed = (state: State, texts: readonly string[]): Placed[] => {
  const left = [...handOf(state)];
  return texts.map(text => {
    const [name, colour] = text.split(' ');
    const card = cardNamed(state, name!, left);
    left.splice(left.indexOf(card), 1);
    return { card, colour: colour as Attribute };
  });
};

/** What is picked, by name where it has one. */
const picked = (state: State, texts: readonly (string | number)[]): number[] => {
  const left = [...state.secret.from];
  const kind = state.question?.type === 'choose' ? state.question.prompt.kind : undefined;
  return texts.map(text => {
    if (typeof text === 'number') return text;
    if (kind === 'attribute') return ATTRIBUTES.indexOf(text as Attribute);
    if (kind === 'confirm') return text === 'yes' ? 1 : 0;
    const card = cardNamed(state, text, left);
    left.splice(left.indexOf(card), 1);
    return card;
  });
};

/** Commands in words. */
const COMMANDS = {
  attach: (state: State, card: string, host: string): Command => ({
    type: 'attach',
    card: cardNamed(state, card, handOf(state)),
    hero: cardNamed(state, host),
  }),
  play: (state: State, card: string, host?: string): Command => ({
    type: 'playAction',
    card: cardNamed(state, card, handOf(state)),
    ...(host === undefined ? {} : { hero: cardNamed(state, host) }),
  }),
  attempt: (_: State, track = 0): Command => ({ type: 'attempt', track }),
  place: (state: State, ...cards: string[]): Command => ({
    type: 'placePam',
    cards: placed(state, cards),
  }),
  defend: (state: State, ...cards: string[]): Command => ({
    type: 'defend',
    cards: placed(state, cards),
  }),
  concede: (): Command => ({ type: 'concede' }),
  use: (state: State, card: string, effect = 0): Command => ({
    type: 'useAbility',
    card: cardNamed(state, card),
    effect,
  }),
  refill: (state: State, card: string): Command => ({
    type: 'refill',
    card: cardNamed(state, card, handOf(state)),
  }),
  choose: (state: State, ...picks: (string | number)[]): Command => ({
    type: 'choose',
    picks: picked(state, picks),
  }),
  limit: (_: State, cards: number): Command => ({ type: 'chooseHandLimit', cards }),
  shift: (state: State, who: string, track: number): Command => ({
    type: 'shift',
    hero: cardNamed(state, who),
    track,
  }),
  placeHero: (state: State, who: string, track: number): Command => ({
    type: 'placeHero',
    hero: cardNamed(state, who, state.players[state.question?.seat ?? 0]!.team),
    track,
  }),
  placeMission: (state: State, card: string, track: number): Command => ({
    type: 'placeMission',
    card: cardNamed(state, card, handOf(state)),
    track,
  }),
  propose: (_: State, ...changes: RefereeChange[]): Command => ({ type: 'propose', changes }),
  agree: (): Command => ({ type: 'agree' }),
  object: (): Command => ({ type: 'object' }),
  pass: (): Command => ({ type: 'pass' }),
  /** Any command, in numbers. */
  give: (_: State, command: Command): Command => command,
} as const;

type Args<F> = F extends (state: State, ...args: infer A) => Command ? A : never;
type Does = { readonly [C in keyof typeof COMMANDS]: (...args: Args<(typeof COMMANDS)[C]>) => Played };
type Refuses = { readonly [C in keyof typeof COMMANDS]: (...args: Args<(typeof COMMANDS)[C]>) => string };

/** A table at a moment, with all that can be done and read there. */
export interface Played extends Does {
  readonly state: State;
  /** What the last command brought about. */
  readonly events: readonly Event[];
  /** Why a command is refused; `accepted` when it is not. */
  readonly no: Refuses;
  /** Who is asked what: `0 act`, `1 choose hero`. */
  readonly asked: string;
  /** What may be picked, by name. */
  readonly from: string;
  hand(seat: Seat): string;
  /** The next card first. */
  deck(seat: Seat): string;
  discard(seat: Seat): string;
  score(seat: Seat): string;
  readonly missions: string;
  /** Hero and cards beside him, by place. */
  row(seat: Seat): string;
  /** Attributes now, as `3 2 1`; `w` behind when wounded. */
  attrs(name: string): string;
  readonly vp: string;
  /** Visible totals in the conflict: attack and defence on the colours of the Mission. */
  readonly totals: string;
  told<T extends Event['type']>(type: T): Extract<Event, { type: T }>[];
}

const namesOf = (state: State, cards: readonly Instance[]): string =>
  cards.map(card => cardNameIn(state, card)).join(' ');

const PICKED_BY_NAME = ['hero', 'advantage', 'trackCard', 'mission', 'pam', 'card', 'order'];

const fromText = (state: State): string => {
  const { question, secret } = state;
  if (question?.type !== 'choose' || PICKED_BY_NAME.includes(question.prompt.kind))
    return namesOf(state, secret.from);
  return secret.from.map(i => (question.prompt.kind === 'attribute' ? ATTRIBUTES[i] : `${i}`)).join(' ');
};

const attrsText = (state: State, name: string): string => {
  const card = cardNamed(state, name, range(state.heroes.length));
  const { power, mind, mysticism } = attributesOf(state, card);
  return `${power} ${mind} ${mysticism}${state.heroes[card]!.face === 'wounded' ? ' w' : ''}`;
};

const totalsText = (state: State): string => {
  const { colours, attack, defence } = openTotals(state);
  return colours.map(colour => `${colour} ${attack[colour]}:${defence[colour]}`).join(' ');
};

const askedText = ({ question, result }: State): string => {
  if (!question) return result ? `over ${result.why} ${result.places.join(' ')}` : 'nothing';
  const kind = question.type === 'choose' ? ` ${question.prompt.kind}` : '';
  return `${question.seat} ${question.type}${kind}`;
};

const playedOn = (state: State, command: Command): Played => {
  const seat = state.question?.seat ?? 0;
  const decided = thargos.decide(frozen(state), seat, command);
  if (isRefusal(decided)) throw new Error(`refused: ${JSON.stringify(decided)}`);
  const { events } = decided;
  const granted = thargos.allows(thargos.options(thargos.view(state, seat)), command);
  assert.ok(granted, 'accepted, but not among the options');
  let after = state;
  for (const event of events) {
    after = thargos.evolve(after, event);
    checkCards(after);
  }
  assert.deepEqual(decided.state, after, 'the events lead to another state');
  checkTold(events, after);
  return at(after, events);
};

const refused = (state: State, command: Command): string => {
  const seat = state.question?.seat ?? 0;
  const answer = thargos.decide(frozen(state), seat, command);
  if (!isRefusal(answer)) return 'accepted';
  const isGranted = thargos.allows(thargos.options(thargos.view(state, seat)), command);
  assert.ok(!isGranted, 'refused, but among the options');
  return answer.refused;
};

const mapped = <T>(state: State, then: (command: Command) => T) =>
  Object.fromEntries(
    Object.entries(COMMANDS).map(([name, make]) => [
      name,
      (...args: unknown[]) => then((make as (state: State, ...args: unknown[]) => Command)(state, ...args)),
    ]),
  );

export const at = (state: State, events: readonly Event[] = []): Played => ({
  ...(mapped(state, command => playedOn(state, command)) as Does),
  no: mapped(state, command => refused(state, command)) as Refuses,
  state,
  events,
  asked: askedText(state),
  from: fromText(state),
  hand: seat => namesOf(state, state.secret.hands[seat]!),
  deck: seat => namesOf(state, state.secret.decks[seat]!.toReversed()),
  discard: seat => namesOf(state, state.players[seat]!.discard),
  score: seat => namesOf(state, state.players[seat]!.score),
  missions: state.missions.map(card => (card === null ? '-' : cardNameIn(state, card))).join(' '),
  row: seat =>
    range(4)
      .map(place => {
        const { hero: who, advantages, actions } = state.posts[postOf(seat, place)]!;
        return [
          who === null ? '-' : cardNameIn(state, who),
          ...[...advantages, ...actions].map(c => cardNameIn(state, c)),
        ].join('+');
      })
      .join(' '),
  attrs: name => attrsText(state, name),
  vp: state.players.map(({ vp }) => vp).join(' '),
  get totals() {
    return totalsText(state);
  },
  told: type => events.filter(event => event.type === type) as never,
});

export const duel = (wish: Wish = {}): Played => at(tableWith(wish));

/** A game from its very beginning. */
export const opened = (seats: number, config: ConfigWish, seed = 'test'): Played => {
  const events = thargos.setup(seats, parseSeed(seed), config);
  if (isRefusal(events)) throw new Error(JSON.stringify(events));
  let state: State | undefined;
  for (const event of events) {
    state = thargos.evolve(state, event);
    checkCards(state);
  }
  if (!state) throw new Error('no events');
  checkTold(events, state);
  return at(state, events);
};

export const refusedSetup = (seats: number, config: ConfigWish): string => {
  const events = thargos.setup(seats, parseSeed('test'), config);
  return isRefusal(events) ? [events.refused, events.fault].filter(Boolean).join(' ') : 'accepted';
};
