import type { Text } from '../../../../engine/text.ts';
import type { Edict } from '../../../../games/cartographers/cards/edict.ts';
import { text } from '../../../say.ts';
import { language } from '../../../settings.ts';

/** What a name means that a French reader finds in English on the card. */
const glossOf = (card: Pick<Edict, 'gloss'> | undefined): string | undefined =>
  language.value === 'fr' ? card?.gloss : undefined;

export const Gloss = ({ card }: { readonly card: Pick<Edict, 'gloss'> | undefined }) => {
  const gloss = glossOf(card);
  return gloss === undefined ? null : <small class="gloss">{gloss}</small>;
};

/** Both in one line, for lists to choose from. */
export const glossedName = (card: { readonly name: Text; readonly gloss?: string }): string => {
  const gloss = glossOf(card);
  return gloss === undefined ? text(card.name) : `${text(card.name)} (${gloss})`;
};
