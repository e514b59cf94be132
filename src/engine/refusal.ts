/**
 * Why a request is rejected. A value, not an exception. The code is stable, the other fields are the details for its
 * text.
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
