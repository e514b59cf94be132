import { isRefusal } from '../../engine/refusal.ts';
import type { GameEntry } from '../games/entry.ts';
import { date as dateText, number, say } from '../i18n.ts';
import { LOAD_MESSAGES } from '../load-fallback.tsx';
import { fetchLeague } from '../online/api.ts';
import { useOnlineGame } from '../online/online-game.ts';
import { linkTo } from '../route.ts';
import { today } from '../today.ts';
import { isOwnRank, type League, type LeagueRow } from './board.ts';
import { Pages } from './board-table.tsx';
import { Unavailable } from './conditions.tsx';
import { aroundMonth } from './days.ts';
import { CHALLENGE_MESSAGES } from './messages.ts';
import { useNamed } from './use-board.ts';

interface MonthProps {
  readonly game: GameEntry;
  readonly month: string;
}

/** The name of the month, and links to other months of the league or the archive. */
export const Months = ({ game, month, screen }: MonthProps & { readonly screen: 'league' | 'month' }) => {
  const words = say(CHALLENGE_MESSAGES);
  const { before, after } = aroundMonth(month, today());
  const other = screen === 'league' ? 'month' : 'league';
  const linkOf = (to: string, which = screen): string => linkTo('challenge', game.id, which, to);
  return (
    <>
      <p class="as-heading">
        {dateText(new Date(`${month}-01`), { month: 'long', year: 'numeric', timeZone: 'UTC' })}
      </p>
      <nav class="row challenge-days" aria-label={words.months}>
        {before && (
          <a class="button" href={linkOf(before)}>
            {words.monthBefore}
          </a>
        )}
        {after && (
          <a class="button" href={linkOf(after)}>
            {words.monthAfter}
          </a>
        )}
        <a class="button" href={linkOf(month, other)}>
          {other === 'league' ? words.league : words.archive}
        </a>
        <a class="button" href={linkTo('challenge')}>
          {words.allGames}
        </a>
      </nav>
    </>
  );
};

interface RankProps {
  readonly game: GameEntry;
  readonly rank: LeagueRow;
  readonly isOwn: boolean;
}

const Rank = ({ game, rank: { place, name, crest, profile, points, counted }, isOwn }: RankProps) => {
  const words = say(CHALLENGE_MESSAGES);
  const Crest = useOnlineGame(game.id)?.crests?.Crest;
  const shown = name ?? words.nameless;
  return (
    <tr class={isOwn ? 'challenge-own' : undefined} aria-current={isOwn || undefined}>
      <td>{number(place)}</td>
      <th scope="row">
        <div class="challenge-player in-line">
          {Crest && <Crest crest={crest} seat={0} />}
          <span>
            {profile === undefined ? (
              shown
            ) : (
              <a href={linkTo('profile', profile)} aria-label={words.profileOf(shown)}>
                {shown}
              </a>
            )}
            {isOwn && ` (${words.you})`}
          </span>
        </div>
      </th>
      <td>{number(points)}</td>
      <td>{number(counted)}</td>
    </tr>
  );
};

const Own = ({ own }: { readonly own: League['own'] | undefined }) => {
  const words = say(CHALLENGE_MESSAGES);
  if (!own) return null;
  if (own.isNew) return <p class="note">{words.leagueNew}</p>;
  return own.place === undefined ? null : (
    <p>
      <b>{words.leagueOwn(own.place, own.points, own.counted)}</b>
    </p>
  );
};

/** The league of a month. */
export const LeagueOfMonth = ({ game, month, page }: MonthProps & { readonly page: number }) => {
  const words = say(CHALLENGE_MESSAGES);
  const { found, reload } = useNamed(`${game.id}/${month}/${page}`, () => fetchLeague(game.id, month, page));
  const league = found && !isRefusal(found) ? found : undefined;
  return (
    <>
      <Months game={game} month={month} screen="league" />
      <p>{words.leagueLead}</p>
      <p role="status">{found ? '' : say(LOAD_MESSAGES).loading}</p>
      {found && isRefusal(found) && <Unavailable refusal={found} reload={reload} />}
      {league && (
        <section class="panel stack">
          <Own own={league.own} />
          {league.ranks.length === 0 ? (
            <p>{page > 1 ? words.emptyPage : words.leagueNone}</p>
          ) : (
            <table class="figures challenge-ranks" aria-label={words.league}>
              <thead>
                <tr>
                  <th scope="col">{words.rank}</th>
                  <th scope="col">{words.player}</th>
                  <th scope="col">{words.leaguePoints}</th>
                  <th scope="col">{words.leagueDays}</th>
                </tr>
              </thead>
              <tbody>
                {league.ranks.map((rank, i) => (
                  <Rank key={i} game={game} rank={rank} isOwn={isOwnRank(rank, league.own)} />
                ))}
              </tbody>
            </table>
          )}
          <Pages of={league} linkOf={to => linkTo('challenge', game.id, 'league', month, String(to))} />
        </section>
      )}
    </>
  );
};
