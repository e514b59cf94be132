/**
 * The answer to a wish that the rules do not grant. It is a value, not an exception: the code is stable,
 * the other fields are what a screen needs to word it.
 */
export type Refusal<Code extends string = string> = {
  readonly refused: Code;
  readonly [detail: string]: unknown;
};

export const refuse = <Code extends string>(
  code: Code,
  details: Readonly<Record<string, unknown>> = {},
): Refusal<Code> => ({ refused: code, ...details });

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'refused' in value;
