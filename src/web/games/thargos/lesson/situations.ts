import { parseSeed } from '../../../../engine/random.ts';
import { isRefusal } from '../../../../engine/refusal.ts';
import type { Batch } from '../../../../engine/replay.ts';
import { range } from '../../../../engine/util.ts';
import {
  beginRun,
  type CardId,
  type Command,
  DEFAULT_SET,
  type Deck,
  type Event,
  emit,
  type Instance,
  next,
  type PostState,
  postOf,
  proceed,
  type State,
} from '../../../../games/thargos/ui.ts';
import { game } from '../rules.ts';
import { type LessonStep, STEPS, type StepId } from './steps.ts';

/** The player's heroes, then the opponent's. Effects of heroes that fight in the lesson ask no questions. */
const TEAMS: readonly (readonly CardId[])[] = [
  ['C402', 'C401', 'C404', 'C403'],
  ['C411', 'C412', 'C410', 'C409'],
];

const SEED = parseSeed('a lesson');

const TYPES = ['mission', 'advantage', 'action'] as const;
const LETTERS = { mission: 'M', advantage: 'L', action: 'A' } as const;

/** Cards of one type that fill up a deck after the cards that a step needs. */
const fillerOf = (type: (typeof TYPES)[number]): readonly CardId[] =>
  DEFAULT_SET.filter(card => card.type === type && card.set === 'core' && !card.locked).map(({ id }) => id);

/** One side's deck: the step's cards, filled up. It isn't a ready-made deck, because those may change. */
const deckOf = ({ missions, hands, beside = {}, won }: LessonStep, seat: number): Deck => {
  const lies = Object.entries(beside).flatMap(([at, ids]) => (at.startsWith(String(seat)) ? ids : []));
  const needed = [
    ...missions.slice(seat * 2, seat * 2 + 2),
    ...hands[seat]!,
    ...lies,
    ...(won?.[seat] ?? []),
  ];
  const cards: Record<CardId, number> = {};
  for (const id of needed) cards[id] = (cards[id] ?? 0) + 1;
  for (const type of TYPES) {
    const lacks = 20 - needed.filter(id => id.startsWith(LETTERS[type])).length;
    for (const i of range(lacks)) {
      const filler = fillerOf(type);
      const id = filler[i % filler.length]!;
      cards[id] = (cards[id] ?? 0) + 1;
    }
  }
  return { id: `lesson-${seat}`, heroes: TEAMS[seat]!, cards };
};

const begun = (step: LessonStep): State => {
  const decks = TEAMS.map((_, seat) => deckOf(step, seat));
  const events = game.setup(2, SEED, { mode: 'duel', quickPlay: true, decks });
  if (isRefusal(events)) throw new Error(`expected the lesson to start, got ${JSON.stringify(events)}`);
  return game.evolve(undefined, events[0]!);
};

/** Takes cards with given ids from the players' decks. */
const supplyOf = (state: State) => {
  const left = state.secret.decks.map(pile => [...pile]);
  const take = (seat: number, id: CardId): Instance => {
    const at = left[seat]!.findIndex(card => state.secret.faces[card] === id);
    if (at < 0)
      throw new Error(`expected the deck of seat ${seat} to have one more copy of ${id}, found none`);
    return left[seat]!.splice(at, 1)[0]!;
  };
  return { left, take };
};

/** A prepared table: the state at the start of a turn, the log since then, and the state after that log. */
export interface Situation {
  readonly start: State;
  readonly log: readonly Batch<Command, Event>[];
  readonly state: State;
}

const vpOf = (id: CardId): number => {
  const card = DEFAULT_SET.find(found => found.id === id);
  return card?.type === 'mission' ? card.vp : 0;
};

/** Creates a step's prepared position at the start of a turn of a duel. */
const layOut = (step: LessonStep): Situation => {
  const { missions, hands, beside = {}, won = [[], []], decks = [30, 30], turn = 0 } = step;
  const start = begun(step);
  const { left, take } = supplyOf(start);
  const posts: PostState[] = [];
  for (const [seat, team] of TEAMS.entries())
    for (const [place, id] of team.entries()) {
      const hero = start.heroes.findIndex((_, card) => start.secret.faces[card] === id);
      const lies = beside[`${seat}${place}`] ?? [];
      posts[postOf(seat, place)] = { hero, advantages: lies.map(card => take(seat, card)), actions: [] };
    }
  const tracks = missions.map((id, track) => take(track < 2 ? 0 : 1, id));
  const held = hands.map((hand, seat) => hand.map(id => take(seat, id)));
  const scores = won.map((ids, seat) => ids.map(id => take(seat, id)));
  const piles = left.map((pile, seat) => pile.slice(0, decks[seat]));
  const gone = left.map((pile, seat) => pile.slice(decks[seat]));
  const hidden = new Set([...held, ...piles].flat());
  const state: State = {
    ...start,
    players: start.players.map((player, seat) => ({
      ...player,
      team: [],
      hand: held[seat]!.length,
      deck: piles[seat]!.length,
      discard: gone[seat]!,
      score: scores[seat]!,
      vp: won[seat]!.reduce((sum, id) => sum + vpOf(id), 0),
    })),
    posts,
    missions: tracks,
    owed: tracks.map(() => null),
    faces: start.secret.faces.map((id, card) => (hidden.has(card) ? null : id)),
    secret: { ...start.secret, hands: held, decks: piles },
  };
  const run = beginRun(state);
  emit(run, { type: 'turnBegun', seat: turn });
  next(run, { do: 'act' }, { do: 'score' }, { do: 'endTurn' });
  proceed(run);
  return { start: state, log: [{ events: run.events }], state: run.state };
};

/** The situation after a command by the player who is asked. */
export const answer = ({ start, log, state }: Situation, command: Command): Situation => {
  const seat = state.question?.seat ?? 0;
  const decided = game.decide(state, seat, command);
  if (isRefusal(decided))
    throw new Error(`expected a legal ${command.type} in the lesson, got the refusal ${decided.refused}`);
  return { start, log: [...log, { seat, command, events: decided.events }], state: decided.state };
};

/** The situation in which a step asks the player, after the step's preparing commands. */
export const situationOf = (id: StepId): Situation => {
  const step = STEPS[id];
  return (step.before ?? []).reduce((at, make) => answer(at, make(at.state)), layOut(step));
};
