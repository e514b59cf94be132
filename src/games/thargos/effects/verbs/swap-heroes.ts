import type { Seat } from '../../../../engine/game.ts';
import { midSentence } from '../../../../text/french.ts';
import { anyOf, heroes } from '../../asking/possible-targets.ts';
import { candidates } from '../../board/evaluate.ts';
import { isBeside, postOfHero } from '../../board/lookup.ts';
import { seatOf } from '../../board/places.ts';
import type { Run } from '../../flow/run.ts';
import { changePlaces } from '../../flow/wounds.ts';
import type { Instance } from '../../types.ts';
import * as en from '../../words/english/clauses.ts';
import * as fr from '../../words/french/clauses.ts';
import type { OpTask, VerbDefinition } from '../definition.ts';
import type { Target } from '../effect.ts';
import { chosenOf, heroesMeant } from '../target.ts';

export interface SwapHeroesOp {
  readonly op: 'swapHeroes';
  readonly target: Target;
  readonly to: Target;
}

export const swapHeroes: VerbDefinition<SwapHeroesOp> = {
  keys: { target: 'needed', to: 'target' },
  picture: 'swap',
  isUseful: (table, { target, to }, context) => {
    if (table.story) return false;
    // `adjacent` means adjacent to the first hero, not to the card with the effect.
    const other =
      typeof to === 'string' || to.pick !== 'adjacent' ? anyOf(to) : { ...to, pick: 'choose' as const };
    const seat = (hero: Instance): Seat => seatOf(postOfHero(table, hero)!);
    const seconds = heroes(table, other, context);
    return heroes(table, target, context).some(a => seconds.some(b => a !== b && seat(a) === seat(b)));
  },
  value: (op, bot, view, seat) => bot.exchange(op, view, seat),
  run: (run, op, task) => {
    if (run.state.story) return;
    const first = heroesMeant(run, op.target, task);
    if (!first || first.length === 0) return;
    const second = otherHero(run, op.to, task, first[0]!);
    if (!second || second.length === 0) return;
    const a = postOfHero(run.state, first[0]!);
    const b = postOfHero(run.state, second[0]!);
    if (a !== undefined && b !== undefined) changePlaces(run, a, b);
  },
  english: (op, context) => en.swap(op.target, op.to, context),
  french: (op, context) => fr.swap(op.target, op.to, context),
  prompt: {
    one: { en: 'Which heroes change places?', fr: 'Quels héros échangent leur place\u202f?' },
    to: {
      en: 'Which other hero changes places?',
      fr: 'Quel autre héros change de place\u202f?',
    },
    toNamed: name => ({
      en: `Which hero changes places with ${name}?`,
      fr: `Quel héros échange sa place avec ${midSentence(name)}\u202f?`,
    }),
  },
};

/** The candidates for the second hero, or the choice among them: other heroes of the same player. */
const otherHero = (run: Run, to: Target, task: OpTask, first: Instance): readonly Instance[] | undefined => {
  if (typeof to === 'string' || to.kind !== 'hero') return heroesMeant(run, to, task, 'to');
  const post = postOfHero(run.state, first);
  // `adjacent` means adjacent to the first hero, not to the card with the effect.
  const pick = to.pick === 'adjacent' ? ('choose' as const) : to.pick;
  const from = candidates(run.state, 'hero', task.context, { ...to, pick }).filter(hero => {
    const place = postOfHero(run.state, hero);
    if (hero === first || place === undefined || post === undefined || seatOf(place) !== seatOf(post))
      return false;
    return to.pick !== 'adjacent' || isBeside(run.state, place, post);
  });
  return chosenOf(run, { ...to, pick }, task, 'to', from);
};
