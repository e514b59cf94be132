import type {
  TournamentRound,
  TournamentSeat,
  TournamentShown,
  TournamentTable,
} from '../../sync/tournaments.ts';
import { nameFor } from '../game-routes.ts';
import { gameOf } from '../games/list.ts';
import { listed, namesIn, say } from '../i18n.ts';
import { knownTable, saveTable } from '../online/stored-keys.ts';
import { linkTo } from '../route.ts';
import { Details } from '../ui/details.tsx';
import { nameOf, pointsText } from './facts.ts';
import { TOURNAMENT_MESSAGES } from './messages.ts';
import { entrantOf, roundIn } from './tournament.ts';

interface TournamentProps {
  readonly tournament: TournamentShown;
}

interface TableProps extends TournamentProps {
  readonly of: TournamentTable;
  readonly name: string;
}

/** Watches a running game, or replays a finished one. */
const OpenLink = ({ tournament: { game, own }, of, name }: TableProps) => {
  const words = say(TOURNAMENT_MESSAGES);
  const { table, status, watch, seats } = of;
  const entry = gameOf(game);
  const isMine = own !== undefined && seats.some(({ entrant }) => entrant === own);
  if (status === 'over' && entry && (isMine || watch !== undefined))
    return (
      <a
        class="button"
        href={`${linkTo(...entry.prefix, nameFor(entry, 'replay'))}?table=${table}`}
        aria-label={words.replayAt(name)}
        onClick={() => {
          if (!isMine && watch !== undefined && knownTable(table).token === undefined)
            saveTable(table, { token: watch, watch });
        }}
      >
        {words.replay}
      </a>
    );
  if (status !== 'running' || isMine || watch === undefined) return null;
  return (
    <a class="button" href={linkTo('friends', 'watch', table, watch)} aria-label={words.watchAt(name)}>
      {words.watch}
    </a>
  );
};

/** A player at a table, with the result of the game. */
const Seat = ({ tournament, seat }: TournamentProps & { readonly seat: TournamentSeat }) => {
  const words = say(TOURNAMENT_MESSAGES);
  const { entrant, place, total, points, isAbsent } = seat;
  const isCup = tournament.format === 'cup';
  const notes = [
    entrant === tournament.own && words.you,
    isAbsent && words.absentMark,
    total !== undefined && !isCup && words.total(total),
  ].filter(Boolean);
  return (
    <li class={place === 1 ? 'tour-seat is-first' : 'tour-seat'}>
      <span>
        {nameOf(tournament, entrant)} {notes.length > 0 && <span class="note">({notes.join(', ')})</span>}
      </span>
      {points !== undefined && (
        <b>{isCup ? words.stars(points) : words.points(pointsText(tournament, points))}</b>
      )}
    </li>
  );
};

const Table = (props: TableProps) => {
  const { tournament, of, name } = props;
  const words = say(TOURNAMENT_MESSAGES);
  return (
    <li class="tour-table">
      <h3>
        {name} <span class="note">{words.tableStatuses[of.status]}</span>
      </h3>
      <OpenLink {...props} />
      <ul class="bare-list">
        {of.seats.map(seat => (
          <Seat key={seat.entrant} tournament={tournament} seat={seat} />
        ))}
      </ul>
    </li>
  );
};

/** The tables of a round, the own one first, and the byes. */
const RoundTables = ({ tournament, of }: TournamentProps & { readonly of: TournamentRound }) => {
  const words = say(TOURNAMENT_MESSAGES);
  const { own, format } = tournament;
  const { tables, byes, seed, status } = of;
  const named = tables.map((table, i) => ({ table, name: words.table(i + 1) }));
  const isOwn = ({ seats }: TournamentTable): boolean => seats.some(({ entrant }) => entrant === own);
  const present = byes.filter(entrant => entrantOf(tournament, entrant));
  return (
    <>
      {format === 'cup' && status === 'running' && <p>{words.watchLater}</p>}
      <ul class="bare-list tour-tables" aria-label={words.round(of.round)}>
        {named
          .toSorted((a, b) => Number(isOwn(b.table)) - Number(isOwn(a.table)))
          .map(({ table, name }) => (
            <Table key={table.table} tournament={tournament} of={table} name={name} />
          ))}
      </ul>
      {present.length > 0 && (
        <p>{words.byes(namesIn(present.map(entrant => nameOf(tournament, entrant))), present.length)}</p>
      )}
      {seed !== undefined && (
        <p class="note tour-seed">
          {listed(words.seed, '')}
          <code>{seed}</code>
        </p>
      )}
    </>
  );
};

/** The current round with its tables. */
export const CurrentRound = ({ tournament }: TournamentProps) => {
  const words = say(TOURNAMENT_MESSAGES);
  const round = roundIn(tournament);
  if (!round) return null;
  const done = round.tables.filter(({ status }) => status === 'over').length;
  return (
    <section class="panel no-print" aria-labelledby="tour-round">
      <h2 id="tour-round">{words.round(round.round)}</h2>
      <p role="status">{words.progress(done, round.tables.length)}</p>
      <RoundTables tournament={tournament} of={round} />
    </section>
  );
};

/** All rounds that are not shown above, the last first. */
export const EarlierRounds = ({ tournament }: TournamentProps) => {
  const words = say(TOURNAMENT_MESSAGES);
  const { played, round, status } = tournament;
  const earlier = played.filter(each => status !== 'running' || each.round !== round);
  if (earlier.length === 0) return null;
  return (
    <section class="panel no-print has-folds" aria-labelledby="tour-earlier">
      <h2 id="tour-earlier">{status === 'running' ? words.earlier : words.allRounds}</h2>
      {earlier
        .toSorted((a, b) => b.round - a.round)
        .map(each => (
          <Details key={each.round} summary={words.round(each.round)}>
            {() => <RoundTables tournament={tournament} of={each} />}
          </Details>
        ))}
    </section>
  );
};
