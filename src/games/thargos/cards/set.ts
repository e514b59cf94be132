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

/** A card that we ship: a misspelt id in a list of ours does not compile. */
export type DefaultId = (typeof ALL)[number]['id'];

/** HT-1.1: the cards of the box, with community values. */
export const DEFAULT_SET: readonly Card[] = ALL;
