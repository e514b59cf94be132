import { Fragment } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { gameOf } from '../games/list.ts';
import { date, namesIn, say, text } from '../i18n.ts';
import { linkTo } from '../route.ts';
import { language } from '../settings.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { type MyTable, myTables } from './api.ts';
import { ONLINE_MESSAGES } from './messages.ts';
import { type OnlineGame, useOnlineGame } from './online-game.ts';
import { nameAt } from './seat-list.tsx';
import { hideFinished, hidesFinished, runningTables } from './stored-keys.ts';
import { onClock } from './time-control.ts';
import './online.css';

/** With more names than this, the others are only counted. */
const MOST_NAMED = 6;

const fewNames = (names: readonly string[]): readonly string[] => {
  const more = names.length - MOST_NAMED;
  return more > 0 ? [...names.slice(0, MOST_NAMED), say(ONLINE_MESSAGES).others(more)] : names;
};

/** The state of a table: whose turn it is, or what it waits for. */
const stateOf = ({ status, seats, viewer, owing }: MyTable, game: OnlineGame | undefined): string => {
  const words = say(ONLINE_MESSAGES);
  if (status === 'over') return words.over;
  if (status === 'waiting') return words.waiting(seats.filter(({ kind }) => kind === 'open').length);
  if (owing.some(seat => seat === viewer)) return words.yourTurn;
  return words.turnOf(namesIn(fewNames(owing.map(seat => nameAt(seats, seat, game)))));
};

const isMyTurn = ({ status, viewer, owing }: MyTable): boolean =>
  status === 'running' && owing.some(seat => seat === viewer);

/** The rank of a table in the list: your turn first, then running games, then finished ones. */
const rankOf = (table: MyTable): number => {
  if (isMyTurn(table)) return 0;
  return table.status === 'over' ? 2 : 1;
};

/** Whether it is a daily challenge or practice, the stage of the game, the time left on your clock, and when the table was created. */
const factsOf = ({
  status,
  stage,
  clock,
  viewer,
  created,
  daily,
  from,
  tournament,
}: MyTable): readonly string[] => {
  const words = say(ONLINE_MESSAGES);
  const left = typeof viewer === 'number' && status === 'running' ? clock?.left[viewer] : undefined;
  return [
    daily && words.challenge,
    from && words.practice,
    tournament && words.tournamentRound(tournament.round),
    stage && status === 'running' && words[stage.unit](stage.number),
    left !== undefined && words.left(onClock(left, language.value)),
    date(created, { dateStyle: 'medium' }),
  ].filter(fact => typeof fact === 'string');
};

const linkOf = ({ id, game, status, desk, viewer }: MyTable): string => {
  // The host of a convention table who doesn't play.
  if (desk && typeof viewer !== 'number') return linkTo('friends', 'desk', id);
  return status === 'waiting'
    ? linkTo('friends', 'room', id)
    : linkTo(...(gameOf(game)?.prefix ?? []), 'play', id);
};

const Row = ({ table }: { readonly table: MyTable }) => {
  const name = gameOf(table.game)?.name;
  const game = useOnlineGame(table.game);
  const others = table.seats.flatMap(({ kind }, seat) =>
    kind === 'open' || seat === table.viewer ? [] : [nameAt(table.seats, seat, game)],
  );
  return (
    <li class={isMyTurn(table) ? 'online-table is-mine' : 'online-table'}>
      <a href={linkOf(table)}>{name ? text(name) : table.game}</a>
      <span class="online-note">{fewNames(others).join(', ')}</span>
      <span class="online-note">{factsOf(table).join(' · ')}</span>
      <b>{stateOf(table, game)}</b>
    </li>
  );
};

/** The list is refreshed at least this often, in milliseconds. */
const FRESH_MS = 15_000;

/** The tables of this identity, refreshed regularly, or why they can't be loaded. */
export const useMyTables = (): readonly MyTable[] | Refusal | undefined => {
  const [tables, setTables] = useState<readonly MyTable[] | Refusal>();
  useEffect(() => {
    let asked = 0;
    let told = 0;
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      const mine = ++asked;
      const found = await myTables();
      // A slow response is older than one that arrived meanwhile.
      if (mine < told) return;
      told = mine;
      setTables(found);
    };
    void look();
    const timer = setInterval(look, FRESH_MS);
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
    return () => {
      told = Number.POSITIVE_INFINITY;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
    };
  }, []);
  return tables;
};

/** All tables; the player may hide finished ones. */
export const HideableList = ({ tables }: { readonly tables: readonly MyTable[] }) => {
  const shown = tables.filter(({ status }) => !hidesFinished.value || status !== 'over');
  return (
    <>
      <TableList tables={shown} />
      {tables.some(({ status }) => status === 'over') && (
        <Checkbox isOn={hidesFinished.value} onToggle={isOn => hideFinished(isOn)}>
          {say(ONLINE_MESSAGES).hideFinished}
        </Checkbox>
      )}
    </>
  );
};

/** The tables of a list, those of each tournament under its name. */
export const TableList = ({ tables }: { readonly tables: readonly MyTable[] }) => {
  const sorted = tables.toSorted((a, b) => rankOf(a) - rankOf(b));
  const groups = [...new Set(sorted.map(({ tournament }) => tournament?.id))];
  return groups.map(id => {
    const rows = sorted.filter(({ tournament }) => tournament?.id === id);
    const name = rows[0]?.tournament?.name;
    return (
      <Fragment key={id ?? ''}>
        {id !== undefined && (
          <h3>
            <a href={linkTo('tournaments', id)}>{name}</a>
          </h3>
        )}
        <ul class="online-tables bare-list" aria-label={name ?? say(ONLINE_MESSAGES).mine}>
          {rows.map(table => (
            <Row key={table.id} table={table} />
          ))}
        </ul>
      </Fragment>
    );
  });
};

/** The player's unfinished tables, on the first page. Empty without such tables, or if no server answers. */
export const MyTables = () => {
  const tables = useMyTables();
  const known = tables && !isRefusal(tables) ? tables : [];
  const running = known.filter(({ status }) => status === 'running').length;
  useEffect(() => {
    runningTables.value = running;
    return () => {
      runningTables.value = 0;
    };
  }, [running]);
  // Leaves out finished games. Those that were opened are in the list of local games.
  const goingOn = known.filter(({ status }) => status !== 'over');
  if (goingOn.length === 0) return null;
  return (
    <section class="online-mine panel" aria-labelledby="online-mine">
      <h2 id="online-mine">{say(ONLINE_MESSAGES).withFriends}</h2>
      <TableList tables={goingOn} />
    </section>
  );
};
