import { parseSeed, pick, type Random, shuffled, stream } from '../../../engine/random.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { range } from '../../../engine/util.ts';
import { anyCommand } from '../asking/pick.ts';
import { holds } from '../board/evaluate.ts';
import { heroAt } from '../board/lookup.ts';
import { seatOf } from '../board/places.ts';
import type { Card, CardId, Deck, HeroCard } from '../cards/card.ts';
import { DEFAULT_SET } from '../cards/set.ts';
import type { Effect, Op } from '../effects/effect.ts';
import { DEFINITIONS } from '../effects/verbs/index.ts';
import type { Event } from '../events.ts';
import type { Command, FaceName, State } from '../types.ts';
import { thargos } from './game.ts';
import { foldEvents, type Kind } from './games.ts';

/** Bots that try to use every shipped card in every way, and the list of uses that haven't happened yet. */

/** A use of a card that the games must contain. */
export interface Want {
  readonly card: CardId;
  readonly way: string;
  /** If the use is an operation: it must be carried out. */
  readonly op?: Op;
  /** If the use is a continuous effect: its condition must hold while the card is in play. */
  readonly standing?: { readonly effect: Effect; readonly face?: FaceName };
}

const insideOf = (op: Op): readonly Op[] => {
  if (op.op === 'if') return [...op.then, ...(op.else ?? [])];
  return op.op === 'choose' ? op.options.flatMap(option => option.do) : [];
};

const allOps = (ops: readonly Op[]): Op[] => ops.flatMap(op => [op, ...allOps(insideOf(op))]);

const effectWants = (card: CardId, effects: readonly Effect[] = [], face?: FaceName): Want[] =>
  effects.flatMap((effect, i): Want[] => {
    const name = `${face ?? ''} effect ${i}`.trim();
    if (effect.on === 'static')
      return [{ card, way: `${name} in force`, standing: face ? { effect, face } : { effect } }];
    return allOps([...(effect.cost ?? []), ...effect.do]).map((op, at) => ({
      card,
      way: `${name}, ${effect.on} ${effect.window ?? ''}: ${op.op} ${at}`,
      op,
    }));
  });

const wantsOf = (card: Card): Want[] => {
  const { id } = card;
  const way = (name: string): Want => ({ card: id, way: name });
  switch (card.type) {
    case 'hero':
      return [
        way('placed'),
        ...effectWants(id, card.faces.active.effects, 'active'),
        ...effectWants(id, card.faces.wounded.effects, 'wounded'),
      ];
    case 'advantage':
      return [way('modifier'), way('attached'), ...effectWants(id, card.effects)];
    case 'action':
      return [
        way('modifier'),
        way(card.play === 'track' ? 'put down' : 'played'),
        ...effectWants(id, card.effects),
      ];
    case 'mission':
      return [way('modifier'), way('laid out'), way('won'), ...effectWants(id, card.effects)];
  }
};

export const ALL_WANTS: readonly Want[] = DEFAULT_SET.flatMap(wantsOf);

/** The uses that haven't happened yet. */
export class Wishes {
  readonly left = new Map<string, Want>(ALL_WANTS.map(want => [`${want.card} ${want.way}`, want]));
  readonly #done = new Map<CardId, Set<Op>>();

  /**
   * Wraps the handlers in DEFINITIONS, which the game calls, to observe every operation of every card.
   * Returns a function that removes the wrappers.
   */
  listen(): () => void {
    type Handle = (run: unknown, op: Op, task: Heard) => void;
    const verbs = Object.values(DEFINITIONS as unknown as Record<string, { run: Handle }>);
    const before = verbs.map(({ run }) => run);
    for (const [i, verb] of verbs.entries())
      verb.run = (run, op, task) => {
        const seen = this.#done.get(task.context.card) ?? new Set();
        this.#done.set(task.context.card, seen.add(op));
        before[i]!(run, op, task);
      };
    return () => {
      for (const [i, verb] of verbs.entries()) verb.run = before[i]!;
    };
  }

  cross(card: CardId | null | undefined, way: string): void {
    if (card) this.left.delete(`${card} ${way}`);
  }

