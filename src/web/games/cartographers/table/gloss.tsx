import type { Edict } from '../../../../games/cartographers/cards/edict.ts';
import { language } from '../../../settings.ts';

/** What a name means that a French reader finds in English on the card. */
export const Gloss = ({ card }: { readonly card: Pick<Edict, 'gloss'> | undefined }) =>
  language.value === 'fr' && card?.gloss !== undefined ? <small class="gloss">{card.gloss}</small> : null;
