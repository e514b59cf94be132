/**
 * Why a request is rejected. A value, not an exception. The code is stable, the other fields are the details for its
 * text. Code that creates or reads certain codes uses the union of its part instead: `RefusalIn`.
 */
export type Refusal<Code extends string = string> = {
  readonly refused: Code;
  readonly [detail: string]: unknown;
};

/** The refusals of one part of the program, as a union. `Details` lists the details of each code. */
export type RefusalIn<Details extends object> = {
  readonly [Code in keyof Details & string]: { readonly refused: Code } & Readonly<Details[Code]>;
}[keyof Details & string];

/** The arguments after the code: codes without required details need none. */
type DetailsOf<D> = Partial<D> extends D ? [details?: Readonly<D>] : [details: Readonly<D>];

/** A `refuse` that accepts only the codes of `Details`, each with its details. */
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

/** `refuse` for one part of the program. */
export const refuseIn = <Details extends object>(): Refuse<Details> =>
  // Cast: `refuse` accepts every code with any details; the type only restricts them.
  refuse as Refuse<Details>;

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'refused' in value;
