import type { Text } from '../../engine/text.ts';
import type { Sign } from '../../sync/signs.ts';

/** The phrases that players can send, in the reader's language. */
export const PHRASES: Readonly<Record<Sign, Text>> = {
  hello: { en: 'Hello!', fr: 'Bonjour\u202f!' },
  'good-luck': { en: 'Good luck!', fr: 'Bonne chance\u202f!' },
  'well-played': { en: 'Well played!', fr: 'Bien joué\u202f!' },
  'nice-move': { en: 'Nice move!', fr: 'Joli coup\u202f!' },
  thinking: { en: 'Let me think…', fr: 'Je réfléchis…' },
  'no-hurry': { en: 'Take your time', fr: 'Prenez votre temps' },
  'one-moment': { en: 'One moment, please', fr: 'Un instant, s’il vous plaît' },
  'im-back': { en: 'I’m back', fr: 'Me revoilà' },
  yes: { en: 'Yes', fr: 'Oui' },
  no: { en: 'No', fr: 'Non' },
  oops: { en: 'Oops!', fr: 'Oups\u202f!' },
  'close-game': { en: 'What a close game!', fr: 'Quelle partie serrée\u202f!' },
  sorry: { en: 'Sorry!', fr: 'Pardon\u202f!' },
  thanks: { en: 'Thank you!', fr: 'Merci\u202f!' },
  again: { en: 'Another game?', fr: 'On en refait une\u202f?' },
  bye: { en: 'See you!', fr: 'À bientôt\u202f!' },
};
