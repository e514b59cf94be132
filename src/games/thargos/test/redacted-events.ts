import assert from 'node:assert/strict';
import { abilityOf } from '../board/triggered.ts';
import { type Event, MOVE_REASONS, type MoveReason, type Place } from '../events.ts';
import type { Task } from '../flow/tasks.ts';
import type { Prompt, State } from '../types.ts';

/**
 * Asserts that the events of a step move cards between zones that fit the reason, and checks the prompt of
 * the next choice.
 */
export const checkTold = (events: readonly Event[], after: State): void => {
  for (const event of events) if (event.type === 'moved') checkMoved(event);
  if (after.question?.type === 'choose') checkPrompt(after, after.question.prompt);
};

type Zone = Place['zone'];

/**
 * For each reason of a move, the zones that cards may come from and go to. A missing list allows any zone
 * (HT-7.7).
 */
const WAYS: {
  readonly [R in MoveReason]: { readonly from?: readonly Zone[]; readonly to?: readonly Zone[] };
} = {
  draw: { from: ['deckTop'], to: ['hand'] },
  mulligan: { from: ['hand', 'deckTop'], to: ['deckBottom', 'hand'] },
  place: { to: ['mission', 'secondary'] },
  attach: { from: ['hand', 'limbo'], to: ['advantages'] },
  play: { to: ['limbo', 'actions'] },
  discard: { from: ['hand', 'attack', 'defence'], to: ['discard', 'out'] },
  burn: { from: ['deckTop'], to: ['discard'] },
  dig: { from: ['deckTop', 'limbo'] },
  recover: { from: ['discard'] },
  refill: { from: ['hand'], to: ['mission'] },
  win: { from: ['mission', 'secondary'], to: ['score'] },
  spent: { from: ['limbo', 'advantages', 'actions', 'attack', 'defence'], to: ['discard', 'out'] },
  detach: { from: ['advantages', 'actions'] },
  move: { from: ['advantages', 'actions'], to: ['advantages', 'actions'] },
  effect: {},
  leave: { from: ['advantages', 'actions'], to: ['discard', 'out'] },
};

const checkMoved = ({ from, to, why, count, cards }: Extract<Event, { type: 'moved' }>): void => {
  assert.ok(
    MOVE_REASONS.includes(why),
    `expected the reason of the move to be one of MOVE_REASONS, found ${why}`,
  );
  assert.ok(Object.hasOwn(WAYS, why), `expected the zones of the move reason "${why}" in WAYS, found none`);
  const { from: sources = [from.zone], to: goals = [to.zone] } = WAYS[why];
  assert.ok(
    sources.includes(from.zone),
    `expected moves with the reason "${why}" to start in ${sources.join(' or ')}, found ${from.zone}`,
  );
  assert.ok(
    goals.includes(to.zone),
    `expected moves with the reason "${why}" to end in ${goals.join(' or ')}, found ${to.zone}`,
  );
  assert.equal(count, cards?.length);
};

/** The verb and the card that the prompt of this task must name. */
const askerOf = (state: State, task: Task | undefined): readonly [verb: string, card: unknown] => {
  switch (task?.do) {
    case 'ops':
      return [task.ops[0]!.op, task.context.card];
    case 'effects':
      return ['order', undefined];
    case 'effect': {
      const card = state.secret.faces[task.effect.source]!;
      return [abilityOf(state, task.effect, card).effect.do[0]!.op, card];
    }
    case 'wound':
      return ['detach', undefined];
    case 'capture':
      return ['capture', undefined];
    default:
      return ['nothing that asks', task?.do];
  }
};

/** The range of numbers that a candidate of this kind may have: from `least` to below `most`. */
const limitsOf = (state: State, kind: Prompt['kind']): readonly [least: number, most: number] => {
  const heroes = state.heroes.length;
  switch (kind) {
    case 'hero':
      return [0, heroes];
    case 'player':
      return [0, state.players.length];
    case 'attribute':
      return [0, 3];
    case 'confirm':
      return [0, 2];
    case 'track':
      return [0, state.missions.length];
    case 'option':
    case 'effect':
      return [0, state.secret.from.length];
    case 'advantage':
    case 'trackCard':
    case 'mission':
    case 'pam':
    case 'card':
    case 'order':
      return [heroes, state.secret.faces.length];
  }
};

const checkPrompt = (state: State, { kind, card, verb, least, most, labels, key }: Prompt): void => {
  const { from, agenda } = state.secret;
  const task = agenda.at(-1);
  assert.deepEqual(
    [verb, card],
    askerOf(state, task),
    `expected the prompt to name the verb and card of the pending task, found ${verb} and ${card}`,
  );
  assert.ok(
    least >= 0 && least <= most && most <= from.length,
    `expected a prompt for 0 to ${from.length} picks, found ${least} to ${most}`,
  );
  assert.equal(
    new Set(from).size,
    from.length,
    `expected the prompt to list each candidate once, found ${from}`,
  );
  const [first, end] = limitsOf(state, kind);
  assert.ok(
    from.every(one => one >= first && one < end),
    `expected all candidates to be of the kind ${kind}, found ${from}`,
  );
  if (kind === 'option') assert.equal(labels?.length, from.length);
  assert.ok(
    task && 'answers' in task ? task.answers?.[key] === undefined : true,
    `expected the prompt key ${key} to have no answer yet`,
  );
};
