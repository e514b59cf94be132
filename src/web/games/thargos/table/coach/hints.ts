/** The questions for which the coach has a hint. */
export const HINTS = ['placeHero', 'placeMission', 'act', 'attack', 'defend', 'refill'] as const;
export type Hint = (typeof HINTS)[number];

const KEY = 'alidade.thargos.coach';

const read = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

const keep = (left: readonly Hint[]): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(left));
  } catch {
    // If storage is blocked, no hints are shown, because the coach couldn't remember which ones were shown.
  }
};

/** The hints that weren't shown yet. Empty before the coach starts and after the player declines it. */
export const readHints = (kept: string | null): readonly Hint[] => {
  try {
    const given: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(given) ? HINTS.filter(hint => given.includes(hint)) : [];
  } catch {
    return [];
  }
};

export const hintsLeft = (): readonly Hint[] => readHints(read());

/** Starts the coach with a player's first duel, unless they declined it before. */
export const callCoach = (): void => {
  if (read() === null) keep(HINTS);
};

/** Marks a hint as shown. */
export const tick = (hint: Hint): void => keep(hintsLeft().filter(other => other !== hint));

export const decline = (): void => keep([]);
