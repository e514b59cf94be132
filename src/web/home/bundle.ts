import type { Reader } from '../../engine/entry.ts';
import type { GameModule } from '../../engine/module.ts';
import { parseRecord, readRecord } from '../../engine/record.ts';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.ts';
import { foldRecord, verify } from '../../engine/verify.ts';
import { cartographers } from '../../games/cartographers/game.ts';
import { reader } from '../../games/cartographers/parse-command.ts';
import { dropTogether, keepTogether, type Thing } from '../games/thargos/kept.ts';
import { type Kept, keepGames, listGames, newId } from '../store.ts';
import { BUNDLE_FORMAT, BUNDLE_VERSION } from './bundle-file.ts';
import type { CheckedThings } from './check-own.ts';
import { isNote, keepNotes, newHere, type OwnThings, thingsHere } from './own-things.ts';

/**
 * All games and everything made for them, out of one file. Every game in it is decided again. What is damaged is left
 * out and named, and the rest is taken: one bad game must not cost anybody his decks.
 */

/** More than a life of playing, and less than what stops a browser. */
const MOST_BYTES = 256_000_000;
const MOST_GAMES = 2000;

/** Why a part of a file was not taken over. `game` counts from 1 and is missing when it is none. */
export interface Fault {
  readonly refusal: Refusal;
  readonly game?: number;
  readonly of?: number;
}

/** What came of it. */
export interface Taken {
  readonly games: number;
  readonly decks: number;
  readonly packs: number;
  readonly stories: number;
  /** Maps, sheets and forms that were remembered. */
  readonly notes: number;
  /** Whatever was here before. */
  readonly known: number;
  /** Games of another version of the rules, which this one cannot decide again. */
  readonly unchecked: number;
  /** What was damaged, and so was not taken. */
  readonly left: readonly Fault[];
}

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One game, a list of games, or what `makeBundle` (bundle-file.ts) wrote. */
const entriesOf = (json: unknown): Parsed | Refusal => {
  if (Array.isArray(json)) return { entries: json, notes: {} };
  if (!isObject(json) || json.format !== BUNDLE_FORMAT) return { entries: [json], notes: {} };
  if (json.formatVersion !== BUNDLE_VERSION)
    return refuse('file-bad-version', { place: 'formatVersion', version: json.formatVersion });
  const { games, thargos, notes = {} } = json;
  if (!Array.isArray(games)) return refuse('file-bad-format', { place: 'games' });
  if (!isObject(notes) || !Object.entries(notes).every(([key, value]) => isNote(key, value)))
    return refuse('file-bad-format', { place: 'notes' });
  return { entries: games, thargos, notes: notes as OwnThings['notes'] };
};

/** A file before its contents were looked at. */
interface Parsed {
  readonly entries: readonly unknown[];
  readonly thargos?: unknown;
  readonly notes: OwnThings['notes'];
}

const isBotOrNobody = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z-]{0,20}$/.test(value);

const playersOf = (entry: Json, seats: number): readonly string[] => {
  const { players } = entry;
  return Array.isArray(players) && players.length === seats && players.every(isBotOrNobody)
    ? players
    : Array<string>(seats).fill('');
};

const changedOf = ({ changed }: Json): number =>
  Number.isSafeInteger(changed) && (changed as number) > 0
    ? Math.min(changed as number, Date.now())
    : Date.now();

interface Told {
  readonly record: { readonly seats: readonly unknown[] };
  readonly isOver: boolean;
  readonly isChecked: boolean;
}

/** How a file of a game is looked at: read, decided again, folded. */
const checker =
  <S extends { readonly seats: number }, C, E, Cfg>(
    game: GameModule<S, C, E, never, never, never, Cfg>,
    door: Reader<C, E>,
    isOver: (state: S) => boolean,
    lacks: (config: object) => Refusal | undefined = () => undefined,
  ) =>
  (json: unknown): Told | Refusal => {
    const record = parseRecord<C, E>(door, json);
    if (isRefusal(record)) return record;
    const lacking = lacks(record.config);
    if (lacking) return lacking;
    const verdict = verify(game, record);
    const state = foldRecord<S, E>(game as never, record);
    // A table opens a game of an older page by its events; so it may come back here, too.
    const isOlder = verdict.verified === null && verdict.reason === 'other-rules-version';
    if (verdict.verified !== true && (!isOlder || isRefusal(state)))
      return refuse(verdict.reason, 'batch' in verdict ? { batch: verdict.batch } : {});
    if (isRefusal(state)) return state;
    return { record, isOver: isOver(state), isChecked: !isOlder };
  };

const checkMap = checker(
  cartographers as never,
  reader,
  (state: { readonly seats: number; readonly phase: { readonly type: string } }) =>
    state.phase.type === 'over',
);

