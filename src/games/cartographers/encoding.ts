import type { Encoding } from '../../engine/encoding.ts';

/** The fields of each kind of object in stored and sent games. Entries may be added, but never changed or removed. */
export const ENCODING: Encoding = {
  lettered: 'type=drawn sheet by terrain cells letter',
  drawn: 'type=drawn sheet by terrain cells',
  coined: 'type=coined sheet to coins why cells',
  marked: 'type=marked sheet card cell cells',
  destroyed: 'type=destroyed sheet cells why',
  scored: 'type=scored sheet season edicts coins monsters preyed total',
  edict: 'edict card stars awards',
  award: 'stars cells',
  submitted: 'type=submitted seat',
  cancelled: 'type=cancelled seat',
  revealed: 'type=revealed card',
  asked: 'type=asked phase seats',
  draw: 'type=draw terrain cells',
  drawMonster: 'type=drawMonster cells',
  drawHero: 'type=drawHero cell orientation',
};

/** The path of the seed in the first event of a log. */
export const SEED_AT = ['secret', 'seed'];
