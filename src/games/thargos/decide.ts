import type { Decided, Seat } from '../../engine/game.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { check } from './asking/answers.ts';
import { asRefusal, withinBudget } from './board/budget.ts';
import type { Event } from './events.ts';
import { carryOutAnswer } from './flow/answer.ts';
import { proceed } from './flow/proceed.ts';
import { beginRun } from './flow/run.ts';
import { refuse } from './refusals/codes.ts';
import type { Command, State } from './types.ts';

/** Checks the answer of the asked seat and plays on to the next question. */
const decided = (state: State, seat: Seat, command: Command): Decided<State, Event> | Refusal => {
  if (!Number.isInteger(seat) || seat < 0 || seat >= state.seats) return refuse('no-such-seat', { seat });
  if (state.result) return refuse('game-over');
  const { question } = state;
  if (!question || question.seat !== seat) return refuse('not-asked', { seat: question?.seat });
  const hand = { cards: state.secret.hands[seat]!, faces: state.secret.faces, from: state.secret.from };
  const refusal = check(state, question, command, hand);
  if (isRefusal(refusal)) return refusal;
  const run = beginRun(state);
  carryOutAnswer(run, question, command);
  proceed(run);
  return { events: run.events, state: run.state };
};

export const decide = (state: State, seat: Seat, command: Command): Decided<State, Event> | Refusal =>
  withinBudget(() => decided(state, seat, command), asRefusal);
