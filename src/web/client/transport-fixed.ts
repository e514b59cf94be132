import { signal } from '@preact/signals';
import type { GameTypes } from '../../engine/game.ts';
import { refuse } from '../../engine/refusal.ts';
import { makeReplica } from './replica.ts';
import type { SeatedPlayer } from './table.ts';
import type { Transport } from './transport.ts';

const refused = async () => refuse('game-over');
const nothing = (): void => undefined;

/** A table that always shows the same view, for replays. It accepts no commands. */
export const fixedTransport = <T extends GameTypes>(
  view: T['View'],
  players: readonly SeatedPlayer[],
  config: T['Config'],
): Transport<T> => {
  const replica = makeReplica<T['Event'], T['View']>();
  replica.reset({ version: 0, view, owing: [], isOver: false, canUndo: false });
  return {
    id: '',
    players,
    config,
    replica: () => replica,
    submit: refused,
    undo: refused,
    practise: refused,
    updatesSince: async () => [],
    record: refused,
    trouble: signal(undefined),
    retry: nothing,
    leave: nothing,
  };
};
