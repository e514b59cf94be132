import { CREATURES } from './actions/creatures.ts';
import { ORDERS } from './actions/orders.ts';
import { GEAR } from './advantages/gear.ts';
import { SERVANTS } from './advantages/servants.ts';
import type { Card } from './card.ts';
import { CONDAR_ACTIONS } from './condar/actions.ts';
import { CONDAR_ADVANTAGES } from './condar/advantages.ts';
import { CONDAR_MISSIONS } from './condar/missions.ts';
import { EMPIRE } from './heroes/empire.ts';
import { SHADOW } from './heroes/shadow.ts';
import { WILDS } from './heroes/wilds.ts';
import { KURNOR_MISSIONS } from './missions/kurnor.ts';
import { REALM_MISSIONS } from './missions/realm.ts';

const ALL = [
  ...EMPIRE,
  ...SHADOW,
  ...WILDS,
  ...SERVANTS,
  ...GEAR,
  ...CONDAR_ADVANTAGES,
  ...CREATURES,
  ...ORDERS,
  ...CONDAR_ACTIONS,
  ...KURNOR_MISSIONS,
  ...REALM_MISSIONS,
  ...CONDAR_MISSIONS,
] as const;

/** The id of a shipped card, so that a misspelled id doesn't compile. */
export type DefaultId = (typeof ALL)[number]['id'];

/** HT-1.1: the shipped cards. Values that the rulebook doesn't give were chosen for Alidade. */
export const DEFAULT_SET: readonly Card[] = ALL;
