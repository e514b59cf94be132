import { useEffect, useState } from 'preact/hooks';
import { isRefusal } from '../../engine/refusal.ts';
import { afterMessage, type LobbyMessage, type LobbyTable } from '../../sync/lobby.ts';
import { COME_AGAIN } from '../../sync/messages.ts';
import { isEnteredText } from '../../text/seat-text.ts';
import { nameFor } from '../game-routes.ts';
import type { GameEntry } from '../games/entry.ts';
import { GAMES, gameOf } from '../games/list.ts';
import { date, listed, say, text } from '../i18n.ts';
import { lazy } from '../lazy.tsx';
import { LOAD_MESSAGES, Loading } from '../load-fallback.tsx';
import { fromHere, linkTo, replaceRoute } from '../route.ts';
import { language } from '../settings.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { SelectField } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';
import { createTable, fetchOwnProfile, SERVER, takeOpenSeat } from './api.ts';
import {
  ANY,
  isWanted,
  type LobbyFilter,
  NO_FILTER,
  type OwnRatings,
  type QuickWish,
} from './lobby-filter.ts';
import { LOBBY_MESSAGES } from './lobby-messages.ts';
import { ONLINE_MESSAGES } from './messages.ts';
import { FaultLine, useRequests } from './notice.tsx';
import { useOnlineGame } from './online-game.ts';
import { PRESENCE_MESSAGES } from './presence-messages.ts';
import { nameAt } from './seat-list.tsx';
import { hasNoIdentity, knownName, me, saveMe, saveTable, selfTexts } from './stored-keys.ts';
import { PACE_MESSAGES } from './terms.tsx';
import { inWords } from './time-control.ts';

/** Loads on demand, so that the list appears sooner. */
const QuickMatch = lazy(async () => (await import('./quick-match.tsx')).QuickMatch, Loading);

const AGAIN_MS = 3000;
/** NP-120: the longest wait after a server that stops has closed the socket. */
const SOON_MS = 250;

/** The open tables, updated live; undefined until the server answers. */
const useLobby = (): {
  readonly tables: readonly LobbyTable[] | undefined;
  readonly isLost: boolean;
} => {
  const [tables, setTables] = useState<readonly LobbyTable[]>();
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    let socket: WebSocket | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const connect = (): void => {
      socket = new WebSocket(new URL('/api/v1/lobby/socket', SERVER.replace(/^http/, 'ws')));
      socket.onmessage = ({ data }) => {
        const message: LobbyMessage = JSON.parse(String(data));
        setLost(false);
        setTables(before => afterMessage(before ?? [], message));
      };
      socket.onclose = ({ code }) => {
        setLost(true);
        timer = setTimeout(connect, code === COME_AGAIN ? Math.random() * SOON_MS : AGAIN_MS);
      };
    };
    connect();
    return () => {
      clearTimeout(timer);
      if (!socket) return;
      socket.onclose = null;
      socket.onmessage = null;
      socket.close();
    };
  }, []);
  return { tables, isLost };
};

/** The ratings of this player, once a table has a rating range; empty until they are known. */
const useOwnRatings = (isNeeded: boolean): OwnRatings => {
  const [ratings, setRatings] = useState<OwnRatings>([]);
  useEffect(() => {
    if (!isNeeded || hasNoIdentity()) return;
    void fetchOwnProfile().then(profile => !isRefusal(profile) && setRatings(profile.modes));
  }, [isNeeded]);
  return ratings;
};

interface RowProps {
  readonly table: LobbyTable;
  readonly join: (table: LobbyTable) => void;
}

