import { isOfFaction } from '../../board/card-targets.ts';
import { candidates } from '../../board/evaluate.ts';
import { cardOf, postOfCard, postOfHero } from '../../board/lookup.ts';
import type { Run } from '../../flow/run.ts';
import { move } from '../../flow/run.ts';
import type { Instance } from '../../types.ts';
import { besideZone } from '../cards.ts';
import type { OpOf } from '../effect.ts';
import type { Handler, OpTask } from '../handler.ts';
import { chosenOf, heroesMeant, targetsMeant } from '../target.ts';

/** HT-8.5, HT-A-44: a moved Advantage must be allowed at its new hero. */
const suits = (run: Run, card: Instance, hero: Instance): boolean => {
  const found = cardOf(run.state, card);
  return found.type !== 'advantage' || isOfFaction(run.state, found, hero);
};

/** The cards that may move. If the new hero is known, only cards that hero may have. */
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

export const moveAdvantage: Handler<'moveAdvantage'> = (run, op, task) => {
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
};
