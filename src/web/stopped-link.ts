import { signal } from '@preact/signals';
import { refuse } from '../engine/refusal.ts';
import type { Link } from './link.ts';
import type { SeatedPlayer } from './table.ts';

const refused = async () => refuse('game-over');
const nothing = (): void => undefined;

/** A table that has stopped at a moment: whoever looks sees this view, and nobody is asked anything. */
export const stoppedLink = <C, E, V, Cfg>(
  view: V,
  players: readonly SeatedPlayer[],
  config: Cfg,
): Link<C, E, V, Cfg> => ({
  id: '',
  players,
  config,
  watch: (_, hear) => {
    hear({ type: 'view', version: 0, seen: { view, owing: [], isOver: false, canUndo: false } });
    return nothing;
  },
  submit: refused,
  undo: refused,
  practise: refused,
  toldSince: async () => [],
  record: refused,
  trouble: signal(undefined),
  goOn: nothing,
  leave: nothing,
});
