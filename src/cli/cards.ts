import type { Language, Text } from '../engine/text.ts';
import { SETS } from '../games/cartographers/cards/sets.ts';
import { BOXES, type Box, CHOICES } from '../games/cartographers/config.ts';
import { boxesOf } from '../games/cartographers/configure.ts';
import type { Card } from '../games/thargos/cards/card.ts';
import { cardText } from '../games/thargos/words/card-text.ts';
import { parseChoice, parseFlags } from './flags.ts';
import { type Run, write } from './io.ts';
import { readCards } from './thargos/cards.ts';

/** The cards of a box, in the order in which they lie there. */
const cardsOf = (box: Box): object[] => {
  const { edicts, explore, ruins, ambushes, heroes } = SETS[box];
  return [
    ...edicts.map(({ id, name, suit, rule, solo, text, values }) => ({
      id,
      name,
      box,
      kind: 'edict',
      suit,
      rule,
      solo,
      text: text(values.printed),
    })),
    ...explore.map(({ id, name, kind, time, terrains, shapes }) => ({
      id,
      name,
      box,
      kind,
      time,
      terrains,
      shapes,
    })),
    ...ruins.map(({ id, name, kind }) => ({ id, name, box, kind })),
    ...ambushes.map(({ id, name, kind, shape, pass, soloCorner, text }) => ({
      id,
      name,
      box,
      kind,
      shape,
      direction: pass,
      corner: soloCorner,
      text,
    })),
    ...heroes.map(({ id, name, kind, pattern, text }) => ({ id, name, box, kind, pattern, text })),
  ];
};

const FLAGS = {
  set: { type: 'string' },
  game: { type: 'string' },
  pack: { type: 'string', multiple: true },
} as const;

const inBoth = (say: (language: Language) => string): Text => ({ en: say('en'), fr: say('fr') });

/** A card of Thargos with what it says; a hero says something on either face. */
const thargosCard = (card: Card): object => {
  if (card.type !== 'hero') return { ...card, text: inBoth(language => cardText(card, language)) };
  const { active, wounded } = card.faces;
  return {
    ...card,
    faces: {
      active: { ...active, text: inBoth(language => cardText(card, language, 'active')) },
      wounded: { ...wounded, text: inBoth(language => cardText(card, language, 'wounded')) },
    },
  };
};

export const run: Run = async (args, io) => {
  const { values } = parseFlags(args, FLAGS, io.language);
  const game = parseChoice('game', values.game ?? 'cartographers', ['cartographers', 'thargos'], io.language);
  if (game === 'thargos') {
    const all = readCards(values.pack ?? [], io.language);
    await write(io.output, all.map(card => `${JSON.stringify(thargosCard(card))}\n`).join(''));
    return 0;
  }
  const set =
    values.set === undefined ? undefined : parseChoice('set', values.set, CHOICES.game, io.language);
  const boxes = set === undefined ? BOXES : boxesOf(set);
  const lines = boxes.flatMap(cardsOf).map(card => `${JSON.stringify(card)}\n`);
  await write(io.output, lines.join(''));
  return 0;
};
