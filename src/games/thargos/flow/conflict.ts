import type { Seat } from '../../../engine/game.ts';
import { abilities, shiftsToward } from '../asking/legal.ts';
import { ATTRIBUTES, type Attribute, eachAttribute } from '../attributes.ts';
import { triggeredBy } from '../board/in-play.ts';
import { missionCard } from '../board/library.ts';
import { faceIdOf, heroAt } from '../board/lookup.ts';
import { allOf } from '../board/modifiers.ts';
import { ruleForAttack, ruleForDefense } from '../board/pam-rules.ts';
import { endAt, opposite } from '../board/places.ts';
import { tieCard } from '../board/ties.ts';
import { fullTotals, opposingAttrs } from '../board/values.ts';
import { canPlaceAny, isEmptyLost, isSuccess, type PamRule, totalCards } from '../conflict.ts';
import type { Window } from '../effects/effect.ts';
import { isRival } from '../modes.ts';
import { SECONDARY } from '../stories/state.ts';
import type { Conflict, Instance, Pam, Placed, Position } from '../types.ts';
import { ask, discardToOwners, emit, move, next, type Run, rollDice } from './run.ts';
import { CONFLICT_STEPS, type ConflictStep, type Task, type TaskOf } from './tasks.ts';
import { triggerEffects } from './triggers.ts';
import { rollDiceHeroes } from './turn.ts';
import { woundHero } from './wounds.ts';

/** Runs a conflict from its declaration to its consequences (chapter 5). */

export const declare = (run: Run, seat: Seat, track: number): void => {
  const { state } = run;
  const players = state.players.length;
  const post = endAt(players, track, seat);
  const mission = state.missions[track];
  if (post === undefined || mission === null || mission === undefined)
    throw new Error(`expected a Mission that seat ${seat} can attempt on track ${track}, found none`);
  const other = opposite(players, post);
  const rival = Math.floor(other / 4);
  const defender = state.players[rival]!.isOut ? null : rival;
  emit(run, {
    type: 'declared',
    attacker: seat,
    defender,
    post,
    against: heroAt(state, other) === null ? null : other,
    track,
    node: null,
    mission,
  });
  const isVacant = defender !== null && run.state.conflict?.against === null;
  if (isVacant && shiftsToward(run.state, defender, other).length > 0) next(run, { do: 'shift' });
  else begin(run);
};

/** HT-8.6.3: asks the defender whether a hero moves closer to the attacked place, which is empty. */
export const shift = (run: Run, _task: TaskOf<'shift'>): void => {
  const { conflict, players } = run.state;
  if (!conflict || conflict.defender === null) return;
  const post = opposite(players.length, conflict.post);
  if (
    conflict.against === null &&
    shiftsToward(run.state, conflict.defender, post).length > 0 &&
    !isRival(run.state, conflict.defender)
  ) {
    next(run, { do: 'shift' });
    return ask(run, { type: 'shift', seat: conflict.defender, post });
  }
  begin(run);
};

/** Starts the conflict after it is known who opposes. */
export const begin = (run: Run): void => {
  const { conflict, config } = run.state;
  if (!conflict) return;
  if (config.diceHero === 'conflict')
    rollDiceHeroes(run, post => post === conflict.post || post === conflict.against);
  next(run, { do: 'conflict', step: 'attack' });
  triggerEffects(run, {
    trigger: 'conflictDeclared',
    seat: conflict.attacker,
    bound: heroAt(run.state, conflict.post),
    track: conflict.track,
  });
};

// Shared objects to save memory, because the agenda of nearly every question in a conflict has some of these
// tasks.
const STEP_TASKS: readonly Task[] = CONFLICT_STEPS.map(step => ({ do: 'conflict', step }));
const ATTACK: Task = { do: 'attack' };
const DEFEND: Task = { do: 'defend' };
const REVEAL: Task = { do: 'reveal' };
const RESOLVE: Task = { do: 'resolve' };

/**
 * Queues the tasks of this step, or of the first later step that has any, and below them the following step.
 */
export const conflictStep = (run: Run, { step }: TaskOf<'conflict'>): void => {
  const { agenda } = run;
  const { conflict } = run.state;
  if (!conflict) return;
  for (let at = CONFLICT_STEPS.indexOf(step); at < CONFLICT_STEPS.length; at++) {
    const follows = STEP_TASKS[at + 1];
    if (follows) agenda.push(follows);
    const depth = agenda.length;
    queueStep(run, conflict, CONFLICT_STEPS[at]!);
    if (!follows || agenda.length > depth) return;
    agenda.pop();
  }
};

