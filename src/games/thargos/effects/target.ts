import type { Seat } from '../../../engine/game.ts';
import { isKind } from '../asking/possible-targets.ts';
import { ATTRIBUTES, type Attribute } from '../attributes.ts';
import { isHeroInReach } from '../board/card-targets.ts';
import { attributesMeant, candidates, evaluate, extreme, missionAttrs } from '../board/evaluate.ts';
import { isOne, matches, ownPost, playersMeant, wordMeant } from '../board/lookup.ts';
import { choice, pickRandomSome, type Run } from '../flow/run.ts';
import type { Instance, Prompt } from '../types.ts';
import type { OpTask } from './definition.ts';
import type { AttrArg, Expr, Selector, Target, Who } from './effect.ts';

/**
 * Finds the players and targets of an operation. These functions return undefined if a player has to choose
 * first; the question is then pending.
 */

export const amountOf = (run: Run, expr: Expr, task: OpTask): number =>
  Math.max(0, evaluate(run.state, expr, task.context));

export const signedAmount = (run: Run, expr: Expr, task: OpTask): number =>
  evaluate(run.state, expr, task.context);

/**
 * HT-7.9: the players that `who` refers to. Outside a conflict, the owner chooses among several opponents.
 */
export const whoMeant = (run: Run, who: Who, task: OpTask): readonly Seat[] | undefined => {
  const seats = playersMeant(run.state, who, task.context);
  if (who !== 'opponent' || seats.length < 2) return seats;
  if (run.opponent !== undefined) return [run.opponent];
  const { seat, card } = task.context;
  const picked = choice(run, task, 'player', {
    seat,
    kind: 'player',
    card,
    verb: verbOf(task),
    least: 1,
    most: 1,
    from: seats,
  });
  if (picked) run.opponent = picked[0];
  return picked;
};

/** HT-7.9: if all picked targets belong to one opponent, the rest of the effect applies to this opponent. */
const noteOpponent = (run: Run, selector: Selector, task: OpTask, picks: readonly number[]): void => {
  if (selector.of !== 'opponent' || picks.length === 0) return;
  const seats = playersMeant(run.state, 'opponent', task.context);
  if (seats.length < 2) return;
  const having = seats.filter(opponent => {
    const among = fromSelector(run, selector, { ...task, context: { ...task.context, opponent } });
    return picks.every(pick => among.includes(pick));
  });
  if (having.length === 1) run.opponent = having[0];
};

const verbOf = (task: OpTask): string => task.ops[0]!.op;

export const colorsMeant = (
  run: Run,
  attr: AttrArg,
  task: OpTask,
  isMeant: (colour: Attribute) => boolean = () => true,
): readonly Attribute[] | undefined => {
  if (attr !== 'chosen') return attributesMeant(run.state, attr, []).filter(isMeant);
  const { conflict } = run.state;
  const { seat, card } = task.context;
  // In a conflict, only the Mission's colors are offered, because no other color counts.
  const attrs = conflict ? missionAttrs(run.state, conflict.mission) : undefined;
  const from = [0, 1, 2].filter(
    i => (!attrs || attrs[ATTRIBUTES[i]!] !== undefined) && isMeant(ATTRIBUTES[i]!),
  );
  const picked = choice(run, task, 'attribute', {
    seat,
    kind: 'attribute',
    card,
    verb: verbOf(task),
    least: 1,
    most: 1,
    from,
  });
  return picked?.map(i => ATTRIBUTES[i]!);
};

export const targetsMeant = (
  run: Run,
  target: Target,
  task: OpTask,
  key = 'target',
): readonly number[] | undefined => {
  if (typeof target === 'string') return wordMeant(run.state, target, task.context);
  const from = fromSelector(run, target, task);
  return chosenOf(run, target, task, key, from);
};

/** The heroes that a target refers to. Empty if the target is not a hero. */
export const heroesMeant = (
  run: Run,
  target: Target,
  task: OpTask,
  key = 'target',
): readonly Instance[] | undefined =>
  isKind(target, 'hero')
    ? targetsMeant(run, target, task, key)?.filter(id => id < run.state.heroes.length)
    : [];

