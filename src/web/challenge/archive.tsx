import type { GameEntry } from '../games/entry.ts';
import { date as dateText, number, say } from '../i18n.ts';
import { linkTo } from '../route.ts';
import { today } from '../today.ts';
import { Panel } from '../ui/panel.tsx';
import { type ChallengeEntry, entryTo } from './board.ts';
import { spanText } from './board-screen.tsx';
import { isOffered, weekOf, weeksOf } from './days.ts';
import { Months } from './league.tsx';
import { CHALLENGE_MESSAGES } from './messages.ts';
import { useEntries } from './use-board.ts';

/** The result of an entry: "34, place 2 of 12". */
const entryText = (entry: ChallengeEntry | undefined): string => {
  const words = say(CHALLENGE_MESSAGES);
  if (!entry) return words.notPlayed;
  const { status, total, place, of } = entry;
  if (status !== 'over' || total === undefined) return words[status === 'running' ? 'running' : 'missed'];
  const placed = place !== undefined && of !== undefined ? words.placeOf(place, of) : undefined;
  return [number(total), placed].filter(Boolean).join(', ');
};

/** The result of an entry in a cell of the calendar. */
const Mark = ({ entry }: { readonly entry: ChallengeEntry | undefined }) => {
  if (!entry) return null;
  const { status, total, place } = entry;
  if (status !== 'over' || total === undefined)
    return <span aria-hidden="true">{status === 'running' ? '…' : '×'}</span>;
  return (
    <span aria-hidden="true">
      <b>{number(total)}</b>
      {place !== undefined && <span class="challenge-outcome note">{number(place)}.</span>}
    </span>
  );
};

interface ArchiveProps {
  readonly game: GameEntry;
  readonly month: string;
}

/** A Monday, with which the names of the weekdays are formatted. */
const MONDAY = Date.UTC(2026, 10, 16);
const DAY_MS = 86_400_000;

const weekdayName = (index: number, weekday: 'short' | 'long'): string =>
  dateText(MONDAY + index * DAY_MS, { weekday, timeZone: 'UTC' });

const Calendar = ({
  game,
  month,
  entries,
}: ArchiveProps & { readonly entries: readonly ChallengeEntry[] }) => {
  const words = say(CHALLENGE_MESSAGES);
  const now = today();
  const cell = (day: string) => {
    const entry = entryTo(entries, { game: game.id, key: day });
    const shown = number(Number(day.slice(8)));
    if (!isOffered(day, now)) return <span class="note">{shown}</span>;
    return (
      <>
        <a href={linkTo('challenge', game.id, day)} aria-label={words.onDay(spanText(day), entryText(entry))}>
          {shown}
          {/* The link covers its cell. */}
          <span class="fills" />
        </a>
        <Mark entry={entry} />
      </>
    );
  };
  return (
    <table class="challenge-calendar" aria-label={words.calendar}>
      <thead>
        <tr>
          {Array.from({ length: 7 }, (_, i) => (
            <th key={i} scope="col" abbr={weekdayName(i, 'long')}>
              {weekdayName(i, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, i) => (
          <tr key={i}>
            {week.map((day, weekday) => (
              <td
                key={weekday}
                class={day !== undefined && entryTo(entries, { game: game.id, key: day }) ? 'is-played' : ''}
                aria-current={day === now ? 'date' : undefined}
              >
                {day !== undefined && cell(day)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The challenges of a month, with the player's own results and links to the boards. */
export const Archive = ({ game, month }: ArchiveProps) => {
  const words = say(CHALLENGE_MESSAGES);
  const { challenges, streaks } = useEntries(month);
  const { current = 0, best = 0 } = streaks[game.id] ?? {};
  const weeks = weeksOf(month).flatMap(week => {
    const day = week.find(each => each !== undefined);
    return day === undefined ? [] : [weekOf(day)];
  });
  return (
    <>
      <Months game={game} month={month} screen="month" />
      <p>{words.archiveLead}</p>
      {current > 1 && <p>{words.streak(current, best)}</p>}
      <Panel>
        <Calendar game={game} month={month} entries={challenges} />
      </Panel>
      {game.hasWeekly && (
        <Panel class="challenge-after" title={words.weeklies}>
          <ul class="bare-list one-column">
            {weeks
              .filter(week => isOffered(week, today()))
              .map(week => (
                <li key={week}>
                  <a href={linkTo('challenge', game.id, week)}>{spanText(week)}</a>{' '}
                  <span class="note">{entryText(entryTo(challenges, { game: game.id, key: week }))}</span>
                </li>
              ))}
          </ul>
        </Panel>
      )}
    </>
  );
};
