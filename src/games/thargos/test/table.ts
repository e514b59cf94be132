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
import { checkCards } from './invariants.ts';
import { checkTold } from './redacted-events.ts';
import { tableWith, type Wish } from './situation.ts';

/** A game in a test: gives commands by card names, and shows refusals and the cards in each place as text. */

/** Freezes a value and all its parts. If a decision changes a frozen state, it throws. */
export const frozen = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
  return value;
};

export const cardNameIn = (state: State, card: Instance): string =>
  design(state.config, state.secret.faces[card]!).card.name.en;

/** The number of the card with this name, among the given cards if there are any. */
export const cardNamed = (state: State, name: string, among?: readonly Instance[]): Instance => {
  const found = (among ?? range(state.secret.faces.length)).find(card => cardNameIn(state, card) === name);
  if (found === undefined) throw new Error(`expected a card named ${name}, found none`);
  return found;
};

const handOf = ({ question, secret }: State): readonly Instance[] => secret.hands[question?.seat ?? 0]!;

/** Cards of the hand with the colors to place them on, from texts such as `Two power`. */
const placed = (state: State, texts: readonly string[]): Placed[] => {
  const left = [...handOf(state)];
  return texts.map(text => {
    const [name, colour] = text.split(' ');
    const card = cardNamed(state, name!, left);
    left.splice(left.indexOf(card), 1);
    return { card, colour: colour as Attribute };
  });
};

/** Converts picks to their numbers. A pick is a name, such as that of a card, or already a number. */
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

/** Functions that make commands from card names. */
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
  /** A command that needs no translation from names. */
  give: (_: State, command: Command): Command => command,
} as const;

type Args<F> = F extends (state: State, ...args: infer A) => Command ? A : never;
type Does = { readonly [C in keyof typeof COMMANDS]: (...args: Args<(typeof COMMANDS)[C]>) => Played };
type Refuses = { readonly [C in keyof typeof COMMANDS]: (...args: Args<(typeof COMMANDS)[C]>) => string };

/** A game at one point, with functions that give commands and describe the state. */
export interface Played extends Does {
  readonly state: State;
  /** The events of the last command. */
  readonly events: readonly Event[];
  /** The code of the refusal, or `accepted`. */
  readonly no: Refuses;
  /** The asked seat and the type of its question, such as `0 act` or `1 choose hero`. */
  readonly asked: string;
  /** The names of the possible picks, in order. */
  readonly from: string;
  hand(seat: Seat): string;
  /** The names of the cards in the deck. The first is drawn next. */
  deck(seat: Seat): string;
  discard(seat: Seat): string;
  score(seat: Seat): string;
  readonly missions: string;
  /** For each place, the hero and the cards beside them. */
  row(seat: Seat): string;
  /** The current attributes such as `3 2 1`, followed by `w` if the hero is wounded. */
  attrs(name: string): string;
  readonly vp: string;
  /** The public totals of attack and defense on each color of the Mission. */
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
  if (isRefusal(decided))
    throw new Error(`expected a legal answer, but it was refused: ${JSON.stringify(decided)}`);
  const { events } = decided;
  const granted = thargos.allows(thargos.options(thargos.view(state, seat)), command);
  assert.ok(granted, `expected allows to accept the legal command ${JSON.stringify(command)}`);
  let after = state;
  for (const event of events) {
    after = thargos.evolve(after, event);
    checkCards(after);
  }
  assert.deepEqual(decided.state, after, 'expected the events of a decision to give its state');
  checkTold(events, after);
  return at(after, events);
};

const refused = (state: State, command: Command): string => {
  const seat = state.question?.seat ?? 0;
  const answer = thargos.decide(frozen(state), seat, command);
  if (!isRefusal(answer)) return 'accepted';
  const isGranted = thargos.allows(thargos.options(thargos.view(state, seat)), command);
  assert.ok(
    !isGranted,
    `expected allows to reject ${JSON.stringify(command)}, which decide refuses with ${answer.refused}`,
  );
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

/** A new game with its first question. */
export const opened = (seats: number, config: ConfigWish, seed = 'test'): Played => {
  const events = thargos.setup(seats, parseSeed(seed), config);
  if (isRefusal(events)) throw new Error(`expected a playable config, found ${JSON.stringify(events)}`);
  let state: State | undefined;
  for (const event of events) {
    state = thargos.evolve(state, event);
    checkCards(state);
  }
  if (!state) throw new Error('expected events, found none');
  checkTold(events, state);
  return at(state, events);
};

export const refusedSetup = (seats: number, config: ConfigWish): string => {
  const events = thargos.setup(seats, parseSeed('test'), config);
  return isRefusal(events) ? [events.refused, events.fault].filter(Boolean).join(' ') : 'accepted';
};
