import { isRefusal } from '../../engine/refusal.ts';
import { type Statistics, TABLE_STATUSES } from '../../sync/administration.ts';
import { gameOf } from '../games/list.ts';
import { number, say, text } from '../i18n.ts';
import { Panel } from '../ui/panel.tsx';
import { ADMIN_MESSAGES } from './messages.ts';
import { Paged } from './parts.tsx';
import { fetchStatistics } from './requests.ts';

const MB = 1_000_000;

const Counts = ({ of: { tables } }: { readonly of: Statistics }) => {
  const words = say(ADMIN_MESSAGES);
  const games = [...new Set(tables.map(({ game }) => game))];
  return (
    <table class="figures" aria-label={words.tables}>
      <thead>
        <tr>
          <th scope="col">{words.game}</th>
          {TABLE_STATUSES.map(status => (
            <th key={status} scope="col">
              {words.statuses[status]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {games.map(game => (
          <tr key={game}>
            <th scope="row">{text(gameOf(game)?.name ?? { en: game, fr: game })}</th>
            {TABLE_STATUSES.map(status => (
              <td key={status}>
                {number(tables.find(each => each.game === game && each.status === status)?.tables ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Figures = ({ of }: { readonly of: Statistics }) => {
  const words = say(ADMIN_MESSAGES);
  const { people, bytes, moves, tables } = of;
  return (
    <div class="columns">
      <Panel title={words.tables}>
        {tables.length > 0 ? <Counts of={of} /> : <p>{words.noTables}</p>}
        <table class="figures">
          <tbody>
            <tr>
              <th scope="row">{words.people}</th>
              <td>{number(people)}</td>
            </tr>
            <tr>
              <th scope="row">{words.size}</th>
              <td>{words.megabytes(number(Math.ceil((10 * bytes) / MB) / 10))}</td>
            </tr>
          </tbody>
        </table>
      </Panel>
      <Panel title={words.movesPerDay}>
        {moves.length === 0 && <p>{words.noMoves}</p>}
        <table class="figures" aria-label={words.movesPerDay}>
          <tbody>
            {moves.map(({ day, moves: count }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{number(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
    </div>
  );
};

/** NP-132: figures about the server. */
export const AdminFigures = () => {
  const load = async () => {
    const answer = await fetchStatistics();
    return isRefusal(answer) ? answer : [answer];
  };
  return (
    <Paged of="figures" load={load} none="">
      {found => found.map((of, i) => <Figures key={i} of={of} />)}
    </Paged>
  );
};
