/** A missing case of a union doesn't compile, and a corrupt value throws. */
export const assertNever = (value: never): never => {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`);
};

/** Whether a value is an object and not a list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const defined = <T>(value: T | undefined): value is T => value !== undefined;

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

export const range = (count: number): number[] => {
  const numbers: number[] = [];
  for (let i = 0; i < count; i++) numbers.push(i);
  return numbers;
};
