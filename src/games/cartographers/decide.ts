import type { Decided, Seat } from '../../engine/game.ts';
import type { Refusal } from '../../engine/refusal.ts';
import { inOrder } from './board/grid.ts';
import { refuse } from './codes.ts';
import { evolve } from './evolve.ts';
import { advance } from './flow.ts';
import { applyAmbush, checkAmbush } from './phases/ambush.ts';
import { checkChoose } from './phases/choose.ts';
import { applyDraw, checkDraw } from './phases/draw.ts';
import { applyHero, checkHero } from './phases/hero.ts';
import { applyVictim, checkVictim } from './phases/victim.ts';
import { type SheetRecorder, startRecorder } from './recorder.ts';
import type { Command, Event, Phase, Position, State } from './types.ts';

type PhaseOf<T extends Phase['type']> = Extract<Phase, { type: T }>;
type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

/** How seats answer a phase: the type of the command, the check whether it is legal, and its effect on the sheets. */
interface Answering<P extends Phase['type'], C extends Command['type']> {
  readonly command: C;
  readonly check: (
    table: Position,
    phase: PhaseOf<P>,
    seat: Seat,
    command: CommandOf<C>,
  ) => Refusal | undefined;
  readonly apply: (
    teller: SheetRecorder,
    before: Position,
    phase: PhaseOf<P>,
    seat: Seat,
    command: CommandOf<C>,
  ) => void;
}

const ANSWERING = {
  draw: { command: 'draw', check: checkDraw, apply: applyDraw },
  ambush: { command: 'drawMonster', check: checkAmbush, apply: applyAmbush },
  hero: {
    command: 'drawHero',
    check: checkHero,
    apply: (teller, _before, phase, seat, command) => applyHero(teller, phase, seat, command),
  },
  gaze: { command: 'gaze', check: checkVictim, apply: applyVictim },
  ravage: { command: 'ravage', check: checkVictim, apply: applyVictim },
  choose: {
    command: 'choose',
    check: (table, _phase, seat, command) => checkChoose(table, seat, command),
    // CA-47: a choice of clusters changes no sheet; it is used when the season is scored.
    apply: () => {},
  },
} as const satisfies {
  readonly draw: Answering<'draw', 'draw'>;
  readonly ambush: Answering<'ambush', 'drawMonster'>;
  readonly hero: Answering<'hero', 'drawHero'>;
  readonly gaze: Answering<'gaze', 'gaze'>;
  readonly ravage: Answering<'ravage', 'ravage'>;
  readonly choose: Answering<'choose', 'choose'>;
};

/** An entry of `ANSWERING` without its types. Comparing the command's type ensures that phase and command match. */
interface AnyAnswering extends Omit<Answering<never, never>, 'command'> {
  readonly command: Command['type'];
}

// The cast adds undefined, because `ANSWERING` has no entry for phases that need no answer.
const answeringTo = ({ type }: Phase): AnyAnswering | undefined =>
  (ANSWERING as { readonly [T in Phase['type']]?: AnyAnswering })[type];

const withEvent = (state: State, event: Event): Decided<State, Event> => ({
  events: [event],
  state: evolve(state, event),
});

/** CA-30: seats answer independently; the last answer applies all of them and continues the game. */
export const decide = (state: State, seat: Seat, command: Command): Decided<State, Event> | Refusal => {
  if (!Number.isInteger(seat) || seat < 0 || seat >= state.seats) return refuse('no-such-seat', { seat });
  if (state.phase.type === 'over') return refuse('game-over');
  if (command.type === 'cancel') return cancel(state, seat);
  if (state.answered.includes(seat)) return refuse('already-answered');
  if (!state.owing.includes(seat)) return refuse('not-asked', { phase: state.phase.type });
  const refusal = checkAnswer(state, seat, command);
  if (refusal) return refusal;
  if (state.owing.length > 1) return withEvent(state, { type: 'submitted', seat, secret: { command } });
  return carryOut(state, seat, command);
};

const cancel = (state: State, seat: Seat): Decided<State, Event> | Refusal =>
  state.answered.includes(seat) ? withEvent(state, { type: 'cancelled', seat }) : refuse('nothing-to-cancel');

const carryOut = (state: State, seat: Seat, command: Command): Decided<State, Event> => {
  // The last answer has no `submitted` event, because it is applied immediately.
  const answers = { ...state.secret.answers, [seat]: command };
  const story = startRecorder(state);
  for (const who of inOrder([...state.answered, seat])) applyAnswer(story, state, who, answers[who]!);
  advance(story, answers);
  return { events: story.events, state: story.state() };
};

/** The reason why this seat may not give this answer, or undefined if it may. */
export const checkAnswer = (table: Position, seat: Seat, command: Command): Refusal | undefined => {
  const { phase } = table;
  const answering = answeringTo(phase);
  if (answering?.command !== command.type) return refuse('wrong-command', { expected: answering?.command });
  // The casts are safe: `answering` was found by the phase's type, and the line above checks the command's type.
  return answering.check(table, phase as never, seat, command as never);
};

/** Applies an answer to the sheets. `before` is the position before any answer of this phase was applied. */
export const applyAnswer = (teller: SheetRecorder, before: Position, seat: Seat, command: Command): void => {
  const { phase } = before;
  const answering = answeringTo(phase);
  // The casts are safe for the same reasons as in `checkAnswer`.
  if (answering?.command === command.type)
    answering.apply(teller, before, phase as never, seat, command as never);
};
