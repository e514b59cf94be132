import { useState } from 'preact/hooks';
import type { Check } from './checks.ts';

/** The stored values of one tool: defaults, and a check for each. */
export interface Note<T extends object> {
  readonly name: string;
  readonly blank: T;
  readonly checks: { readonly [K in keyof T]: Check };
}

const PREFIX = 'alidade.thargos.tools.';

/** The stored values; invalid ones get their defaults. */
export const recall = <T extends object>({ name, blank, checks }: Note<T>): T => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + name) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return blank;
    const fitting = Object.entries(kept).filter(
      ([key, value]) => Object.hasOwn(checks, key) && checks[key as keyof T](value),
    );
    return { ...blank, ...Object.fromEntries(fitting) };
  } catch {
    return blank;
  }
};

const remember = (name: string, value: object): void => {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // A private window may forbid it; then it lasts until the page is closed.
  }
};

/** A state that survives a reload. */
export const useRemembered = <T extends object>(note: Note<T>): [T, (next: T) => void] => {
  const [value, setValue] = useState(() => recall(note));
  return [
    value,
    next => {
      setValue(next);
      remember(note.name, next);
    },
  ];
};
