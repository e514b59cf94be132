import { verbOf } from '../../effects/verbs/index.ts';
import type { Grammar } from '../grammar.ts';
import { condition } from './conditions.ts';
import { limit, moment } from './triggers.ts';

export const ENGLISH: Grammar = {
  language: 'en',
  clause: (op, context) => verbOf(op).english(op, context),
  moment,
  condition,
  limit,
  cost: block => `at a cost (${block})`,
  mayDo: deeds => `you may ${deeds}`,
  ifYouWish: 'if you wish',
  colon: ': ',
  next: ', then ',
  and: ' and ',
  youDo: ({ say, may }) => (say === may && /^[a-z]/.test(say) ? `you ${say}` : say),
};
