import type { Viewer } from '../engine/game.ts';
import { type Heard, heard, type Message, type Seen, type Told } from '../engine/told.ts';
import type { Link } from './link.ts';
import type { Shown } from './table.ts';

/** What one viewer at this device has heard: it never holds more of the game than he may know. */
export interface Mirror<Event, View> {
  readonly version: () => number;
  readonly seen: () => Seen<View>;
  readonly told: (since: number) => readonly Told<Event>[];
  readonly shown: (since: number) => readonly Shown<Event, View>[];
  readonly letGo: (version: number) => void;
  readonly stop: () => void;
}

export const mirror = <C, E, V, Cfg>(
  link: Pick<Link<C, E, V, Cfg>, 'watch'>,
  viewer: Viewer,
  onHeard: () => void,
): Mirror<E, V> => {
  let known: Heard<V> | undefined;
  const tales: Told<E>[] = [];
  /** Views are large: they are kept only until they were shown. */
  let views: Shown<E, V>[] = [];
  let stop = (): void => undefined;
  const watch = (): void => {
    stop = link.watch(viewer, hear);
  };
  const hear = (message: Message<V, E>): void => {
    const next = heard(known, message);
    if (!next) {
      // Something was missed: everything anew.
      stop();
      watch();
      return;
    }
    if (message.type === 'told' && known) {
      const { type: _, changes: __, ...told } = message;
      tales.push(told);
      views.push({ ...told, before: known.seen.view });
    }
    known = next;
    onHeard();
  };
  watch();
  const now = (): Heard<V> => {
    if (!known) throw new Error('replica read before its first snapshot');
    return known;
  };
  return {
    version: () => now().version,
    seen: () => now().seen,
    told: since => tales.filter(({ version }) => version > since),
    shown: since => views.filter(({ version }) => version > since),
    letGo: upTo => {
      views = views.filter(({ version }) => version > upTo);
    },
    stop: () => stop(),
  };
};
