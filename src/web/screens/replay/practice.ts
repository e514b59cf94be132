import { isPractice, type Log, practiceUndosAfter } from '../../../engine/replay.ts';
import { say } from '../../i18n.ts';
import { PRACTICE_WORDS } from '../../ui/practice-words.ts';
import type { Span } from './folding.ts';

/** What a replay says about a practice game: its tag, and after which moments the player used undo. */
export const practiceIn = (log: Log<unknown, unknown>, frames: readonly Span[]) => {
  const after = practiceUndosAfter(log);
  return {
    tag: (): readonly string[] => (isPractice(log) ? [say(PRACTICE_WORDS).tag] : []),
    told: (at: number): readonly string[] => {
      const { batch } = frames[at]!;
      const times = frames[at + 1]?.batch === batch ? undefined : after.get(batch);
      return times === undefined ? [] : [say(PRACTICE_WORDS).after(times)];
    },
  };
};
