/** Makes a forgotten case of a union a compile error, and a corrupt one a loud one. */
export const assertNever = (value: never): never => {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`);
};

/** Whether something out of a file is an object with named fields. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const defined = <T>(value: T | undefined): value is T => value !== undefined;

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

export const range = (count: number): number[] => {
  const numbers: number[] = [];
  for (let i = 0; i < count; i++) numbers.push(i);
  return numbers;
};
