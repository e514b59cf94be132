import type { ReadonlySignal } from '@preact/signals';
import type { GameTypes, Viewer } from '../../engine/game.ts';
import type { Table as EngineTable } from '../../engine/table.ts';
import type { Replica } from './replica.ts';
import type { SeatedPlayer, Trouble } from './table.ts';

/**
 * The way to where a table is decided: in this browser or on a server. It is ready when it has a first snapshot for
 * every viewer at this device.
 */
export interface Transport<T extends GameTypes>
  extends Pick<
    EngineTable<T>,
    'id' | 'types' | 'submit' | 'undo' | 'practise' | 'mark' | 'updatesSince' | 'record'
  > {
  readonly players: readonly SeatedPlayer[];
  readonly config: T['Config'];
  /** The replica of one viewer; the same object each time. */
  readonly replica: (viewer: Viewer) => Replica<T['Event'], T['View']>;
  /** Whether a bot plays for the person at this device; absent where that cannot happen. */
  readonly isStoodIn?: ReadonlySignal<boolean>;
  /** Why the table cannot continue at the moment. */
  readonly trouble: ReadonlySignal<Trouble | undefined>;
  readonly retry: () => void;
  readonly leave: () => void;
}