/** The rules of Thargos come only with a file of theirs, and with them the cards that were typed in here. */
const thargosChecker = async (): Promise<typeof checkMap> => {
  const [{ STORY_SUPPLIES }, door, { bringStories, game, lackOf }, { loadPacks }] = await Promise.all([
    import('../../games/thargos/stories/shipped.ts'),
    import('../../games/thargos/notation/parse-command.ts'),
    import('../games/thargos/device.ts'),
    import('../games/thargos/packs.ts'),
  ]);
  bringStories(STORY_SUPPLIES);
  await loadPacks().catch(() => undefined);
  return checker(
    game as never,
    door.reader,
    (state: { readonly seats: number; readonly result: unknown }) => state.result !== null,
    lackOf,
  );
};

const checked = async (entry: unknown): Promise<Fresh | Refusal> => {
  const outer = isObject(entry) && 'record' in entry ? entry : { record: entry };
  const { record: json } = outer;
  const check = isObject(json) && json.game === 'thargos' ? await thargosChecker() : checkMap;
  const told = check(json);
  if (isRefusal(told)) return told;
  const { record, isOver, isChecked } = told as Told;
  const players = playersOf(outer, record.seats.length);
  return { game: { changed: changedOf(outer), isOver, players, record }, isChecked };
};

const parsed = (text: string): Parsed | Fault => {
  try {
    const found = entriesOf(JSON.parse(text.replace(/^\uFEFF/, '')));
    if (isRefusal(found)) return { refusal: found };
    const { entries, thargos } = found as Parsed;
    if (entries.length === 0 && thargos === undefined) return { refusal: refuse('file-no-games') };
    if (entries.length > MOST_GAMES) return { refusal: refuse('file-too-large') };
    return found as Parsed;
  } catch {
    const refusal = readRecord(reader, text);
    return { refusal: isRefusal(refusal) ? refusal : refuse('file-bad-format', { place: 'file' }) };
  }
};

/** The page stays alive between two games. */
const breathe = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

interface Fresh {
  readonly game: Omit<Kept, 'id'>;
  readonly isChecked: boolean;
}

interface Contents extends OwnThings {
  readonly games: readonly Fresh[];
  readonly left: readonly Fault[];
}

/** All that is sound in a file, and what is wrong with the rest; a fault alone where there is nothing to take. */
export const checkFile = async (text: string): Promise<Contents | Fault> => {
  const found = parsed(text);
  if ('refusal' in found) return found;
  const { entries, thargos, notes } = found;
  // Packs first: games may be played with their cards.
  const own =
    thargos === undefined ? { things: [], left: [] } : (await import('./check-own.ts')).checkThings(thargos);
  if (isRefusal(own)) return { refusal: own };
  const { things, left: leftThings } = own as CheckedThings;
  const games: Fresh[] = [];
  const left: Fault[] = leftThings.map(refusal => ({ refusal }));
  for (const [i, entry] of entries.entries()) {
    await breathe();
    const game = await checked(entry);
    if (isRefusal(game)) left.push({ refusal: game, game: i + 1, of: entries.length });
    else games.push(game as Fresh);
  }
  const isEmpty = games.length === 0 && things.length === 0 && Object.keys(notes).length === 0;
  return isEmpty && left.length > 0 ? left[0] : { games, things, notes, left };
};

/** Games and things lie in two databases: what the second refuses is taken out of the first again. */
const keepBoth = async (things: readonly Thing[], games: readonly Kept[]): Promise<void> => {
  if (things.length > 0) await keepTogether(things);
  try {
    await keepGames(games);
  } catch (error) {
    if (things.length > 0) await dropTogether(things);
    throw error;
  }
};

/** Takes over all that is sound in a file; what the browser does not keep whole it does not keep at all. */
export const takeFile = async (file: Pick<Blob, 'size' | 'text'>): Promise<Taken | Fault> => {
  if (file.size > MOST_BYTES) return { refusal: refuse('file-too-large') };
  const contents = await checkFile(await file.text());
  if ('refusal' in contents) return contents;
  const { games, things, notes, left } = contents;
  const newThings = things.length > 0 ? newHere(things, await thingsHere()) : [];
  const known = new Set((await listGames()).map(game => JSON.stringify(game.record)));
  const fresh: Kept[] = [];
  let unchecked = 0;
  for (const { game, isChecked } of games) {
    const written = JSON.stringify(game.record);
    if (known.has(written)) continue;
    known.add(written);
    fresh.push({ ...game, id: newId() });
    if (!isChecked) unchecked += 1;
  }
  await keepBoth(newThings, fresh);
  const added = (kind: Thing['kind']): number => newThings.filter(thing => thing.kind === kind).length;
  // The cards of games go with the games.
  const isSeen = ({ kind }: Thing): boolean => kind !== 'played';
  return {
    games: fresh.length,
    decks: added('decks'),
    packs: added('packs'),
    stories: added('stories'),
    notes: keepNotes(notes),
    known: games.length - fresh.length + things.filter(isSeen).length - newThings.filter(isSeen).length,
    unchecked,
    left,
  };
};
