import { shuffled } from '../../../../engine/random.ts';
import { emit, randomDraw } from '../../flow/run.ts';
import type { Handler } from '../handler.ts';
import { whoMeant } from '../target.ts';

export const shuffle: Handler<'shuffle'> = (run, op, task) => {
  const seats = whoMeant(run, op.who ?? 'self', task);
  if (!seats) return;
  for (const seat of seats) {
    const { players, secret } = run.state;
    const from = op.from === 'discard' || op.from === 'hand' ? op.from : 'deck';
    const added = from === 'discard' ? players[seat]!.discard : from === 'hand' ? secret.hands[seat]! : [];
    const deck = shuffled(randomDraw(run), [...secret.decks[seat]!, ...added]);
    emit(run, { type: 'shuffled', seat, from, secret: { deck } });
  }
};
