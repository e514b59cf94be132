/** Where a text stops being valid JSON. If `ends` is true, the text is valid up to its end, but incomplete. */
export interface JsonFault {
  readonly place: number;
  readonly ends: boolean;
}

const SPACE = /[ \t\n\r]*/y;
const TOKEN = /[{}[\],:]|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const UNFINISHED = /^(?:t(?:ru?)?|f(?:a(?:ls?)?)?|n(?:ul?)?|-|\.|[eE][+-]?)$/;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const UNFINISHED_ESCAPE = /^\\(?:u[0-9a-fA-F]{0,3})?$/;

/** Where the valid part of a string ends, and whether the string is complete, truncated (`ends`) or invalid. */
interface Scanned {
  readonly end: number;
  readonly how: 'whole' | 'ends' | 'bad';
}

// A loop scans the string, because a regular expression overflows the stack after millions of characters.
const scanString = (text: string, start: number): Scanned => {
  let place = start + 1;
  while (place < text.length) {
    const code = text.charCodeAt(place);
    if (code === QUOTE) return { end: place + 1, how: 'whole' };
    if (code < 0x20) return { end: place, how: 'bad' };
    const passed = code === BACKSLASH ? matchAt(ESCAPE, text, place) : '.';
    if (passed === '')
      return UNFINISHED_ESCAPE.test(text.slice(place, place + 6))
        ? { end: text.length, how: 'ends' }
        : { end: place, how: 'bad' };
    place += passed.length;
  }
  return { end: place, how: 'ends' };
};

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

type Expected = 'value' | 'value or ]' | 'key' | 'key or }' | 'colon' | 'comma or end' | 'nothing';

/** Returns what may follow a token, or undefined if it is not allowed here. Updates the list of open brackets. */
const after = (token: string, expected: Expected, open: string[]): Expected | undefined => {
  const closes = token === '}' || token === ']';
  if (closes) {
    const empty = token === ']' ? 'value or ]' : 'key or }';
    if (expected !== 'comma or end' && expected !== empty) return undefined;
    if (open.pop() !== (token === ']' ? '[' : '{')) return undefined;
    return open.length === 0 ? 'nothing' : 'comma or end';
  }
  switch (expected) {
    case 'key':
    case 'key or }':
      return token.startsWith('"') ? 'colon' : undefined;
    case 'colon':
      return token === ':' ? 'value' : undefined;
    case 'comma or end':
      if (token !== ',') return undefined;
      return open[open.length - 1] === '{' ? 'key' : 'value';
    case 'nothing':
      return undefined;
    default:
      break;
  }
  if (token === ',' || token === ':') return undefined;
  if (token === '{' || token === '[') {
    open.push(token);
    return token === '{' ? 'key or }' : 'value or ]';
  }
  return open.length === 0 ? 'nothing' : 'comma or end';
};

const matchAt = (pattern: RegExp, text: string, place: number): string => {
  pattern.lastIndex = place;
  return pattern.exec(text)?.[0] ?? '';
};

/** Whether the scan is directly in a list of the top-level object, given the brackets that are open. */
const isList = (open: readonly string[]): boolean => open.length === 2 && open[0] === '{' && open[1] === '[';

/** Returns where the text is invalid, and where the last complete item of a top-level list ends (`whole`). */
const scan = (text: string): JsonFault & { readonly whole: number } => {
  const open: string[] = [];
  let expected: Expected = 'value';
  let place = 0;
  let whole = 0;
  for (;;) {
    place += matchAt(SPACE, text, place).length;
    if (place >= text.length) return { place, ends: expected !== 'nothing', whole };
    const string = text.charCodeAt(place) === QUOTE ? scanString(text, place) : undefined;
    if (string?.how === 'ends') return { place: string.end, ends: true, whole };
    if (string?.how === 'bad') return { place, ends: false, whole };
    const token = string ? text.slice(place, string.end) : matchAt(TOKEN, text, place);
    if (token === '')
      return UNFINISHED.test(text.slice(place, place + 6))
        ? { place: text.length, ends: true, whole }
        : { place, ends: false, whole };
    const next = after(token, expected, open);
    if (next === undefined) return { place, ends: false, whole };
    expected = next;
    place += token.length;
    if (next === 'comma or end' && isList(open)) whole = place;
  }
};

/**
 * Finds the position of the syntax error in a text that `JSON.parse` rejects. The messages of `JSON.parse` don't help:
 * their wording depends on the engine, and some have no position.
 */
export const jsonFault = (text: string): JsonFault => {
  const { place, ends } = scan(text);
  return { place, ends };
};

/** Parses the start of a damaged text, up to the last complete item of a list in the top-level object. */
export const salvageJson = (text: string): unknown => {
  try {
    return JSON.parse(`${text.slice(0, scan(text).whole)}]}`);
  } catch {
    return undefined;
  }
};
