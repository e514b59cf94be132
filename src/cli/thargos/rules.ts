import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { Language } from '../../engine/text.ts';
import type { Deck } from '../../games/thargos/cards/card.ts';
import {
  CHOICES,
  type Config,
  type ConfigWish,
  DEFAULTS,
  type DeckChoice,
  type PackRef,
} from '../../games/thargos/config.ts';
import { isDeckCode } from '../../games/thargos/decks/code.ts';
import { READY_MADE, readyMade } from '../../games/thargos/decks/difficulty-decks.ts';
import { parseDecks } from '../../games/thargos/decks/file.ts';
import { packHash } from '../../games/thargos/packs/apply.ts';
import { refusalText } from '../../games/thargos/refusals/refusals.ts';
import { STORIES, shippedStory } from '../../games/thargos/stories/shipped.ts';
import type { StoryPlan } from '../../games/thargos/stories/story.ts';
import { readJson, readText } from '../files.ts';
import { type FlagValues, listFlag, textFlag, UsageError } from '../flags.ts';
import { doorText, WORDS } from '../messages.ts';
import { readPackFiles } from './cards.ts';
import { givePack, thargos } from './game.ts';
import { THARGOS_WORDS } from './messages.ts';

/**
 * Returns the message of a refusal in the player's language. The messages of the command line come first, then those of
 * the game.
 */
export const sayThargos = (refusal: Refusal, language: Language): string =>
  doorText(refusal)?.[language] ?? refusalText(refusal, language);

const kebab = (key: string): string => key.replace(/[A-Z]+/g, part => `-${part.toLowerCase()}`);

/**
 * The options that have a flag. Options with nested values are set in a file instead. Cast: `Object.keys` returns
 * strings.
 */
const KEYS = (Object.keys(DEFAULTS) as (keyof Config)[]).filter(
  key => !['solo', 'decks', 'packs', 'story'].includes(key),
);

const TEXT = { type: 'string' } as const;

/** The flags for the options: one flag for each option, with the same name. */
export const THARGOS_RULES_FLAGS = {
  ...Object.fromEntries(KEYS.map(key => [kebab(key), TEXT])),
  mode: TEXT,
  decks: TEXT,
  story: TEXT,
  config: TEXT,
  quick: { type: 'boolean' },
  pack: { type: 'string', multiple: true },
} as const;

/** Reads the value of an option: `true`, `12` and `null` are JSON, and anything else is a word. */
const readValue = (text: string): unknown =>
  /^(?:true|false|null|-?\d{1,6})$/.test(text) ? JSON.parse(text) : text;

/** Reads a deck: the name of a deck that is built in or in a card pack, `random`, a deck code, or a file. */
const readDeck = (text: string, packed: readonly Deck[], language: Language): DeckChoice => {
  const own = packed.find(({ id }) => id === text);
  if (own) return own;
  if (text === 'random' || readyMade(text)) return text;
  const isFile = /[/\\.]/.test(text);
  const names = [...READY_MADE, ...packed].map(({ id }) => id);
  if (!isFile && !isDeckCode(text))
    throw new UsageError(WORDS[language].badChoice('decks', text, [...names, 'random', 'FILE.json']));
  const { value } = parseDecks(isFile ? readText(text, language) : text);
  if (!value?.[0]) throw new UsageError(THARGOS_WORDS[language].badDeck(text));
  return value[0];
};

const readDecks = (
  text: string | undefined,
  packed: readonly Deck[],
  language: Language,
): readonly DeckChoice[] =>
  text === undefined ? [] : text.split(',').map(name => readDeck(name.trim(), packed, language));

interface Packs {
  readonly refs: readonly PackRef[];
  readonly decks: readonly Deck[];
  readonly stories: readonly StoryPlan[];
}

/** Loads card packs, and adds their cards to the rules. */
export const readPacks = (files: readonly string[], language: Language): Packs => {
  const { packs } = readPackFiles(files, language);
  for (const pack of packs) givePack(pack);
  const refs = packs.map(pack => ({ id: pack.pack.id, version: pack.pack.version, hash: packHash(pack) }));
  // If two packs have a deck or story with the same name, the later pack counts.
  const latest = [...packs].reverse();
  return {
    refs,
    decks: latest.flatMap(({ decks }) => decks),
    stories: latest.flatMap(({ stories }) => stories),
  };
};

/** Returns the names of the stories that are built in or in card packs. */
export const storyNames = (packed: readonly StoryPlan[]): readonly string[] => [
  ...Object.keys(STORIES),
  ...packed.map(({ id }) => id),
];

/**
 * Reads a story: the name of a story that is built in or in a card pack, or a file. `configure` checks the content of
 * the file.
 */
const readStory = (text: string, packed: readonly StoryPlan[], language: Language): ConfigWish['story'] =>
  packed.find(({ id }) => id === text) ??
  (shippedStory(text)
    ? text
    : (readJson(text, language, storyNames(packed)) as unknown as ConfigWish['story']));

/** Returns the message for an invalid flag, with its name and all valid values. */
const flagFault = (
  { key, allowed, least, most, otherwise }: Refusal,
  textOf: (flag: string) => string | undefined,
  language: Language,
): string | undefined => {
  const flag = typeof key === 'string' ? kebab(key) : '';
  const said = textOf(flag);
  if (said === undefined) return undefined;
  const { badChoice, badCount } = WORDS[language];
  if (typeof least === 'number' && typeof most === 'number')
    return badCount(flag, said, least, most, otherwise === undefined ? '' : String(otherwise));
  const isChoice = typeof key === 'string' && Object.hasOwn(CHOICES, key) && Array.isArray(allowed);
  return isChoice ? badChoice(flag, said, allowed.map(String)) : undefined;
};

/** Checks the game options on a command line. Returns them as typed, because game files store them in this form. */
export const readThargosConfig = (values: FlagValues, language: Language): ConfigWish => {
  const text = (flag: string) => textFlag(values, flag);
  const chosen = KEYS.flatMap(key => {
    const said = text(kebab(key));
    return said === undefined ? [] : [[key, readValue(said)]];
  });
  const packs = readPacks(listFlag(values, 'pack'), language);
  const decks = readDecks(text('decks'), packs.decks, language);
  const { config: file, story } = { config: text('config'), story: text('story') };
  // Cast: `configure` checks the value below.
  const wish = {
    ...(file === undefined ? {} : readJson(file, language)),
    ...Object.fromEntries(chosen),
    ...(values.quick ? { quickPlay: true } : {}),
    ...(story === undefined ? {} : { story: readStory(story, packs.stories, language) }),
    ...(decks.length === 0 ? {} : { decks }),
    ...(packs.refs.length === 0 ? {} : { packs: packs.refs }),
  } as ConfigWish;
  const config = thargos.configure(wish);
  if (!isRefusal(config)) return wish;
  throw new UsageError(flagFault(config, text, language) ?? sayThargos(config, language));
};