/** Queues the tasks of one step. Some steps have none if no player or no hero defends. */
const queueStep = (run: Run, { attacker, defender, against, node }: Conflict, step: ConflictStep): void => {
  const guard = against === null ? null : defender;
  switch (step) {
    case 'attack':
      return next(run, ATTACK);
    case 'attackPlaced':
      return call(run, 'pamPlaced', attacker);
    case 'defend':
      return defender === null ? undefined : next(run, DEFEND);
    case 'defencePlaced':
      return guard === null ? undefined : call(run, 'pamPlaced', guard);
    case 'allPlaced':
      return call(run, 'beforeReveal', attacker);
    case 'attackerSpies':
      return next(run, { do: 'beforeReveal', seat: attacker });
    case 'defenderSpies':
      return guard === null ? undefined : next(run, { do: 'beforeReveal', seat: guard });
    case 'pushback':
      // HT-9.6: Thargos rolls dice after the effects of this trigger.
      return defender === null && node !== null ? call(run, 'pushback', attacker) : undefined;
    case 'reveal':
      return next(run, REVEAL);
    case 'resolve':
      return next(run, RESOLVE);
  }
};

/**
 * Triggers effects of the conflict, unless the defender has conceded, after which no modifiers are placed or
 * revealed.
 */
const call = (run: Run, trigger: 'pamPlaced' | 'beforeReveal' | 'pushback', seat: Seat): void => {
  const { conflict } = run.state;
  if (conflict && !conflict.isConceded)
    triggerEffects(run, { trigger, seat, bound: null, track: conflict.track });
};

/** HT-11.9: the task in which the Rival uses abilities. Only with the config key `rivalFullEffects`. */
export const abilitiesIn = (table: Position, seat: Seat, window: Window): TaskOf<'rivalAbilities'>[] =>
  table.config.solo.rivalFullEffects ? [{ do: 'rivalAbilities', seat, window }] : [];

/** HT-A-55: whether this player can place a card or use an ability now. */
const canAdd = ({ state }: Run, seat: Seat, rule: PamRule): boolean =>
  canPlaceAny(rule, state.players[seat]!.hand) || abilities(state, seat, 'withPam').length > 0;

export const attack = (run: Run, task: TaskOf<'attack'>): void => {
  const { conflict } = run.state;
  if (!conflict) return;
  if (isRival(run.state, conflict.attacker))
    return next(run, ...abilitiesIn(run.state, conflict.attacker, 'withPam'), { do: 'rivalAttack' });
  const rule = ruleForAttack(run.state);
  if (!canAdd(run, conflict.attacker, rule))
    return commit(run, 'attack', conflict.attacker, asPam([]), 'hand');
  next(run, task);
  ask(run, { type: 'attack', seat: conflict.attacker, rule });
};

export const defend = (run: Run, task: TaskOf<'defend'>): void => {
  const { conflict, config } = run.state;
  if (!conflict || conflict.defender === null) return;
  const seat = conflict.defender;
  if (isRival(run.state, seat))
    return next(run, ...abilitiesIn(run.state, seat, 'withPam'), { do: 'rivalDefence' });
  // HT-5.12: without a hero, the defender can't place cards, so there is nothing to ask.
  if (conflict.against === null) return;
  const rule = ruleForDefense(run.state);
  if (!canAdd(run, seat, rule)) {
    if (isEmptyLost(config, rule)) return emit(run, { type: 'conceded', seat });
    if (!config.allowConcede || isLostOpenly(run.state, conflict, seat))
      return commit(run, 'defence', seat, asPam([]), 'hand');
  }
  next(run, task);
  ask(run, { type: 'defend', seat, rule });
};

/** HT-A-55: whether all players can see that the defender loses the Mission with any answer. */
const isLostOpenly = (table: Position, { attacker, attack, defence }: Conflict, defender: Seat): boolean =>
  totalCards(attack) + totalCards(defence) === 0 &&
  UNTIL_RESOLVED.every(trigger => triggeredBy(table, trigger).length === 0) &&
  [attacker, defender].every(seat => abilities(table, seat, 'beforeReveal').length === 0) &&
  outcomeOf(table, asPam([]), asPam([])).success;

/** The triggers that can still change the result after the defender's answer. */
const UNTIL_RESOLVED = ['pamPlaced', 'beforeReveal', 'afterReveal'] as const;

export const asPam = (cards: readonly Placed[]): Pam => {
  const pam: [Instance[], Instance[], Instance[]] = [[], [], []];
  for (const { card, colour } of cards) pam[ATTRIBUTES.indexOf(colour)]!.push(card);
  return pam;
};

export const commit = (
  run: Run,
  side: 'attack' | 'defence',
  seat: Seat,
  cards: Pam,
  from: 'hand' | 'deck',
): void =>
  emit(run, {
    type: 'committed',
    side,
    seat,
    from,
    counts: { power: cards[0].length, mind: cards[1].length, mysticism: cards[2].length },
    secret: { cards },
  });

