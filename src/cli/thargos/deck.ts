import { randomBytes } from 'node:crypto';
import { parseSeed, stream } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import type { Language } from '../../engine/text.ts';
import { sum } from '../../engine/util.ts';
import type { Card, Deck } from '../../games/thargos/cards/card.ts';
import {
  checkDeck,
  checkOneBox,
  type DeckRules,
  DIFFICULTIES,
  difficultyOf,
  FEWEST_POINTS,
  MOST_POINTS,
  sumsOf,
} from '../../games/thargos/decks/check.ts';
import { isDeckCode, makeDeckCode } from '../../games/thargos/decks/code.ts';
import { DIFFICULTY_DECKS, READY_MADE, readyMade } from '../../games/thargos/decks/difficulty-decks.ts';
import { checkDecks, makeDeckFile } from '../../games/thargos/decks/file.ts';
import { fillDeck } from '../../games/thargos/decks/fill.ts';
import { followReplaced } from '../../games/thargos/packs/apply.ts';
import { type Fault, hasError } from '../../games/thargos/packs/fault.ts';
import { readAll, readText } from '../files.ts';
import { parseChoice, parseCount, parseFlags, takeVerb, UsageError } from '../flags.ts';
import { type CommandRun, plain, write } from '../io.ts';
import { faultJson, faultLines, readPackFiles } from './cards.ts';
import { CHECK_WORDS } from './check-messages.ts';

const FLAGS = {
  mode: { type: 'string' },
  sets: { type: 'string' },
  points: { type: 'string' },
  difficulty: { type: 'string' },
  rival: { type: 'boolean' },
  'rival-deck': { type: 'string' },
  'any-version': { type: 'boolean' },
  'one-box': { type: 'boolean' },
  pack: { type: 'string', multiple: true },
  seed: { type: 'string' },
  json: { type: 'boolean' },
} as const;

type Io = Parameters<CommandRun>[1];
type Values = ReturnType<typeof parseFlags<typeof FLAGS>>['values'];

const MODES = ['duel', 'circle', 'story', 'solo', 'solo-story'] as const;

/**
 * HT-1.3: returns the card sets that a mode uses by default. Stories use both boxes, and duels don't use the expansion.
 */
const usualSets = (mode: (typeof MODES)[number]): string =>
  mode === 'story' || mode === 'solo-story' ? 'core+condar' : 'core';

const rulesOf = (values: Values, language: Language): DeckRules => {
  const mode = parseChoice('mode', values.mode ?? 'duel', MODES, language);
  const bounds = { least: FEWEST_POINTS, most: MOST_POINTS, otherwise: 0 };
  const points = parseCount('points', values.points, bounds, language);
  const { difficulty } = values;
  const rival = parseChoice('rival-deck', values['rival-deck'] ?? '60', ['60', '40'], language);
  return {
    mode,
    sets: parseChoice('sets', values.sets ?? usualSets(mode), ['core', 'core+condar'], language),
    uniqueHeroes: !values['any-version'],
    pointsCap: points === 0 ? null : points,
    ...(difficulty !== undefined && {
      difficulty: parseChoice('difficulty', difficulty, DIFFICULTIES, language),
    }),
    seat: values.rival ? 'rival' : 'player',
    rivalDeck: rival === '40' ? 40 : 60,
  };
};

const deckCode = (deck: Deck): { readonly code: string | null } => {
  const code = makeDeckCode(deck);
  return { code: typeof code === 'string' ? code : null };
};

/** Returns the properties of a deck as JSON. */
const deckJson = (deck: Deck, pool: readonly Card[]): object => {
  const { counts, pam, missionPam, hp } = sumsOf(deck, pool);
  return {
    deck: deck.id,
    heroes: deck.heroes.length,
    cards: sum(Object.values(deck.cards)),
    ...counts,
    pam,
    missionPam,
    difficulty: difficultyOf(missionPam),
    hp,
    ...deckCode(deck),
  };
};

const sayDeck = (deck: Deck, pool: readonly Card[], rules: DeckRules, language: Language): string[] => {
  const words = CHECK_WORDS[language];
  const { counts, pam, missionPam, hp } = sumsOf(deck, pool);
  const { code } = deckCode(deck);
  return [
    words.deck(deck.title?.[language] ?? deck.id, deck.heroes.length, sum(Object.values(deck.cards))),
    `  ${words.sums(counts.mission, counts.advantage, counts.action, pam, hp)}`,
    ...(rules.mode === 'solo-story' ? [`  ${words.difficulty(missionPam, difficultyOf(missionPam))}`] : []),
    ...(code === null ? [] : [`  ${words.code(code)}`]),
  ];
};

