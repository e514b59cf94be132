import type { Condition } from '../../effects/effect.ts';
import type { AdvantageCard } from '../card.ts';
import { NAMED } from '../parts.ts';
import { defend } from '../templates.ts';

/** Inside walls, or on any Mission of the city. */
const inTown: Condition = {
  any: [{ is: 'urban' }, { matches: { target: 'mission', where: { tag: 'condar' } } }],
};

/** The Advantages of the city of Condar. */
export const CONDAR_ADVANTAGES = [
  {
    id: 'L426',
    type: 'advantage',
    name: { en: 'Citizen of Condar', fr: 'Citoyen de Condar' },
    pam: 1,
    faction: null,
    mods: { mind: 1 },
    effects: [defend(1, 'mission', inTown)],
    boxCopies: 2,
    set: 'condar',
    tags: ['servant', 'condar'],
    source: NAMED,
  },
] as const satisfies readonly AdvantageCard[];
