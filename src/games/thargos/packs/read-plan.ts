import type { CardId, Deck } from '../cards/card.ts';
import type { PackRef } from '../config.ts';
import { MOST_LISTED, MOST_NODES } from '../stories/shape.ts';
import type { StoryNode, StoryPlan } from '../stories/story.ts';
import { bool, decimal, type FieldReader, fields, integer, list, oneOf, table, text, words } from './read.ts';
import { cardId } from './read-words.ts';

export const deck: FieldReader<Deck> = fields(
  {
    id: words,
    // The number of heroes is checked as a rule of decks (HT-2.1, HT-11.1.1), because a file may contain an
    // unfinished deck.
    heroes: list(cardId, { most: 6, unique: true }),
    // The cast is safe, because the second reader, `cardId`, checks the keys.
    cards: table(integer(1, 4), cardId) as FieldReader<Readonly<Record<CardId, number>>>,
  },
  { title: text },
);

const node: FieldReader<StoryNode> = fields(
  { mission: cardId, role: oneOf(['main', 'optional', 'secret', 'secondary']) },
  {
    requires: fields({}, { all: list(words, { most: MOST_NODES }), any: list(words, { most: MOST_NODES }) }),
    fork: words,
    claim: oneOf(['perPlayer', 'exclusive']),
    team: bool,
    passive: bool,
    region: oneOf(['urban', 'wilderness']),
    text,
    won: text,
    place: text,
    x: decimal(0, 100),
    y: decimal(0, 100),
  },
);

const pack: FieldReader<PackRef> = fields({ id: words, version: words, hash: words }, {});

export const story: FieldReader<StoryPlan> = fields(
  { id: words, nodes: table(node) },
  {
    title: text,
    intro: text,
    packs: list(pack),
    allowActions: list(cardId, { most: MOST_LISTED }),
    banCards: list(cardId, { most: MOST_LISTED }),
    secondary: list(cardId, { most: MOST_LISTED }),
  },
);
