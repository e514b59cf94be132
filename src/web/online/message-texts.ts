import type { Text } from '../../engine/text.ts';
import type { Sign } from '../../sync/signs.ts';

/** The messages that players can send, in the reader's language. */
export const MESSAGE_TEXTS: Readonly<Record<Sign, Text>> = {
  hello: { en: 'Hello!', fr: 'Bonjour\u202f!' },
  'well-played': { en: 'Well played!', fr: 'Bien joué\u202f!' },
  thinking: { en: 'Let me think…', fr: 'Je réfléchis…' },
  'one-moment': { en: 'One moment, please', fr: 'Un instant, s’il vous plaît' },
  sorry: { en: 'Sorry!', fr: 'Pardon\u202f!' },
  thanks: { en: 'Thank you!', fr: 'Merci\u202f!' },
  bye: { en: 'See you!', fr: 'À bientôt\u202f!' },
};
