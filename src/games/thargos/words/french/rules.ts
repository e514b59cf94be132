import { de } from '../../../../text/french.ts';
import type { OpOf, Who } from '../../effects/effect.ts';
import type { OpContext, Rules } from '../grammar.ts';
import { agree, IN_ATTRIBUTE, PLAYERS, THE_ATTRIBUTE } from './nouns.ts';
import { type FrenchPhrase, target } from './targets.ts';

interface Subject extends FrenchPhrase {
  readonly isYou: boolean;
}

const player = (who: Who): Subject => ({
  text: PLAYERS[who],
  feminine: false,
  many: false,
  isYou: who === 'self',
});

/**
 * Whom a rule applies to: its target, otherwise its player, otherwise the hero or player that it usually
 * applies to.
 */
const whom = (op: OpOf<'rule'>, usual: 'hero' | 'self', context: OpContext): Subject => {
  if (op.target !== undefined) return { ...target(op.target, context), isYou: false };
  if (op.who !== undefined) return player(op.who);
  return usual === 'hero' ? { ...target('host', context), isYou: false } : player('self');
};

const can = ({ isYou, many }: Subject): string => (isYou ? 'pouvez' : many ? 'peuvent' : 'peut');
const is = ({ isYou, many }: Subject): string => (isYou ? 'êtes' : many ? 'sont' : 'est');

const cannot = (subject: Subject, deed: string): string => `${subject.text} ne ${can(subject)} pas ${deed}`;

/** The attributes to which a rule is limited, as the end of its text. */
export const inAttribute = ({ attr, rule }: OpOf<'rule'>): string => {
  if (attr === undefined || rule === 'ignoreMissionAttr') return '';
  return attr === 'power' || attr === 'mind' || attr === 'mysticism'
    ? IN_ATTRIBUTE[attr]
    : `pour ${THE_ATTRIBUTE[attr]}`;
};

/** If the card limits a rule about a whole conflict to some players or heroes, the text that names them. */
const forWhom = (op: OpOf<'rule'>, context: OpContext): string => {
  if (op.target === undefined && op.who === undefined) return '';
  return ` pour ${whom(op, 'self', context).text}`;
};

const isMission = ({ target }: OpOf<'rule'>): boolean =>
  target === 'mission' || (typeof target === 'object' && target.kind === 'mission');

export const RULES: Rules = {
  cannotAttempt: (op, context) => cannot(whom(op, 'self', context), `tenter de mission`),
  cannotBeAttempted: (op, context) => {
    const by = op.who === undefined ? '' : ` ${de(PLAYERS[op.who])}`;
    const where = target(op.target ?? 'track', context).text;
    return `aucune tentative${by} n’est possible sur ${where}`;
  },
  cannotBeWounded: (op, context) => {
    const subject = whom(op, 'hero', context);
    return cannot(subject, `être ${agree('blessé', subject)}`);
  },
  cannotPlayActions: (op, context) => cannot(whom(op, 'self', context), 'jouer d’action'),
  cannotDefendWithPam: (op, context) => cannot(whom(op, 'self', context), `défendre avec des cartes PAM`),
  defenderWinsTies: (op, context) => `le défenseur l’emporte en cas d’égalité${forWhom(op, context)}`,
  ignoreMissionAttr: (op, context) => {
    const mission = de(isMission(op) && op.target ? target(op.target, context).text : 'la mission');
    const who = isMission(op) ? '' : forWhom(op, context);
    if (op.attr === undefined || op.attr === 'all' || op.attr === 'mission')
      return `tous les attributs ${mission} sont ignorés${who}`;
    if (op.attr === 'chosen') return `un attribut ${mission} (au choix) est ignoré${who}`;
    return `${THE_ATTRIBUTE[op.attr]} ${mission} est ${op.attr === 'power' ? 'ignorée' : 'ignoré'}${who}`;
  },
  noMirror: (op, context) => `la règle du miroir ne s’applique pas${forWhom(op, context)}`,
  noAdvantages: (op, context) => {
    if (op.target === undefined && op.who === 'self') return 'vos avantages ne comptent pas';
    return `les avantages ${de(whom(op, 'hero', context).text)} ne comptent pas`;
  },
  undead: (op, context) => {
    const subject = whom(op, 'hero', context);
    const adjective = subject.feminine ? 'morte-vivante' : 'mort-vivant';
    return `${subject.text} ${is(subject)} ${subject.many ? (subject.feminine ? 'mortes-vivantes' : 'morts-vivants') : adjective}`;
  },
  immuneToActions: (op, context) => {
    const subject = whom(op, 'hero', context);
    return `${subject.text} ${is(subject)} insensible${subject.many ? 's' : ''} aux actions`;
  },
};
