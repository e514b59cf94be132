import type { Deck } from '../cards/card.ts';
import { type Parsed, parseJson, start } from '../packs/parse.ts';
import { list } from '../packs/read.ts';
import { deck } from '../packs/read-plan.ts';
import { isDeckCode, parseDeckCode } from './code.ts';

const decks = list(deck, { least: 1 });

/** The decks of a file: one, a list of several, or a code as it is shared. */
export const parseDecks = (input: unknown): Parsed<readonly Deck[]> => {
  if (typeof input === 'string' && isDeckCode(input)) {
    const { value, faults } = parseDeckCode(input);
    return { value: value && [value], faults };
  }
  return parseJson<readonly Deck[]>(input, (value, notes) => {
    if (Array.isArray(value)) return decks(value, start(notes));
    const one = deck(value, start(notes));
    return one && [one];
  });
};

/** The file of a deck: what a pack calls a deck, with its cards in order. */
export const makeDeckFile = ({ id, title, heroes, cards }: Deck): string => {
  const order = Object.entries(cards).sort(([a], [b]) => rank(a) - rank(b));
  return `${JSON.stringify({ id, title, heroes, cards: Object.fromEntries(order) }, undefined, 1)}\n`;
};

const rank = (id: string): number => 'LAM'.indexOf(id[0]) * 10_000 + Number(id.slice(1));
