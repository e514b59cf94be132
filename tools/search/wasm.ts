/**
 * A small WebAssembly assembler with only what the search core needs: integers, vectors of eight rows, and one memory.
 * Expressions are composed of values. Statements are added to the current function.
 */

export type Kind = 'i32' | 'i64' | 'v128';

/**
 * Code that leaves one value on the stack. Each use repeats the code, so a value that is used more than once should
 * have short code. `keep` stores a value in a local variable, whose code is short.
 */
export interface Value {
  readonly kind: Kind;
  readonly code: readonly number[];
}

/** A local variable, to which values can be assigned. */
export interface Local extends Value {
  readonly index: number;
}

export interface Func {
  readonly index: number;
  readonly result: Kind | undefined;
}

interface Written {
  readonly params: readonly Kind[];
  readonly result: Kind | undefined;
  readonly locals: Kind[];
  readonly bytes: number[];
  depth: number;
}

const KINDS: Readonly<Record<Kind, number>> = { i32: 0x7f, i64: 0x7e, v128: 0x7b };
const EMPTY_BLOCK = 0x40;

export const unsigned = (n: number): number[] => {
  const bytes: number[] = [];
  for (let rest = n; ; ) {
    const low = rest & 0x7f;
    rest >>>= 7;
    if (rest === 0) return [...bytes, low];
    bytes.push(low | 0x80);
  }
};

const signed = (n: bigint): number[] => {
  const bytes: number[] = [];
  for (let rest = n; ; ) {
    const low = Number(rest & 0x7fn);
    rest >>= 7n;
    const isLast = (rest === 0n && (low & 0x40) === 0) || (rest === -1n && (low & 0x40) !== 0);
    if (isLast) return [...bytes, low];
    bytes.push(low | 0x80);
  }
};

const functions: Written[] = [];
let now: Written | undefined;

/** Starts a new module. The functions below add to it. */
export const begin = (): void => {
  functions.length = 0;
};

const write = (...bytes: readonly number[]): void => {
  now!.bytes.push(...bytes);
};

const local = (kind: Kind): Local => {
  const index = now!.params.length + now!.locals.length;
  now!.locals.push(kind);
  return { kind, code: [0x20, ...unsigned(index)], index };
};

export const set = (to: Local, value: Value): void => write(...value.code, 0x21, ...unsigned(to.index));
export const keep = (value: Value): Local => {
  const kept = local(value.kind);
  set(kept, value);
  return kept;
};

/** Writes a function. Functions can't be nested. */
export const func = (
  params: readonly Kind[],
  result: Kind | undefined,
  body: (...params: readonly Local[]) => void,
): Func => {
  const written: Written = { params, result, locals: [], bytes: [], depth: 0 };
  const index = functions.push(written) - 1;
  now = written;
  body(...params.map((kind, i) => ({ kind, code: [0x20, ...unsigned(i)], index: i })));
  now = undefined;
  return { index, result };
};

const op =
  (kind: Kind, ...code: readonly number[]) =>
  (...args: readonly Value[]): Value => ({ kind, code: [...args.flatMap(arg => arg.code), ...code] });
const vector = (kind: Kind, code: number, ...more: readonly number[]) =>
  op(kind, 0xfd, ...unsigned(code), ...more);

export const int = (n: number): Value => ({ kind: 'i32', code: [0x41, ...signed(BigInt(n | 0))] });
export const long = (n: bigint): Value => ({ kind: 'i64', code: [0x42, ...signed(n)] });

export const i32 = {
  eqz: op('i32', 0x45),
  eq: op('i32', 0x46),
  ne: op('i32', 0x47),
  lt: op('i32', 0x48),
  gt: op('i32', 0x4a),
  le: op('i32', 0x4c),
  ge: op('i32', 0x4e),
  popcnt: op('i32', 0x69),
  add: op('i32', 0x6a),
  sub: op('i32', 0x6b),
  mul: op('i32', 0x6c),
  div: op('i32', 0x6d),
  rem: op('i32', 0x6f),
  and: op('i32', 0x71),
  or: op('i32', 0x72),
  shl: op('i32', 0x74),
  shr: op('i32', 0x76),
  select: op('i32', 0x1b),
  wrap: op('i32', 0xa7),
};

export const i64 = {
  eqz: op('i32', 0x50),
  ctz: op('i64', 0x7a),
  popcnt: op('i64', 0x7b),
  add: op('i64', 0x7c),
  sub: op('i64', 0x7d),
  mul: op('i64', 0x7e),
  and: op('i64', 0x83),
  or: op('i64', 0x84),
  xor: op('i64', 0x85),
  shr: op('i64', 0x88),
  extend: op('i64', 0xad),
};

export const v128 = {
  fill: vector('v128', 0x10),
  low: vector('i64', 0x1d, 0),
  high: vector('i64', 0x1d, 1),
  withLow: vector('v128', 0x1e, 0),
  withHigh: vector('v128', 0x1e, 1),
  eq: vector('v128', 0x2d),
  ne: vector('v128', 0x2e),
  ge: vector('v128', 0x35),
  and: vector('v128', 0x4e),
  andNot: vector('v128', 0x4f),
  or: vector('v128', 0x50),
  xor: vector('v128', 0x51),
  any: vector('i32', 0x53),
  bytesSet: vector('v128', 0x62),
  addBytes: vector('v128', 0x7d),
  lanes: vector('i32', 0x84),
  shl: vector('v128', 0x8b),
  shr: vector('v128', 0x8d),
  add: vector('v128', 0x8e),
  sub: vector('v128', 0x91),
  mul: vector('v128', 0x95),
  shlWords: vector('v128', 0xab),
};

