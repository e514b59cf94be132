import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { needKey } from '../../engine/module.ts';
import type { Data } from '../data.ts';
import type { Hall } from '../hall.ts';
import { hasBrought } from '../room.ts';
import { keyFrom, letIn } from './doorkeeper.ts';
import { refused } from './refused.ts';
import { Refusal, Supply, SupplyAt } from './schemas.ts';

/** What the rules of a room need, for whoever lacks it and was invited, if its owner shares it. */
export const supplyRoutes =
  (hall: Hall, data: Data): FastifyPluginAsyncTypebox =>
  async app => {
    app.get(
      '/tables/:id/supplies/:kind/:key',
      { schema: { params: SupplyAt, response: { 200: Supply, '4xx': Refusal } } },
      async ({ params: { id, kind, key }, headers }) => {
        const asker = keyFrom(headers.authorization);
        const { open } = await letIn(hall, id, asker);
        const known = open.room().supplies?.find(each => each.kind === kind && each.key === key);
        if (!known) throw refused('no-such-supply', { kind, key });
        const mayHave = known.isShared || (asker !== undefined && hasBrought(open.room(), asker));
        if (!mayHave) throw refused('not-shared', { kind, key, id: known.id });
        const text = await data.supply(needKey(known)).catch(() => undefined);
        if (text === undefined) throw refused('not-kept');
        return { kind, key, data: JSON.parse(text) };
      },
    );
  };
