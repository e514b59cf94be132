import type { Game } from '../../engine/game.ts';
import { parseRecord, type Reader, readRecord } from '../../engine/record.ts';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.ts';
import { foldRecord, verify } from '../../engine/verify.ts';
import { cartographers } from '../../games/cartographers/game.ts';
import { reader } from '../../games/cartographers/parse-command.ts';
import { type Kept, keepGames, listGames, newId } from '../store.ts';

/** All games as one file, and back. A file is believed only after every game in it was decided again. */

const FORMAT = 'alidade-games';

/** More than a life of playing, and less than what stops a browser. */
const MOST_BYTES = 64_000_000;
const MOST_GAMES = 2000;

/** Why nothing was taken over. `game` counts from 1 and is missing when the file as a whole is at fault. */
export interface Fault {
  readonly refusal: Refusal;
  readonly game?: number;
  readonly of?: number;
}

export interface Taken {
  readonly added: number;
  readonly known: number;
}

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One game, a list of games, or what `makeBundle` wrote. */
const entriesOf = (json: unknown): readonly unknown[] | Refusal => {
  if (Array.isArray(json)) return json;
  if (!isObject(json) || json.format !== FORMAT) return [json];
  if (json.formatVersion !== 1)
    return refuse('file-bad-version', { place: 'formatVersion', version: json.formatVersion });
  return Array.isArray(json.games) ? json.games : refuse('file-bad-format', { place: 'games' });
};

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
}

/** How a file of a game is looked at: read, decided again, folded. */
const checker =
  <S extends { readonly seats: number }, C, E, Cfg>(
    game: Game<S, C, E, never, never, never, Cfg>,
    door: Reader<C, E>,
    isOver: (state: S) => boolean,
  ) =>
  (json: unknown): Told | Refusal => {
    const record = parseRecord<C, E>(door, json);
    if (isRefusal(record)) return record;
    const verdict = verify(game, record);
    if (verdict.verified !== true)
      return refuse(verdict.reason, 'batch' in verdict ? { batch: verdict.batch } : {});
    const state = foldRecord<S, E>(game as never, record);
    return isRefusal(state) ? state : { record, isOver: isOver(state) };
  };

const checkMap = checker(
  cartographers as never,
  reader,
  (state: { readonly seats: number; readonly phase: { readonly type: string } }) =>
    state.phase.type === 'over',
);

/** The rules of Thargos come only with a file of theirs, and with them the cards that were typed in here. */
const thargosChecker = async (): Promise<typeof checkMap> => {
  const [{ thargos }, door, { loadPacks }] = await Promise.all([
    import('../../games/thargos/game.ts'),
    import('../../games/thargos/parse-command.ts'),
    import('../games/thargos/packs.ts'),
  ]);
  await loadPacks().catch(() => undefined);
  return checker(
    thargos as never,
    door.reader,
    (state: { readonly seats: number; readonly result: unknown }) => state.result !== null,
  );
};

const checked = async (entry: unknown): Promise<Omit<Kept, 'id'> | Refusal> => {
  const outer = isObject(entry) && 'record' in entry ? entry : { record: entry };
  const { record: json } = outer;
  const check = isObject(json) && json.game === 'thargos' ? await thargosChecker() : checkMap;
  const told = check(json);
  if (isRefusal(told)) return told;
  const { record, isOver } = told as Told;
  return { changed: changedOf(outer), isOver, players: playersOf(outer, record.seats.length), record };
};

const parsed = (text: string): readonly unknown[] | Fault => {
  try {
    const entries = entriesOf(JSON.parse(text.replace(/^\uFEFF/, '')));
    if (isRefusal(entries)) return { refusal: entries };
    if (entries.length === 0) return { refusal: refuse('file-no-games') };
    if (entries.length > MOST_GAMES) return { refusal: refuse('file-too-large') };
    return entries;
  } catch {
    const refusal = readRecord(reader, text);
    return { refusal: isRefusal(refusal) ? refusal : refuse('file-bad-format', { place: 'file' }) };
  }
};

/** The page stays alive between two games. */
const breathe = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

type Fresh = Omit<Kept, 'id'>;

/** All games of a file, or what is wrong with one of them. */
export const checkGames = async (text: string): Promise<readonly Fresh[] | Fault> => {
  const entries = parsed(text);
  if ('refusal' in entries) return entries;
  const games: Fresh[] = [];
  for (const entry of entries as readonly unknown[]) {
    await breathe();
    const game = await checked(entry);
    if (isRefusal(game)) return { refusal: game, game: games.length + 1, of: entries.length };
    games.push(game as Fresh);
  }
  return games;
};

/** Takes over all games of a file, or none of them. One that is too large is not even read. */
export const takeGames = async (file: Pick<Blob, 'size' | 'text'>): Promise<Taken | Fault> => {
  if (file.size > MOST_BYTES) return { refusal: refuse('file-too-large') };
  const games = await checkGames(await file.text());
  if ('refusal' in games) return games;
  const known = new Set((await listGames()).map(game => JSON.stringify(game.record)));
  const fresh: Kept[] = [];
  for (const game of games as readonly Fresh[]) {
    const written = JSON.stringify(game.record);
    if (known.has(written)) continue;
    known.add(written);
    fresh.push({ ...game, id: newId() });
  }
  await keepGames(fresh);
  return { added: fresh.length, known: games.length - fresh.length };
};
