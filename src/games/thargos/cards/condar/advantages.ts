import type { AdvantageCard } from '../card.ts';
import { NAME_ONLY } from '../helpers.ts';
import { defend } from '../templates.ts';

/** The Advantages of the Condar expansion. */
export const CONDAR_ADVANTAGES = [
  {
    id: 'L426',
    type: 'advantage',
    name: { en: 'Citizen of Condar', fr: 'Citoyen de Condar' },
    pam: 1,
    faction: null,
    mods: { mind: 1 },
    effects: [defend(1, 'mission', { is: 'urban' })],
    boxCopies: 2,
    set: 'condar',
    tags: ['servant'],
    source: NAME_ONLY,
  },
] as const satisfies readonly AdvantageCard[];
