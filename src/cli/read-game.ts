import { type GameModule, missingAsset, type NamedAsset } from '../engine/module.ts';
import { type GameRecord, readRecord } from '../engine/record.ts';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import { isGameFile, type Salvaged, salvageText } from '../engine/salvage.ts';
import { isObject } from '../engine/util.ts';
import { foldRecord } from '../engine/verify.ts';
import { GAMES, type GameId, isGameId, unknownGame } from '../games/list.ts';
import { hasTitle } from '../text/notation-header.ts';

/** The functions that read the stored games of one game. */
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

/** A stored game and its final state. */
export interface Read<S, C, E, Cfg> {
  readonly record: GameRecord<C, E, Cfg>;
  readonly state: S;
}

/** Reads a stored game from a file or a text. Returns a refusal if it can't be read completely. */
export const readGame = <S extends { readonly seats: number }, C, E, Cfg extends object>(
  { module, parseNotation, given }: Stored<S, C, E, Cfg>,
  text: string,
): Read<S, C, E, Cfg> | Refusal => {
  // Cast: `readRecord` has checked that the record belongs to this module.
  const record = isGameFile(text)
    ? (readRecord<C, E>(module, withoutMark(text)) as GameRecord<C, E, Cfg> | Refusal)
    : parseNotation(text);
  if (isRefusal(record)) return record;
  const [need] = module.requiredAssets(record.config);
  if (need) return missingAsset(need, given?.());
  const state = foldRecord<S, E>(module, record);
  // Cast: a type guard doesn't narrow a generic type.
  return isRefusal(state) ? state : { record, state: state as S };
};

/** Reads the intact first part of a stored game. */
export const readSalvaged = <S extends { readonly seats: number }, C, E, Cfg extends object>(
  { module, parseNotation }: Stored<S, C, E, Cfg>,
  text: string,
): Salvaged<C, E, Cfg> | Refusal => salvageText(module, parseNotation, text);

/** Returns the id of the game that a stored text names, or undefined if it names none. */
const saidIn = (text: string): unknown => {
  if (!isGameFile(text) && !hasTitle(text)) return undefined;
  if (!isGameFile(text)) return /^\s*game:\s*([\w-]+)/im.exec(text)?.[1]?.toLowerCase();
  try {
    const json: unknown = JSON.parse(withoutMark(text));
    return isObject(json) ? json.game : undefined;
  } catch {
    // Even an incomplete file may name its game.
    return /"game"\s*:\s*"([\w-]+)"/.exec(text)?.[1];
  }
};

/**
 * Returns the id of the game that a text belongs to. If the text names no game, returns `otherwise`, whose reader then
 * refuses the text.
 */
export const gameOf = (text: string, otherwise: GameId = GAMES[0].id): GameId | Refusal<'unknown-game'> => {
  const said = saidIn(text);
  if (typeof said !== 'string') return otherwise;
  return isGameId(said) ? said : unknownGame(said);
};
