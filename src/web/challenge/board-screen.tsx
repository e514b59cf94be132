import { useState } from 'preact/hooks';
import { isRefusal } from '../../engine/refusal.ts';
import type { GameEntry } from '../games/entry.ts';
import { colon, date as dateText, say, text } from '../i18n.ts';
import { LOAD_MESSAGES } from '../load-fallback.tsx';
import { knownName } from '../online/stored-keys.ts';
import { goTo, linkTo } from '../route.ts';
import { today } from '../today.ts';
import { Field, Input } from '../ui/field.tsx';
import { type Board, type ChallengeEntry, type ChallengeRules, entryTo, pageOf } from './board.ts';
import { Histogram, Pages, Ranks } from './board-table.tsx';
import { Conditions, NamePanel, Unavailable } from './conditions.tsx';
import { around, daysAfter, FIRST_DAY, isOffered, mondayOf, monthOf } from './days.ts';
import { ChallengeFacts, EntryActions, RulesShown, resultOf } from './entry-card.tsx';
import { CHALLENGE_MESSAGES } from './messages.ts';
import { PracticeDay } from './practice-day.tsx';
import { useBoard, useEntries } from './use-board.ts';

/** The day or week of a challenge, as text. */
export const spanText = (key: string): string => {
  const monday = mondayOf(key);
  const dayText = (day: string, dateStyle: 'full' | 'long') =>
    dateText(new Date(day), { dateStyle, timeZone: 'UTC' });
  if (monday === undefined) return dayText(key, 'full');
  const sunday = dayText(daysAfter(monday, 6), 'long');
  return say(CHALLENGE_MESSAGES).week(Number(key.slice(-2)), dayText(monday, 'long'), sunday);
};

interface DayProps {
  readonly game: GameEntry;
  readonly at: string;
  /** NP-99: the group whose challenge it is; undefined if everyone may play it. */
  readonly group?: string | undefined;
}

/** The address of the board of a challenge. */
const boardAt = (game: string, group: string | undefined, ...rest: readonly string[]): readonly string[] =>
  group === undefined ? ['challenge', game, ...rest] : ['groups', group, 'daily', game, ...rest];

/** Links to the league and the archive of a month. */
export const MonthLinks = ({ game, month }: { readonly game: GameEntry; readonly month: string }) => {
  const words = say(CHALLENGE_MESSAGES);
  const title = text(game.name);
  return (
    <p class="in-lines">
      <a href={linkTo('challenge', game.id, 'league', month)} aria-label={words.leagueOf(title)}>
        {words.league}
      </a>
      <a href={linkTo('challenge', game.id, 'month', month)} aria-label={words.monthOf(title)}>
        {words.archive}
      </a>
    </p>
  );
};

/** Links to the boards of other days or weeks, and a field for the date. */
export const Days = ({ game, at, group }: DayProps) => {
  const words = say(CHALLENGE_MESSAGES);
  const day = today();
  const isWeek = mondayOf(at) !== undefined;
  const { before, after } = around(at, day);
  const linkOf = (other: string): string => linkTo(...boardAt(game.id, group, other));
  return (
    <nav class="row challenge-days" aria-label={isWeek ? words.weeks : words.days}>
      {before && (
        <a class="button" href={linkOf(before)}>
          {isWeek ? words.weekBefore : words.dayBefore}
        </a>
      )}
      {!isWeek && (
        <Field label={words.day}>
          <Input
            type="date"
            value={at}
            min={FIRST_DAY}
            max={day}
            onChange={event => {
              const picked = event.currentTarget.value;
              if (isOffered(picked, day)) goTo(...boardAt(game.id, group, picked));
            }}
          />
        </Field>
      )}
      {after && (
        <a class="button" href={linkOf(after)}>
          {isWeek ? words.weekAfter : words.dayAfter}
        </a>
      )}
      {group === undefined && (
        <a class="button" href={linkTo('challenge')}>
          {words.allGames}
        </a>
      )}
    </nav>
  );
};

interface OwnProps extends Pick<DayProps, 'at' | 'group'> {
  readonly board: Board;
  readonly entry: ChallengeEntry | undefined;
}

/** On a board with more ranks than this, players get a link to their own rank. */
const FEW = 10;

