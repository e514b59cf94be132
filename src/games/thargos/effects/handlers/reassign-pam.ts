import type { Attribute } from '../../attributes.ts';
import { ATTRIBUTES } from '../../attributes.ts';
import { eachColour } from '../../board/modifiers.ts';
import { emit } from '../../flow/run.ts';
import type { Pam } from '../../types.ts';
import type { Handler } from '../handler.ts';
import { showAgain, sideOf } from '../pam.ts';
import { coloursMeant, targetsMeant } from '../target.ts';

const counts = ([power, mind, mysticism]: Pam) => ({
  power: power.length,
  mind: mind.length,
  mysticism: mysticism.length,
});

/** Changes the color of cards on the player's own side. The number of cards on each color is public. */
export const reassignPam: Handler<'reassignPam'> = (run, op, task) => {
  const side = sideOf(run, task.context.seat);
  if (side === undefined) return;
  const cards = targetsMeant(run, op.target, task);
  if (!cards) return;
  const pam = run.state.secret[side];
  const own = cards.filter(card => pam.flat().includes(card));
  if (own.length === 0) return;
  // HT-A-55: the color that all cards already have is not offered.
  const isMoved = (colour: Attribute): boolean =>
    op.attr !== 'chosen' || own.some(card => !pam[ATTRIBUTES.indexOf(colour)]!.includes(card));
  const colours = coloursMeant(run, op.attr, task, isMoved);
  if (!colours || colours.length === 0) return;
  const to = ATTRIBUTES.indexOf(colours[0]!);
  const after = eachColour(i => [...pam[i].filter(card => !own.includes(card)), ...(i === to ? own : [])]);
  emit(run, { type: 'reassigned', side, counts: counts(after), secret: { cards: after } });
  showAgain(run);
};