  crossOps(): void {
    for (const [key, { card, op }] of this.left)
      if (op && this.#done.get(card)?.has(op)) this.left.delete(key);
  }

  wants(card: CardId | null | undefined): boolean {
    return [...this.left.values()].some(want => want.card === card);
  }

  get cards(): Set<CardId> {
    return new Set([...this.left.values()].map(({ card }) => card));
  }
}

interface Heard {
  readonly context: { readonly card: CardId };
}

const watchEvents = (wishes: Wishes, events: readonly Event[], state: State): void => {
  const face = (card: number): CardId => state.secret.faces[card]!;
  for (const event of events)
    switch (event.type) {
      case 'heroPlaced':
        wishes.cross(face(event.hero), 'placed');
        break;
      case 'committed':
        for (const card of event.secret?.cards.flat() ?? []) wishes.cross(face(card), 'modifier');
        break;
      case 'moved':
        for (const card of event.cards ?? []) {
          if (event.to.zone === 'advantages') wishes.cross(face(card), 'attached');
          if (event.to.zone === 'actions') wishes.cross(face(card), 'put down');
          if (event.to.zone === 'limbo' && event.why === 'play') wishes.cross(face(card), 'played');
          if (event.to.zone === 'mission') wishes.cross(face(card), 'laid out');
          if (event.why === 'win') wishes.cross(face(card), 'won');
        }
        break;
    }
};

/** Crosses off the continuous effects of cards in play if their condition holds. */
const watchStanding = (wishes: Wishes, state: State): void => {
  const standing = [...wishes.left].filter(([, want]) => want.standing);
  if (standing.length === 0) return;
  for (const [post, { advantages, actions }] of state.posts.entries()) {
    const who = heroAt(state, post);
    if (who === null) continue;
    for (const source of [who, ...advantages, ...actions]) {
      const card = state.secret.faces[source];
      const face = state.heroes[source]?.face;
      for (const [key, want] of standing) {
        if (want.card !== card || (face && want.standing?.face !== face)) continue;
        const context = { seat: seatOf(post), source, card, post, bound: null, vars: {} };
        if (holds(state, want.standing?.effect.if, context)) wishes.left.delete(key);
      }
    }
  }
};

/** A deck that favors cards with uses that haven't happened yet. */
export const wantedDeck = (wishes: Wishes, random: Random, id: string): Deck => {
  const wanted = wishes.cards;
  const first = <C extends Card>(cards: readonly C[]): C[] => {
    const mixed = shuffled(random, cards);
    return [...mixed.filter(card => wanted.has(card.id)), ...mixed.filter(card => !wanted.has(card.id))];
  };
  const heroes: HeroCard[] = [];
  for (const card of first(DEFAULT_SET.filter(each => each.type === 'hero')))
    if (heroes.length < 4 && !heroes.some(({ person }) => person === card.person)) heroes.push(card);
  const cards: Record<string, number> = {};
  for (const type of ['mission', 'advantage', 'action'] as const) {
    let room = 20;
    for (const card of first(DEFAULT_SET.filter(each => each.type === type))) {
      const copies = Math.min(room, card.locked ? 1 : 4);
      if (copies > 0) cards[card.id] = copies;
      room -= copies;
    }
  }
  return { id, heroes: heroes.map(card => card.id), cards };
};

/** Kinds of tables. Together they allow every use of every card. */
export const TABLES: readonly Kind[] = [
  { seats: 2, wish: { mode: 'duel' } },
  { seats: 2, wish: { mode: 'duel', undead: true } },
  { seats: 3, wish: { mode: 'circle' } },
  { seats: 1, wish: { mode: 'solo', solo: { rivalFullEffects: true } } },
];

const served = (wishes: Wishes, state: State, command: Command): number => {
  const face = (card: number): CardId => state.secret.faces[card]!;
  if ('cards' in command && typeof command.cards !== 'number')
    return command.cards.filter(({ card }) => wishes.left.has(`${face(card)} modifier`)).length;
  if (command.type === 'attempt') {
    const mission = state.missions[command.track];
    return mission !== null && mission !== undefined && wishes.wants(face(mission)) ? 2 : 0;
  }
  return 'card' in command && wishes.wants(face(command.card)) ? 3 : 0;
};

/** Of up to four random answers, the one with the most cards whose uses haven't happened yet. */
const wantedAnswer = (wishes: Wishes, state: State, random: Random): Command => {
  const options = thargos.options(thargos.view(state, state.question?.seat ?? 0));
  const some = range(4).flatMap(() => anyCommand(options, random) ?? []);
  if (some.length === 0)
    throw new Error(`expected a legal answer for seat ${state.question?.seat}, found none`);
  const best = Math.max(...some.map(command => served(wishes, state, command)));
  return pick(
    random,
    some.filter(command => served(wishes, state, command) === best),
  );
};

/**
 * Plays one game with decks and answers that favor missing uses, and removes those that happen from the list.
 */
export const showOff = (wishes: Wishes, name: string, { seats, wish }: Kind): void => {
  const random = stream(parseSeed(name).seed, 'show');
  const players = wish.mode === 'solo' ? 2 : seats;
  const decks = range(players).map(i => wantedDeck(wishes, random, `wanted-${i}`));
  const start = thargos.setup(seats, parseSeed(name), { sets: 'core+condar', decks, ...wish });
  if (isRefusal(start))
    throw new Error(`${name}: expected a playable config, found ${JSON.stringify(start)}`);
  let state = foldEvents(start);
  watchEvents(wishes, start, state);
  while (state.question) {
    const decided = thargos.decide(state, state.question.seat, wantedAnswer(wishes, state, random));
    if (isRefusal(decided))
      throw new Error(`expected a legal answer, got the refusal ${JSON.stringify(decided)}`);
    ({ state } = decided);
    watchEvents(wishes, decided.events, state);
    watchStanding(wishes, state);
  }
  wishes.crossOps();
};
