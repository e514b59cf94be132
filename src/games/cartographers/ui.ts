/**
 * The only file of this game's rules that src/web may import; src/shape.test.ts rejects other imports. The build
 * replaces each import from this file with an import from the original module (tools/door-plugin.ts), so pages load
 * nothing extra.
 */
export { Cells } from './board/cells.ts';
export { parseDrawing, readDrawing } from './board/drawing.ts';
export {
  type Cell,
  cellAt,
  columnOf,
  type Grid,
  gridOf,
  MAX_SIDE,
  MIN_SIDE,
  makeCell,
  parseCell,
  type Rows,
  rowOf,
} from './board/grid.ts';
export { DRAWABLE, type Drawing, emptyRows, type Land, landOf, type Terrain } from './board/land.ts';
export {
  cellsMarked,
  isMapId,
  MAPS,
  type MapData,
  type MapId,
  namedMap,
  type PrintedMap,
  parseMap,
  UNSURE_MAPS,
} from './board/maps.ts';
export { andRows, cellsOf, hasCell, isNone, minusRows, withCells, withoutCells } from './board/rows.ts';
export { eightWays, type ShapeRows } from './board/shapes.ts';
export { type AmbushCard, CORNERS, type Corner, DIRECTIONS, type Direction } from './cards/ambush.ts';
export { type Award, EDITIONS, type Edict, type Edition, SUITS, type Suit } from './cards/edict.ts';
export { type Example, exampleAwards, exampleLand } from './cards/example.ts';
export { EXAMPLES } from './cards/examples.ts';
export type { ExploreCard, RuinsCard } from './cards/explore.ts';
export type { HeroCard } from './cards/hero.ts';
export { DECK_CARDS, type DeckCard, EDICTS, FIRST_GAME, SETS } from './cards/sets.ts';
export { hasCode, refuse } from './codes.ts';
export {
  CHOICES,
  type Config,
  type ConfigWish,
  type Correction,
  EDICT_LETTERS,
  type EdictLetter,
} from './config.ts';
export { boxesOf, configure, PRESETS } from './configure.ts';
export { checkAnswer } from './decide.ts';
export { explore } from './flow.ts';
export { type CartographersTypes, cartographers } from './game.ts';
export { makeNotation, parseNotation } from './notation.ts';
export type { CartographersRecord } from './notation-header.ts';
export type { Options } from './options.ts';
export { mustCoverRuins } from './phases/draw.ts';
export { attackedCells } from './phases/hero.ts';
export { awardsOf, preyedCells } from './phases/score.ts';
export { soloWalk, type WalkStep } from './phases/walk.ts';
export { type Preview, sheetScore } from './preview.ts';
export { startRecorder } from './recorder.ts';
export { refusalRule, refusalText } from './refusals.ts';
export { soloPar, TITLES, titleFor, titleText } from './result.ts';
export {
  ambushCard,
  countedAwards,
  edictsOfSeason,
  exploreCard,
  isStillScored,
  type Rules,
  rulesOf,
  starsEarned,
  starsOf,
  timeOf,
} from './rules.ts';
export { MAX_SEATS, setup } from './setup.ts';
export { assumedSheets, blankSheet, coinsOf, evolveSheet, evolveSheets, isSheetEvent } from './sheet.ts';
export type {
  CardId,
  Command,
  EdictScore,
  Event,
  Result,
  Scored,
  Season,
  SeasonScore,
  Sheet,
  SheetEvent,
  State,
  View,
} from './types.ts';
export { type LogDetails, logDetails } from './words/log-details.ts';
export { logLines } from './words/log-line.ts';
export { SEASON_WORDS, TERRAIN_WORDS, terrainName } from './words/names.ts';
