import { useEffect, useState } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { type ChallengeKey, fetchBoard, fetchChallenge, fetchEntries } from '../online/api.ts';
import { hasNoIdentity } from '../online/stored-keys.ts';
import { today } from '../today.ts';
import { useLoaded } from '../ui/loaded.ts';
import type { Board, ChallengeRules, OwnChallenges } from './board.ts';
import { isPast } from './days.ts';

/** The server's responses about a challenge. */
interface Challenge {
  readonly rules: ChallengeRules | Refusal;
  readonly board: Board | Refusal;
}

export interface Reloading<T> {
  /** Undefined while the server has not answered. */
  readonly found: T | undefined;
  readonly reload: () => void;
}

/** Loads a value by its name. Discards it when the name changes. */
export const useNamed = <T extends object>(wanted: string, load: () => Promise<T>): Reloading<T> => {
  const [count, setCount] = useState(0);
  const { found } = useLoaded(async () => ({ value: await load(), of: wanted }), wanted, count);
  return { found: found?.of === wanted ? found.value : undefined, reload: () => setCount(n => n + 1) };
};

/** Loads a challenge and a page of its board. */
export const useBoard = (at: ChallengeKey, page = 1): Reloading<Challenge> =>
  // When the challenge ends, the board becomes public, so it loads again.
  useNamed(`${at.group}/${at.game}/${at.key}/${page}/${isPast(at.key, today())}`, async () => {
    const [rules, board] = await Promise.all([fetchChallenge(at), fetchBoard(at, page)]);
    return { rules, board };
  });

const NONE: OwnChallenges = { challenges: [], streaks: {} };

/** This player's entries of a month; none until the server has listed them. */
export const useEntries = (month: string): OwnChallenges => {
  const { found, reload } = useNamed(month, async () => (hasNoIdentity() ? NONE : fetchEntries(month)));
  useEffect(() => {
    // The player may have played in another window.
    const look = (): void => {
      if (!document.hidden) reload();
    };
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
    };
  }, [reload]);
  return found && !isRefusal(found) ? found : NONE;
};
