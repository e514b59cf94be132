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
export { isRefusal, type Refusal, refuse } from './refusal.ts';
export { LANGUAGES, type Language, type Text } from './text.ts';
