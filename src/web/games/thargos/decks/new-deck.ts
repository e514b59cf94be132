import type { Deck } from '../../../../games/thargos/cards/card.ts';
import { type Beginning, useBeginning } from '../../../begin.tsx';
import { keepNew, type OwnDeck } from './model.ts';

/** A button that keeps a deck as a new one and lays it on the workbench. */
export const useNewDeck = (): Beginning<[deck: Deck, rest?: Omit<OwnDeck, 'deck'>]> =>
  useBeginning(
    async (deck: Deck, rest?: Omit<OwnDeck, 'deck'>) => (await keepNew([deck], rest))[0]!,
    'thargos',
    'decks',
  );