/** A table in a lobby. */
export const LobbyRow = ({ table, join }: RowProps) => {
  const words = say(LOBBY_MESSAGES);
  const pace = say(PACE_MESSAGES);
  const game = useOnlineGame(table.game);
  const name = text(gameOf(table.game)?.name ?? { en: table.game, fr: table.game });
  const { clock, counts, rating, fillAt } = table;
  const variant = game?.terms(table.config)[0]?.value;
  const facts = [
    // The first box of a game may have the name of the game.
    variant !== name && variant,
    words[table.pace],
    table.language && words[table.language],
    clock && pace.pace(inWords(clock.seconds, language.value), inWords(clock.increment, language.value)),
    rating && words.range(rating),
    fillAt !== undefined && words.fillAt(date(fillAt, { timeStyle: 'short' }, language.value)),
  ].filter(Boolean);
  const host = table.host ?? words.someone;
  const players = table.seats.flatMap(({ kind }, seat) =>
    kind === 'open' ? [] : [nameAt(table.seats, seat, game)],
  );
  return (
    <li class="online-table">
      <span>
        <b>{name}</b> <span class="online-note">{facts.join(' · ')}</span>
      </span>
      <span>
        {players.join(', ') || words.counts(counts)}{' '}
        <span class="online-note">{say(ONLINE_MESSAGES).waiting(counts.open)}</span>
      </span>
      <Button aria-label={words.joinAt(name, host)} onClick={() => join(table)}>
        {words.join}
      </Button>
    </li>
  );
};

interface WaysProps {
  /** The games in question. */
  readonly games: readonly GameEntry[];
}

/** What to do while no table is open: one link per game. */
const WaysOn = ({ games }: WaysProps) => {
  const words = say(LOBBY_MESSAGES);
  const links = (label: string, ...more: readonly string[]) => (
    <p class="row">
      {games.map(game => (
        <a key={game.id} class="button" href={linkTo(...game.prefix, nameFor(game, 'new'), ...more)}>
          {listed(label, text(game.name))}
        </a>
      ))}
    </p>
  );
  return (
    <div class="stack">
      <p class="row">
        <a class="button" href={linkTo('challenge')}>
          {words.challenge}
        </a>
      </p>
      {links(words.playBot)}
      {links(words.openTable, 'friends', 'open')}
    </div>
  );
};

interface FiltersProps {
  readonly filter: LobbyFilter;
  readonly choose: (change: Partial<LobbyFilter>) => void;
  readonly hasRanges: boolean;
}

const Filters = ({ filter, choose, hasRanges }: FiltersProps) => {
  const words = say(LOBBY_MESSAGES);
  const online = useOnlineGame(filter.game === ANY ? undefined : filter.game);
  const modes = filter.game === ANY || !online ? [] : Object.keys(online.quick.sizes);
  const field = (
    key: keyof typeof words.all,
    options: readonly (readonly [string, string])[],
    change: (value: string) => Partial<LobbyFilter> = value => ({ [key]: value }),
  ) => (
    <SelectField
      label={words[key]}
      value={filter[key]}
      options={[[ANY, words.all[key]], ...options]}
      onValue={value => choose(change(value))}
    />
  );
  return (
    <fieldset class="online-choices">
      <legend>{words.filters}</legend>
      <div class="online-filters in-lines">
        {field(
          'game',
          GAMES.map(each => [each.id, text(each.name)]),
          game => ({ game, mode: ANY }),
        )}
        {modes.length > 0 &&
          field(
            'mode',
            modes.map(mode => [mode, online?.modeName(mode) ?? mode]),
          )}
        {field('pace', [
          ['live', words.live],
          ['days', words.days],
        ])}
        {field('language', [
          ['en', words.en],
          ['fr', words.fr],
        ])}
        {field('players', [
          ['people', words.people],
          ['bots', words.bots],
        ])}
      </div>
      {hasRanges && (
        <Checkbox isOn={filter.isFitting} onToggle={isFitting => choose({ isFitting })}>
          {words.fits}
        </Checkbox>
      )}
    </fieldset>
  );
};

