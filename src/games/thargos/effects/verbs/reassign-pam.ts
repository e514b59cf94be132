import { modifiersOf } from '../../asking/changes.ts';
import { attributes, finds } from '../../asking/possible-targets.ts';
import { ATTRIBUTES, type Attribute } from '../../attributes.ts';
import { eachColor } from '../../board/modifiers.ts';
import { totalCards } from '../../conflict.ts';
import { emit } from '../../flow/run.ts';
import type { Pam } from '../../types.ts';
import * as en from '../../words/english/clauses.ts';
import * as fr from '../../words/french/clauses.ts';
import type { VerbDefinition } from '../definition.ts';
import type { AttrArg, Target } from '../effect.ts';
import { showAgain, sideOf } from '../pam.ts';
import { colorsMeant, targetsMeant } from '../target.ts';

export interface ReassignPamOp {
  readonly op: 'reassignPam';
  readonly target: Target;
  readonly attr: AttrArg;
}

export const reassignPam: VerbDefinition<ReassignPamOp> = {
  keys: { target: 'needed', attr: 'needed' },
  picture: 'swap',
  isUseful: (table, { target, attr }, context) => {
    const own = modifiersOf(table, context.seat);
    if (!own || !finds(table, target, context)) return false;
    return attributes(table, attr).some(color => totalCards(own) > own[color]);
  },
  value: 0.3,
  // Moves modifiers of the player's own side to other colors. The number on each color stays public.
  run: (run, op, task) => {
    const side = sideOf(run, task.context.seat);
    if (side === undefined) return;
    const cards = targetsMeant(run, op.target, task);
    if (!cards) return;
    const pam = run.state.secret[side];
    const own = cards.filter(card => pam.flat().includes(card));
    if (own.length === 0) return;
    // HT-A-55: a color is not offered if all picked cards are already on it.
    const isMoved = (colour: Attribute): boolean =>
      op.attr !== 'chosen' || own.some(card => !pam[ATTRIBUTES.indexOf(colour)]!.includes(card));
    const colours = colorsMeant(run, op.attr, task, isMoved);
    if (!colours || colours.length === 0) return;
    const to = ATTRIBUTES.indexOf(colours[0]!);
    const after = eachColor(i => [...pam[i].filter(card => !own.includes(card)), ...(i === to ? own : [])]);
    emit(run, { type: 'reassigned', side, counts: counts(after), secret: { cards: after } });
    showAgain(run);
  },
  english: (op, context) =>
    en.order('move', en.target(op.target, context).text, 'to', en.ATTRIBUTE_ARGS[op.attr]),
  french: (op, context) =>
    fr.order('déplacer', fr.target(op.target, context).text, 'sur', fr.THE_ATTRIBUTE[op.attr]),
  prompt: {
    one: {
      en: 'Which card changes color, and to which?',
      fr: 'Quelle carte change de couleur, et pour laquelle\u202f?',
    },
  },
};

const counts = ([power, mind, mysticism]: Pam) => ({
  power: power.length,
  mind: mind.length,
  mysticism: mysticism.length,
});
