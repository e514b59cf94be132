import type { Seat } from '../../../engine/game.ts';
import { ATTITUDES, type Attitude } from '../config.ts';
import { burn } from './deck.ts';
import { type Run, rollDice, tell } from './run.ts';

/** HT-11.2: how many cards the Rival attacks and defends with. */
export const PILES: { readonly [A in Attitude]: { readonly attack: number; readonly defence: number } } = {
  aggressive: { attack: 4, defence: 2 },
  wary: { attack: 3, defence: 3 },
  defensive: { attack: 2, defence: 4 },
};

export const rollAttitude = (run: Run): void => {
  const value = rollDice(run, 1)[0]!;
  tell(run, { type: 'rolled', dice: '1d6', values: [value], what: 'attitude' });
  tell(run, { type: 'attitude', attitude: run.state.config.solo.attitudeMap[value - 1] ?? ATTITUDES[0] });
};

/** HT-11.8: cards the Rival is made to discard come off his deck, and his next pile is smaller. */
export const discardRivalHand = (run: Run, seat: Seat, amount: number): void => {
  const { solo } = run.state;
  if (!solo || amount <= 0) return;
  const hand = PILES[solo.attitude].attack + PILES[solo.attitude].defence;
  // HT-11.2: his whole hand gone, he thinks again.
  if (amount >= hand) return rollAttitude(run);
  burn(run, seat, amount);
  tell(run, { type: 'pileSmaller', by: solo.smaller + amount });
};
