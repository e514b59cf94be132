/**
 * The only file of these rules that src/web may import; src/shape.test.ts checks this. The build replaces
 * each import from this file by one from the original module (tools/door-plugin.ts), so that pages load only
 * what they use.
 */
export { isWorthOffering } from './asking/avail.ts';
export { onceDeclared } from './asking/declared.ts';
export {
  attachable,
  attemptsLeft,
  barredBy,
  isListed,
  mayAttach,
  type UsableAbility,
} from './asking/legal.ts';
export type { Options } from './asking/options.ts';
export { conflictAt } from './asking/preview.ts';
export { makeRulebook, requiredAssets } from './assets.ts';
export { ATTRIBUTES, type Attribute, type Attributes, FACTIONS, type Faction } from './attributes.ts';
export { attributesOf, missionAttrs } from './board/evaluate.ts';
export { laidCards } from './board/known-modifiers.ts';
export { type Ability, design, missionCard } from './board/library.ts';
export { limitOf } from './board/limits.ts';
export { heroAt, opponentsOf, postOfHero, wordMeant } from './board/lookup.ts';
export { endAt, endsOf, opposite, postOf, postsOf, seatOf, trackOf } from './board/places.ts';
export { chanceAgainst, diceFor, type PushbackDice } from './board/pushback.ts';
export { type Shortfall, shortfallsOf, tieCard } from './board/ties.ts';
export { type Reason, reasonsFor } from './board/total-rows.ts';
export { usesLeft } from './board/triggered.ts';
export { openTotals, opposingAttrs, pamRange, pamValue } from './board/values.ts';
export type {
  AdvantageCard,
  Card,
  CardId,
  Deck,
  DeckCard,
  Face,
  HeroCard,
  MissionCard,
  Mods,
} from './cards/card.ts';
export { DEFAULT_SET } from './cards/set.ts';
export { type Slot, type Template, type TemplateValues, usualValues } from './cards/template.ts';
export { TEMPLATES } from './cards/template-list.ts';
export {
  CHOICES,
  type Config,
  type ConfigWish,
  DEFAULTS,
  type DeckChoice,
  type PackRef,
  RULE_SETS,
  SOLO,
  type SoloConfig,
  usualRules,
} from './config.ts';
export {
  attackRule,
  behindOn,
  type ConflictConfig,
  type Counts,
  canPlaceAny,
  colorsOf,
  countsOf,
  defenseRule,
  isEmptyLost,
  isSuccess,
  NO_CARDS,
  type PamFault,
  type PamRule,
  pamFault,
  totalCards,
} from './conflict.ts';
export { BUILD_DECKS, BUILDS, buildFor, decksFor } from './decks/builds.ts';
export {
  checkDeck,
  type DeckRules,
  type DeckSums,
  DIFFICULTIES,
  type Difficulty,
  heroCount,
  missionBand,
  sizeOf,
  splitOf,
  sumsOf,
} from './decks/check.ts';
export { deckFor } from './decks/choice.ts';
export { isDeckCode, makeDeckCode, parseDeckCode } from './decks/code.ts';
export { DIFFICULTY_DECKS, READY_MADE, readyMade } from './decks/difficulty-decks.ts';
export { makeDeckFile, parseDecks } from './decks/file.ts';
export { type FilledDeck, fillDeck } from './decks/fill.ts';
export { PRECONS, type Precon } from './decks/precons.ts';
export { randomDeck } from './decks/random.ts';
export type { VerbPrompt } from './effects/definition.ts';
export {
  ATTR_ARGS,
  CARD_TYPES,
  type CardType,
  type Effect,
  type Filter,
  IS,
  type Op,
  onlySpies,
  type PackText,
  PICKS,
  RULES,
  SIDES,
  STEPS,
  TARGET_KINDS,
  TARGET_WORDS,
  TRIGGERS,
  UNTIL,
  type Verb,
  WHO,
  WINDOWS,
  ZONES,
} from './effects/effect.ts';
export { DEFINITIONS, VERB_NAMES } from './effects/verbs/index.ts';
export type { Event, MoveReason, Place } from './events.ts';
export { shareOf, targetOf } from './flow/opening.ts';
export { proceed } from './flow/proceed.ts';
export { beginRun, emit, next } from './flow/run.ts';
export { CONFLICT_STEPS, type Context, type EffectRef } from './flow/tasks.ts';
export {
  ATTITUDES,
  type Attitude,
  hasRival,
  isAlone,
  isDraw,
  isSoloMode,
  isStoryMode,
  PILES,
} from './modes.ts';
export { thargos, thargosWith } from './module.ts';
export { makeNotation, parseNotation, type ThargosRecord } from './notation/notation.ts';
export { applyPacks, followReplaced, followStory, packHash } from './packs/apply.ts';
export { authorFaultText, cardAt, partName, partsOf } from './packs/author-fault-text.ts';
export { BADGE_WORDS, BADGES, type Badge, badgeOf } from './packs/badge.ts';
export { parseCsv } from './packs/csv.ts';
export { type Fault, type FaultCode, hasError, isError } from './packs/fault.ts';
export { faultText } from './packs/faults.ts';
export { makeCsv } from './packs/make-csv.ts';
export { FORMAT, MODES, type Pack, type PackHead } from './packs/pack.ts';
export { type Parsed, parsePack, readPack } from './packs/parse.ts';
export { progressOf } from './packs/progress.ts';
export { LETTERS } from './packs/read-card.ts';
export { keysOf } from './packs/read-effect.ts';
export { effectsOf, opsOf, partsOf as walkPartsOf } from './packs/walk.ts';
export { shownGame, type ThargosTypes } from './readonly-game.ts';
export { ruleOf } from './refusals/codes.ts';
export { refusalText, ruleOf as refusalsRuleOf } from './refusals/refusals.ts';
export { deckRules, seatsFor } from './setup.ts';
export { checkStory, nodePlace, type StoryFault, type StoryReport } from './stories/check.ts';
export { sayStoryFault } from './stories/fault-messages.ts';
export { type NodeState, nodeStates, pathNodes, requiredBy } from './stories/graph.ts';
export { hasLairOrWolf } from './stories/lair-and-wolf.ts';
export { parseStory } from './stories/parse.ts';
export type { Proof, StoryPlayers } from './stories/paths.ts';
export { secretNodes } from './stories/secrets.ts';
export { planFault } from './stories/shape.ts';
export { STORIES, STORY_ASSETS, shippedStory } from './stories/shipped.ts';
export { planOf, SECONDARY } from './stories/state.ts';
export type { StoryNode, StoryPlan } from './stories/story.ts';
export type {
  Command,
  Conflict,
  FaceName,
  Instance,
  Look,
  Pam,
  Placed,
  Player,
  Position,
  Post,
  PostState,
  Prompt,
  Question,
  RefereeChange,
  Result,
  State,
  View,
} from './types.ts';
export { HIDDEN_DECK } from './visible-config.ts';
export { cardIn } from './words/card-in.ts';
export { cardText } from './words/card-text.ts';
export { effectIn, type Length } from './words/effect-in.ts';
export { does } from './words/events/log-text.ts';
export { GLOSSARY, type GlossaryEntry } from './words/glossary.ts';
export type { Grammar } from './words/grammar.ts';
export { type LogDetails, logDetails, logDetailsFor } from './words/log-details.ts';
export { type LogLine, type LogReader, logLine } from './words/log-line.ts';
export { SHORT_MIRROR } from './words/mirror.ts';
export {
  ATTRIBUTE_NAMES,
  FACE_NAMES,
  FACTION_NAMES,
  PLACE_NAMES,
  PLAY_NAMES,
  REGION_NAMES,
  TYPE_NAMES,
  tagName,
} from './words/names.ts';
