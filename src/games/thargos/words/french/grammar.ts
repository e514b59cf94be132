import { verbOf } from '../../effects/verbs/index.ts';
import type { Grammar } from '../grammar.ts';
import { condition } from './conditions.ts';
import { limit, moment } from './triggers.ts';

export const FRENCH: Grammar = {
  language: 'fr',
  clause: (op, context) => verbOf(op).french(op, context),
  moment,
  condition,
  limit,
  cost: block => `moyennant un coût (${block})`,
  mayDo: deeds => `vous pouvez ${deeds}`,
  ifYouWish: 'si vous le souhaitez',
  colon: '\u202f: ',
  next: ', puis ',
  and: ' et ',
  youDo: ({ say }) => (/^(\p{L}+ez|faites) /u.test(say) && !say.includes('-les') ? `vous ${say}` : say),
};
