import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { authorize, bearerKey } from '../auth.ts';
import type { Profiles } from '../club/profiles.ts';
import { type Limits, tableLimit } from '../limits.ts';
import { refused } from '../refused.ts';
import { invalidText } from '../room.ts';
import type { Rooms } from '../rooms.ts';
import { Profile, ProfileAt, SeatProfiles } from './profile-schemas.ts';
import { ProfileWish, Refusal, TableId } from './schemas.ts';

/** NP-64: routes for the own profile, for public profiles, and for those of the players at a table. */
export const profileRoutes =
  (rooms: Rooms, profiles: Profiles, limits: Limits): FastifyPluginAsyncTypebox =>
  async app => {
    app.get(
      '/me/profile',
      { schema: { response: { 200: Profile, '4xx': Refusal } } },
      async ({ headers }) => {
        const player = bearerKey(headers.authorization);
        if (player === undefined) throw refused('no-token');
        return profiles.own(player);
      },
    );

    app.put(
      '/me/profile',
      {
        schema: { body: ProfileWish, response: { 200: Profile, '4xx': Refusal } },
        config: { rateLimit: tableLimit(limits) },
      },
      async ({ headers, body: { isPublic, ...texts } }) => {
        const player = bearerKey(headers.authorization);
        if (player === undefined) throw refused('no-token');
        const unfit = invalidText(texts);
        if (unfit) throw refused('bad-request', { place: `body.${unfit}` });
        await profiles.change(player, texts, isPublic);
        return profiles.own(player);
      },
    );

    app.get(
      '/profiles/:id',
      { schema: { params: ProfileAt, response: { 200: Profile, '4xx': Refusal } } },
      async ({ params }) => profiles.find(params.id),
    );

    app.get(
      '/tables/:id/profiles',
      { schema: { params: TableId, response: { 200: SeatProfiles, '4xx': Refusal } } },
      async ({ params, headers }) => {
        const { live } = await authorize(rooms, params.id, bearerKey(headers.authorization));
        const ids = await Promise.all(live.room().seats.map(({ player }) => profiles.publicId(player)));
        return { profiles: ids.map(id => id ?? null) };
      },
    );
  };
