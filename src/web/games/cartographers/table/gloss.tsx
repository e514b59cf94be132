import type { Text } from '../../../../engine/text.ts';
import type { Edict } from '../../../../games/cartographers/ui.ts';
import { text } from '../../../i18n.ts';
import { language } from '../../../settings.ts';

/** For French readers, the translation of a card name that is printed only in English. */
const glossOf = (card: Pick<Edict, 'gloss'> | undefined): string | undefined =>
  language.value === 'fr' ? card?.gloss : undefined;

export const Gloss = ({ card }: { readonly card: Pick<Edict, 'gloss'> | undefined }) => {
  const gloss = glossOf(card);
  return gloss === undefined ? null : <small class="gloss">{gloss}</small>;
};

/** A card's name and its translation in one line, for lists. */
export const glossedName = (card: { readonly name: Text; readonly gloss?: string }): string => {
  const gloss = glossOf(card);
  return gloss === undefined ? text(card.name) : `${text(card.name)} (${gloss})`;
};
