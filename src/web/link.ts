import type { ReadonlySignal } from '@preact/signals';
import type { Table as EngineTable } from '../engine/table.ts';
import type { SeatedPlayer, Trouble } from './table.ts';

/**
 * The way to where a table is decided: here in the browser, or on a server. What comes over it could as well be JSON.
 * A link is handed out when it has heard for everybody at this device: then whoever watches is told at once.
 */
export interface Link<Command, Event, View, Config>
  extends Pick<
    EngineTable<Command, Event, View, Config>,
    'id' | 'watch' | 'submit' | 'undo' | 'practise' | 'mark' | 'toldSince' | 'record'
  > {
  readonly players: readonly SeatedPlayer[];
  readonly config: Config;
  /** Whether a bot plays for the person at this device; absent where that cannot happen. */
  readonly isStoodIn?: ReadonlySignal<boolean>;
  /** Why what happens by itself does not go on. */
  readonly trouble: ReadonlySignal<Trouble | undefined>;
  /** Lets it try again. */
  readonly goOn: () => void;
  readonly leave: () => void;
}
