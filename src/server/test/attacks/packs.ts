import { range } from '../../../engine/util.ts';
import { DEFAULT_SET } from '../../../games/thargos/cards/set.ts';
import type { Effect } from '../../../games/thargos/effects/effect.ts';
import { packHash } from '../../../games/thargos/packs/apply.ts';
import type { Pack } from '../../../games/thargos/packs/pack.ts';
import { parsePack } from '../../../games/thargos/packs/parse.ts';
import { heavyPack } from '../../../games/thargos/test/heavy-pack.ts';
import type { Client, Json } from '../client.ts';

/** Returns the request body that creates a table with this card pack. */
export const packWish = (pack: Pack) => {
  const { id, version } = pack.pack;
  return {
    config: { quickPlay: true, packs: [{ id, version, hash: packHash(pack) }] },
    supplies: [{ kind: 'pack', data: pack }],
  };
};

/** Tries to create tables with this card pack and only bots. Returns the responses. */
export const tryPack = async (
  client: Client,
  { pack, tables }: { readonly pack: Pack; readonly tables: number },
): Promise<readonly { readonly status: number; readonly body: Json }[]> => {
  const wish = { game: 'thargos', ...packWish(pack), seats: [{ kind: 'bot' }, { kind: 'bot' }] };
  return Promise.all(Array.from({ length: tables }, () => client.post('tables', wish)));
};

/** A card pack that exceeds the limits but fits into a request. */
export const tooHeavyPack = heavyPack({ effects: 30, width: 8 });

const EVERY_HERO = { kind: 'hero', pick: 'all' } as const;
const WIDE_SUM = { sum: range(10).map(() => ({ attr: [EVERY_HERO, 'power'] as const })) };

/**
 * Returns a card pack that the limits allow, but with which a move uses the whole step budget: its effects call each
 * other and compute sums with many terms.
 */
export const slowMovePack = (): Pack => {
  const [wound, heal] = (['wound', 'heal'] as const).map(op => ({ op, target: 'host' as const }));
  const effects: readonly Effect[] = [
    { on: 'static', do: [{ op: 'modAttr', target: EVERY_HERO, attr: 'power', amount: WIDE_SUM }] },
    { on: 'turnStart', do: range(15).flatMap(() => [wound!, heal!]) },
    ...range(10).map(
      (): Effect => ({
        on: 'healed',
        do: range(4).map(() => ({ op: 'counter', name: 'calls', amount: WIDE_SUM })),
      }),
    ),
  ];
  const pack = heavyPack({ effects: 0, width: 0 });
  const cards = pack.cards.map(card =>
    card.type === 'hero'
      ? { ...card, faces: { ...card.faces, active: { ...card.faces.active, effects } } }
      : card,
  );
  return { ...pack, cards };
};

/** Returns the card pack with the longest sums, and then the most effects, that the limits on packs accept. */
export const heaviestLegalPack = (): Pack => {
  for (let width = 16; width > 0; width--)
    for (let effects = 12; effects > 0; effects--) {
      const pack = heavyPack({ effects, width });
      if (parsePack(JSON.stringify(pack), { base: DEFAULT_SET }).value) return pack;
    }
  throw new Error(
    'expected a card pack with at most 12 effects and sums of width 16 to be within the limits, found none',
  );
};