/** The open tables of the server, with filters and a quick match. */
export const Lobby = () => {
  const words = say(LOBBY_MESSAGES);
  const { tables, isLost } = useLobby();
  const [filter, setFilter] = useState(NO_FILTER);
  const hasRanges = tables?.some(({ rating }) => rating !== undefined) ?? false;
  const ratings = useOwnRatings(hasRanges);
  const { act, refusal } = useRequests();
  const [isBusy, setBusy] = useState(false);
  const [isNameless] = useState(() => knownName() === undefined);
  const [name, setName] = useState(() => knownName() ?? '');
  const mayJoin = !isBusy && isEnteredText(name);
  const shown = (tables ?? [])
    .filter(table => isWanted(table, filter, ratings))
    .toSorted((a, b) => a.since - b.since);
  const isFiltered = tables !== undefined && tables.length > 0 && shown.length === 0;

  /** The name and crest with which the player joins a table. */
  const self = () => {
    if (isNameless) saveMe(selfTexts({ name }));
    return selfTexts({ name: me().name, crest: me().crest });
  };
  const join = async ({ id }: LobbyTable): Promise<boolean> => {
    const go = fromHere(replaceRoute);
    const taken = await act(takeOpenSeat(id, self()));
    if (isRefusal(taken)) return false;
    saveTable(id, { token: undefined });
    go('friends', 'room', id);
    return true;
  };
  const create = async ({ game, seats, fillAfter }: QuickWish, config: object): Promise<void> => {
    const go = fromHere(replaceRoute);
    saveMe({});
    const made = await act(
      createTable({
        game,
        config,
        seats: [
          { kind: 'me', ...self() },
          ...Array.from({ length: seats - 1 }, () => ({ kind: 'open' as const })),
        ],
        open: true,
        lobby: { language: language.value, fillAfter },
      }),
    );
    if (isRefusal(made)) return;
    saveTable(made.id, { invite: made.invite, watch: made.watch });
    go('friends', 'room', made.id);
  };
  /** Runs a request once, although the player may press a button twice. */
  const once = (work: () => Promise<unknown>): void => {
    if (!mayJoin) return;
    setBusy(true);
    void work().finally(() => setBusy(false));
  };
  const quickMatch = async (found: readonly LobbyTable[], wish: QuickWish, config: object): Promise<void> => {
    for (const table of found) if (await join(table)) return;
    await create(wish, config);
  };
  return (
    <section class="panel" aria-labelledby="lobby">
      <h2 id="lobby">{words.title}</h2>
      <p>{words.note}</p>
      {isNameless && (
        <TextField
          class="online-name"
          label={say(ONLINE_MESSAGES).name}
          hint={words.nameNote}
          errors={isEnteredText(name) ? [] : [say(PRESENCE_MESSAGES).badName]}
          autocomplete="nickname"
          maxLength={60}
          value={name}
          onValue={setName}
        />
      )}
      <QuickMatch
        tables={tables ?? []}
        ratings={ratings}
        isDisabled={!mayJoin}
        find={(...wish) => once(() => quickMatch(...wish))}
      />
      <Filters filter={filter} choose={change => setFilter({ ...filter, ...change })} hasRanges={hasRanges} />
      <p role="status">
        {isLost && say(PRESENCE_MESSAGES).lost}
        {!tables && !isLost && say(LOAD_MESSAGES).loading}
        {tables?.length === 0 && `${words.empty} ${words.emptyNote}`}
        {isFiltered && words.noneFit}
      </p>
      {isFiltered && (
        <p>
          <Button onClick={() => setFilter(NO_FILTER)}>{words.clear}</Button>
        </p>
      )}
      {tables && shown.length === 0 && (
        <WaysOn games={GAMES.filter(({ id }) => filter.game === ANY || filter.game === id)} />
      )}
      {shown.length > 0 && (
        <ul class="bare-list" aria-label={words.title}>
          {shown.map(table => (
            <LobbyRow key={table.id} table={table} join={each => once(() => join(each))} />
          ))}
        </ul>
      )}
      <FaultLine refusal={refusal} />
    </section>
  );
};