/** Reads a deck by its name, its code or its file. Returns it in the form that `checkDecks` reads. */
const readInput = async (
  file: string,
  packed: readonly Deck[],
  pool: readonly Card[],
  io: Io,
): Promise<string | Deck> => {
  const named = packed.findLast(({ id }) => id === file) ?? readyMade(file);
  if (named) {
    const { id, title, heroes, cards } = named;
    return followReplaced({ id, ...(title && { title }), heroes, cards }, pool);
  }
  if (isDeckCode(file)) return file;
  const names = [...packed, ...READY_MADE, ...DIFFICULTY_DECKS].map(({ id }) => id);
  return file === '-' ? readAll(io) : readText(file, io.language, names);
};

/** The decks that the command read, and what their check found. */
interface Read {
  readonly decks: readonly Deck[];
  readonly faults: readonly Fault[];
  readonly pool: readonly Card[];
  readonly rules: DeckRules;
  readonly values: Values;
}

const check = async ({ decks, faults, pool, rules, values }: Read, io: Io): Promise<number> => {
  const { language } = io;
  const isGood = !hasError(faults);
  const json = {
    good: isGood,
    decks: decks.map(deck => deckJson(deck, pool)),
    faults: faults.map(fault => faultJson(fault, language)),
  };
  const lines = [
    ...faultLines(faults, language),
    ...decks.flatMap(deck => sayDeck(deck, pool, rules, language)),
  ];
  await write(io.output, values.json ? `${JSON.stringify(json)}\n` : plain(`${lines.join('\n')}\n`));
  return isGood ? 0 : 1;
};

/** Adds the heroes and cards that a deck needs to be complete. Throws if the input isn't exactly one deck. */
const fill = async ({ decks, faults, pool, rules, values }: Read, io: Io): Promise<number> => {
  const { language } = io;
  const words = CHECK_WORDS[language];
  const [deck] = decks;
  if (!deck || decks.length > 1)
    throw new UsageError(deck ? words.fillOne : faultLines(faults, language).join('\n'));
  const { seed } = parseSeed(values.seed ?? randomBytes(32).toString('hex'));
  const filled = fillDeck(stream(seed, 'fill'), deck, pool, rules);
  if (isRefusal(filled)) throw new UsageError(filled.type === 'points' ? words.fillPoints : words.fillCards);
  const left = [
    ...checkDeck(filled.deck, pool, rules),
    ...(values['one-box'] ? checkOneBox([filled.deck], pool) : []),
  ];
  const added = Object.entries(filled.added).map(([id, count]) => {
    const name = pool.find(card => card.id === id)?.name[language] ?? id;
    return `  + ${count} ${id} ${name}`;
  });
  const lines = [...added, ...faultLines(left, language), ...sayDeck(filled.deck, pool, rules, language)];
  const json = {
    good: !hasError(left),
    added: filled.added,
    deck: JSON.parse(makeDeckFile(filled.deck)),
    ...deckCode(filled.deck),
    faults: left.map(fault => faultJson(fault, language)),
  };
  await write(io.output, values.json ? `${JSON.stringify(json)}\n` : plain(`${lines.join('\n')}\n`));
  return hasError(left) ? 1 : 0;
};

const VERBS = { check, fill };

/** The command `deck`: `deck check FILE` checks whether decks are legal, and `deck fill FILE` adds missing cards. */
export const run: CommandRun = async (args, io) => {
  const { language } = io;
  const { values, positionals } = parseFlags(args, FLAGS, language, { allowPositionals: true });
  const [verb, file, ...more] = positionals;
  const chosen = takeVerb(verb, ['check', 'fill'], language);
  if (chosen === undefined || file === undefined) throw new UsageError(CHECK_WORDS[language].deckUsage);
  if (more.length > 0) parseFlags(more, {}, language);
  const rules = rulesOf(values, language);
  const { packs, cards: pool } = readPackFiles(values.pack ?? [], language);
  const input = await readInput(
    file,
    packs.flatMap(({ decks }) => decks),
    pool,
    io,
  );
  const { decks, faults } = checkDecks(input, { pool, rules, isOneBox: values['one-box'] ?? false });
  return VERBS[chosen]({ decks, faults, pool, rules, values }, io);
};
