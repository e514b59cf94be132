// Decides which modules of the page are bundled into one file. By default, the bundler writes a separate file for each
// small group of modules that the same screens use. A screen would then request sixty files.

/** A module of the page: its static imports, its dynamic imports (`later`), and the length of its source. */
export interface Module {
  readonly imports: readonly string[];
  readonly later: readonly string[];
  readonly size: number;
}
export type Graph = (id: string) => Module;

/** Modules that the page loads together, and how often that happens. */
export interface Load {
  readonly entries: readonly string[];
  readonly weight: number;
}
type GameLoad = Load & { readonly games: ReadonlySet<string | undefined> };

/** The modules of one file, and which loads fetch the file. */
export interface Chunk {
  readonly modules: readonly string[];
  readonly isFetched: readonly boolean[];
  readonly size: number;
  readonly isStyle: boolean;
  /** The game whose code the file contains. Loads of other games must never fetch it. */
  readonly game: string | undefined;
}

/** A request takes as long as loading this many characters of source. */
const REQUEST = 30_000;

/** Returns these modules and all their static imports. */
const closure = (graph: Graph, entries: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>(entries);
  for (const id of found) for (const next of graph(id).imports) found.add(next);
  return found;
};

/** Returns all modules that are imported dynamically. */
export const laterEntries = (graph: Graph, main: string): readonly string[] => {
  const found = new Set([main]);
  const entries = new Set<string>();
  for (const id of found) {
    const { imports, later } = graph(id);
    for (const next of [...imports, ...later]) found.add(next);
    for (const next of later) entries.add(next);
  }
  return [...entries];
};

export const isStyle = (id: string): boolean => id.endsWith('.css');

const GAME = /\/(?:games|workshop)\/([^/]+)\//;
const gameOf = (id: string): string | undefined => GAME.exec(id)?.[1];

const join = (a: Chunk, b: Chunk): Chunk => ({
  ...a,
  modules: [...a.modules, ...b.modules],
  isFetched: a.isFetched.map((is, i) => is || b.isFetched[i]!),
  size: a.size + b.size,
  game: a.game ?? b.game,
});

/** Makes one chunk for each group of modules that are needed by exactly the same loads. */
const bySharing = (
  graph: Graph,
  loads: readonly GameLoad[],
  first: ReadonlySet<string>,
): readonly Chunk[] => {
  const needs = loads.map(({ entries }) => closure(graph, entries));
  const chunks = new Map<string, Chunk>();
  for (const id of new Set(needs.flatMap(ids => [...ids]))) {
    if (first.has(id)) continue;
    const isFetched = needs.map(ids => ids.has(id));
    const key = `${isStyle(id)} ${isFetched.map(Number).join('')}`;
    const one = { modules: [id], isFetched, size: graph(id).size, isStyle: isStyle(id), game: gameOf(id) };
    const same = chunks.get(key);
    chunks.set(key, same ? join(same, one) : one);
  }
  return [...chunks.values()];
};

/** Returns what joining two chunks saves: fewer requests, minus the unneeded code that is then loaded. */
const gainOf = (loads: readonly GameLoad[], a: Chunk, b: Chunk): number => {
  let gain = 0;
  for (let i = 0; i < loads.length; i++) {
    const { weight } = loads[i]!;
    if (a.isFetched[i]! && b.isFetched[i]!) gain += weight * REQUEST;
    else if (a.isFetched[i]!) gain -= weight * b.size;
    else if (b.isFetched[i]!) gain -= weight * a.size;
  }
  return gain;
};

/** Returns the chunks that a chunk imports, without the chunk itself. */
type Imports = (chunk: Chunk) => ReadonlySet<Chunk>;

const importsAmong = (graph: Graph, chunks: readonly Chunk[]): Imports => {
  const owners = new Map(chunks.flatMap(chunk => chunk.modules.map((id): [string, Chunk] => [id, chunk])));
  const known = new Map<Chunk, ReadonlySet<Chunk>>();
  return chunk => {
    const found =
      known.get(chunk) ??
      new Set(chunk.modules.flatMap(id => graph(id).imports.flatMap(next => owners.get(next) ?? [])));
    known.set(chunk, found);
    return found;
  };
};

/**
 * Whether a chunk imports another one through a third. If the two were joined, they and the third would import each
 * other.
 */