/** The face-up Missions that a target refers to. Empty if the target is not a Mission. */
export const missionsMeant = (
  run: Run,
  target: Target,
  task: OpTask,
  key = 'target',
): readonly Instance[] | undefined =>
  isKind(target, 'mission')
    ? targetsMeant(run, target, task, key)?.filter(id => matches(run.state, id, { type: 'mission' }))
    : [];

/** Picks among the candidates as the selector requires. */
export const chosenOf = (
  run: Run,
  selector: Selector,
  task: OpTask,
  key: string,
  from: readonly number[],
): readonly number[] | undefined => {
  const picks = picksOf(run, selector, task, key, from);
  if (picks) noteOpponent(run, selector, task, picks);
  return picks;
};

const picksOf = (
  run: Run,
  selector: Selector,
  task: OpTask,
  key: string,
  from: readonly number[],
): readonly number[] | undefined => {
  const { pick, count, upTo, by } = selector;
  const many = count === undefined ? undefined : amountOf(run, count, task);
  switch (pick) {
    case 'all':
      return from;
    case 'lowest':
    case 'highest':
      return extreme({ ...run.state, faces: run.state.secret.faces }, selector.kind, from, pick);
    case 'random':
      return task.answers?.[key] ?? pickRandomSome(run, from, many ?? 1);
    case 'adjacent':
      if (many === undefined) return from;
      break;
    case 'choose':
      break;
  }
  const most = many ?? 1;
  const chooser =
    by === undefined
      ? task.context.seat
      : (playersMeant(run.state, by, task.context)[0] ?? task.context.seat);
  const kind: Prompt['kind'] = selector.kind;
  return choice(run, task, key, {
    seat: chooser,
    kind,
    card: task.context.card,
    verb: verbOf(task),
    least: upTo ? 0 : most,
    most,
    from,
  });
};

const fromSelector = (run: Run, selector: Selector, task: OpTask): readonly number[] => {
  if (selector.kind === 'pam') return pamCards(run, selector, task);
  if (selector.kind === 'card') return cardsIn(run, selector, task);
  const found = candidates(run.state, selector.kind, task.context, selector);
  return selector.kind === 'hero' && run.state.story
    ? found.filter(hero => isHeroInReach(run.state, hero, task.context))
    : found;
};

/** The modifiers of these players in the conflict, including face-down ones. */
const pamCards = (run: Run, { of, where }: Selector, task: OpTask): Instance[] => {
  const { conflict, secret } = run.state;
  if (!conflict) return [];
  const seats = of === undefined ? [task.context.seat] : playersMeant(run.state, of, task.context);
  const piles = seats.flatMap(seat => {
    if (seat === conflict.attacker) return [...secret.attack];
    return seat === conflict.defender ? [...secret.defence] : [];
  });
  return piles.flat().filter(card => where === undefined || matchesHidden(run, card, where));
};

/** Whether a card, which may be face down, matches the filter. */
export const matchesHidden = (run: Run, card: Instance, where: Selector['where']): boolean =>
  where === undefined || isOne(run.state, run.state.secret.faces[card]!, where, card);

const cardsIn = (run: Run, { of, in: zone, where }: Selector, task: OpTask): Instance[] => {
  const seats = of === undefined ? [task.context.seat] : playersMeant(run.state, of, task.context);
  const { secret, players } = run.state;
  const cards = seats.flatMap(seat => {
    switch (zone) {
      case 'hand':
      case undefined:
        return secret.hands[seat]!;
      case 'discard':
        return players[seat]!.discard;
      case 'score':
        return players[seat]!.score;
      case 'deckTop':
        return secret.decks[seat]!.slice(-1);
      case 'deckBottom':
        return secret.decks[seat]!.slice(0, 1);
      default:
        return [];
    }
  });
  return where === undefined ? [...cards] : cards.filter(card => matchesHidden(run, card, where));
};

/** Whether the owner of the effect takes part in the current conflict. */
export const isInConflict = (run: Run, task: OpTask): boolean =>
  ownPost(run.state, task.context.seat) !== null;
