import { useState } from 'preact/hooks';
import { isObject, keysOf } from '../../../../engine/util.ts';
import type { Check } from './checks.ts';

/** Describes what one tool stores: default values, and a check for each value. */
export interface Note<T extends object> {
  readonly name: string;
  readonly blank: T;
  readonly checks: { readonly [K in keyof T]: Check };
}

const PREFIX = 'alidade.thargos.tools.';

/** Reads a tool's stored values. Replaces invalid values with defaults. */
export const recall = <T extends object>({ name, blank, checks }: Note<T>): T => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + name) ?? '{}');
    if (!isObject(kept)) return blank;
    const fitting = keysOf(checks).filter(key => Object.hasOwn(kept, key) && checks[key](kept[key]));
    return { ...blank, ...Object.fromEntries(fitting.map(key => [key, kept[key]])) };
  } catch {
    return blank;
  }
};

const remember = (name: string, value: object): void => {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Storage may be blocked, as in a private window. Then the value is lost when the component unmounts.
  }
};

/** A component state that survives a reload. */
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
