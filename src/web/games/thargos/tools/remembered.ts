import { useState } from 'preact/hooks';

const PREFIX = 'alidade.thargos.tools.';

/** What lay beside the table last time; anything that is not of that shape is as good as nothing. */
export const recall = <T extends object>(name: string, blank: T): T => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + name) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return blank;
    const fitting = Object.entries(kept).filter(
      ([key, value]) => Object.hasOwn(blank, key) && isLike(value, blank[key as keyof T]),
    );
    return { ...blank, ...Object.fromEntries(fitting) };
  } catch {
    return blank;
  }
};

/** Whether a value has the shape of another, as deep as that one goes. */
const isLike = (value: unknown, pattern: unknown): boolean => {
  if (typeof value !== typeof pattern || Array.isArray(value) !== Array.isArray(pattern)) return false;
  if (typeof value === 'number') return Number.isSafeInteger(value);
  if (Array.isArray(value) && Array.isArray(pattern))
    return value.length < 100 && value.every(each => pattern.length === 0 || isLike(each, pattern[0]));
  if (typeof value !== 'object' || value === null || typeof pattern !== 'object' || pattern === null)
    return (value === null) === (pattern === null);
  const [given, wanted] = [Object.entries(value), pattern as Readonly<Record<string, unknown>>];
  return (
    given.length === Object.keys(wanted).length &&
    given.every(([key, part]) => Object.hasOwn(wanted, key) && isLike(part, wanted[key]))
  );
};

export const remember = (name: string, value: object): void => {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // A private window may forbid it; then it lasts until the page is closed.
  }
};

/** A state that survives a reload. */
export const useRemembered = <T extends object>(name: string, blank: T): [T, (next: T) => void] => {
  const [value, setValue] = useState(() => recall(name, blank));
  return [
    value,
    next => {
      setValue(next);
      remember(name, next);
    },
  ];
};
