import { anyOf, found, heroes } from '../../asking/possible-targets.ts';
import { isOfFaction } from '../../board/card-targets.ts';
import { candidates } from '../../board/evaluate.ts';
import { cardOf, postOfCard, postOfHero } from '../../board/lookup.ts';
import { move, type Run } from '../../flow/run.ts';
import type { Instance } from '../../types.ts';
import * as en from '../../words/english/clauses.ts';
import * as fr from '../../words/french/clauses.ts';
import { besideZone } from '../cards.ts';
import type { OpTask, VerbDefinition } from '../definition.ts';
import type { OpOf, Target } from '../effect.ts';
import { chosenOf, heroesMeant, targetsMeant } from '../target.ts';

export interface MoveAdvantageOp {
  readonly op: 'moveAdvantage';
  readonly target: Target;
  readonly to: Target;
}

export const moveAdvantage: VerbDefinition<MoveAdvantageOp> = {
  keys: { target: 'needed', to: 'target' },
  picture: 'takers',
  isUseful: (table, { target, to }, context) => {
    const bearers = heroes(table, to, context);
    return found(table, anyOf(target), context).some(id => {
      const post = postOfCard(table, id);
      if (post === undefined) return false;
      const card = cardOf(table, id);
      return bearers.some(
        hero =>
          postOfHero(table, hero) !== post && (card.type !== 'advantage' || isOfFaction(table, card, hero)),
      );
    });
  },
  value: 0,
  run: (run, op, task) => {
    const cards = movable(run, op, task);
    if (!cards || cards.length === 0) return;
    const heroes = heroesMeant(run, op.to, task, 'to');
    if (!heroes || heroes.length === 0) return;
    const to = postOfHero(run.state, heroes[0]!);
    for (const card of cards) {
      const post = postOfCard(run.state, card);
      if (post === undefined || to === undefined || post === to || !suits(run, card, heroes[0]!)) continue;
      const zone = besideZone(run, card, post);
      move(run, [card], { zone, post }, { zone, post: to }, 'move');
    }
  },
  english: (op, context) =>
    en.order('move', en.target(op.target, context).text, 'to', en.target(op.to, context, true).text),
  french: (op, context) =>
    fr.order('déplacer', fr.target(op.target, context).text, 'sur', fr.target(op.to, context, true).text),
  prompt: {
    one: {
      en: 'Which Advantage moves, and where?',
      fr: 'Quel avantage change de place, et où\u202f?',
    },
    to: { en: 'Where does the Advantage move?', fr: 'Où va l’avantage\u202f?' },
    toNamed: name => ({ en: `Where does ${name} move?`, fr: `Où va «\u202f${name}\u202f»\u202f?` }),
  },
};

/** HT-8.5, HT-A-44: whether a moved Advantage may be attached to this hero. */
const suits = (run: Run, card: Instance, hero: Instance): boolean => {
  const found = cardOf(run.state, card);
  return found.type !== 'advantage' || isOfFaction(run.state, found, hero);
};

/** The Advantages that may move. If their new hero is known, only those that may be attached to that hero. */
const movable = (run: Run, { target, to }: OpOf<'moveAdvantage'>, task: OpTask) => {
  if (typeof target === 'string' || target.kind !== 'advantage' || typeof to !== 'string')
    return targetsMeant(run, target, task);
  const [bearer] = heroesMeant(run, to, task, 'to') ?? [];
  const from = candidates(run.state, 'advantage', task.context, target);
  return chosenOf(
    run,
    target,
    task,
    'target',
    from.filter(card => bearer === undefined || suits(run, card, bearer)),
  );
};
