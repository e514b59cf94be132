import type { OpOf, Who } from '../../effects/effect.ts';
import type { Context, Rules } from '../grammar.ts';
import { agree, de, IN_ATTRIBUTE, PLAYERS, THE_ATTRIBUTE } from './nouns.ts';
import { type Phrase, target } from './targets.ts';

interface Subject extends Phrase {
  readonly isYou: boolean;
}

const player = (who: Who): Subject => ({
  text: PLAYERS[who],
  feminine: false,
  many: false,
  isYou: who === 'self',
});

/** Whom a rule binds: the target, else the player, else what the rule is usually about. */
const whom = (op: OpOf<'rule'>, usual: 'hero' | 'self', context: Context): Subject => {
  if (op.target !== undefined) return { ...target(op.target, context), isYou: false };
  if (op.who !== undefined) return player(op.who);
  return usual === 'hero' ? { ...target('host', context), isYou: false } : player('self');
};

const can = ({ isYou, many }: Subject): string => (isYou ? 'pouvez' : many ? 'peuvent' : 'peut');
const is = ({ isYou, many }: Subject): string => (isYou ? 'êtes' : many ? 'sont' : 'est');

const cannot = (subject: Subject, deed: string): string => `${subject.text} ne ${can(subject)} pas ${deed}`;

const inAttribute = ({ attr }: OpOf<'rule'>): string => {
  if (attr === undefined) return '';
  return attr === 'power' || attr === 'mind' || attr === 'mysticism'
    ? ` ${IN_ATTRIBUTE[attr]}`
    : ` pour ${THE_ATTRIBUTE[attr]}`;
};

export const RULES: Rules = {
  cannotAttempt: (op, context) => cannot(whom(op, 'self', context), `tenter de mission${inAttribute(op)}`),
  cannotBeAttempted: (op, context) => {
    const by = op.who === undefined ? '' : ` ${de(PLAYERS[op.who])}`;
    const where = target(op.target ?? 'track', context).text;
    return `aucune tentative${by} n’est possible sur ${where}${inAttribute(op)}`;
  },
  cannotBeWounded: (op, context) => {
    const subject = whom(op, 'hero', context);
    return cannot(subject, `être ${agree('blessé', subject)}`);
  },
  cannotPlayActions: (op, context) => cannot(whom(op, 'self', context), 'jouer d’action'),
  cannotDefendWithPam: (op, context) =>
    cannot(whom(op, 'self', context), `défendre avec des cartes PAM${inAttribute(op)}`),
  defenderWinsTies: op => `le défenseur l’emporte en cas d’égalité${inAttribute(op)}`,
  ignoreMissionAttr: (op, context) => {
    const mission = de(target(op.target ?? 'mission', context).text);
    if (op.attr === undefined || op.attr === 'all' || op.attr === 'mission')
      return `tous les attributs ${mission} sont ignorés`;
    if (op.attr === 'chosen') return `un attribut ${mission}, de votre choix, est ignoré`;
    return `${THE_ATTRIBUTE[op.attr]} ${mission} est ${op.attr === 'power' ? 'ignorée' : 'ignoré'}`;
  },
  noMirror: () => 'la règle du miroir ne s’applique pas',
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
