import fc from 'fast-check';
import { REVIEW_ACTIONS } from '../../../sync/review.ts';
import type { Json } from '../client.ts';

/** Generates requests and messages, valid and invalid, from the OpenAPI description. */

/** Placeholders for values that change. Each is replaced when its request is sent. */
export const STANDS_FOR = [
  'running table',
  'waiting table',
  'invite',
  'seat key',
  'other key',
  'watch key',
  'foreign key',
  'decision',
  'command',
] as const;
type StandsFor = (typeof STANDS_FOR)[number];
/** The character that marks a placeholder. No other text contains it. */
export const MARK = '\u00a7';
const standIn = (what: StandsFor): fc.Arbitrary<string> => fc.constant(MARK + what);

const MEAN = [
  '__proto__',
  'constructor',
  'toString',
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  '../..',
  '%2e%2e',
  "' OR 1=1",
];

const anyText = fc.oneof(
  fc.constantFrom(...MEAN),
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
);

const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom(null, -1, 1e21, 0.5, [], {}, [[]], '__proto__'),
  fc.dictionary(fc.constantFrom(...MEAN, 'type', 'kind', 'id'), fc.jsonValue({ maxDepth: 1 })),
);

/** Generates a valid command, or one with a fault. */
const command: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 2, arbitrary: standIn('command') },
  { weight: 4, arbitrary: fc.record({ [`${MARK}spoilt`]: fc.record({ at: fc.nat(1000), to: anyJson }) }) },
  anyJson,
);

/** Generators for properties whose schema is too general, by the name of the property. */
const KNOWN: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  game: fc.oneof({ weight: 6, arbitrary: fc.constantFrom('cartographers', 'thargos') }, anyText),
  bot: fc.oneof({ weight: 4, arbitrary: fc.constantFrom('greedy', 'random') }, anyText),
  invite: fc.oneof(standIn('invite'), standIn('watch key'), anyText),
  decision: fc.oneof({ weight: 8, arbitrary: standIn('decision') }, anyText),
  command,
  config: fc.oneof(
    fc.constant({}),
    fc.constant({ quickPlay: true }),
    fc.constant({ game: 'heroes' }),
    fc.dictionary(
      fc.constantFrom(
        'game',
        'map',
        'mode',
        'edition',
        'decks',
        'packs',
        'story',
        'quickPlay',
        'edicts',
        '__proto__',
      ),
      anyJson,
    ),
  ),
};

const fromString = ({ pattern, minLength = 0, maxLength = 60 }: Json): fc.Arbitrary<string> =>
  pattern === undefined
    ? fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 30) })
    : fc.stringMatching(new RegExp(pattern));

/** Generates values that match a schema, or almost match it. */
const fits = (schema: Json, name = ''): fc.Arbitrary<unknown> => {
  const known = Object.hasOwn(KNOWN, name) ? KNOWN[name] : undefined;
  if (known) return known;
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each: Json) => fits(each)));
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([key, value]) => [key, fits(value, key)]),
        ),
        { requiredKeys: schema.required ?? [] },
      );
    case 'array':
      return fc.array(fits(schema.items), { minLength: schema.minItems ?? 0, maxLength: 4 });
    case 'string':
      return fromString(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -5, max: schema.maximum ?? 10 });
    case 'boolean':
      return fc.boolean();
    default:
      return anyJson;
  }
};

/** Generates mostly valid values, so that they pass the first checks of the server. */
const nearly = (schema: Json): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 6, arbitrary: fits(schema) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fits(schema), anyText, anyJson)
        .map(([is, key, value]) => ({ ...(is as object), [key]: value })),
    },
    { weight: 1, arbitrary: anyJson },
  );

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly token: string | undefined;
  readonly body: unknown;
  /** The text of the body, if it isn't JSON. */
  readonly raw: string | undefined;
  readonly contentType: string;
}

const token = fc.option(
  fc.oneof(
    { weight: 12, arbitrary: standIn('seat key') },
    ...(['other key', 'watch key', 'foreign key', 'invite'] as const).map(standIn),
    fc.string({ maxLength: 200 }).map(text => text.replace(/[^\x20-\x7e]/g, 'x')),
  ),
  { nil: undefined, freq: 8 },
);

const PLACES: Readonly<Record<string, fc.Arbitrary<string>>> = {
  id: fc.oneof(
    { weight: 10, arbitrary: standIn('running table') },
    { weight: 4, arbitrary: standIn('waiting table') },
    anyText,
  ),
  seat: fc.oneof({ weight: 8, arbitrary: fc.constantFrom('0', '1', '2', '999') }, anyText),
  // None of these values is both valid and lets the server wait for updates.
  wait: fc.constantFrom('0', '00', '000', '-1'),
  since: fc.oneof({ weight: 4, arbitrary: fc.constantFrom('0', '1', '5', '999999999') }, anyText),
};
const place = ({ name, schema }: Json): fc.Arbitrary<string> =>
  PLACES[name] ?? fc.oneof(fits(schema).map(String), anyText);

const encode = (text: string): string => {
  if (text.startsWith(MARK)) return text;
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ff';
  }
};

