import type { Seat, Viewer } from './game.ts';
import { takenBack, takenBackAsPractice } from './ledger.ts';
import type { Begun } from './module.ts';
import { decisionOf, type Progress } from './progress.ts';
import { isRefusal } from './refusal.ts';
import type { Entry } from './replay.ts';
import { type Message, type News, type Seen, statesOf, toldMessage, toldTo } from './told.ts';

export type Hearing<View, Event> = (message: Message<View, Event>) => void;

/** Everybody who looks at a table, and what each of them was shown last. */
export interface Audience<S, E, V> {
  readonly seen: (viewer: Viewer) => Seen<V>;
  readonly watch: (viewer: Viewer, hear: Hearing<V, E>) => () => void;
  /** The same for whoever knows what the viewer sees now; all who look with the same eyes hear the same object. */
  readonly listen: (viewer: Viewer, hear: (news: News<V, E>) => void) => () => void;
  /** Calls after every entry; nothing is shown for it. */
  readonly follow: (hear: (version: number) => void) => () => void;
  /** The entry has happened: everybody hears of it. */
  readonly tell: (entry: Entry<unknown, E>, before: S) => void;
}

/** Takes what he needs of an entry: how it is news to a viewer, or that there is one. */
type Listener<V, E> = (newsFor: (viewer: Viewer) => News<V, E>, version: number) => void;

/** Who is a bot, where something may be taken back as practice. */
type Practice = ((seat: Seat) => boolean) | undefined;

/** What a viewer has before him. */
const see = <S, C, E, V, Cfg>(
  module: Begun<S, C, E, V, Cfg>,
  progress: Progress<S, E>,
  viewer: Viewer,
  isBot: Practice,
): Seen<V> => {
  const { ledger } = progress;
  const { state, isPractice } = ledger;
  const decision = viewer === 'spectator' ? undefined : decisionOf(progress, viewer);
  const canUndo = viewer !== 'spectator' && !isRefusal(takenBack(module, ledger, viewer));
  const canPractise =
    !canUndo &&
    viewer !== 'spectator' &&
    isBot !== undefined &&
    !isRefusal(takenBackAsPractice(module, ledger, viewer, isBot));
  return {
    view: module.view(state, viewer),
    owing: module.owing(state),
    isOver: module.isOver(state),
    canUndo,
    ...(canPractise && { canPractise }),
    ...(isPractice && { isPractice }),
    ...(decision !== undefined && { decision }),
  };
};

export const gatherAudience = <S, C, E, V, Cfg>(
  module: Begun<S, C, E, V, Cfg>,
  now: () => Progress<S, E>,
  isBot: Practice,
): Audience<S, E, V> => {
  const listeners = new Set<Listener<V, E>>();
  const add = (listener: Listener<V, E>): (() => boolean) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  /** Who is told twice is shown once. */
  const shown = new Map<Viewer, Seen<V>>();
  const seen = (viewer: Viewer): Seen<V> => {
    const known = shown.get(viewer) ?? see(module, now(), viewer, isBot);
    shown.set(viewer, known);
    return known;
  };
  const listen: Audience<S, E, V>['listen'] = (viewer, hear) => {
    // What he sees now is what he will have seen before the next entry.
    seen(viewer);
    return add(newsFor => hear(newsFor(viewer)));
  };
  return {
    seen,
    listen,
    watch: (viewer, hear) => {
      const stop = listen(viewer, news => hear(toldMessage(news)));
      hear({ type: 'view', version: now().ledger.version, seen: seen(viewer) });
      return stop;
    },
    follow: hear => add((_, version) => hear(version)),
    tell: (entry, before) => {
      const was = new Map(shown);
      shown.clear();
      const { version, state } = now().ledger;
      let states: readonly (S | undefined)[] | undefined;
      const news = new Map<Viewer, News<V, E>>();
      const newsFor = (viewer: Viewer): News<V, E> => {
        const his = news.get(viewer);
        if (his) return his;
        states ??= statesOf(module, entry, before, state);
        const told = toldTo(module, viewer, version, entry, states);
        const made = { told, before: was.get(viewer)!, after: seen(viewer) };
        news.set(viewer, made);
        return made;
      };
      const failures: unknown[] = [];
      for (const listener of [...listeners])
        try {
          listener(newsFor, version);
        } catch (error) {
          failures.push(error);
        }
      // A listener that fails is a bug, but not one of those who come after him.
      if (failures.length > 0) throw failures[0];
    },
  };
};
