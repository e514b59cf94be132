import type { Text } from '../../../../engine/text.ts';
import type { Edict } from '../../../../games/cartographers/ui.ts';
import { text } from '../../../i18n.ts';
import { language } from '../../../settings.ts';

/** The translation of a card name that is printed in English, for French readers. */
const glossOf = (card: Pick<Edict, 'gloss'> | undefined): string | undefined =>
  language.value === 'fr' ? card?.gloss : undefined;

export const Gloss = ({ card }: { readonly card: Pick<Edict, 'gloss'> | undefined }) => {
  const gloss = glossOf(card);
  return gloss === undefined ? null : <small class="gloss">{gloss}</small>;
};

/** Name and translation in one line, for lists. */
export const glossedName = (card: { readonly name: Text; readonly gloss?: string }): string => {
  const gloss = glossOf(card);
  return gloss === undefined ? text(card.name) : `${text(card.name)} (${gloss})`;
};
