import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Administration } from '../administration/open.ts';
import type { AdminToken } from '../administration/tokens.ts';
import { checkAdminTokens } from '../administration/tokens.ts';
import { clientAddress, type Limits } from '../limits.ts';
import {
  AdminReports,
  AdminTableShown,
  AdminTables,
  AuditShown,
  BlockAt,
  BlockShown,
  Blocks,
  BlockWish,
  HideWish,
  Pages,
  PersonAt,
  PersonData,
  StatisticsShown,
  TableFilter,
} from './admin-schemas.ts';
import { Nothing, Refusal, TableId, TextAt } from './schemas.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The name of the administrator who sent the request. */
    admin: string;
  }
}

const DEFAULT_MOST = 100;
const mostOf = (most: string | undefined): number => (most === undefined ? DEFAULT_MOST : Number(most));
const beforeOf = (before: string | undefined): number | undefined =>
  before === undefined ? undefined : Number(before);

/** NP-125: the routes of administrators. Without a token in the settings, each answers `no-such-address`. */
export const adminRoutes =
  (
    administration: Administration,
    tokens: readonly AdminToken[],
    limits: Limits,
  ): FastifyPluginAsyncTypebox =>
  async app => {
    const check = checkAdminTokens(tokens);
    const done = { 204: Nothing, '4xx': Refusal };
    app.decorateRequest('admin', '');
    // An administrator who blocks their own network can still end the block.
    app.addHook('onRoute', route => {
      route.config = { ...route.config, isForBlocked: true };
    });
    app.addHook('onRequest', async request => {
      request.admin = check(request.headers.authorization, clientAddress(request.raw, limits));
    });

    app.get(
      '/admin/tables',
      { schema: { querystring: TableFilter, response: { 200: AdminTables, '4xx': Refusal } } },
      async ({ query: { most, olderThan, before, ...filter } }) => {
        const [created, id = ''] = before?.split(':') ?? [];
        return {
          tables: await administration.tables({
            ...filter,
            most: mostOf(most),
            olderThan: beforeOf(olderThan),
            ...(created !== undefined && { before: { created: Number(created), id } }),
          }),
        };
      },
    );

    app.get(
      '/admin/tables/:id',
      { schema: { params: TableId, response: { 200: AdminTableShown, '4xx': Refusal } } },
      ({ params }) => administration.table(params.id),
    );

    app.post(
      '/admin/tables/:id/end',
      { schema: { params: TableId, response: done } },
      async ({ admin, params }, reply) => {
        await administration.end(admin, params.id);
        return reply.code(204).send(undefined);
      },
    );

    app.put(
      '/admin/tables/:id/hidden',
      { schema: { params: TableId, body: HideWish, response: done } },
      async ({ admin, params, body }, reply) => {
        await administration.hide(admin, params.id, body.hidden);
        return reply.code(204).send(undefined);
      },
    );

    app.delete(
      '/admin/tables/:id',
      { schema: { params: TableId, response: done } },
      async ({ admin, params }, reply) => {
        await administration.remove(admin, params.id);
        return reply.code(204).send(undefined);
      },
    );

    app.get('/admin/blocks', { schema: { response: { 200: Blocks, '4xx': Refusal } } }, async () => ({
      blocks: await administration.blocks(),
    }));

    app.post(
      '/admin/blocks',
      { schema: { body: BlockWish, response: { 201: BlockShown, '4xx': Refusal } } },
      async ({ admin, body }, reply) => reply.code(201).send(await administration.block(admin, body)),
    );

    app.delete(
      '/admin/blocks/:id',
      { schema: { params: BlockAt, response: done } },
      async ({ admin, params }, reply) => {
        await administration.unblock(admin, params.id);
        return reply.code(204).send(undefined);
      },
    );

    app.get(
      '/admin/people/:id',
      { schema: { params: PersonAt, response: { 200: PersonData, '4xx': Refusal } } },
      ({ admin, params }) => administration.exportData(admin, params.id),
    );

    app.delete(
      '/admin/people/:id',
      { schema: { params: PersonAt, response: done } },
      async ({ admin, params }, reply) => {
        await administration.erase(admin, params.id);
        return reply.code(204).send(undefined);
      },
    );

    app.get('/admin/stats', { schema: { response: { 200: StatisticsShown, '4xx': Refusal } } }, () =>
      administration.statistics(),
    );

    app.get(
      '/admin/reports',
      { schema: { querystring: Pages, response: { 200: AdminReports, '4xx': Refusal } } },
      async ({ query: { most, before } }) => ({
        reports: await administration.reports(mostOf(most), beforeOf(before)),
      }),
    );

    app.delete(
      '/admin/reports/:id/:number',
      { schema: { params: TextAt, response: done } },
      async ({ admin, params }, reply) => {
        await administration.closeReport(admin, params.id, Number(params.number));
        return reply.code(204).send(undefined);
      },
    );

    app.get(
      '/admin/audit',
      { schema: { querystring: Pages, response: { 200: AuditShown, '4xx': Refusal } } },
      async ({ query: { most, before } }) => ({
        entries: await administration.audit(mostOf(most), beforeOf(before)),
      }),
    );
  };
