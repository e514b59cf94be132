import type { Seat } from '../../../engine/game.ts';
import { rivalHand } from '../board/counting.ts';
import { ATTITUDES } from '../modes.ts';
import { burn } from './deck.ts';
import { emit, type Run, rollDice } from './run.ts';

export const rollAttitude = (run: Run): void => {
  const value = rollDice(run, 1)[0]!;
  emit(run, { type: 'rolled', dice: '1d6', values: [value], what: 'attitude' });
  emit(run, { type: 'attitude', attitude: run.state.config.solo.attitudeMap[value - 1] ?? ATTITUDES[0] });
};

/**
 * HT-11.8: if an effect discards cards from the Rival's hand, the Rival burns cards instead, and its next
 * pile is smaller.
 */
export const discardRivalHand = (run: Run, seat: Seat, amount: number): void => {
  const { solo } = run.state;
  if (!solo || amount <= 0) return;
  const hand = rivalHand(run.state);
  if (hand === 0) return;
  burn(run, seat, Math.min(amount, hand));
  if (amount < hand) return emit(run, { type: 'pileSmaller', by: solo.smaller + amount });
  // HT-11.2: if the whole hand is discarded, the attitude is rolled again.
  if (solo.smaller !== 0) emit(run, { type: 'pileSmaller', by: 0 });
  rollAttitude(run);
};
