import { range } from '../../../engine/util.ts';
import type { Card, CardId } from '../cards/card.ts';
import { DEFAULT_SET } from '../cards/set.ts';
import type { Effect, Expr } from '../effects/effect.ts';
import type { Pack } from '../packs/pack.ts';

interface Weight {
  /** The number of continuous effects on each face of each hero. */
  readonly effects: number;
  /** The number of terms in each amount. Each term reads an attribute of every hero. */
  readonly width: number;
}

/** The number of heroes in play in a duel. */
export const HEAVY_HEROES: readonly CardId[] = [
  'C401',
  'C402',
  'C403',
  'C404',
  'C409',
  'C410',
  'C411',
  'C412',
];

const EVERY_HERO = { kind: 'hero', pick: 'all' } as const;

const wideSum = (width: number): Expr => ({
  sum: range(width).map(() => ({ attr: [EVERY_HERO, 'power'] as const })),
});

/** A valid pack that is slow to evaluate, because every hero's attributes depend on those of all heroes. */
export const heavyPack = ({ effects, width }: Weight, heroes: readonly CardId[] = HEAVY_HEROES): Pack => {
  const effect: Effect = {
    on: 'static',
    do: [{ op: 'modAttr', target: EVERY_HERO, attr: 'power', amount: wideSum(width) }],
  };
  const heavy = range(effects).map(() => effect);
  const cards = DEFAULT_SET.flatMap((card): Card[] => {
    if (card.type !== 'hero' || !heroes.includes(card.id)) return [];
    const { active, wounded } = card.faces;
    return [
      {
        ...card,
        faces: { active: { ...active, effects: heavy }, wounded: { ...wounded, effects: heavy } },
      },
    ];
  });
  return {
    format: 'thargos-cardpack/1',
    pack: { id: 'heavy', version: '1.0.0', mode: 'overlay', provenance: 'community' },
    cards,
    decks: [],
    stories: [],
  };
};
