import {
  ATTRIBUTES,
  type CardId,
  type Command,
  type Event,
  type Instance,
  postOf,
  type State,
} from '../../../../games/thargos/ui.ts';
import type { Judged } from '../../../screens/lesson/teach.ts';

/** The steps of the lesson, in order. Each is played at a table with a prepared position from a duel. */
export const STEP_IDS = [
  'goal',
  'totals',
  'cards',
  'spread',
  'mirror',
  'letGo',
  'advantage',
  'burned',
] as const;
export type StepId = (typeof STEP_IDS)[number];

export interface LessonStep {
  /** The id of the rule to which the step links. */
  readonly rule: string;
  /** The Missions by track. The first two come from the player's deck. */
  readonly missions: readonly [CardId, CardId, CardId, CardId];
  readonly hands: readonly [readonly CardId[], readonly CardId[]];
  /** Attached Advantages by hero. The key is the seat, then the hero: `10` is seat 1's hero 0, the opponent's first. */
  readonly beside?: Readonly<Record<string, readonly CardId[]>>;
  /** Missions that each seat has already won. */
  readonly won?: readonly [readonly CardId[], readonly CardId[]];
  /** How many cards remain in each deck; 30 by default. */
  readonly decks?: readonly [number, number];
  readonly turn?: 0 | 1;
  /** Commands that lead from the start of the turn to the question that the step asks. */
  readonly before?: readonly ((state: State) => Command)[];
  readonly reply?: (state: State) => Command;
  readonly judge: (command: Command, events: readonly Event[], before: State) => Judged;
}

/** Finds cards by their ids in the hand of the player who is asked. Throws if one is missing. */
export const inHand = (state: State, ...ids: readonly CardId[]): Instance[] => {
  const hand = [...state.secret.hands[state.question?.seat ?? 0]!];
  return ids.map(id => {
    const at = hand.findIndex(card => state.secret.faces[card] === id);
    if (at < 0)
      throw new Error(
        `expected ${id} in the hand, found ${hand.map(card => state.secret.faces[card]).join(' ')}`,
      );
    return hand.splice(at, 1)[0]!;
  });
};

const KRISOSS = postOf(0, 2);

const resolved = (events: readonly Event[], success: boolean): Judged =>
  events.some(event => event.type === 'resolved' && event.success === success) ? 'done' : undefined;

const ended = (events: readonly Event[]): Judged =>
  events.some(({ type }) => type === 'ended') ? 'done' : undefined;

const attempt = (track: number) => (): Command => ({ type: 'attempt', track });

const onColor =
  (colour: 'power' | 'mind' | 'mysticism', ...ids: readonly CardId[]) =>
  (state: State): Command => ({
    type: 'placePam',
    cards: inHand(state, ...ids).map(card => ({ card, colour })),
  });

const defendWithoutCards = (): Command => ({ type: 'defend', cards: [] });

/** Places one card on each color on which the attacker has placed cards (HT-5.6). */
const coverAll = (state: State): Command => {
  const hand = state.secret.hands[1]!;
  const colours = ATTRIBUTES.filter(colour => (state.conflict?.attack[colour] ?? 0) > 0);
  return { type: 'defend', cards: colours.map((colour, i) => ({ card: hand[i]!, colour })) };
};

const HAND: readonly CardId[] = ['L402', 'A510', 'L508', 'A514', 'M26', 'M501'];

export const STEPS: { readonly [S in StepId]: LessonStep } = {
  goal: {
    rule: 'HT-6.1',
    missions: ['M502', 'M17', 'M508', 'M24'],
    hands: [HAND, []],
    won: [
      ['M504', 'M508', 'M17', 'M26'],
      ['M504', 'M24', 'M17', 'M26'],
    ],
    reply: defendWithoutCards,
    judge: (command, events) => (command.type === 'attempt' && command.track === 0 ? 'on' : ended(events)),
  },
  totals: {
    rule: 'HT-5.2',
    missions: ['M502', 'M17', 'M508', 'M24'],
    hands: [HAND, []],
    reply: defendWithoutCards,
    judge: (command, events) =>
      command.type === 'attempt' && command.track === 0 ? 'on' : resolved(events, true),
  },
  cards: {
    rule: 'HT-5.3',
    missions: ['M504', 'M17', 'M508', 'M24'],
    hands: [HAND, []],
    before: [attempt(0)],
    reply: defendWithoutCards,
    judge: (_, events) => resolved(events, true),
  },
  spread: {
    rule: 'HT-5.4',
    missions: ['M16', 'M17', 'M508', 'M24'],
    hands: [HAND, ['A506', 'A508']],
    beside: { 10: ['L505'] },
    before: [attempt(0)],
    reply: coverAll,
    judge: (_, events) => resolved(events, true),
  },
  mirror: {
    rule: 'HT-5.6',
    missions: ['M502', 'M17', 'M508', 'M507'],
    hands: [
      ['L401', 'L402', 'A514', 'A510'],
      ['L518', 'A506'],
    ],
    turn: 1,
    before: [attempt(3), onColor('mysticism', 'L518')],
    judge: (_, events) => resolved(events, false),
  },
  letGo: {
    rule: 'HT-5.5',
    missions: ['M502', 'M17', 'M508', 'M10'],
    hands: [
      ['A514', 'M401', 'M501'],
      ['A403', 'L519', 'A404', 'A506'],
    ],
    turn: 1,
    before: [attempt(3), onColor('power', 'A403', 'L519', 'A404')],
    judge: command => (command.type === 'concede' ? 'on' : command.type === 'refill' ? 'done' : undefined),
  },
  advantage: {
    rule: 'HT-4.3',
    missions: ['M504', 'M17', 'M26', 'M24'],
    hands: [['L507', 'A510', 'A514', 'M501', 'M401'], []],
    reply: defendWithoutCards,
    judge: (command, events, before) => {
      if (command.type === 'attach') return command.hero === before.posts[KRISOSS]!.hero ? 'on' : undefined;
      const isReady = before.posts[KRISOSS]!.advantages.length > 0;
      if (command.type === 'attempt') return command.track === 2 && isReady ? 'on' : undefined;
      return resolved(events, true);
    },
  },
  burned: {
    rule: 'HT-4.2',
    missions: ['M504', 'M17', 'M508', 'M24'],
    hands: [HAND, ['A506', 'A508']],
    decks: [12, 0],
    judge: (_, events) => ended(events),
  },
};