/** HT-5.11: asks a player which abilities to use before the reveal, such as looking at modifiers. */
export const beforeReveal = (run: Run, task: TaskOf<'beforeReveal'>): void => {
  if (run.state.conflict?.isConceded) return;
  if (isRival(run.state, task.seat)) return next(run, ...abilitiesIn(run.state, task.seat, 'beforeReveal'));
  if (abilities(run.state, task.seat, 'beforeReveal').length === 0) return;
  next(run, task);
  ask(run, { type: 'beforeReveal', seat: task.seat });
};

export const reveal = (run: Run): void => {
  const { conflict, secret } = run.state;
  if (!conflict || conflict.isConceded) return;
  const { attacker, defender, track } = conflict;
  emit(run, { type: 'revealed', attack: secret.attack, defence: secret.defence });
  if (defender === null && conflict.node !== null) pushBack(run);
  triggerEffects(run, { trigger: 'afterReveal', seat: attacker, bound: null, track });
};

/** HT-9.6: on each color with value N, Thargos rolls N dice and adds N. */
export const pushbackOf = (table: Position, mission: Instance, roll: (dice: number) => readonly number[]) => {
  const attrs = opposingAttrs(table, mission);
  const dice = ATTRIBUTES.map(colour => roll(attrs[colour] ?? 0));
  const value = (colour: Attribute, i: number): number =>
    attrs[colour] === undefined ? 0 : dice[i]!.reduce((a, b) => a + b, 0) + (attrs[colour] ?? 0);
  return { values: eachAttribute(value), dice };
};

const pushBack = (run: Run): void => {
  const { conflict } = run.state;
  if (!conflict) return;
  emit(run, {
    type: 'pushedBack',
    ...pushbackOf(run.state, conflict.mission, dice => rollDice(run, dice)),
  });
};

/** The totals and the result of this conflict with these cards. */
export const outcomeOf = (table: Position, attackers: Pam, defenders: Pam) => {
  const { colours, attack, defence } = fullTotals(table, attackers, defenders);
  const success = isSuccess(colours, attack, defence, tieCard(table) !== undefined);
  return { success, totals: { attack, defence } };
};

export const resolve = (run: Run): void => {
  const { conflict, secret } = run.state;
  if (!conflict) return;
  if (conflict.isConceded) emit(run, { type: 'resolved', success: true, totals: null });
  else emit(run, { type: 'resolved', ...outcomeOf(run.state, secret.attack, secret.defence) });
  layPamAway(run);
  if (run.state.conflict?.success) succeed(run);
  else fail(run);
};

const layPamAway = (run: Run): void => {
  discardToOwners(run, allOf(run.state.secret.attack), { zone: 'attack' }, 'spent');
  discardToOwners(run, allOf(run.state.secret.defence), { zone: 'defence' }, 'spent');
};

/**
 * HT-5.9: after a success, the points count first, then the Mission's effect happens, then the track is
 * refilled.
 */
const succeed = (run: Run): void => {
  const { conflict } = run.state;
  if (!conflict) return;
  const { attacker, defender, track, node, mission } = conflict;
  const { vp } = missionCard(run.state.config, faceIdOf(run.state, mission));
  if (track !== null)
    move(run, [mission], { zone: 'mission', track }, { zone: 'score', seat: attacker }, 'win');
  else if (node === SECONDARY)
    move(run, [mission], { zone: 'secondary' }, { zone: 'score', seat: attacker }, 'win');
  emit(run, { type: 'won', seat: attacker, vp, node });
  next(
    run,
    { do: 'fire', happening: { trigger: 'missionWon', seat: attacker, bound: mission, track } },
    { do: 'fire', happening: { trigger: 'conflictWon', seat: attacker, bound: mission, track } },
    ...(track !== null && defender !== null
      ? ([
          { do: 'refill', track, seat: defender },
          { do: 'redraw', seat: defender },
        ] as const)
      : []),
    { do: 'endConflict' },
  );
};

/** HT-5.10: after a failure, the attacking hero is wounded and the Mission stays. */
const fail = (run: Run): void => {
  const { conflict } = run.state;
  if (!conflict) return;
  const { attacker, defender, track, post, against } = conflict;
  const hero = heroAt(run.state, post);
  next(
    run,
    { do: 'fire', happening: { trigger: 'conflictLost', seat: attacker, bound: hero, track } },
    ...(defender === null
      ? []
      : ([
          {
            do: 'fire',
            happening: { trigger: 'defended', seat: defender, bound: heroAt(run.state, against), track },
          },
        ] as const)),
    { do: 'endConflict' },
  );
  if (hero !== null) woundHero(run, hero, heroAt(run.state, against));
};

export const endConflict = (run: Run): void => emit(run, { type: 'conflictEnded' });
