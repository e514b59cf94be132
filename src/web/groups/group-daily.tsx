import { pageFrom } from '../challenge/board.ts';
import { Challenge, spanText } from '../challenge/board-screen.tsx';
import { isDay, isOffered } from '../challenge/days.ts';
import { gameOf } from '../games/list.ts';
import { say, text } from '../i18n.ts';
import { linkTo } from '../route.ts';
import { today } from '../today.ts';
import { Page } from '../ui/page.tsx';
import { GROUP_MESSAGES } from './messages.ts';
import '../challenge/challenge.css';

interface DailyProps {
  readonly group: string;
  readonly game: string | undefined;
  readonly day: string | undefined;
  readonly page: string | undefined;
}

/** NP-99: the daily challenge of a group. Without a valid day, today's. */
export const GroupDaily = ({ group, game: id = '', day = today(), page }: DailyProps) => {
  const words = say(GROUP_MESSAGES);
  const game = gameOf(id);
  const at = isDay(day) && isOffered(day, today()) ? day : today();
  return (
    <Page title={game ? words.dailyOf(text(game.name)) : words.daily}>
      {game && (
        <>
          <p class="as-heading">{spanText(at)}</p>
          <Challenge key={`${id} ${at}`} game={game} at={at} group={group} page={pageFrom(page)} />
        </>
      )}
      <p class="group-after">
        <a href={linkTo('groups', group)}>{words.back}</a>
      </p>
    </Page>
  );
};
