import type { Seat } from '../../../engine/game.ts';
import { canGoOn, mayAttach } from '../asking/legal.ts';
import { eachAttribute } from '../attributes.ts';
import { faceOf, heroCard } from '../board/library.ts';
import { alive, faceIdOf } from '../board/lookup.ts';
import { seatOf } from '../board/places.ts';
import { advantageLimit, handLimits } from '../board/values.ts';
import { parseDice } from '../dice.ts';
import type { StepName } from '../effects/effect.ts';
import { isRival } from '../modes.ts';
import type { Post, Skip, State } from '../types.ts';
import { drawCards, drawnTo } from './deck.ts';
import { burnOut, endByShares, roundOf } from './end.ts';
import { placeOwed } from './refill.ts';
import { ask, emit, next, type Run, rollDice } from './run.ts';
import type { Task, TaskOf } from './tasks.ts';
import { triggerEffects } from './triggers.ts';

/** Runs the steps of a turn (chapter 4). */

export const beginTurn = (run: Run, { seat }: TaskOf<'beginTurn'>): void => {
  const { config, turn, players } = run.state;
  const still = stillTurns(run.state);
  if (turn.number > 0) {
    // HT-A-12: ends the game if a limit on rounds is reached.
    const idle = run.state.idle + (turn.moved ? 0 : 1);
    const inRound = alive(run.state).length;
    if (isOver(idle, config.stallRounds, inRound) || isOver(still, config.standstillRounds, inRound))
      return endByShares(run, 'stalled');
    const { maxRounds } = config;
    if (roundOf(run.state) >= maxRounds && isOver(turn.number, maxRounds, players.length))
      return endByShares(run, 'rounds');
  }
  emit(run, { type: 'turnBegun', seat, still });
  cease(run, 'startOfYourNextTurn', seat);
  if (spendSkip(run, seat, 'turn')) return next(run, { do: 'endTurn' });
  if (config.diceHero !== 'conflict' && hasDice(run.state)) rollForTurn(run, seat);
  const { agenda } = run;
  agenda.push(END_TURN, SCORE);
  if (isRival(run.state, seat)) agenda.push({ do: 'rivalTurn' });
  else
    agenda.push(
      ACT,
      { do: 'fire', happening: { trigger: 'advantageStep', seat, bound: null, track: null } },
      DRAW,
    );
  triggerEffects(run, { trigger: 'turnStart', seat, bound: null, track: null });
};

/** HT-A-12: whether this number of turns makes at least `rounds` rounds. 0 rounds means no limit. */
const isOver = (turns: number, rounds: number, inRound: number): boolean =>
  rounds > 0 && turns >= rounds * inRound;

/** Shared objects to save memory, because every turn needs these tasks. */
const DRAW: Task = { do: 'draw' };
const ACT: Task = { do: 'act' };
const SCORE: Task = { do: 'score' };
const END_TURN: Task = { do: 'endTurn' };

const rollForTurn = (run: Run, seat: Seat): void => {
  const { diceHero } = run.state.config;
  rollDiceHeroes(run, (post, isNew) => diceHero === 'everyTurn' || seatOf(post) === seat || isNew);
};

/** HT-A-12: the number of turns in a row in which no player gained points and no deck shrank. */
const stillTurns = ({ players, marks, still = 0 }: State): number => {
  if (!marks) return 0;
  const isNearer = players.some(({ vp, deck }, seat) => vp > marks[seat]!.vp || deck < marks[seat]!.deck);
  return isNearer ? 0 : still + 1;
};

export const cease = (run: Run, until: 'endOfTurn' | 'startOfYourNextTurn', seat: Seat): void => {
  if (run.state.lasting.length > 0 && isCeasing(run.state, until, seat))
    emit(run, { type: 'ceased', until, seat });
};

const isCeasing = (
  { lasting: all }: State,
  until: 'endOfTurn' | 'startOfYourNextTurn',
  seat: Seat,
): boolean =>
  all.some(lasting => lasting.until === until && (until === 'endOfTurn' || lasting.seat === seat));

export const spendSkip = (run: Run, seat: Seat, step: StepName): boolean => {
  const { skips } = run.state.players[seat]!;
  return skips.length > 0 && spendOne(run, seat, step, skips);
};

const spendOne = (run: Run, seat: Seat, step: StepName, skips: readonly Skip[]): boolean => {
  const found = skips.find(skip => skip.step === step);
  if (!found) return false;
  const { cause } = found;
  emit(run, { type: 'skipped', seat, step, isSpent: true, ...(cause === undefined ? {} : { cause }) });
  return true;
};

const dicing = new WeakMap<State['lists'], boolean>();

/**
 * Whether any hero of this game rolls dice for attributes. Cached by deck lists, because the answer never
 * changes during a game.
 */
const hasDice = ({ lists, config }: State): boolean => {
  const known = dicing.get(lists);
  if (known !== undefined) return known;
  const found = lists.some(({ heroes }) =>
    heroes.some(id => {
      const { active, wounded } = heroCard(config, id).faces;
      return 'roll' in active.attrs || 'roll' in wounded.attrs;
    }),
  );
  dicing.set(lists, found);
  return found;
};

