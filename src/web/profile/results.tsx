import { nameFor } from '../game-routes.ts';
import { gameOf } from '../games/list.ts';
import { date, number, say, text } from '../i18n.ts';
import { type OnlineGame, useOnlineGame } from '../online/online-game.ts';
import { linkTo } from '../route.ts';
import { Sums } from '../screens/stats/stats.tsx';
import { Chart } from '../ui/chart.tsx';
import { ChartTable } from '../ui/chart-table.tsx';
import { Details } from '../ui/details.tsx';
import { PROFILE_MESSAGES } from './messages.ts';
import {
  type BestOnMap,
  type ModeResults,
  type PlayerProfile,
  type PlayerRating,
  type RatingPoint,
  ratingLine,
  winShare,
} from './profile.ts';

/** The parts of a profile, the same for the own one and those of others. */

const dayOf = (at: number): string => date(at, { dateStyle: 'medium' });

/** The game and its mode. The name of a mode may contain that of its game. */
const modeText = (game: string, mode: string, online: OnlineGame | undefined): string => {
  const title = text(gameOf(game)?.name ?? { en: game, fr: game });
  const name = online?.modeName(mode) ?? title;
  return name.startsWith(title) ? name : say(PROFILE_MESSAGES).modeOf(title, name);
};

/** The rating as text: "1512 ± 80, provisional". */
const ratingText = ({ rating, deviation, isProvisional }: PlayerRating): string => {
  const words = say(PROFILE_MESSAGES);
  const value = words.value(rating, deviation);
  return isProvisional ? `${value}, ${words.provisional}` : value;
};

/** Games, wins and streaks. */
export const Totals = ({ profile }: { readonly profile: PlayerProfile }) => {
  const words = say(PROFILE_MESSAGES);
  const { games, wins, streaks } = profile;
  const share = winShare(profile);
  return (
    <section class="panel stack">
      <h2>{words.results}</h2>
      <Sums
        of={[
          [words.games, number(games)],
          ...(share === undefined ? [] : [[words.wins, words.winsOf(wins, share)] as const]),
          ...(streaks.longestWins > 0
            ? [[words.streak, words.longest(streaks.wins, streaks.longestWins)] as const]
            : []),
          ...(streaks.longestDays > 0
            ? [[words.days, words.longest(streaks.days, streaks.longestDays)] as const]
            : []),
        ]}
      />
    </section>
  );
};

const History = ({ history }: { readonly history: readonly RatingPoint[] }) => {
  const words = say(PROFILE_MESSAGES);
  if (history.length < 2) return null;
  const { least, most, line, height } = ratingLine(history);
  return (
    <>
      <p class="note">{words.history(least, most)}</p>
      <Chart bars={[]} look="amount" line={line} most={height} />
      <Details summary={words.asTable} class="has-folds">
        {() => (
          <ChartTable
            class="figures"
            head={[words.date, words.rating]}
            rows={history
              .toReversed()
              .map(({ at, rating }) => ({ name: dayOf(at), cells: [String(rating)] }))}
          />
        )}
      </Details>
    </>
  );
};

interface ModeProps {
  readonly of: ModeResults;
  /** The name of the player in the list with the bots. */
  readonly name: string;
}

/** The player among the bots of the mode, the strongest first. */
const Bots = ({
  of: { bots, rating },
  name,
  online,
}: ModeProps & { readonly online: OnlineGame | undefined }) => {
  const words = say(PROFILE_MESSAGES);
  if (!rating || !online || bots.length === 0) return null;
  const named = bots.flatMap(shown => {
    const known = online.bots[shown.bot];
    return known ? [{ name: text(known.name), shown }] : [];
  });
  const rows = [{ name, shown: rating }, ...named].toSorted((a, b) => b.shown.rating - a.shown.rating);
  return (
    <Details summary={words.bots} class="has-folds">
      {() => (
        <ChartTable
          class="figures"
          head={[words.player, words.rating]}
          rows={rows.map(({ name: who, shown }) => ({ name: who, cells: [ratingText(shown)] }))}
        />
      )}
    </Details>
  );
};

/** The results and the rating in one mode. */
export const Mode = ({ of, name }: ModeProps) => {
  const words = say(PROFILE_MESSAGES);
  const { game, mode, games, decided, wins, rating, history } = of;
  const online = useOnlineGame(game);
  const facts = [words.modeGames(games), decided > 0 && words.modeWins(wins)].filter(Boolean);
  return (
    <section class="panel stack">
      <h2>{modeText(game, mode, online)}</h2>
      <p>{facts.join(' · ')}</p>
      {rating ? (
        <p class="profile-rating">
          {words.rating} <b>{ratingText(rating)}</b>
        </p>
      ) : (
        decided > 0 && <p class="note">{words.unrated}</p>
      )}
      <History history={history} />
      <Bots of={of} name={name} online={online} />
    </section>
  );
};

const BestRow = ({ best }: { readonly best: BestOnMap }) => {
  const words = say(PROFILE_MESSAGES);
  const game = gameOf(best.game);
  const online = useOnlineGame(best.game);
  const map = online?.mapName?.(best.map) ?? best.map;
  const link = game && best.table && `${linkTo(...game.prefix, nameFor(game, 'replay'))}?table=${best.table}`;
  return (
    <tr>
      <th scope="row">
        {link ? (
          <a class="profile-map" href={link} aria-label={words.replayOf(map)}>
            {map}
          </a>
        ) : (
          map
        )}
        <span class="note profile-mode">{modeText(best.game, best.mode, online)}</span>
      </th>
      <td>{number(best.total)}</td>
      <td>{dayOf(best.at)}</td>
    </tr>
  );
};

/** The best result on each map, with a link to its replay. */
export const Bests = ({ bests }: { readonly bests: readonly BestOnMap[] }) => {
  const words = say(PROFILE_MESSAGES);
  if (bests.length === 0) return null;
  return (
    <section class="panel stack">
      <h2>{words.bests}</h2>
      <table class="figures" aria-label={words.bests}>
        <thead>
          <tr>
            <th scope="col">{words.map}</th>
            <th scope="col">{words.stars}</th>
            <th scope="col">{words.date}</th>
          </tr>
        </thead>
        <tbody>
          {bests.map(best => (
            <BestRow key={`${best.game}:${best.mode}:${best.map}`} best={best} />
          ))}
        </tbody>
      </table>
    </section>
  );
};
