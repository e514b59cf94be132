import { faultOfEntry } from './entry.ts';
import type { Types } from './game.ts';
import { jsonFault, salvageJson } from './json.ts';
import { type GameModule, missingAsset } from './module.ts';
import { type GameRecord, parseFrame, type UncheckedRecord } from './record.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { refuseEngine } from './refusals.ts';
import type { Log } from './replay.ts';
import { foldRecord, verdictRefusal, verify } from './verify.ts';

/** The intact first part of a stored game. */
export interface Salvaged<Command, Event, Config> {
  readonly record: GameRecord<Command, Event, Config>;
  /** The last move of the intact part. The setup is move 0. */
  readonly move: number;
  /** Why the intact part ends there. Undefined if the whole game is intact. */
  readonly fault: Refusal | undefined;
}

type Reading<S, C, E, Cfg extends object> = Pick<
  GameModule<Types<{ State: S; Command: C; Event: E; View: unknown; Config: Cfg }>>,
  | 'id'
  | 'rulesVersion'
  | 'parseCommand'
  | 'isEvent'
  | 'requiredAssets'
  | 'setup'
  | 'decide'
  | 'evolve'
  | 'redact'
  | 'reveals'
  | 'isOver'
  | 'view'
>;

/**
 * Returns the first part of a stored game from which play can continue: its entries can be read, folded and shown, and
 * verified if the rules version is the same.
 */
export const salvage = <S extends { readonly seats: number }, C, E, Cfg extends object>(
  module: Reading<S, C, E, Cfg>,
  json: unknown,
): Salvaged<C, E, Cfg> | Refusal => {
  const frame = parseFrame(module, json);
  if (isRefusal(frame)) return frame;
  // Cast: `requiredAssets` accepts any object, and `faultIn` checks the config with `setup`.
  const config = frame.config as Cfg;
  const [need] = module.requiredAssets(config);
  if (need) return missingAsset(need);
  let { log, fault } = readable(module, frame);
  while (log.length > 0) {
    const record: GameRecord<C, E, Cfg> = { ...frame, config, log };
    const wrong = faultIn(module, record);
    if (!wrong) return { record, move: log.length - 1, fault };
    fault = wrong;
    const { batch } = wrong;
    log = typeof batch === 'number' ? log.slice(0, batch) : [];
  }
  return fault ?? refuseEngine('file-bad-format', { place: 'log' });
};

/** Returns the entries before the first invalid one. */
const readable = <S, C, E, Cfg extends object>(
  module: Reading<S, C, E, Cfg>,
  { log }: UncheckedRecord,
): { log: Log<C, E>; fault: Refusal | undefined } => {
  let fault: Refusal | undefined;
  const bad = log.findIndex((stored, batch) => {
    const place = faultOfEntry(module, stored, batch);
    if (place !== undefined)
      fault = refuseEngine('file-bad-batch', { batch, place: `log[${batch}]${place}` });
    return place !== undefined;
  });
  // Cast: these entries have been checked.
  return { log: log.slice(0, bad < 0 ? log.length : bad) as Log<C, E>, fault };
};

/** Finds the first fault in a game with valid entries. Different events under another rules version aren't a fault. */
const faultIn = <S extends { readonly seats: number }, C, E, Cfg extends object>(
  module: Reading<S, C, E, Cfg>,
  record: GameRecord<C, E, Cfg>,
): Refusal | undefined => {
  const state = foldRecord<S, E>(module, record);
  if (isRefusal(state)) return state;
  const verdict = verify<S, C, E, Cfg>(module, record);
  const refusal = verdictRefusal(verdict);
  return refusal?.refused === 'other-rules-version' ? undefined : refusal;
};

/** Whether a text is a game file and not a game text. Only files start with a brace or bracket. */
export const isGameFile = (text: string): boolean => /^\uFEFF?\s*[[{]/.test(text);

/** Like `salvage`, but for the content of a game file or for a game text. */
export const salvageText = <S extends { readonly seats: number }, C, E, Cfg extends object>(
  module: Reading<S, C, E, Cfg>,
  parseNotation: (text: string) => GameRecord<C, E, Cfg> | Refusal,
  text: string,
): Salvaged<C, E, Cfg> | Refusal =>
  isGameFile(text) ? salvageFile(module, text.replace(/^\uFEFF/, '')) : salvageNotation(parseNotation, text);

/** Like `salvage`, but for the content of a game file, which may be truncated or damaged. */
export const salvageFile = <S extends { readonly seats: number }, C, E, Cfg extends object>(
  module: Reading<S, C, E, Cfg>,
  text: string,
): Salvaged<C, E, Cfg> | Refusal => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    const { place, ends } = jsonFault(text);
    const fault = refuseEngine(ends ? 'file-truncated' : 'file-not-json', { place });
    const part = salvage(module, salvageJson(text));
    return isRefusal(part) ? fault : { ...part, fault: part.fault ?? fault };
  }
  return salvage(module, json);
};

/** Reads the game in the lines before the first faulty line, or returns why they contain no game. */
const salvageNotation = <C, E, Cfg extends object>(
  parse: (text: string) => GameRecord<C, E, Cfg> | Refusal,
  text: string,
): Salvaged<C, E, Cfg> | Refusal => {
  const whole = parse(text);
  if (!isRefusal(whole)) return { record: whole, move: whole.log.length - 1, fault: undefined };
  if (typeof whole.line !== 'number') return whole;
  const before = text
    .split(/\r\n|\n|\r/)
    .slice(0, whole.line - 1)
    .join('\n');
  const part = parse(before);
  return isRefusal(part) ? whole : { record: part, move: part.log.length - 1, fault: whole };
};
