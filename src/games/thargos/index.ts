export { commands } from './asking/commands.ts';
export type { Options } from './asking/options.ts';
export { anyCommand } from './asking/pick.ts';
export type { Preview } from './asking/preview.ts';
export { ATTRIBUTES, type Attribute, type Attributes, FACTIONS, type Faction } from './attributes.ts';
export type {
  ActionCard,
  AdvantageCard,
  Card,
  CardId,
  Deck,
  HeroCard,
  MissionCard,
} from './cards/card.ts';
export { DEFAULT_SET } from './cards/set.ts';
export { CHOICES, type Config, type ConfigWish, DEFAULTS, type PackRef } from './config.ts';
export {
  attackRule,
  type Counts,
  defenseRule,
  isSuccess,
  type PamFault,
  type PamRule,
  pamFault,
} from './conflict.ts';
export { checkDeck, type DeckRules } from './decks/check.ts';
export { makeDeckCode, parseDeckCode } from './decks/code.ts';
export { parseDecks } from './decks/file.ts';
export { PRECONS } from './decks/precons.ts';
export { randomDeck } from './decks/random.ts';
export type { Effect, Op } from './effects/effect.ts';
export type { Event } from './events.ts';
export { thargos } from './game.ts';
export { makeNotation, parseNotation, type ThargosRecord } from './notation/notation.ts';
export { parseCommand, reader } from './notation/parse-command.ts';
export { applyPacks } from './packs/apply.ts';
export { parsePack } from './packs/parse.ts';
export type { ThargosTypes } from './readonly-game.ts';
export { refusalText, ruleOf } from './refusals/refusals.ts';
export { checkStory } from './stories/check.ts';
export { parseStory } from './stories/parse.ts';
export type { StoryPlan } from './stories/story.ts';
export type { Command, Position, Question, Result, State, View } from './types.ts';
export { cardText } from './words/card-text.ts';
