export { stateHash } from './canonical.ts';
export type { Game, Seat, Viewer } from './game.ts';
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
  redactRecord,
} from './record.ts';
export { isRefusal, type Refusal, refuse } from './refusal.ts';
export { type Batch, fold, type Log, undone } from './replay.ts';
export { LANGUAGES, type Language, type Text } from './text.ts';
export { foldRecord, verify } from './verify.ts';
export { ENGINE_VERSION } from './version.ts';