/** The player's own result of a challenge that is over. */
const OwnResult = ({ board: { own, ended, unranked = 0, game }, at, group, entry }: OwnProps) => {
  const words = say(CHALLENGE_MESSAGES);
  if (!own) return <p>{entry ? words.unfinished : words.notEntered}</p>;
  const ranked = ended - unranked;
  const { place, percentile } = own;
  const facts = [
    resultOf(own),
    place !== undefined && words.placed(place, ranked),
    percentile !== undefined && percentile > 0 && ranked > 1 && words.better(percentile),
  ].filter(Boolean);
  return (
    <>
      <p>
        {words.yourResult}
        {colon()} <b>{facts.join(' · ')}</b>{' '}
        {place !== undefined && ranked > FEW && (
          <a href={`${linkTo(...boardAt(game, group, at, String(pageOf(place))))}?own`}>{words.showOwn}</a>
        )}
      </p>
      {own.isNew && <p class="note">{words.isNew}</p>}
    </>
  );
};

interface FinishedProps extends OwnProps {
  readonly game: GameEntry;
  readonly rules: ChallengeRules | undefined;
}

/** The board of a challenge that is over. */
const Finished = ({ game, board, at, group, entry, rules }: FinishedProps) => {
  const words = say(CHALLENGE_MESSAGES);
  const { ended, entries, unranked = 0, ranks, page, pages, seed } = board;
  const facts = [
    words.entries(entries),
    entries > 0 && words.ended(ended),
    unranked > 0 && words.unranked(unranked),
  ];
  return (
    <>
      <p>
        {words.over} {facts.filter(Boolean).join(' · ')}
      </p>
      <OwnResult board={board} at={at} group={group} entry={entry} />
      <div class="one-column">
        <Histogram board={board} />
        <section class="panel stack">
          <h2>{words.board}</h2>
          {ended === 0 && <p>{words.none}</p>}
          {page > 1 && page > pages && (
            <p>
              {words.emptyPage} <a href={linkTo(...boardAt(game.id, group, at))}>{words.firstPage}</a>
            </p>
          )}
          {(ranks.length > 0 || (board.par && page === 1)) && (
            <>
              <p class="note">{words.replayNote}</p>
              <Ranks game={game} board={board} />
              <Pages of={board} linkOf={to => linkTo(...boardAt(game.id, group, at, String(to)))} />
            </>
          )}
          {ranks.length === 0 && page === 1 && ended > unranked && <p>{words.checking}</p>}
        </section>
      </div>
      {rules && seed !== undefined && <PracticeDay game={game} rules={rules} seed={seed} />}
      {seed !== undefined && (
        <p class="challenge-after challenge-seed">
          {words.seed}
          {colon()} <code>{seed}</code>
        </p>
      )}
    </>
  );
};

/** NP-99: this player's entry in the challenge of a group, which `me/challenges` doesn't list. */
const groupEntry = (board: Board | undefined, key: string): ChallengeEntry | undefined => {
  if (board?.entry === undefined) return undefined;
  const status = board.own ? 'over' : board.isOver ? 'missed' : 'running';
  return { kind: 'day', key, game: board.game, table: board.entry, status };
};

/** The screen of one challenge of one game. */
export const Challenge = ({ game, at, group, page }: DayProps & { readonly page: number }) => {
  const words = say(CHALLENGE_MESSAGES);
  const where = { game: game.id, key: at, group };
  const { found, reload } = useBoard(where, page);
  const listed = useEntries(monthOf(at)).challenges;
  const [name, setName] = useState(knownName() ?? '');
  const board = found && !isRefusal(found.board) ? found.board : undefined;
  const entry = group === undefined ? entryTo(listed, where) : groupEntry(board, at);
  const rules = found && !isRefusal(found.rules) ? found.rules : undefined;
  const isWeek = mondayOf(at) !== undefined;
  return (
    <>
      <Days game={game} at={at} group={group} />
      {group === undefined && <MonthLinks game={game} month={monthOf(at)} />}
      <p role="status">{found ? '' : say(LOAD_MESSAGES).loading}</p>
      {found && isRefusal(found.board) && <Unavailable refusal={found.board} reload={reload} />}
      {board && !board.isOver && (
        <>
          <ChallengeFacts board={board} />
          <p>{words.boardLater}</p>
          <section class="panel stack">
            <h2>{isWeek ? words.thisWeek : words.today}</h2>
            {rules && <RulesShown game={game} rules={rules} />}
            {!entry && !board.own && (
              <>
                {group === undefined ? <Conditions hasWeekly={isWeek} /> : <p>{words.groupTerms}</p>}
                <NamePanel name={name} set={setName} />
              </>
            )}
            <EntryActions game={game} at={where} board={board} entry={entry} name={name} reload={reload} />
          </section>
        </>
      )}
      {board?.isOver && (
        <>
          {rules && <RulesShown game={game} rules={rules} />}
          <Finished game={game} board={board} at={at} group={group} entry={entry} rules={rules} />
        </>
      )}
    </>
  );
};