/** HT-7.5: rolls public dice for the attributes of these dice heroes. */
export const rollDiceHeroes = (run: Run, isMeant: (post: Post, isNew: boolean) => boolean): void => {
  if (!hasDice(run.state)) return;
  for (let post = 0; post < run.state.posts.length; post++) {
    const { hero } = run.state.posts[post]!;
    // A hero who has never rolled takes part in any roll, because a conflict needs their attributes.
    if (hero === null || !isMeant(post, run.state.heroes[hero]!.rolled === undefined)) continue;
    const card = heroCard(run.state.config, faceIdOf(run.state, hero));
    const { attrs } = faceOf(card, run.state.heroes[hero]!.face);
    if (!('roll' in attrs)) continue;
    const { dice, plus } = parseDice(attrs.roll);
    const values = eachAttribute(() => Math.max(0, rollDice(run, dice).reduce((a, b) => a + b, 0) + plus));
    emit(run, { type: 'rolledHero', hero, values });
  }
};

/**
 * HT-4.1, HT-4.2, HT-7.1: the draw step. A player who must draw but can't loses, unless they are in the last
 * ditch.
 */
export const draw = (run: Run, task: TaskOf<'draw'>): void => {
  const { seat } = run.state.turn;
  const { config } = run.state;
  if (spendSkip(run, seat, 'draw')) return;
  if (run.state.players[seat]!.lastDitch && run.state.players[seat]!.deck > 0)
    emit(run, { type: 'lastDitch', seat, isOver: true });
  const player = run.state.players[seat]!;
  if (player.lastDitch) {
    if (player.hand === 0) lose(run, seat, 'lastDitch');
    return;
  }
  const limits = handLimits(run.state, seat);
  const chosen = task.answers?.limit;
  const isBurnedBy = (limit: number): boolean =>
    player.deck === 0 && (limit > player.hand || config.burnStrict);
  const [most, least] = [limits[0]!, limits[limits.length - 1]!];
  // HT-7.1, HT-A-55: the limits are in descending order. If the first and the last have the same result, the
  // player isn't asked.
  const isSame = isBurnedBy(most) === isBurnedBy(least) && drawnTo(player, most) === drawnTo(player, least);
  if (!chosen && !isSame) {
    next(run, task);
    return ask(run, { type: 'handLimit', seat, values: limits });
  }
  const limit = chosen?.[0] ?? most;
  if (isBurnedBy(limit)) {
    if (config.lastDitch === 'off' || player.hand === 0) return lose(run, seat, 'burned');
    emit(run, { type: 'lastDitch', seat });
    return;
  }
  drawCards(run, seat, drawnTo(player, limit));
  triggerEffects(run, { trigger: 'drawStep', seat, bound: null, track: null });
};

/** Removes the player from the game and drops the rest of their turn. */
const lose = (run: Run, seat: Seat, why: 'burned' | 'lastDitch'): void => {
  burnOut(run, seat, why);
  run.agenda.length = 0;
  if (!run.state.result) next(run, { do: 'afterTurn' });
};

export const owedMissions = (run: Run, { seat }: TaskOf<'owedMissions'>): void => placeOwed(run, seat);

/**
 * HT-4.3, HT-4.4: asks the active player until their action is used. Advantages may be attached before it.
 */
export const act = (run: Run, task: TaskOf<'act'>): void => {
  const { seat } = run.state.turn;
  if (spendSkip(run, seat, 'advantage'))
    for (let i = advantageLimit(run.state, seat); i > 0; i--)
      emit(run, { type: 'acted', what: 'advantage', seat });
  // A player whose action is skipped may still attach an Advantage.
  const canAttach = mayAttach(run.state, seat) && run.state.players[seat]!.hand > 0;
  if (!canAttach && spendSkip(run, seat, 'action')) emit(run, { type: 'acted', what: 'pass', seat });
  if (!canGoOn(run.state, seat)) return;
  next(run, task);
  ask(run, { type: 'act', seat });
};

export const endTurn = (run: Run): void => {
  const { seat } = run.state.turn;
  next(run, { do: 'afterTurn' });
  triggerEffects(run, { trigger: 'turnEnd', seat, bound: null, track: null });
};

export const afterTurn = (run: Run): void => {
  const { seat, played } = run.state.turn;
  cease(run, 'endOfTurn', seat);
  const { lastDitch, hand, deck, isOut } = run.state.players[seat]!;
  // HT-8.4: a player in the last ditch loses after a turn if their hand is empty or they played no card. With
  // `finalTurn`, they always lose after one turn.
  if (
    lastDitch &&
    !isOut &&
    deck === 0 &&
    (run.state.config.lastDitch === 'finalTurn' || hand === 0 || !played)
  ) {
    burnOut(run, seat, 'lastDitch');
    if (run.state.result) return;
  }
  next(run, { do: 'beginTurn', seat: after(run, seat) });
};

/** The next player clockwise who is still in the game. */
const after = (run: Run, seat: Seat): Seat => {
  const { players } = run.state;
  for (let i = 1; i <= players.length; i++) {
    const other = (seat + i) % players.length;
    if (!players[other]!.isOut) return other;
  }
  throw new Error('expected a player who is still in the game, found none');
};
