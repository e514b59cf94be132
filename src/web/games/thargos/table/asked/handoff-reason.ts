import type { Seat } from '../../../../../engine/game.ts';
import type { View } from '../../../../../games/thargos/ui.ts';
import { a } from '../../../../../text/french.ts';
import { say } from '../../../../i18n.ts';

/** Texts for the handoff page. They contain only public information, because everyone may read them. */
export const HANDOFF_MESSAGES = {
  en: {
    pass: (name: string) => `Pass the device to ${name}`,
    note: 'Hands are secret: no one else should look now.',
    iAm: (name: string) => `I am ${name}`,
    back: (name: string) => `${name} has the device.`,
    turn: (name: string) => `It’s ${name}’s turn.`,
    attacked: (name: string, attacker: string) => `${attacker} attempts a Mission against ${name}.`,
    mayOppose: (name: string, attacker: string) => `${attacker} attempts a Mission. ${name} may oppose.`,
    attempt: (name: string) => `${name} places cards for an attempt.`,
    placeHero: (name: string) => `${name} places a hero.`,
    placeMission: (name: string) => `${name} places a Mission.`,
    asked: (name: string) => `${name} has a decision to make.`,
  },
  fr: {
    pass: (name: string) => `Passez l’appareil ${a(name)}`,
    note: 'Les mains restent secrètes\u202f: que personne d’autre ne regarde.',
    iAm: (name: string) => `C’est moi, ${name}`,
    back: (name: string) => `${name} tient l’appareil.`,
    turn: (name: string) => `C’est ${a(name)} de jouer.`,
    attacked: (name: string, attacker: string) => `${attacker} tente une mission contre ${name}.`,
    mayOppose: (name: string, attacker: string) => `${attacker} tente une mission. ${name} peut s’y opposer.`,
    attempt: (name: string) => `${name} pose des cartes pour une tentative.`,
    placeHero: (name: string) => `${name} place un héros.`,
    placeMission: (name: string) => `${name} place une mission.`,
    asked: (name: string) => `${name} a une décision à prendre.`,
  },
};

/** Why this seat's player gets the device. */
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
    // HT-9.5: in a story, an attempt has no defender until a hero opposes it.
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
