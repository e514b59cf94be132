import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { isObject, sum } from '../../engine/util.ts';
import type { Grid } from '../../games/cartographers/board/grid.ts';
import { type Land, landOf } from '../../games/cartographers/board/land.ts';
import { type Award, EDITIONS } from '../../games/cartographers/cards/edict.ts';
import { EDICTS } from '../../games/cartographers/cards/sets.ts';
import { refuse as refuseCard } from '../../games/cartographers/codes.ts';
import type { ConfigWish } from '../../games/cartographers/config.ts';
import { configure } from '../../games/cartographers/configure.ts';
import { awardsOf, preyedCells } from '../../games/cartographers/phases/score.ts';
import { countedAwards, type Rules, rulesOf } from '../../games/cartographers/rules.ts';
import { suggestionFor } from '../../text/suggest.ts';
import { readChoice, readFields } from '../fields.ts';
import { parseFlags } from '../flags.ts';
import type { CommandRun } from '../io.ts';
import { answerLines } from '../lines.ts';
import { refuse } from '../refusals.ts';
import { makePlaces, readMap } from './fields.ts';
import { sayRefusal } from './refusal.ts';

const known = new Map<string, Rules>();

/** Returns the rules for a line. They are cached, because most lines of a run have the same options. */
const readRules = (edition: string | undefined, config: unknown): Rules | Refusal => {
  if (config !== undefined && !isObject(config)) return refuse('bad-config');
  const key = JSON.stringify([edition, config]);
  const found = known.get(key);
  if (found) return found;
  // The game is `combined`, because a line may name cards of both boxes. `configure` checks the other options.
  const wish = { game: 'combined', ...config, ...(edition === undefined ? {} : { edition }) } as ConfigWish;
  const complete = configure(wish);
  if (isRefusal(complete)) return complete;
  const rules = rulesOf(complete);
  if (known.size < 100) known.set(key, rules);
  return rules;
};

const readCards = (value: unknown): readonly string[] | Refusal => {
  if (!Array.isArray(value) || !value.every(card => typeof card === 'string')) return refuse('bad-cards');
  const unknown = value.find(card => !EDICTS.has(card));
  return unknown === undefined
    ? value
    : refuseCard('unknown-card', { card: unknown, ...suggestionFor(unknown, [...EDICTS.keys()]) });
};

const makeAward = (grid: Grid, { stars, cells, each }: Award) => ({
  stars,
  cells: makePlaces(grid, cells.list()),
  ...(each === undefined ? {} : { each }),
});

interface Asked {
  readonly cards: readonly string[];
  /** Whether to list the spaces that earn stars. */
  readonly why: boolean;
}

const scored = (rules: Rules, land: Land, { cards, why }: Asked) => {
  const awards = cards.map(
    card => [card, countedAwards(rules.edict(card), awardsOf(rules, card, land))] as const,
  );
  const preyed = preyedCells(land);
  return {
    stars: Object.fromEntries(awards.map(([card, list]) => [card, sum(list.map(award => award.stars))])),
    monsters: 0 - preyed.size,
    ...(why && {
      why: {
        ...Object.fromEntries(awards.map(([card, list]) => [card, list.map(a => makeAward(land.grid, a))])),
        monsters: makePlaces(land.grid, preyed.list()),
      },
    }),
  };
};

/** Answers one line of the command `score`. */
export const answerScore = (line: unknown, options: { readonly why: boolean }): object | Refusal => {
  const fields = readFields(line, ['map', 'cards'], ['edition', 'ruins', 'config']);
  if (isRefusal(fields)) return fields;
  const edition = fields.edition === undefined ? undefined : readChoice(fields, 'edition', EDITIONS);
  if (isRefusal(edition)) return edition;
  const drawn = readMap(fields);
  if (isRefusal(drawn)) return drawn;
  const cards = readCards(fields.cards);
  if (isRefusal(cards)) return cards;
  const rules = readRules(edition, fields.config);
  if (isRefusal(rules)) return rules;
  return scored(rules, landOf(drawn.map, drawn.drawing), { cards, why: options.why });
};

export const run: CommandRun = async (args, io) => {
  const { values } = parseFlags(args, { why: { type: 'boolean' } }, io.language);
  return answerLines(io, line => answerScore(line, { why: values.why === true }), sayRefusal);
};
