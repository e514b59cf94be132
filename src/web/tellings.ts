import type { Viewer } from '../engine/game.ts';
import type { GameModule } from '../engine/module.ts';
import type { Told } from './table.ts';

type Telling<S, E> = { readonly version: number; readonly before: S; readonly events: readonly E[] };

/**
 * What happened while a table is open. Screens read it when they get to it, and by then more than one thing may have
 * happened: a bot answers within a frame.
 */
export const tellings = <S, E, V>(
  game: Pick<GameModule<S, never, E, V, unknown, unknown, never>, 'evolve' | 'redact' | 'view' | 'about'>,
) => {
  let list: readonly Telling<S, E>[] = [];

  const tellOne = ({ version, before, events }: Telling<S, E>, viewer: Viewer): Told<E, V> => {
    let at = before;
    const happened = events.flatMap(event => {
      const told = game.redact(event, viewer, at);
      at = game.evolve(at, event);
      return told ? [{ event: told, about: game.about?.(told, viewer, at) }] : [];
    });
    return { version, happened, before: game.view(before, viewer) };
  };

  return {
    /** The events that led from this state to this version. */
    add: (version: number, before: S, events: readonly E[]): void => {
      list = [...list, { version, before, events }];
    },
    /** What is taken back has not happened: there is nothing to tell of it. */
    takeBack: (count: number): void => {
      list = list.slice(0, Math.max(0, list.length - count));
    },
    since: (viewer: Viewer, version: number): readonly Told<E, V>[] =>
      list.filter(telling => telling.version > version).map(telling => tellOne(telling, viewer)),
  };
};
