export { type Bot, type Bots, letBotsAnswer } from './bots.ts';
export { stateHash } from './canonical.ts';
export type { Decided, Game, GameTypes, Seat, Viewer } from './game.ts';
export { BrokenRules, type Match, type MatchPlayer, type Pairing, playMatch } from './match.ts';
export type { AnyModule, Begun, GameModule, Need, Source, Supplies } from './module.ts';
export type { Answer } from './progress.ts';
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
export { redactRecord } from './redacted.ts';
export { isRefusal, type Refusal, refuse } from './refusal.ts';
export { type Batch, type Entry, fold, isPractice, type Log, standing, type TakenBack } from './replay.ts';
export { readSoundPart, type SoundPart, soundPart } from './sound.ts';
export type { Spelling } from './spelling.ts';
export { type Checkpoint, type Head, memoryStore, type Store } from './store.ts';
export { asStranger } from './stranger.ts';
export type { UpdateListener } from './subscribers.ts';
export type { Submission, Table } from './table.ts';
export { createTable, keepRecord, keptRecord, type NewGame, openTable, type Ports } from './tables.ts';
export { LANGUAGES, type Language, type Text } from './text.ts';
export type { Snapshot, Update, VisibleEvent } from './update.ts';
export { foldRecord, verify } from './verify.ts';
export { ENGINE_VERSION } from './version.ts';
