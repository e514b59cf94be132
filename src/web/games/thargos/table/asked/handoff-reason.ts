import type { Seat } from '../../../../../engine/game.ts';
import type { View } from '../../../../../games/thargos/ui.ts';
import { say } from '../../../../i18n.ts';
import { HANDOFF_MESSAGES } from './handoff-messages.ts';

/** Why the device is passed; only public information. */
export const handoffReason = (
  { question, conflict }: Pick<View, 'question' | 'conflict'>,
  seat: Seat,
  names: readonly string[],
): string => {
  const words = say(HANDOFF_MESSAGES);
  const name = names[seat]!;
  if (question?.seat !== seat) return words.back(name);
  switch (question.type) {
    case 'defend':
    case 'shift':
      return conflict ? words.attacked(name, names[conflict.attacker] ?? '') : words.asked(name);
    // HT-9.5: in a story nobody is attacked until a hero opposes.
    case 'oppose':
      return conflict ? words.mayOppose(name, names[conflict.attacker] ?? '') : words.asked(name);
    case 'placeHero':
      return words.placeHero(name);
    case 'placeMission':
    case 'refill':
      return words.placeMission(name);
    case 'attack':
      return words.attempt(name);
    case 'act':
    case 'handLimit':
      return words.turn(name);
    default:
      return words.asked(name);
  }
};
