import { signal } from '@preact/signals';
import { refuse } from '../../engine/refusal.ts';
import { makeReplica } from './replica.ts';
import type { SeatedPlayer } from './table.ts';
import type { Transport } from './transport.ts';

const refused = async () => refuse('game-over');
const nothing = (): void => undefined;

/** A table that always shows the same view, for replays. It accepts no commands. */
export const fixedTransport = <C, E, V, Cfg>(
  view: V,
  players: readonly SeatedPlayer[],
  config: Cfg,
): Transport<C, E, V, Cfg> => {
  const replica = makeReplica<E, V>();
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
