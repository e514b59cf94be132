import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { GAME_IDS, type GameId, isGameId, unknownGame } from '../../games/list.ts';
import { bearerKey } from '../auth.ts';
import { type Challenge, dayOf, mondayOf, planOf } from '../challenge.ts';
import { type Month, monthOf } from '../challenges/league.ts';
import type { Dailies } from '../dailies.ts';
import type { Groups } from '../groups/open.ts';
import type { KeyHash } from '../keys.ts';
import { clientAddress, creating, type Limits } from '../limits.ts';
import { RefusalError, refused } from '../refused.ts';
import { invalidText } from '../room.ts';
import {
  BoardPage,
  BoardShown,
  type ChallengeAt,
  ChallengeShown,
  DailyAt,
  EntryMade,
  GroupDailyAt,
  LeagueAt,
  LeagueShown,
  MonthWish,
  OwnEntriesShown,
  WeeklyAt,
} from './daily-schemas.ts';
import { NameWish, Refusal } from './schemas.ts';

/** The HTTP status for an unknown game: here the game is part of the path, so its address doesn't exist. */
const NOT_FOUND = 404;

const gameAt = (game: string): GameId => {
  if (!isGameId(game)) throw new RefusalError(unknownGame(game), NOT_FOUND);
  return game;
};

/** NP-77: not every game has a weekly challenge. */
const weeklyGames = (week: string): readonly GameId[] =>
  GAME_IDS.filter(game => planOf({ kind: 'week', key: week, game }) !== undefined);

const challengeAt = ({ date = '', week, game, id }: ChallengeAt): Challenge => {
  if (week === undefined) {
    if (dayOf(date) === undefined) throw refused('bad-request', { place: 'params.date' });
    return { kind: 'day', key: date, game: gameAt(game), ...(id !== undefined && { group: id }) };
  }
  if (mondayOf(week) === undefined) throw refused('bad-request', { place: 'params.week' });
  const known = weeklyGames(week);
  if (!known.some(each => each === game)) throw new RefusalError({ ...unknownGame(game), known }, NOT_FOUND);
  return { kind: 'week', key: week, game: gameAt(game) };
};

const DOORS = [
  { path: '/dailies/:date/:game', At: DailyAt },
  { path: '/weeklies/:week/:game', At: WeeklyAt },
  { path: '/groups/:id/dailies/:date/:game', At: GroupDailyAt },
];

const monthAt = (text: string, place: string): Month => {
  const month = monthOf(text);
  if (!month) throw refused('bad-request', { place });
  return month;
};

/** NP-60: routes for the daily and weekly challenges, and for the monthly league. */
export const challengeRoutes =
  (dailies: Dailies, groups: Groups, limits: Limits): FastifyPluginAsyncTypebox =>
  async app => {
    /** NP-99: refuses the challenge of a group to people who aren't members. */
    const challengeFor = async (params: ChallengeAt, player: KeyHash | undefined): Promise<Challenge> => {
      const challenge = challengeAt(params);
      if (params.id !== undefined) await groups.mustBeMember(params.id, player);
      return challenge;
    };

    app.get(
      '/leagues/:month/:game',
      {
        schema: {
          params: LeagueAt,
          querystring: BoardPage,
          response: { 200: LeagueShown, '4xx': Refusal },
        },
      },
      async ({ params: { month, game }, headers, query: { page = '1' } }) =>
        dailies.league(
          monthAt(month, 'params.month'),
          gameAt(game),
          Number(page),
          bearerKey(headers.authorization),
        ),
    );

    app.get(
      '/me/challenges',
      { schema: { querystring: MonthWish, response: { 200: OwnEntriesShown, '4xx': Refusal } } },
      async ({ headers, query: { month } }) => {
        const key = bearerKey(headers.authorization);
        if (key === undefined) throw refused('no-token');
        return dailies.ownEntries(monthAt(month ?? dailies.thisMonth(), 'querystring.month'), key);
      },
    );

    for (const { path, At } of DOORS) {
      app.get(
        path,
        { schema: { params: At, response: { 200: ChallengeShown, '4xx': Refusal } } },
        async ({ params, headers }) =>
          dailies.find(await challengeFor(params, bearerKey(headers.authorization))),
      );

      app.post(
        `${path}/entries`,
        {
          schema: { params: At, body: NameWish, response: { 201: EntryMade, '4xx': Refusal } },
          config: creating(limits),
        },
        async ({ params, headers, body, raw }, reply) => {
          const player = bearerKey(headers.authorization);
          const challenge = await challengeFor(params, player);
          const unfit = invalidText(body);
          if (unfit) throw refused('bad-request', { place: `body.${unfit}` });
          const address = clientAddress(raw, limits);
          return reply.code(201).send(await dailies.enter(challenge, { texts: body, player, address }));
        },
      );

      app.get(
        `${path}/board`,
        { schema: { params: At, querystring: BoardPage, response: { 200: BoardShown, '4xx': Refusal } } },
        async ({ params, headers, query: { page = '1' } }) => {
          const player = bearerKey(headers.authorization);
          return dailies.board(await challengeFor(params, player), Number(page), player);
        },
      );
    }
  };
