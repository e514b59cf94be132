import type { OpOf, Who } from '../../effects/effect.ts';
import type { Context, Rules } from '../grammar.ts';
import { ATTRIBUTE_ARGS, PLAYERS } from './nouns.ts';
import { type Phrase, target } from './targets.ts';

const player = (who: Who): Phrase => ({ text: PLAYERS[who].name, many: who === 'self' });

/** Whom a rule binds: the target, else the player, else what the rule is usually about. */
const whom = (op: OpOf<'rule'>, usual: 'hero' | 'self', context: Context): Phrase => {
  if (op.target !== undefined) return target(op.target, context);
  if (op.who !== undefined) return player(op.who);
  return usual === 'hero' ? target('host', context) : player('self');
};

const inAttribute = ({ attr }: OpOf<'rule'>): string =>
  attr === undefined ? '' : ` in ${ATTRIBUTE_ARGS[attr]}`;

const isTrack = ({ target }: OpOf<'rule'>): boolean =>
  target === undefined || target === 'track' || (typeof target === 'object' && target.kind === 'track');

export const RULES: Rules = {
  cannotAttempt: (op, context) =>
    `${whom(op, 'self', context).text} cannot attempt Missions${inAttribute(op)}`,
  cannotBeAttempted: (op, context) => {
    const by = op.who === undefined ? '' : ` by ${PLAYERS[op.who].name}`;
    const where = target(op.target ?? 'track', context).text;
    return `no attempt${by} is possible ${isTrack(op) ? 'on' : 'at'} ${where}${inAttribute(op)}`;
  },
  cannotBeWounded: (op, context) => `${whom(op, 'hero', context).text} cannot be wounded`,
  cannotPlayActions: (op, context) => `${whom(op, 'self', context).text} cannot play Actions`,
  cannotDefendWithPam: (op, context) =>
    `${whom(op, 'self', context).text} cannot defend with PAM cards${inAttribute(op)}`,
  defenderWinsTies: op => `the defender wins ties${inAttribute(op)}`,
  ignoreMissionAttr: (op, context) => {
    const mission = target(op.target ?? 'mission', context).text;
    if (op.attr === undefined || op.attr === 'all' || op.attr === 'mission')
      return `all attributes of ${mission} are ignored`;
    if (op.attr === 'chosen') return `an attribute of ${mission}, of your choice, is ignored`;
    return `the ${ATTRIBUTE_ARGS[op.attr]} of ${mission} is ignored`;
  },
  noMirror: () => 'the mirror rule does not apply',
  noAdvantages: (op, context) => {
    if (op.target === undefined && op.who !== undefined)
      return `${PLAYERS[op.who].owns} Advantages do not count`;
    return `the Advantages of ${whom(op, 'hero', context).text} do not count`;
  },
  undead: (op, context) => {
    const { text, many } = whom(op, 'hero', context);
    return `${text} ${many ? 'are' : 'is'} undead`;
  },
  immuneToActions: (op, context) => {
    const { text, many } = whom(op, 'hero', context);
    return `${text} ${many ? 'are' : 'is'} immune to Actions`;
  },
};
