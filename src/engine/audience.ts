import type { Seat, Viewer } from './game.ts';
import { takenBack, takenBackAsPractice } from './ledger.ts';
import type { Begun } from './module.ts';
import { decisionOf, type Progress } from './progress.ts';
import { isRefusal } from './refusal.ts';
import type { Entry } from './replay.ts';
import { type Message, type Seen, toldMessage, toldTo } from './told.ts';

export type Hearing<View, Event> = (message: Message<View, Event>) => void;

/** Everybody who looks at a table, and what each of them was shown last. */
export interface Audience<S, E, V> {
  readonly seen: (viewer: Viewer) => Seen<V>;
  readonly watch: (viewer: Viewer, hear: Hearing<V, E>) => () => void;
  /** The entry has happened: everybody hears of it. */
  readonly tell: (entry: Entry<unknown, E>, before: S) => void;
}

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
  const watchers = new Set<{ readonly viewer: Viewer; readonly hear: Hearing<V, E> }>();
  /** Who is told twice is shown once. */
  const shown = new Map<Viewer, Seen<V>>();
  const seen = (viewer: Viewer): Seen<V> => {
    const known = shown.get(viewer) ?? see(module, now(), viewer, isBot);
    shown.set(viewer, known);
    return known;
  };
  return {
    seen,
    watch: (viewer, hear) => {
      const watcher = { viewer, hear };
      watchers.add(watcher);
      hear({ type: 'view', version: now().ledger.version, seen: seen(viewer) });
      return () => watchers.delete(watcher);
    },
    tell: (entry, before) => {
      const was = new Map(shown);
      shown.clear();
      const { version } = now().ledger;
      const messageFor = (viewer: Viewer): Message<V, E> => {
        const last = was.get(viewer);
        if (!last) return { type: 'view', version, seen: seen(viewer) };
        return toldMessage(toldTo(module, viewer, version, entry, before), last, seen(viewer));
      };
      const messages = new Map<Viewer, Message<V, E>>();
      const failures: unknown[] = [];
      for (const { viewer, hear } of [...watchers]) {
        const message = messages.get(viewer) ?? messageFor(viewer);
        messages.set(viewer, message);
        try {
          hear(message);
        } catch (error) {
          failures.push(error);
        }
      }
      // A listener that fails is a bug, but not one of those who come after him.
      if (failures.length > 0) throw failures[0];
    },
  };
};
