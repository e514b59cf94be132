import { useState } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { type AdminSeat, type AdminTable, TABLE_STATUSES } from '../../sync/administration.ts';
import { Confirm } from '../confirm.tsx';
import { GAMES, gameOf } from '../games/list.ts';
import { say, text } from '../i18n.ts';
import { RefusalText } from '../online/notice.tsx';
import { linkTo } from '../route.ts';
import { Button } from '../ui/button.tsx';
import { Details } from '../ui/details.tsx';
import { Panel } from '../ui/panel.tsx';
import { SelectField } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ADMIN_MESSAGES } from './messages.ts';
import { AdminFault, Id, Paged, timeText } from './parts.tsx';
import { type AdminFilter, deleteTable, endTable, fetchTable, fetchTables, hideTable } from './requests.ts';

const NO_FILTER: AdminFilter = { status: '', game: '', host: '', olderThan: '' };

const gameName = (id: string): string => {
  const name = gameOf(id)?.name;
  return name ? text(name) : id;
};

const Seat = ({ seat }: { readonly seat: AdminSeat }) => {
  const words = say(ADMIN_MESSAGES);
  const { kind, name = words.nameless, bot, standIn, person, hasLeft } = seat;
  if (kind === 'open') return <li class="note">{words.openSeat}</li>;
  if (kind === 'bot') return <li>{words.bot(bot ?? name)}</li>;
  const notes = [hasLeft && words.hasLeft, standIn !== undefined && words.standIn(standIn)].filter(Boolean);
  return (
    <li class="admin-seat">
      <b>{name}</b> {notes.length > 0 && <span class="note">({notes.join(', ')})</span>}
      {person !== undefined && (
        <>
          <Id id={person} />
          <span class="row">
            <a
              class="button"
              href={linkTo('admin', 'people', person)}
              aria-label={`${words.person}: ${name}`}
            >
              {words.person}
            </a>
            <a class="button" href={linkTo('admin', 'blocks', person)} aria-label={words.blockPerson(name)}>
              {words.block}
            </a>
          </span>
        </>
      )}
    </li>
  );
};

const Seats = ({ seats }: { readonly seats: readonly AdminSeat[] }) => (
  <ul class="bare-list admin-seats">
    {seats.map((seat, i) => (
      <Seat key={i} seat={seat} />
    ))}
  </ul>
);

interface TableProps {
  readonly of: AdminTable;
  /** Whether the seats are shown without a click. */
  readonly isOpen?: boolean;
}

/** What an administrator can do with a table. */
const Actions = ({
  table,
  onChange,
}: {
  readonly table: AdminTable;
  readonly onChange: () => Promise<void>;
}) => {
  const words = say(ADMIN_MESSAGES);
  const [refusal, setRefusal] = useState<Refusal>();
  const { id, status, isHidden, tournament } = table;
  const sent = async (work: Promise<unknown>) => {
    const answer = await work;
    if (isRefusal(answer)) return <RefusalText refusal={answer} />;
    await onChange();
    return undefined;
  };
  const hide = async (): Promise<void> => {
    const answer = await hideTable(id, !isHidden);
    setRefusal(isRefusal(answer) ? answer : undefined);
    if (!isRefusal(answer)) await onChange();
  };
  return (
    <>
      <div class="row">
        <Button onClick={() => void hide()}>{isHidden ? words.unhide : words.hide}</Button>
        {tournament === undefined && status !== 'ended' && status !== 'over' && (
          <Confirm question={words.endSure(id)} yes={words.yesEnd} onConfirm={() => sent(endTable(id))}>
            {words.end}
          </Confirm>
        )}
        {tournament === undefined && (
          <Confirm
            question={words.removeSure(id)}
            yes={words.yesRemove}
            onConfirm={() => sent(deleteTable(id))}
          >
            {words.remove}
          </Confirm>
        )}
      </div>
      <AdminFault refusal={refusal} />
    </>
  );
};

const Table = ({ of, isOpen = false }: TableProps) => {
  const words = say(ADMIN_MESSAGES);
  const [now, setNow] = useState<AdminTable | 'gone'>(of);
  if (now === 'gone') return null;
  const { id, game, status, created, version, host, isListed, isHidden, challenge, tournament, seats } = now;
  const reload = async (): Promise<void> => {
    const next = await fetchTable(id);
    setNow(isRefusal(next) ? 'gone' : next);
  };
  const notes = [
    gameName(game),
    host !== undefined && words.hostIs(host),
    words.created(timeText(created)),
    version > 0 && words.moves(version),
    isListed && words.isListed,
    challenge !== undefined && words.ofChallenge(challenge),
    tournament !== undefined && words.ofTournament,
  ].filter(Boolean);
  return (
    <li class="panel stack">
      <h2 class="admin-head">
        <Id id={id} /> <span>{words.statuses[status]}</span>
        {isHidden && <span>{words.isHidden}</span>}
      </h2>
      <p class="note">{notes.join(' · ')}</p>
      {isOpen ? (
        <Seats seats={seats} />
      ) : (
        <Details summary={`${words.seats} (${seats.length})`} class="has-folds">
          {() => <Seats seats={seats} />}
        </Details>
      )}
      <Actions table={now} onChange={reload} />
    </li>
  );
};

/** The table of a report, or all tables with filters. */
export const AdminTables = ({ id }: { readonly id: string | undefined }) => {
  const words = say(ADMIN_MESSAGES);
  const [filter, setFilter] = useState(NO_FILTER);
  const change = (part: Partial<AdminFilter>): void => setFilter({ ...filter, ...part });
  const load = async (last: AdminTable | undefined) => {
    if (id !== undefined) {
      const table = await fetchTable(id);
      return isRefusal(table) ? table : [table];
    }
    const answer = await fetchTables(filter, last);
    return isRefusal(answer) ? answer : answer.tables;
  };
  return (
    <>
      {id === undefined && (
        <Panel class="full-fields admin-filter">
          <SelectField
            label={words.status}
            value={filter.status}
            options={[
              ['', words.all],
              ...TABLE_STATUSES.map(status => [status, words.statuses[status]] as const),
            ]}
            onValue={status => change({ status })}
          />
          <SelectField
            label={words.game}
            value={filter.game}
            options={[['', words.all], ...GAMES.map(({ id: game }) => [game, gameName(game)] as const)]}
            onValue={game => change({ game })}
          />
          <TextField
            label={words.host}
            maxLength={60}
            value={filter.host}
            onValue={host => change({ host })}
          />
          <TextField
            label={words.olderThan}
            inputMode="numeric"
            value={filter.olderThan}
            onValue={days => change({ olderThan: days.replace(/\D/g, '').slice(0, 5) })}
          />
        </Panel>
      )}
      <Paged of={JSON.stringify([filter, id])} load={load} none={words.noTables}>
        {tables => (
          <ul class="bare-list one-column" aria-label={words.parts.tables}>
            {tables.map(table => (
              <Table key={JSON.stringify(table)} of={table} isOpen={id !== undefined} />
            ))}
          </ul>
        )}
      </Paged>
    </>
  );
};
