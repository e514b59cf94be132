import { Type } from 'typebox';
import type { Group, GroupInvitation, GroupStandings, GroupSummary } from '../../sync/groups.ts';
import { PROFILE_ID } from './profile-schemas.ts';
import { strict } from './schemas.ts';

const ID = Type.String({ pattern: '^[\\w-]{1,40}$' });
const KEY = Type.String({ maxLength: 128, description: 'the key of an invite link' });
const NAME = Type.String({ minLength: 1, maxLength: 60 });
const MEMBER = Type.String({ description: 'a random id of a member' });
const COUNT = Type.Integer({ minimum: 0 });
const TIME = Type.Integer({ description: 'in milliseconds since 1970' });
const PLAYER = { name: NAME, crest: Type.Optional(Type.String({ maxLength: 60 })) };

export const GroupAt = strict({ id: ID });
export const MemberAt = strict({ id: ID, member: ID });
export const NewGroup = strict({ name: NAME, player: strict(PLAYER) });
export const GroupName = strict({ name: NAME });
export const MemberName = strict(PLAYER);
export const GroupHost = strict({ member: ID });
export const WithKey = strict({ key: KEY });
export const JoinGroup = strict({ key: KEY, ...PLAYER });
export const NewSeason = strict({ name: Type.Optional(Type.String({ maxLength: 60 })) });
export const SeasonWish = strict({ season: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,3}$' })) });

export const LinkKey = Type.Object({ key: KEY });
export const SeasonMade = Type.Object({ number: Type.Integer({ minimum: 1 }) });

const SEASON = Type.Object({
  number: Type.Integer({ minimum: 1 }),
  name: Type.Optional(Type.String()),
  from: TIME,
  to: Type.Optional(TIME),
});

export const GroupShown = Type.Unsafe<Group>(
  Type.Object({
    id: Type.String(),
    name: Type.String(),
    key: KEY,
    members: Type.Array(
      Type.Object({
        member: MEMBER,
        name: Type.String(),
        crest: Type.Optional(Type.String()),
        profile: Type.Optional(PROFILE_ID),
      }),
    ),
    host: MEMBER,
    own: MEMBER,
    seasons: Type.Array(SEASON),
  }),
);

export const InvitationShown = Type.Unsafe<GroupInvitation>(
  Type.Object({ name: Type.String(), members: COUNT, isMember: Type.Boolean() }),
);

export const MyGroups = Type.Unsafe<{ readonly groups: readonly GroupSummary[] }>(
  Type.Object({
    groups: Type.Array(
      Type.Object({ id: Type.String(), name: Type.String(), members: COUNT, isHost: Type.Boolean() }),
    ),
  }),
);

export const GroupStandingsShown = Type.Unsafe<GroupStandings>(
  Type.Object({
    season: SEASON,
    standings: Type.Array(
      Type.Object({
        rank: Type.Integer({ minimum: 1 }),
        member: MEMBER,
        games: COUNT,
        wins: COUNT,
        points: Type.Integer({ minimum: 0, description: 'half points' }),
      }),
    ),
  }),
);
