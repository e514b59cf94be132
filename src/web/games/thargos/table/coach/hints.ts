/** What the coach says something about, when it is asked for the first time. */
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
    // A private window may forbid it; then nobody is coached.
  }
};

/** The hints that are still to be given: none before somebody was called, none once they were declined. */
export const readHints = (kept: string | null): readonly Hint[] => {
  try {
    const given: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(given) ? HINTS.filter(hint => given.includes(hint)) : [];
  } catch {
    return [];
  }
};

export const hintsLeft = (): readonly Hint[] => readHints(read());

/** A first duel is coached; whoever has declined it stays alone. */
export const callCoach = (): void => {
  if (read() === null) keep(HINTS);
};

/** Each is given once. */
export const tick = (hint: Hint): void => keep(hintsLeft().filter(other => other !== hint));

export const decline = (): void => keep([]);
