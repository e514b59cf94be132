import { postFor } from '../asking/legal.ts';
import { postOfHero } from '../board/lookup.ts';
import { opposite } from '../board/places.ts';
import { isEmptyLost } from '../conflict.ts';
import type { Command, Question } from '../types.ts';
import { asPam, begin, commit, declare } from './conflict.ts';
import { useAbility } from './effects.ts';
import { nextToPlace, placeHero } from './opening.ts';
import { attach, playAction } from './play.ts';
import { apply, mustAgree } from './referee.ts';
import { placed, placeMission } from './refill.ts';
import { ask, emit, move, next, type Run } from './run.ts';
import { declareNode, walk } from './story.ts';
import type { Task } from './tasks.ts';
import { spendSkip } from './turn.ts';
import { changePlaces } from './wounds.ts';

/** Carries out an answer that has been checked. The task that asked is the last on the agenda. */

type Answer<T extends Command['type']> = Extract<Command, { type: T }>;

/** Removes and returns the task that asked. */
const settle = (run: Run): Task => {
  const task = run.agenda.pop();
  if (!task) throw new Error('expected the task that asked the question, found an empty agenda');
  return task;
};

export const carryOutAnswer = (run: Run, question: Question, command: Command): void => {
  const { seat } = question;
  switch (command.type) {
    case 'placeHero':
      return placeHero(run, seat, command.hero, command.track);
    case 'placeMission': {
      settle(run);
      next(run, { do: 'placeMissions', seat: nextToPlace(run.state, seat) });
      const to = { zone: 'mission', track: command.track } as const;
      move(run, [command.card], { zone: 'hand', seat }, to, 'place');
      return placed(run, seat, command.track);
    }
    case 'chooseHandLimit':
      // The cast is safe, because only tasks with `answers` ask for a hand limit.
      return next(run, { ...settle(run), answers: { limit: [command.cards] } } as Task);
    case 'attach': {
      const post = postOfHero(run.state, command.hero);
      if (post !== undefined) attach(run, seat, command.card, post);
      return;
    }
    case 'playAction': {
      const post = command.hero === undefined ? undefined : postOfHero(run.state, command.hero);
      return playAction(run, seat, command.card, post ?? null);
    }
    case 'attempt':
      emit(run, { type: 'acted', what: 'attempt', seat });
      return declare(run, seat, command.track);
    case 'attemptNode':
      emit(run, { type: 'acted', what: 'attempt', seat });
      return declareNode(run, seat, command.node, command.hero);
    case 'placePam':
      settle(run);
      return commit(run, 'attack', seat, asPam(command.cards), 'hand');
    case 'defend':
      return defend(run, question, command);
    case 'concede':
      settle(run);
      return emit(run, { type: 'conceded', seat });
    case 'oppose': {
      settle(run);
      const post = postOfHero(run.state, command.hero);
      if (post === undefined) return;
      emit(run, { type: 'opposed', seat, post });
      return begin(run);
    }
    case 'useAbility':
      return useAbility(run, seat, command);
    case 'refill': {
      const task = settle(run);
      return placeMission(run, seat, command.card, task.do === 'refill' ? task.track : 0);
    }
    case 'shift':
      return shift(run, question, command);
    case 'move': {
      const post = postOfHero(run.state, command.hero);
      if (post !== undefined) walk(run, [post], command.node);
      return;
    }
    case 'choose':
      return choose(run, question, command);
    case 'propose':
      return propose(run, question, command);
    case 'agree':
      return agree(run, question);
    case 'object':
      // An objection withdraws the proposal, and the owner of the card has to make a new one.
      return;
    case 'pass':
      return pass(run, question);
  }
};

/** HT-A-06: if the defender places no cards, totals are still compared, unless the rule requires a card. */
const defend = (run: Run, question: Question, { cards }: Answer<'defend'>): void => {
  const { seat } = question;
  settle(run);
  const emptyLoses = question.type === 'defend' && isEmptyLost(run.state.config, question.rule);
  if (cards.length === 0 && emptyLoses) return emit(run, { type: 'conceded', seat });
  commit(run, 'defence', seat, asPam(cards), 'hand');
};

const shift = (run: Run, question: Question, { hero, track }: Answer<'shift'>): void => {
  const a = postOfHero(run.state, hero);
  const b = postFor(run.state, question.seat, track);
  if (a === undefined || b === undefined) return;
  changePlaces(run, a, b);
  const { conflict, players } = run.state;
  if (conflict && opposite(players.length, conflict.post) === b)
    emit(run, { type: 'opposed', seat: question.seat, post: b });
};

const choose = (run: Run, question: Question, { picks }: Answer<'choose'>): void => {
  const task = settle(run);
  if (question.type !== 'choose') return;
  const given = 'answers' in task ? task.answers : undefined;
  const { key } = question.prompt;
  // A computed key in the object literal would be much slower.
  const answers: Record<string, readonly number[]> = { ...given };
  answers[key] = picks;
  // The cast is safe, because only tasks with `answers` ask for a choice.
  next(run, { ...task, answers } as Task);
};

/** Asks the other players one after the other to agree to the proposed changes. */
const propose = (run: Run, question: Question, { changes }: Answer<'propose'>): void => {
  if (question.type !== 'referee') return;
  const [first] = mustAgree(run, question.seat);
  if (first === undefined || changes.length === 0) {
    settle(run);
    return apply(run, question.card, changes);
  }
  ask(run, { type: 'agree', seat: first, card: question.card, changes });
};

const agree = (run: Run, question: Question): void => {
  const task = run.agenda[run.agenda.length - 1];
  if (question.type !== 'agree' || task?.do !== 'referee') return;
  const others = mustAgree(run, task.context.seat);
  const follows = others[others.indexOf(question.seat) + 1];
  if (follows !== undefined) return ask(run, { ...question, seat: follows });
  settle(run);
  apply(run, question.card, question.changes);
};

const pass = (run: Run, question: Question): void => {
  switch (question.type) {
    case 'act':
      settle(run);
      spendSkip(run, question.seat, 'action');
      return emit(run, { type: 'acted', what: 'pass', seat: question.seat });
    case 'oppose': {
      const task = settle(run);
      if (task.do === 'oppose') next(run, { do: 'oppose', seats: task.seats.slice(1) });
      return;
    }
    case 'shift':
      settle(run);
      return begin(run);
    default:
      settle(run);
  }
};
