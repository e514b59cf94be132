import { attributes, finds } from '../../asking/possible-targets.ts';
import { missionAttrs } from '../../board/evaluate.ts';
import { playersMeant } from '../../board/lookup.ts';
import type { LastingWhat, Position } from '../../types.ts';
import * as en from '../../words/english/clauses.ts';
import * as fr from '../../words/french/clauses.ts';
import { words } from '../../words/grammar.ts';
import type { OpTask, VerbDefinition } from '../definition.ts';
import type { AttrArg, RuleName, Target, Until, Who } from '../effect.ts';
import { colorsMeant, targetsMeant, whoMeant } from '../target.ts';
import { begin } from '../values.ts';

export interface RuleOp {
  readonly op: 'rule';
  readonly rule: RuleName;
  readonly target?: Target;
  readonly who?: Who;
  readonly attr?: AttrArg;
  readonly until?: Until;
}

/**
 * Whether a rule about one color matters: it lasts longer than this conflict, or the attempted Mission has
 * the color.
 */
const isForColor = (table: Position, { attr, until }: RuleOp): boolean => {
  if (attr === undefined) return true;
  const colors = attributes(table, attr);
  const { conflict } = table;
  if (!conflict || (until ?? 'conflict') !== 'conflict') return colors.length > 0;
  const attrs = missionAttrs(table, conflict.mission);
  return conflict.success === null && colors.some(color => attrs[color] !== undefined);
};

export const rule: VerbDefinition<RuleOp> = {
  keys: { rule: 'needed', target: 'optional', who: 'optional', attr: 'optional', until: 'optional' },
  picture: 'scales',
  isUseful: (table, op, context) =>
    (op.target === undefined || finds(table, op.target, context)) &&
    (op.who === undefined || playersMeant(table, op.who, context).length > 0) &&
    isForColor(table, op),
  value: ({ rule: name, target }, bot, view, seat) =>
    name === 'cannotBeAttempted' && typeof target === 'object' && target.kind === 'track'
      ? bot.closingTracks(view, seat, bot.numberOf(target.count))
      : 0.4,
  run: (run, op, task) => {
    const targets = op.target === undefined ? undefined : targetsMeant(run, op.target, task);
    if (op.target !== undefined && !targets) return;
    const seats = op.who === undefined ? undefined : whoMeant(run, op.who, task);
    if (op.who !== undefined && !seats) return;
    const colours = op.attr === undefined ? [undefined] : colorsMeant(run, op.attr, task);
    if (!colours) return;
    const isTrack = op.target === 'track' || (typeof op.target === 'object' && op.target.kind === 'track');
    for (const attr of colours)
      for (const who of whoms(targets, seats, isTrack, task))
        begin(run, task, { type: 'rule', rule: op.rule, ...who, ...(attr ? { attr } : {}) }, op.until);
  },
  english: (op, context) => ({
    say: words(en.RULES[op.rule](op, context), en.inAttribute(op), en.during(op.until, context)),
  }),
  french: (op, context) => ({
    say: words(fr.RULES[op.rule](op, context), fr.inAttribute(op), fr.during(op.until, context)),
  }),
  prompt: undefined,
};

type Whom = Partial<Pick<Extract<LastingWhat, { type: 'rule' }>, 'hero' | 'track' | 'who'>>;

const whoms = (
  targets: readonly number[] | undefined,
  seats: readonly number[] | undefined,
  isTrack: boolean,
  task: OpTask,
): Whom[] => {
  if (targets) return targets.map(id => (isTrack ? { track: id } : { hero: id }));
  return (seats ?? [task.context.seat]).map(who => ({ who }));
};
