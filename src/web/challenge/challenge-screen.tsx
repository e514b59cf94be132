import { useState } from 'preact/hooks';
import { isRefusal } from '../../engine/refusal.ts';
import type { GameEntry } from '../games/entry.ts';
import { GAMES, gameOf } from '../games/list.ts';
import { say, text } from '../i18n.ts';
import { lazy, type ScreenProps } from '../lazy.tsx';
import { LOAD_MESSAGES, Loading } from '../load-fallback.tsx';
import { knownName } from '../online/stored-keys.ts';
import { useTick } from '../online/time-control.ts';
import { linkTo } from '../route.ts';
import { isoDay, today } from '../today.ts';
import { Page } from '../ui/page.tsx';
import { entryTo, type OwnChallenges, pageFrom } from './board.ts';
import { Challenge, Days, MonthLinks, spanText } from './board-screen.tsx';
import { Conditions, NamePanel, Unavailable } from './conditions.tsx';
import { isOffered, isOfferedMonth, mondayOf, monthOf, weekOf } from './days.ts';
import { ChallengeFacts, EntryActions, RulesShown } from './entry-card.tsx';
import { CHALLENGE_MESSAGES } from './messages.ts';
import { useBoard, useEntries } from './use-board.ts';
import '../online/online.css';
import './challenge.css';

const League = lazy(async () => (await import('./league.tsx')).LeagueOfMonth, Loading);
const Archive = lazy(async () => (await import('./archive.tsx')).Archive, Loading);

/** How often the page checks whether a new day has begun. */
const DAY_CHECK_MS = 20_000;

interface CardProps {
  readonly game: GameEntry;
  /** The day or the week. */
  readonly at: string;
  readonly own: OwnChallenges;
  readonly name: string;
}

/** Today's or this week's challenge of one game. */
const ChallengeCard = ({ game, at, own, name }: CardProps) => {
  const words = say(CHALLENGE_MESSAGES);
  const where = { game: game.id, key: at };
  const { found, reload } = useBoard(where);
  const isWeek = mondayOf(at) !== undefined;
  const title = isWeek ? words.weekTitle(text(game.name)) : text(game.name);
  const { current = 0, best = 0 } = (isWeek ? undefined : own.streaks[game.id]) ?? {};
  const id = `challenge-${game.id}-${isWeek ? 'week' : 'day'}`;
  return (
    <section class="panel stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {!found && <p role="status">{say(LOAD_MESSAGES).loading}</p>}
      {found && isRefusal(found.board) && <Unavailable refusal={found.board} reload={reload} />}
      {found && !isRefusal(found.board) && (
        <>
          <ChallengeFacts board={found.board} />
          {current > 1 && <p>{words.streak(current, best)}</p>}
          {!isRefusal(found.rules) && <RulesShown game={game} rules={found.rules} />}
          <EntryActions
            game={game}
            at={where}
            board={found.board}
            entry={entryTo(own.challenges, where)}
            name={name}
            reload={reload}
          />
        </>
      )}
      <p>
        <a
          href={linkTo('challenge', game.id, at)}
          aria-label={isWeek ? words.weekBoardOf(title) : words.boardOf(title)}
        >
          {isWeek ? words.weekBoardLink : words.boardLink}
        </a>
      </p>
      {!isWeek && <MonthLinks game={game} month={monthOf(at)} />}
    </section>
  );
};

const Practice = () => {
  const words = say(CHALLENGE_MESSAGES);
  const game = GAMES.find(({ days }) => days);
  if (!game) return null;
  return (
    <p class="challenge-after">
      <a href={linkTo(...game.prefix, 'daily')}>{words.practice}</a>{' '}
      <span class="note">{words.practiceNote}</span>
    </p>
  );
};

/** Today's and this week's challenges of each game. */
const Overview = () => {
  const words = say(CHALLENGE_MESSAGES);
  const day = today();
  const own = useEntries(monthOf(day));
  const [name, setName] = useState(knownName() ?? '');
  const offered = GAMES.flatMap(game => [
    { game, at: day },
    ...(game.hasWeekly ? [{ game, at: weekOf(day) }] : []),
  ]);
  const hasEnteredAll = offered.every(({ game, at }) => entryTo(own.challenges, { game: game.id, key: at }));
  return (
    <Page title={words.title}>
      <p>{words.lead}</p>
      <Conditions hasWeekly={offered.length > GAMES.length} />
      {!hasEnteredAll && <NamePanel name={name} set={setName} />}
      <div class="columns challenge-games">
        {offered.map(({ game, at }) => (
          <ChallengeCard key={game.id + at} game={game} at={at} own={own} name={name} />
        ))}
      </div>
      <Practice />
    </Page>
  );
};

/** Whether there is a screen for this part of an address. */
const isKnown = (game: GameEntry, at: string | undefined, month: string | undefined): at is string => {
  const day = today();
  if (at === 'league' || at === 'month') return isOfferedMonth(month ?? day.slice(0, 7), day);
  return at !== undefined && isOffered(at, day) && (game.hasWeekly || mondayOf(at) === undefined);
};

const NoChallenge = ({ game }: { readonly game: GameEntry | undefined }) => {
  const words = say(CHALLENGE_MESSAGES);
  return (
    <Page title={words.title}>
      <p role="alert" class="error">
        {words.badDay}
      </p>
      {game ? (
        <Days game={game} at={isoDay(Date.now())} />
      ) : (
        <a class="button" href={linkTo('challenge')}>
          {words.allGames}
        </a>
      )}
    </Page>
  );
};

/**
 * The challenges: today's for each game, the board of one day or week (`GAME/2026-11-20/PAGE`), the league of a month
 * (`GAME/league/2026-11/PAGE`) or its archive (`GAME/month/2026-11`).
 */
export const ChallengeScreen = ({ at: [id, at, part, page] }: ScreenProps) => {
  const words = say(CHALLENGE_MESSAGES);
  useTick(true, DAY_CHECK_MS);
  if (id === undefined) return <Overview />;
  const game = gameOf(id);
  if (!game || !isKnown(game, at, part)) return <NoChallenge game={game} />;
  const title = text(game.name);
  const month = part ?? today().slice(0, 7);
  if (at === 'league')
    return (
      <Page key={`${id} league`} title={words.leagueOf(title)}>
        <League game={game} month={month} page={pageFrom(page)} />
      </Page>
    );
  if (at === 'month')
    return (
      <Page key={`${id} month`} title={words.monthOf(title)}>
        <Archive game={game} month={month} />
      </Page>
    );
  return (
    <Page key={id} title={mondayOf(at) === undefined ? words.titleOf(title) : words.weekTitleOf(title)}>
      <p class="as-heading">{spanText(at)}</p>
      <Challenge key={id} game={game} at={at} page={pageFrom(part)} />
    </Page>
  );
};
