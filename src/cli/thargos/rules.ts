import type { ParseArgsConfig } from 'node:util';
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
import { UsageError } from '../flags.ts';
import { WORDS } from '../messages.ts';
import { doorText } from '../refusal.ts';
import { readPackFiles } from './cards.ts';
import { givePack, thargos } from './game.ts';
import { THARGOS_WORDS } from './messages.ts';

/** A refusal of Thargos in the reader's language: the doors' own, else the rules'. */
export const sayThargos = (refusal: Refusal, language: Language): string =>
  doorText(refusal)?.[language] ?? refusalText(refusal, language);

const kebab = (key: string): string => key.replace(/[A-Z]+/g, part => `-${part.toLowerCase()}`);

/** Rules with a flag of their own; what nests stands in a file. */
const KEYS = (Object.keys(DEFAULTS) as (keyof Config)[]).filter(
  key => !['solo', 'decks', 'packs', 'story'].includes(key),
);

const TEXT = { type: 'string' } as const;

/** The flags that choose the rules: one for every choice, named like it. */
export const THARGOS_RULES_FLAGS = {
  ...(Object.fromEntries(KEYS.map(key => [kebab(key), TEXT])) as NonNullable<ParseArgsConfig['options']>),
  mode: TEXT,
  decks: TEXT,
  story: TEXT,
  config: TEXT,
  quick: { type: 'boolean' },
  pack: { type: 'string', multiple: true },
} as const;

type Values = Readonly<Record<string, unknown>>;

/** `true`, `12` and `null` are what they say; anything else is a word. */
const readValue = (text: string): unknown =>
  /^(?:true|false|null|-?\d{1,6})$/.test(text) ? JSON.parse(text) : text;

/** A deck of ours or of a pack by its name, `random`, a code, or a file. */
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

/** Packs typed in by the owner of a box, made known to the rules. */
export const readPacks = (files: readonly string[], language: Language): Packs => {
  const { packs } = readPackFiles(files, language);
  for (const pack of packs) givePack(pack);
  const refs = packs.map(pack => ({ id: pack.pack.id, version: pack.pack.version, hash: packHash(pack) }));
  // What a later pack says stands before what an earlier one does.
  const latest = [...packs].reverse();
  return {
    refs,
    decks: latest.flatMap(({ decks }) => decks),
    stories: latest.flatMap(({ stories }) => stories),
  };
};

/** The stories that can be called by name. */
export const storyNames = (packed: readonly StoryPlan[]): readonly string[] => [
  ...Object.keys(STORIES),
  ...packed.map(({ id }) => id),
];

/** A story of ours or of a pack by its name, or a file: `configure` reads what stands in it. */
const readStory = (text: string, packed: readonly StoryPlan[], language: Language): ConfigWish['story'] =>
  packed.find(({ id }) => id === text) ??
  (shippedStory(text)
    ? text
    : (readJson(text, language, storyNames(packed)) as unknown as ConfigWish['story']));

/** A flag is answered with its own name and everything it could have been. */
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

/** The rules a command line asks for, checked and as they were asked for: so they are saved with a game. */
export const readThargosConfig = (values: Values, language: Language): ConfigWish => {
  const text = (flag: string): string | undefined => values[flag] as string | undefined;
  const chosen = KEYS.flatMap(key => {
    const said = text(kebab(key));
    return said === undefined ? [] : [[key, readValue(said)]];
  });
  const packs = readPacks((values.pack as readonly string[] | undefined) ?? [], language);
  const decks = readDecks(text('decks'), packs.decks, language);
  const { config: file, story } = { config: text('config'), story: text('story') };
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
