import { Type } from 'typebox';
import { GAME_IDS } from '../../games/list.ts';
import {
  type AdminReport,
  type AdminTable,
  type AuditEntry,
  type Block,
  type Statistics,
  TABLE_STATUSES,
} from '../../sync/administration.ts';
import type { PersonExport } from '../administration/people.ts';
import { strict } from './schemas.ts';

/** The schemas of the admin API (NP-125). */

const TIME = Type.Integer({ minimum: 0, description: 'in milliseconds since 1970' });
const COUNT = Type.Integer({ minimum: 0 });
const STATUS = Type.Union(TABLE_STATUSES.map(status => Type.Literal(status)));
const MOST = Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,2}$', description: 'at most this many' }));
const BEFORE = Type.Optional(Type.String({ pattern: '^\\d{1,16}$' }));

export const PersonAt = strict({ id: Type.String({ pattern: '^[\\w-]{1,64}$' }) });
export const BlockAt = strict({ id: Type.String({ pattern: '^[\\w-]{1,31}$' }) });
export const Pages = strict({ most: MOST, before: BEFORE });

export const TableFilter = strict({
  status: Type.Optional(STATUS),
  game: Type.Optional(Type.Union(GAME_IDS.map(id => Type.Literal(id)))),
  olderThan: Type.Optional(
    Type.String({ pattern: '^\\d{1,5}$', description: 'created at least this many days ago' }),
  ),
  host: Type.Optional(Type.String({ maxLength: 60, description: 'a part of the host’s name' })),
  most: MOST,
  before: Type.Optional(
    Type.String({
      pattern: '^\\d{1,16}:[\\w-]{1,40}$',
      description: '`created:id` of the last table of a page',
    }),
  ),
});

const TABLE = Type.Object({
  id: Type.String(),
  game: Type.String(),
  status: STATUS,
  created: TIME,
  version: COUNT,
  host: Type.Optional(Type.String()),
  isListed: Type.Boolean({ description: 'whether a lobby shows it' }),
  isHidden: Type.Boolean(),
  ended: Type.Optional(TIME),
  challenge: Type.Optional(Type.String()),
  tournament: Type.Optional(Type.String()),
  group: Type.Optional(Type.String()),
  seats: Type.Array(
    Type.Object({
      kind: Type.Union([Type.Literal('open'), Type.Literal('person'), Type.Literal('bot')]),
      name: Type.Optional(Type.String()),
      bot: Type.Optional(Type.String()),
      standIn: Type.Optional(Type.String()),
      person: Type.Optional(Type.String({ description: 'the id of the identity: the hash of its key' })),
      hasLeft: Type.Optional(Type.Literal(true)),
    }),
  ),
});
export const AdminTableShown = Type.Unsafe<AdminTable>(TABLE);
export const AdminTables = Type.Unsafe<{ readonly tables: readonly AdminTable[] }>(
  Type.Object({ tables: Type.Array(TABLE) }),
);

export const HideWish = strict({ hidden: Type.Boolean() });

const REASON = Type.String({ minLength: 1, maxLength: 500 });
export const BlockWish = strict({
  person: Type.Optional(Type.String({ pattern: '^[\\w-]{1,64}$', description: 'an identity or a profile' })),
  network: Type.Optional(
    Type.String({ maxLength: 60, description: 'an IP address, or a network such as 192.0.2.0/24' }),
  ),
  reason: REASON,
  until: Type.Optional(TIME),
});
const BLOCK = Type.Object({
  id: Type.String(),
  person: Type.Optional(Type.String()),
  network: Type.Optional(Type.String()),
  reason: Type.String(),
  since: TIME,
  until: Type.Optional(TIME),
});
export const BlockShown = Type.Unsafe<Block>(BLOCK);
export const Blocks = Type.Unsafe<{ readonly blocks: readonly Block[] }>(
  Type.Object({ blocks: Type.Array(BLOCK) }),
);

/** The parts of an export depend on the games, so the schema lists only their names. */
export const PersonData = Type.Unsafe<PersonExport>(
  Type.Object({
    person: Type.String(),
    profile: Type.Unknown(),
    tables: Type.Array(Type.Unknown()),
    entries: Type.Array(Type.Unknown()),
    games: Type.Array(Type.Unknown()),
    texts: Type.Array(Type.Unknown()),
    tournaments: Type.Array(Type.Unknown()),
    groups: Type.Array(Type.Unknown()),
    notifications: Type.Optional(Type.Unknown()),
  }),
);

export const StatisticsShown = Type.Unsafe<Statistics>(
  Type.Object({
    tables: Type.Array(Type.Object({ game: Type.String(), status: STATUS, tables: COUNT })),
    people: Type.Integer({ minimum: 0, description: 'identities with a seat' }),
    moves: Type.Array(Type.Object({ day: Type.String(), moves: COUNT })),
    bytes: Type.Integer({ minimum: 0, description: 'size of the stored data' }),
  }),
);

export const AdminReports = Type.Unsafe<{ readonly reports: readonly AdminReport[] }>(
  Type.Object({
    reports: Type.Array(
      Type.Object({
        table: Type.String(),
        number: COUNT,
        name: Type.Optional(Type.String()),
        text: Type.String(),
        at: TIME,
        reportedAt: TIME,
        by: Type.Array(Type.Union([COUNT, Type.Literal('spectator')])),
        isClosed: Type.Boolean(),
      }),
    ),
  }),
);

export const AuditShown = Type.Unsafe<{ readonly entries: readonly AuditEntry[] }>(
  Type.Object({
    entries: Type.Array(
      Type.Object({
        number: COUNT,
        at: TIME,
        who: Type.String({ description: 'the name of the token, or `command line`' }),
        action: Type.String(),
        target: Type.String(),
        note: Type.Optional(Type.String()),
      }),
    ),
  }),
);