/** Generates requests to one route of the OpenAPI description. */
const requestTo = (
  method: string,
  path: string,
  { parameters = [], requestBody }: Json,
): fc.Arbitrary<Request> => {
  const schema = requestBody?.content?.['application/json']?.schema;
  const inPath = parameters.filter((each: Json) => each.in === 'path');
  const inQuery = parameters.filter((each: Json) => each.in === 'query');
  return fc
    .record({
      places: fc.tuple(...inPath.map(place)),
      query: fc.tuple(...inQuery.map((each: Json) => fc.option(place(each), { nil: undefined }))),
      token,
      body: schema ? nearly(schema) : fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, anyJson),
      raw: fc.oneof({ weight: 25, arbitrary: fc.constant(undefined) }, anyText),
      contentType: fc.oneof(
        { weight: 30, arbitrary: fc.constant('application/json') },
        fc.constantFrom(
          'text/plain',
          'application/x-www-form-urlencoded',
          'application/json; charset=x',
          'nonsense',
        ),
      ),
    })
    .map(({ places, query, ...rest }) => {
      const filled = inPath.reduce(
        (all: string, { name }: Json, i: number) =>
          all.replace(`{${name}}`, encode((places as string[])[i]!)),
        path,
      );
      const asked = inQuery.flatMap(({ name }: Json, i: number) => {
        const value = (query as (string | undefined)[])[i];
        return value === undefined ? [] : [`${name}=${encode(value)}`];
      });
      return {
        method: method.toUpperCase(),
        path: asked.length ? `${filled}?${asked.join('&')}` : filled,
        ...rest,
      };
    });
};

const elsewhere: fc.Arbitrary<Request> = fc.record({
  method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'),
  path: fc.oneof(
    fc.constantFrom(
      '/',
      '/healthz',
      '/metrics',
      '/readyz',
      '/index.html',
      '/%',
      '/%00',
      '/..%2f..%2fetc/passwd',
      '//',
    ),
    fc.array(anyText.map(encode), { maxLength: 4 }).map(parts => `/${parts.join('/')}`),
    fc.array(anyText.map(encode), { maxLength: 4 }).map(parts => `/api/v1/${parts.join('/')}`),
  ),
  token,
  body: fc.constant(undefined),
  raw: fc.constant(undefined),
  contentType: fc.constant('application/json'),
});

/**
 * The relative frequency of requests to each route. Deletions and new keys are rare, because the server refuses the old
 * keys after them.
 */
const WEIGHTS: readonly (readonly [RegExp, number])[] = [
  [/commands$/, 30],
  [/tables$|told$/, 8],
  [/^delete|key$/, 1],
];

export const requests = (description: Json): fc.Arbitrary<Request> =>
  fc.oneof(
    ...Object.entries(description.paths as Json).flatMap(([path, api]) =>
      Object.entries(api as Json).map(([method, door]) => ({
        weight: WEIGHTS.find(([pattern]) => pattern.test(`${method} ${path}`))?.[1] ?? 4,
        arbitrary: requestTo(method, path, door),
      })),
    ),
    { weight: 3, arbitrary: elsewhere },
  );

const id = fc.oneof(fc.stringMatching(/^[\w:.-]{1,20}$/), anyJson);

/** Generates short lists of socket messages. A `hello`, if there is one, comes early. */
export const conversations: fc.Arbitrary<readonly (unknown | Uint8Array)[]> = fc
  .tuple(
    fc.option(
      fc.record(
        {
          type: fc.constant('hello'),
          token: fc.oneof(
            { weight: 6, arbitrary: standIn('seat key') },
            standIn('watch key'),
            standIn('foreign key'),
            anyJson,
          ),
          since: fc.oneof(fc.nat(20), anyJson),
          diff: fc.oneof(fc.boolean(), anyJson),
          compact: fc.oneof(fc.boolean(), anyJson),
          viewers: fc.oneof(fc.constantFrom([0], ['spectator'], [0, 'spectator'], [1]), anyJson),
        },
        { requiredKeys: ['type', 'token'] },
      ),
      { nil: undefined, freq: 12 },
    ),
    fc.array(
      fc.oneof(
        {
          weight: 6,
          arbitrary: fc.record({ type: fc.constant('command'), id, decision: KNOWN.decision!, command }),
        },
        { weight: 2, arbitrary: fc.record({ type: fc.constant('undo'), id }) },
        {
          weight: 2,
          arbitrary: fc.record({
            type: fc.constant('review'),
            id,
            action: fc.oneof(fc.constantFrom(...REVIEW_ACTIONS), anyJson),
            seat: fc.oneof(fc.nat(3), anyJson),
            at: fc.oneof(fc.record({ batch: fc.nat(9), events: fc.nat(3) }), anyJson),
          }),
        },
        fc.record({ type: fc.constant('name'), id, name: anyJson }),
        anyJson,
        fc.uint8Array({ maxLength: 20 }),
        fc.constant('x'.repeat(70_000)),
      ),
      { maxLength: 8 },
    ),
  )
  .map(([hello, more]) => (hello === undefined ? more : [hello, ...more]));
