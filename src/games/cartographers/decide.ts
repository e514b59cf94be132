import type { Seat } from '../../engine/game.ts';
import type { Refusal } from '../../engine/refusal.ts';
import { assertNever } from '../../engine/util.ts';
import { inOrder } from './board/grid.ts';
import { refuse } from './codes.ts';
import { advance } from './flow.ts';
import { applyAmbush, checkAmbush } from './phases/ambush.ts';
import { checkChoose } from './phases/choose.ts';
import { applyDraw, checkDraw } from './phases/draw.ts';
import { applyHero, checkHero } from './phases/hero.ts';
import { applyVictim, checkVictim } from './phases/victim.ts';
import { beginStory, type Teller } from './story.ts';
import type { Command, Event, Phase, State, Table } from './types.ts';

/** Which command answers which phase. */
export const ANSWERS: { readonly [P in Phase['type']]?: Command['type'] } = {
  draw: 'draw',
  ambush: 'drawMonster',
  hero: 'drawHero',
  gaze: 'gaze',
  choose: 'choose',
  ravage: 'ravage',
};

/** CA-30: every seat answers by itself; the last answer carries them all out and turns the page. */
export const decide = (state: State, seat: Seat, command: Command): readonly Event[] | Refusal => {
  if (!Number.isInteger(seat) || seat < 0 || seat >= state.seats) return refuse('no-such-seat', { seat });
  if (state.phase.type === 'over') return refuse('game-over');
  if (command.type === 'cancel') return cancel(state, seat);
  if (state.answered.includes(seat)) return refuse('already-answered');
  if (!state.owing.includes(seat)) return refuse('not-asked', { phase: state.phase.type });
  const refusal = checkAnswer(state, seat, command);
  if (refusal) return refusal;
  if (state.owing.length > 1) return [{ type: 'submitted', seat, secret: { command } }];
  return carryOut(state, seat, command);
};

const cancel = (state: State, seat: Seat): readonly Event[] | Refusal =>
  state.answered.includes(seat) ? [{ type: 'cancelled', seat }] : refuse('nothing-to-cancel');

const carryOut = (state: State, seat: Seat, command: Command): readonly Event[] => {
  // The last answer needs no `submitted` of its own: the batch holds it.
  const answers = { ...state.secret.answers, [seat]: command };
  const story = beginStory(state);
  for (const who of inOrder([...state.answered, seat])) applyAnswer(story, state, who, answers[who]);
  advance(story, answers);
  return story.events;
};

/** Why this seat may not answer so. */
export const checkAnswer = (table: Table, seat: Seat, command: Command): Refusal | undefined => {
  const { phase } = table;
  if (ANSWERS[phase.type] !== command.type) return refuse('wrong-command', { expected: ANSWERS[phase.type] });
  if (phase.type === 'draw' && command.type === 'draw') return checkDraw(table, phase, seat, command);
  if (phase.type === 'ambush' && command.type === 'drawMonster')
    return checkAmbush(table, phase, seat, command);
  if (phase.type === 'hero' && command.type === 'drawHero') return checkHero(table, phase, seat, command);
  if (phase.type === 'choose' && command.type === 'choose') return checkChoose(table, seat, command);
  if (phase.type === 'gaze' && command.type === 'gaze') return checkVictim(table, phase, seat, command);
  if (phase.type === 'ravage' && command.type === 'ravage') return checkVictim(table, phase, seat, command);
  return refuse('wrong-command', { expected: ANSWERS[phase.type] });
};

/** What an answer does to the sheets. `before` is the table as it was when the question was asked. */
export const applyAnswer = (teller: Teller, before: Table, seat: Seat, command: Command): void => {
  const { phase } = before;
  switch (command.type) {
    case 'draw':
      return phase.type === 'draw' ? applyDraw(teller, before, phase, seat, command) : undefined;
    case 'drawMonster':
      return phase.type === 'ambush' ? applyAmbush(teller, before, phase, seat, command) : undefined;
    case 'drawHero':
      return phase.type === 'hero' ? applyHero(teller, before, phase, seat, command) : undefined;
    case 'gaze':
    case 'ravage':
      return phase.type === command.type ? applyVictim(teller, before, phase, seat, command) : undefined;
    case 'choose':
    case 'cancel':
      return undefined;
    default:
      return assertNever(command);
  }
};
