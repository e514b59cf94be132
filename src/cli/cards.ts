import { SETS } from '../games/cartographers/cards/sets.ts';
import { BOXES, type Box, CHOICES } from '../games/cartographers/config.ts';
import { boxesOf } from '../games/cartographers/configure.ts';
import { parseChoice, parseFlags } from './flags.ts';
import { type Run, write } from './io.ts';

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

export const run: Run = async (args, io) => {
  const { values } = parseFlags(args, { set: { type: 'string' } }, io.language);
  const set =
    values.set === undefined ? undefined : parseChoice('set', values.set, CHOICES.game, io.language);
  const boxes = set === undefined ? BOXES : boxesOf(set);
  const lines = boxes.flatMap(cardsOf).map(card => `${JSON.stringify(card)}\n`);
  await write(io.output, lines.join(''));
  return 0;
};
