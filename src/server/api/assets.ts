import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { assetKey } from '../../engine/module.ts';
import { authorize, bearerKey } from '../auth.ts';
import type { Data } from '../data.ts';
import { refused } from '../refused.ts';
import { isAssetOwner } from '../room.ts';
import type { Rooms } from '../rooms.ts';
import { AssetAt, Refusal, Supply } from './schemas.ts';

/** Routes to download the assets of a room: for their owner, and for all players if an asset is shared. */
export const assetRoutes =
  (rooms: Rooms, data: Data): FastifyPluginAsyncTypebox =>
  async app => {
    app.get(
      '/tables/:id/supplies/:kind/:key',
      { schema: { params: AssetAt, response: { 200: Supply, '4xx': Refusal } } },
      async ({ params: { id, kind, key }, headers }) => {
        const asker = bearerKey(headers.authorization);
        const { live } = await authorize(rooms, id, asker);
        const known = live.room().supplies?.find(each => each.kind === kind && each.key === key);
        if (!known) throw refused('no-such-supply', { kind, key });
        const mayHave = known.isShared || (asker !== undefined && isAssetOwner(live.room(), asker));
        if (!mayHave) throw refused('not-shared', { kind, key, id: known.id });
        const text = await data.asset(assetKey(known)).catch(() => undefined);
        if (text === undefined) throw refused('not-kept');
        return { kind, key, data: JSON.parse(text) };
      },
    );
  };
