import {
  ATTRIBUTE_NAMES,
  countsOf,
  isEmptyLost,
  limitOf,
  type Placed,
  pamFault,
  type View,
} from '../../../../../games/thargos/ui.ts';
import { say, text } from '../../../../i18n.ts';
import { WITH_ARTICLE } from './pam-messages.ts';
import type { PamOptions } from './pam-moves.ts';

const NNBSP = '\u202f';

export const LIMIT_WORDS = {
  en: {
    spread: 'Spread rule: if you place two or more cards, cover at least two colors.',
    mirror: 'Mirror rule: at least one card on every color the attacker covered, or no cards.',
    mirrorAll: 'Mirror rule: at least one card on every color the attacker covered.',
    mirrorShort:
      'Mirror rule: the attacker covered more colors than you have cards, so place at most one on each of them.',
    tooFew: 'Mirror rule: the attacker covered more colors than you have cards, so you can’t place any.',
    nothingToMirror: 'Mirror rule: the attacker placed no cards, so you can’t either.',
    balance: 'Balance: on each color the attacker covered, at most two cards more than theirs.',
    free: 'You may place cards on any color of the Mission.',
    one: 'The Mission has one color: place all cards there.',
    barred: 'You can’t place cards here.',
    emptyLoses: 'A defense without cards lets the Mission go.',
    stillEmpty: (color: string) => `Change the cards on ${color}.`,
  },
  fr: {
    spread: `Répartition${NNBSP}: si vous posez deux cartes ou plus, couvrez au moins deux couleurs.`,
    mirror: `Miroir${NNBSP}: au moins une carte sur chaque couleur couverte par l’attaquant, ou aucune carte.`,
    mirrorAll: `Miroir${NNBSP}: au moins une carte sur chaque couleur couverte par l’attaquant.`,
    mirrorShort: `Miroir${NNBSP}: l’attaquant a couvert plus de couleurs que vous n’avez de cartes. Posez-en au plus une sur chacune.`,
    tooFew: `Miroir${NNBSP}: l’attaquant a couvert plus de couleurs que vous n’avez de cartes. Vous ne pouvez pas en poser.`,
    nothingToMirror: `Miroir${NNBSP}: l’attaquant n’a pas posé de carte. Vous ne pouvez pas en poser.`,
    balance: `Équilibre${NNBSP}: au plus deux cartes de plus que l’attaquant sur chaque couleur qu’il a couverte.`,
    free: 'Les cartes se posent sur n’importe quelle couleur de la mission.',
    one: `La mission n’a qu’une couleur${NNBSP}: toutes les cartes y vont.`,
    barred: 'Vous ne pouvez pas poser de carte ici.',
    emptyLoses: 'Défendre sans carte revient à céder la mission.',
    stillEmpty: (color: string) => `Changez les cartes sur ${WITH_ARTICLE[color] ?? color}.`,
  },
};

/** HT-5.4, HT-5.6: explains the rule that limits which cards the player may place. */
export const ruleText = (view: View, { rule, type }: PamOptions): string => {
  const limits = say(LIMIT_WORDS);
  const limited = limitOf(view, rule, type);
  const limit = limited === 'free' && rule.colours.length === 1 ? 'one' : limited;
  const mustPlace = type === 'defend' && isEmptyLost(view.config, rule);
  if (!mustPlace || (limit !== 'mirror' && limited !== 'free')) return limits[limit];
  return `${limit === 'mirror' ? limits.mirrorAll : limits[limit]} ${limits.emptyLoses}`;
};

interface FaultProps {
  readonly view: View;
  readonly options: PamOptions;
  readonly laid: readonly Placed[];
}

/** Explains which rule the placed cards break; undefined if they are legal. */
export const faultText = ({ view, options, laid }: FaultProps): string | undefined => {
  const fault = pamFault(options.rule, countsOf(laid));
  if (!fault) return undefined;
  const rule = ruleText(view, options);
  return 'colour' in fault
    ? `${rule} ${say(LIMIT_WORDS).stillEmpty(text(ATTRIBUTE_NAMES[fault.colour]))}`
    : rule;
};