const reachesAround = (imports: Imports, from: Chunk, to: Chunk): boolean => {
  const found = new Set([...imports(from)].filter(chunk => chunk !== from && chunk !== to));
  for (const chunk of found)
    for (const next of imports(chunk)) {
      if (next === to) return true;
      found.add(next);
    }
  return false;
};

/** Returns these chunks and everything that they import. */
const withImports = (imports: Imports, chunks: readonly Chunk[]): ReadonlySet<Chunk> => {
  const found = new Set(chunks);
  for (const chunk of found) for (const next of imports(chunk)) found.add(next);
  return found;
};

/** Returns what joining `b` to `a` costs for loads that need only `a`: they then also fetch what `b` imports. */
const costBesides = (loads: readonly GameLoad[], imports: Imports, a: Chunk, b: Chunk): number => {
  const more = [...withImports(imports, [b])].filter(chunk => chunk !== a && chunk !== b);
  return loads.reduce((cost, { weight }, i) => {
    if (!a.isFetched[i] || b.isFetched[i]) return cost;
    return more.reduce(
      (sum, chunk) => sum + (chunk.isFetched[i] ? 0 : weight * (REQUEST + chunk.size)),
      cost,
    );
  }, 0);
};

const staysInItsGame = (loads: readonly GameLoad[], { game, isFetched }: Chunk, other: Chunk): boolean =>
  game === undefined || loads.every(({ games }, i) => !other.isFetched[i] || isFetched[i] || games.has(game));

/**
 * Whether two chunks may share a file: both are styles or both are scripts, and only loads of a game fetch its code.
 */
const mayShare = (loads: readonly GameLoad[], a: Chunk, b: Chunk): boolean =>
  a.isStyle === b.isStyle && staysInItsGame(loads, a, b) && staysInItsGame(loads, b, a);

interface Pair {
  readonly a: Chunk;
  readonly b: Chunk;
  readonly gain: number;
}

const byGain = (x: Pair, y: Pair): number => y.gain - x.gain;

const isOneOf =
  (chunks: ReadonlySet<Chunk>) =>
  ({ a, b }: Pair): boolean =>
    chunks.has(a) || chunks.has(b);

/** Returns the pair with the largest gain. `pairs` must be sorted by their largest possible gain. */
const bestOf = (loads: readonly GameLoad[], imports: Imports, pairs: readonly Pair[]): Pair | undefined => {
  let best: Pair | undefined;
  for (const pair of pairs) {
    if (best && pair.gain <= best.gain) break;
    const { a, b } = pair;
    if (reachesAround(imports, a, b) || reachesAround(imports, b, a)) continue;
    const gain = pair.gain - costBesides(loads, imports, a, b) - costBesides(loads, imports, b, a);
    if (gain > (best?.gain ?? 0)) best = { a, b, gain };
  }
  return best;
};

/** Joins pairs of chunks, the best pair first, as long as the saved requests outweigh the unneeded code. */
export const planChunks = (graph: Graph, main: string, wished: readonly Load[]): readonly Chunk[] => {
  const loads = wished.map(load => ({ ...load, games: new Set(load.entries.map(gameOf)) }));
  const pairOf = (a: Chunk, b: Chunk): Pair[] => {
    const gain = gainOf(loads, a, b);
    return gain > 0 && mayShare(loads, a, b) ? [{ a, b, gain }] : [];
  };
  let chunks = bySharing(graph, loads, closure(graph, [main]));
  let pairs = chunks.flatMap((a, i) => chunks.slice(i + 1).flatMap(b => pairOf(a, b))).sort(byGain);
  for (;;) {
    const imports = importsAmong(graph, chunks);
    const best = bestOf(loads, imports, pairs);
    if (!best) return chunks;
    const joined = join(best.a, best.b);
    const old = withImports(imports, [best.a, best.b]);
    const isFetched = (chunk: Chunk) => chunk.isFetched.map((is, i) => is || joined.isFetched[i]!);
    const again = [...old].filter(chunk => chunk !== best.a && chunk !== best.b);
    const changed = [joined, ...again.map(chunk => ({ ...chunk, isFetched: isFetched(chunk) }))];
    const same = chunks.filter(chunk => !old.has(chunk));
    pairs = [
      ...pairs.filter(pair => !isOneOf(old)(pair)),
      ...changed.flatMap((a, i) => [...same, ...changed.slice(i + 1)].flatMap(b => pairOf(a, b))),
    ].sort(byGain);
    chunks = [...same, ...changed];
  }
};
