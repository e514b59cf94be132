import type { OpOf, Who } from '../../effects/effect.ts';
import type { OpContext, Rules } from '../grammar.ts';
import { ATTRIBUTE_ARGS, PLAYERS } from './nouns.ts';
import { type EnglishPhrase, target } from './targets.ts';

const player = (who: Who): EnglishPhrase => ({ text: PLAYERS[who].name, many: who === 'self' });

/**
 * Whom a rule applies to: its target, otherwise its player, otherwise the hero or player that it usually
 * applies to.
 */
const whom = (op: OpOf<'rule'>, usual: 'hero' | 'self', context: OpContext): EnglishPhrase => {
  if (op.target !== undefined) return target(op.target, context);
  if (op.who !== undefined) return player(op.who);
  return usual === 'hero' ? target('host', context) : player('self');
};

/** The attributes to which a rule is limited, as the end of its text. */
export const inAttribute = ({ attr, rule }: OpOf<'rule'>): string =>
  attr === undefined || rule === 'ignoreMissionAttr' ? '' : `in ${ATTRIBUTE_ARGS[attr]}`;

const isTrack = ({ target }: OpOf<'rule'>): boolean =>
  target === undefined || target === 'track' || (typeof target === 'object' && target.kind === 'track');

/** If the card limits a rule about a whole conflict to some players or heroes, the text that names them. */
const forWhom = (op: OpOf<'rule'>, context: OpContext): string => {
  if (op.target === undefined && op.who === undefined) return '';
  return ` for ${whom(op, 'self', context).text}`;
};

const isMission = ({ target }: OpOf<'rule'>): boolean =>
  target === 'mission' || (typeof target === 'object' && target.kind === 'mission');

export const RULES: Rules = {
  cannotAttempt: (op, context) => `${whom(op, 'self', context).text} cannot attempt Missions`,
  cannotBeAttempted: (op, context) => {
    const by = op.who === undefined ? '' : ` by ${PLAYERS[op.who].name}`;
    const where = target(op.target ?? 'track', context).text;
    return `no attempt${by} is possible ${isTrack(op) ? 'on' : 'at'} ${where}`;
  },
  cannotBeWounded: (op, context) => `${whom(op, 'hero', context).text} cannot be wounded`,
  cannotPlayActions: (op, context) => `${whom(op, 'self', context).text} cannot play Actions`,
  cannotDefendWithPam: (op, context) => `${whom(op, 'self', context).text} cannot defend with PAM cards`,
  defenderWinsTies: (op, context) => `the defender wins ties${forWhom(op, context)}`,
  ignoreMissionAttr: (op, context) => {
    const mission = isMission(op) && op.target ? target(op.target, context).text : 'the Mission';
    const who = isMission(op) ? '' : forWhom(op, context);
    if (op.attr === undefined || op.attr === 'all' || op.attr === 'mission')
      return `all attributes of ${mission} are ignored${who}`;
    if (op.attr === 'chosen') return `an attribute of ${mission} (your choice) is ignored${who}`;
    return `the ${ATTRIBUTE_ARGS[op.attr]} of ${mission} is ignored${who}`;
  },
  noMirror: (op, context) => `the mirror rule does not apply${forWhom(op, context)}`,
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
