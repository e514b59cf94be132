/** Used in the default case of a switch: a missing case doesn't compile, and a corrupt value throws. */
export const assertNever = (value: never): never => {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`);
};

/** Whether a value is an object and not a list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is an integer that numbers represent exactly (below 2^53). */
export const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

/** Returns the keys of an object whose type lists all of them. */
// TypeScript allows objects to have more keys than their type lists, so `Object.keys` returns strings.
export const keysOf = <T extends object>(of: T): (keyof T & string)[] =>
  Object.keys(of) as (keyof T & string)[];

/** Returns the entries of an object whose type lists all keys, or describes them with a template. */
// TypeScript allows objects to have more keys than their type lists, so `Object.entries` returns string keys.
export const entriesOf = <T extends object>(of: T): [keyof T & string, T[keyof T & string]][] =>
  Object.entries(of) as [keyof T & string, T[keyof T & string]][];

/** Whether an object has this key itself, not by inheritance. */
export const hasKey = <T extends object>(of: T, key: PropertyKey): key is keyof T => Object.hasOwn(of, key);

export const defined = <T>(value: T | undefined): value is T => value !== undefined;

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

export const range = (count: number): number[] => {
  const numbers: number[] = [];
  for (let i = 0; i < count; i++) numbers.push(i);
  return numbers;
};
