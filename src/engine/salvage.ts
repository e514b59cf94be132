import { faultOfEntry } from './entry.ts';
import type { Types } from './game.ts';
import { jsonFault, salvageJson } from './json.ts';
import { type GameModule, missingAsset } from './module.ts';
import { type GameRecord, parseFrame, type UncheckedRecord } from './record.ts';
import { isRefusal, type Refusal, refuse } from './refusal.ts';
import { refuseEngine } from './refusals.ts';
import type { Log } from './replay.ts';
import { foldRecord, verify } from './verify.ts';

/** The intact start of a game. */
export interface Salvaged<Command, Event, Config> {
  readonly record: GameRecord<Command, Event, Config>;
  /** The last move in it. The setup is move 0. */
  readonly move: number;
  /** Why it ends there. Undefined if the whole game is intact. */
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
 * The part of a stored game that can be continued: it can be read, folded, shown and, with the same rules version,
 * verified.
 */
export const salvage = <S extends { readonly seats: number }, C, E, Cfg extends object>(
  module: Reading<S, C, E, Cfg>,
  json: unknown,
): Salvaged<C, E, Cfg> | Refusal => {
  const frame = parseFrame(module, json);
  if (isRefusal(frame)) return frame;
  const [need] = module.requiredAssets(frame.config as Cfg);
  if (need) return missingAsset(need);
  let { log, fault } = readable(module, frame);
  while (log.length > 0) {
    const record: GameRecord<C, E, Cfg> = { ...frame, config: frame.config as Cfg, log };
    const wrong = faultIn(module, record);
    if (!wrong) return { record, move: log.length - 1, fault };
    fault = wrong;
    const { batch } = wrong;
    log = typeof batch === 'number' ? log.slice(0, batch) : [];
  }
  return fault ?? refuseEngine('file-bad-format', { place: 'log' });
};

/** The entries before the first invalid one. */
const readable = <S, C, E, Cfg extends object>(
  module: Reading<S, C, E, Cfg>,
  { log }: UncheckedRecord,
): { log: Log<C, E>; fault: Refusal | undefined } => {
  for (const [batch, stored] of log.entries()) {
    const place = faultOfEntry(module, stored, batch);
    if (place === undefined) continue;
    const fault = refuseEngine('file-bad-batch', { batch, place: `log[${batch}]${place}` });
    return { log: log.slice(0, batch) as Log<C, E>, fault };
  }
  return { log: log as Log<C, E>, fault: undefined };
};

/** The fault of a game with valid entries. A different result under another rules version isn't a fault. */
const faultIn = <S extends { readonly seats: number }, C, E, Cfg extends object>(
  module: Reading<S, C, E, Cfg>,
  record: GameRecord<C, E, Cfg>,
): Refusal | undefined => {
  const state = foldRecord<S, E>(module, record);
  if (isRefusal(state)) return state;
  const verdict = verify<S, C, E, Cfg>(module, record as never);
  if (verdict.verified === true || verdict.reason === 'other-rules-version') return undefined;
  return refuse(verdict.reason, 'batch' in verdict ? { batch: verdict.batch } : {});
};

/** A game file starts with a brace or bracket, a game text never does. */
export const isGameFile = (text: string): boolean => /^\uFEFF?\s*[[{]/.test(text);

/** Like `salvage`, for a game file or a game text. */
export const salvageText = <S extends { readonly seats: number }, C, E, Cfg extends object>(
  module: Reading<S, C, E, Cfg>,
  parseNotation: (text: string) => GameRecord<C, E, Cfg> | Refusal,
  text: string,
): Salvaged<C, E, Cfg> | Refusal =>
  isGameFile(text) ? salvageFile(module, text.replace(/^\uFEFF/, '')) : salvageNotation(parseNotation, text);

/** Like `salvage`, for text that may be truncated or damaged. */
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

/** The game in the lines before the first faulty one, or why there is none. */
const salvageNotation = <R extends { readonly log: readonly unknown[] }>(
  parse: (text: string) => R | Refusal,
  text: string,
): { readonly record: R; readonly move: number; readonly fault: Refusal | undefined } | Refusal => {
  const whole = parse(text);
  if (!isRefusal(whole)) return { record: whole as R, move: (whole as R).log.length - 1, fault: undefined };
  if (typeof whole.line !== 'number') return whole;
  const before = text
    .split(/\r\n|\n|\r/)
    .slice(0, whole.line - 1)
    .join('\n');
  const part = parse(before);
  return isRefusal(part) ? whole : { record: part as R, move: (part as R).log.length - 1, fault: whole };
};