/** Makes a vector of eight 16-bit numbers. */
export const rows = (numbers: readonly number[]): Value => ({
  kind: 'v128',
  code: [
    0xfd,
    0x0c,
    ...Array.from({ length: 8 }, (_, i) => numbers[i] ?? 0).flatMap(n => [n & 255, (n >> 8) & 255]),
  ],
});

/** Returns a vector of eight adjacent rows of two vectors, which have sixteen rows. Row `from` is the first. */
export const window = (first: Value, second: Value, from: number): Value => ({
  kind: 'v128',
  code: [...first.code, ...second.code, 0xfd, 0x0d, ...Array.from({ length: 16 }, (_, i) => 2 * from + i)],
});

const memory = (code: readonly number[], align: number) => (address: Value, offset: number) => [
  ...address.code,
  ...code,
  align,
  ...unsigned(offset),
];
const LOAD = { i32: [0x28], i64: [0x29], v128: [0xfd, 0x00] };
const STORE = { i32: [0x36], i64: [0x37], v128: [0xfd, 0x0b] };
const ALIGN = { i32: 2, i64: 3, v128: 4 };

export const load = (kind: Kind, address: Value, offset = 0): Value => ({
  kind,
  code: memory(LOAD[kind], ALIGN[kind])(address, offset),
});
export const loadShort = (address: Value, offset = 0): Value => ({
  kind: 'i32',
  code: memory([0x2f], 1)(address, offset),
});
export const store = (address: Value, value: Value, offset = 0): void =>
  write(
    ...address.code,
    ...value.code,
    ...memory(STORE[value.kind], ALIGN[value.kind])({ kind: 'i32', code: [] }, offset),
  );
export const storeShort = (address: Value, value: Value, offset = 0): void =>
  write(...address.code, ...value.code, 0x3b, 1, ...unsigned(offset));

/** The target of a branch: the end of a block or the start of a loop. */
type Label = number;

const nest = (code: number, body: (label: Label) => void): void => {
  write(code, EMPTY_BLOCK);
  now!.depth += 1;
  body(now!.depth);
  now!.depth -= 1;
  write(0x0b);
};
export const block = (body: (out: Label) => void): void => nest(0x02, body);
export const loop = (body: (again: Label) => void): void => nest(0x03, body);
const distance = (label: Label): number[] => unsigned(now!.depth - label);
export const go = (label: Label): void => write(0x0c, ...distance(label));
export const goIf = (label: Label, condition: Value): void =>
  write(...condition.code, 0x0d, ...distance(label));
export const when = (condition: Value, then: () => void, otherwise?: () => void): void => {
  write(...condition.code, 0x04, EMPTY_BLOCK);
  now!.depth += 1;
  then();
  if (otherwise) {
    write(0x05);
    otherwise();
  }
  now!.depth -= 1;
  write(0x0b);
};
export const result = (value: Value): void => write(...value.code, 0x0f);
/** Ends a function and returns this value from it. */
export const last = (value: Value): void => write(...value.code);

export const call = ({ index, result: kind }: Func, ...args: readonly Value[]): Value => ({
  kind: kind ?? 'i32',
  code: [...args.flatMap(arg => arg.code), 0x10, ...unsigned(index)],
});
/** Calls a function that has no result. */
export const perform = (called: Value): void => write(...called.code);
/**
 * Calls the function `which` of the function table. All functions of the table have the parameters of `like` and no
 * result.
 */
export const callOne = (like: Func, which: Value, ...args: readonly Value[]): void =>
  write(...args.flatMap(arg => arg.code), ...which.code, 0x11, ...unsigned(like.index), 0);

const section = (id: number, entries: readonly (readonly number[])[]): number[] => {
  const body = [...unsigned(entries.length), ...entries.flat()];
  return [id, ...unsigned(body.length), ...body];
};
const name = (text: string): number[] => [text.length, ...Buffer.from(text, 'latin1')];

/** Returns the bytes of the module: all functions, the exports, and the function table of `callOne`. */
export const assemble = (
  exported: Readonly<Record<string, Func>>,
  table: readonly Func[],
  pages: number,
): Uint8Array => {
  const types = functions.map(({ params, result: kind }) => [
    0x60,
    ...unsigned(params.length),
    ...params.map(param => KINDS[param]),
    ...(kind ? [1, KINDS[kind]] : [0]),
  ]);
  const bodies = functions.map(({ locals, bytes }) => {
    const body = [...unsigned(locals.length), ...locals.flatMap(kind => [1, KINDS[kind]]), ...bytes, 0x0b];
    return [...unsigned(body.length), ...body];
  });
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(1, types),
    ...section(
      3,
      functions.map((_, i) => unsigned(i)),
    ),
    ...section(4, [[0x70, 0x00, ...unsigned(table.length)]]),
    ...section(5, [[0x01, ...unsigned(pages), ...unsigned(pages)]]),
    ...section(7, [
      [...name('memory'), 0x02, 0x00],
      ...Object.entries(exported).map(([text, { index }]) => [...name(text), 0x00, ...unsigned(index)]),
    ]),
    ...section(9, [
      [
        0x00,
        ...int(0).code,
        0x0b,
        ...unsigned(table.length),
        ...table.flatMap(({ index }) => unsigned(index)),
      ],
    ]),
    ...section(10, bodies),
  ]);
};
