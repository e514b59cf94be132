import type { Deck } from '../../../../games/thargos/ui.ts';
import { type StartButtonState, useStartGame } from '../../../start-game.tsx';
import { keepNew, type UserDeck } from './model.ts';

/** A button that keeps a deck as a new one and lays it on the workbench. */
export const useNewDeck = (): StartButtonState<[deck: Deck, rest?: Omit<UserDeck, 'deck'>]> =>
  useStartGame(
    async (deck: Deck, rest?: Omit<UserDeck, 'deck'>) => (await keepNew([deck], rest))[0]!,
    'thargos',
    'decks',
  );
