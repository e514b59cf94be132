import { a } from '../../../../../text/french.ts';

/** Public reasons for passing the device. */
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
