import type { Language } from '../../engine/text.ts';
import { sum } from '../../engine/util.ts';
import type { Card, Deck } from '../../games/thargos/cards/card.ts';
import {
  type DeckRules,
  DIFFICULTIES,
  difficultyOf,
  FEWEST_POINTS,
  MOST_POINTS,
  sumsOf,
} from '../../games/thargos/decks/check.ts';
import { isDeckCode, makeDeckCode } from '../../games/thargos/decks/code.ts';
import { checkDecks } from '../../games/thargos/decks/file.ts';
import { PRECONS } from '../../games/thargos/decks/precons.ts';
import { followReplaced } from '../../games/thargos/packs/apply.ts';
import { hasError } from '../../games/thargos/packs/fault.ts';
import { readAll, readText } from '../files.ts';
import { parseChoice, parseCount, parseFlags, UsageError } from '../flags.ts';
import { type CommandRun, write } from '../io.ts';
import { plain } from '../plain.ts';
import { faultJson, faultLines, readPackFiles } from './cards.ts';
import { CHECK_WORDS } from './check-words.ts';

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
  json: { type: 'boolean' },
} as const;

type Values = ReturnType<typeof parseFlags<typeof FLAGS>>['values'];

const MODES = ['duel', 'circle', 'story', 'solo', 'solo-story'] as const;

/** HT-1.3: stories are played with both boxes, duels without the expansion. */
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

/** What a deck comes to, for machines. */
const deckJson = (deck: Deck, pool: readonly Card[]): object => {
  const { counts, pam, missionPam, hp } = sumsOf(deck, pool);
  const code = makeDeckCode(deck);
  return {
    deck: deck.id,
    heroes: deck.heroes.length,
    cards: sum(Object.values(deck.cards)),
    ...counts,
    pam,
    missionPam,
    difficulty: difficultyOf(missionPam),
    hp,
    code: typeof code === 'string' ? code : null,
  };
};

const sayDeck = (deck: Deck, pool: readonly Card[], rules: DeckRules, language: Language): string[] => {
  const words = CHECK_WORDS[language];
  const { counts, pam, missionPam, hp } = sumsOf(deck, pool);
  const code = makeDeckCode(deck);
  return [
    words.deck(deck.title?.[language] ?? deck.id, deck.heroes.length, sum(Object.values(deck.cards))),
    `  ${words.sums(counts.mission, counts.advantage, counts.action, pam, hp)}`,
    ...(rules.mode === 'solo-story' ? [`  ${words.difficulty(missionPam, difficultyOf(missionPam))}`] : []),
    ...(typeof code === 'string' ? [`  ${words.code(code)}`] : []),
  ];
};

/** `deck check FILE`: whether decks may be played with by these rules. */
export const run: CommandRun = async (args, io) => {
  const { language } = io;
  const { values, positionals } = parseFlags(args, FLAGS, language, { allowPositionals: true });
  const [verb, file, ...more] = positionals;
  if (verb !== 'check' || file === undefined) throw new UsageError(CHECK_WORDS[language].deckUsage);
  if (more.length > 0) parseFlags(more, {}, language);
  const rules = rulesOf(values, language);
  const { packs, cards: pool } = readPackFiles(values.pack ?? [], language);
  const named =
    packs.flatMap(({ decks }) => decks).findLast(({ id }) => id === file) ??
    PRECONS.find(({ id }) => id === file);
  const bare = named && {
    id: named.id,
    ...(named.title && { title: named.title }),
    heroes: named.heroes,
    cards: named.cards,
  };
  const read = async (): Promise<string> => (file === '-' ? readAll(io) : readText(file, language));
  const input = (bare && followReplaced(bare, pool)) ?? (isDeckCode(file) ? file : await read());
  const { decks, faults } = checkDecks(input, { pool, rules, isOneBox: values['one-box'] ?? false });
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
