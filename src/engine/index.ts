export { type Bot, type Bots, letBotsAnswer } from './bots.ts';
export { stateHash } from './canonical.ts';
export type { Encoding } from './encoding.ts';
export type { Decided, Game, GameTypes, Seat, Viewer } from './game.ts';
export type { Answer } from './history.ts';
export { BrokenRules, type Match, type MatchPlayer, type MatchSetup, playMatch } from './match.ts';
export type { AnyModule, AssetRef, AssetSource, Assets, GameModule, TableRules } from './module.ts';
export {
  type GivenSeed,
  hashSeed,
  isSeed,
  parseSeed,
  pick,
  type Random,
  type Seed,
  shuffled,
  stream,
} from './random.ts';
export {
  type GameRecord,
  makeRecord,
  parseRecord,
  readRecord,
} from './record.ts';
export { redactRecord } from './redact-record.ts';
export { isRefusal, type Refusal, refuse } from './refusal.ts';
export { type Batch, currentBatches, type Entry, fold, isPractice, type Log, type Undo } from './replay.ts';
export { type Salvaged, salvage, salvageFile } from './salvage.ts';
export { type Checkpoint, type Head, memoryStore, type Store } from './store.ts';
export type { Submission, Table } from './table.ts';
export { createTable, type NewGame, openTable, type Ports, storedRecord, storeRecord } from './tables.ts';
export { LANGUAGES, type Language, type Text } from './text.ts';
export { untrustedBot } from './untrusted-bot.ts';
export type { Snapshot, Update, UpdateListener, VisibleEvent } from './update.ts';
export { foldRecord, verify } from './verify.ts';
export { ENGINE_VERSION } from './version.ts';
