/**
 * Why a request is rejected. Functions return a refusal as a value and don't throw it. The code is stable, and the
 * other fields are the details that its message needs. Code that handles only the codes of one part of the program uses
 * `RefusalIn` instead.
 */
export type Refusal<Code extends string = string> = {
  readonly refused: Code;
  readonly [detail: string]: unknown;
};

/** The refusals of one part of the program. `Details` maps each code to its details. */
export type RefusalIn<Details extends object> = {
  readonly [Code in keyof Details & string]: { readonly refused: Code } & Readonly<Details[Code]>;
}[keyof Details & string];

/** The arguments after the code. They can be left out if the code has no required details. */
export type DetailsOf<D> = [keyof D] extends [never]
  ? []
  : Partial<D> extends D
    ? [details?: Readonly<D>]
    : [details: Readonly<D>];

/** A function like `refuse` that accepts only the codes of `Details`, each with its details. */
export type Refuse<Details extends object> = <Code extends keyof Details & string>(
  code: Code,
  ...details: DetailsOf<Details[Code]>
) => Refusal<Code> & Readonly<Details[Code]>;

export const refuse = <Code extends string, D extends object>(
  code: Code,
  details?: D,
): Refusal<Code> & Readonly<D> =>
  // Cast: the compiler can't see that the spread of `details` is a `D`.
  ({ refused: code, ...details }) as Refusal<Code> & Readonly<D>;

/** Returns a `refuse` function for the codes of one part of the program. */
export const refuseIn = <Details extends object>(): Refuse<Details> =>
  // Cast: `refuse` accepts every code with any details; the type only restricts them.
  refuse as Refuse<Details>;

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'refused' in value;

/** Returns a function that checks the code of a refusal. Another version may have sent it with fewer details. */
export const hasCodeIn =
  <Details extends object>() =>
  <Code extends keyof Details & string>(
    refusal: Refusal | undefined,
    ...codes: readonly Code[]
  ): refusal is Refusal<Code> & Partial<Readonly<Details[Code]>> =>
    codes.some(code => code === refusal?.refused);
