import { type GameModule, missingAsset, type NamedAsset } from '../engine/module.ts';
import { type GameRecord, readRecord } from '../engine/record.ts';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import { isGameFile, type Salvaged, salvageText } from '../engine/salvage.ts';
import { isObject } from '../engine/util.ts';
import { foldRecord } from '../engine/verify.ts';
import { GAMES, type GameId, isGameId, unknownGame } from '../games/list.ts';
import { hasTitle } from '../text/notation-header.ts';

/** How the stored games of one game are read. */
export interface Stored<S extends { readonly seats: number }, C, E, Cfg extends object> {
  readonly module: GameModule<{
    readonly State: S;
    readonly Command: C;
    readonly Event: E;
    readonly View: unknown;
    readonly Options: unknown;
    readonly Preview: unknown;
    readonly Config: Cfg;
  }>;
  readonly parseNotation: (text: string) => GameRecord<C, E, Cfg> | Refusal;
  readonly given?: () => readonly NamedAsset[];
}

const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

/** A stored game with the state it comes to. */
export interface Read<S, C, E, Cfg> {
  readonly record: GameRecord<C, E, Cfg>;
  readonly state: S;
}

/** A stored game, as a file or in notation; or why it cannot be read to its end. */
export const readGame = <S extends { readonly seats: number }, C, E, Cfg extends object>(
  { module, parseNotation, given }: Stored<S, C, E, Cfg>,
  text: string,
): Read<S, C, E, Cfg> | Refusal => {
  const record = isGameFile(text)
    ? (readRecord<C, E>(module, withoutMark(text)) as GameRecord<C, E, Cfg> | Refusal)
    : parseNotation(text);
  if (isRefusal(record)) return record;
  const [need] = module.requiredAssets(record.config);
  if (need) return missingAsset(need, given?.());
  const state = foldRecord<S, E>(module, record);
  return isRefusal(state) ? state : { record, state: state as S };
};

/** As much of a stored game as is sound. */
export const readSound = <S extends { readonly seats: number }, C, E, Cfg extends object>(
  { module, parseNotation }: Stored<S, C, E, Cfg>,
  text: string,
): Salvaged<C, E, Cfg> | Refusal => salvageText(module, parseNotation, text);

/** What a text says of the game it holds. */
const saidIn = (text: string): unknown => {
  if (!isGameFile(text) && !hasTitle(text)) return undefined;
  if (!isGameFile(text)) return /^\s*game:\s*([\w-]+)/im.exec(text)?.[1]?.toLowerCase();
  try {
    const json: unknown = JSON.parse(withoutMark(text));
    return isObject(json) ? json.game : undefined;
  } catch {
    // What breaks off may still have said it.
    return /"game"\s*:\s*"([\w-]+)"/.exec(text)?.[1];
  }
};

/** Which game a text is about; what says nothing of it is read as this one, and refused there. */
export const gameOf = (text: string, otherwise: GameId = GAMES[0].id): GameId | Refusal<'unknown-game'> => {
  const said = saidIn(text);
  if (typeof said !== 'string') return otherwise;
  return isGameId(said) ? said : unknownGame(said);
};
