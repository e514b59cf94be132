import type { RoomShown } from '../../sync/messages.ts';
import { saveFile } from '../files.ts';
import { gameOf } from '../games/list.ts';
import { date, number, say, text } from '../i18n.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/dom.ts';
import { Icon } from '../ui/icon.tsx';
import { CONVENTION_MESSAGES } from './messages.ts';
import { type Standings, standingsCsv } from './plan.ts';

interface RankingProps {
  readonly standings: Standings;
  readonly names: readonly string[];
}

/** The ranking for the big screen: places, names and totals in as many columns as fit. */
export const Ranking = ({ standings: { rows }, names }: RankingProps) => (
  <ol class={classNames('conv-ranking bare-list', rows.length > 40 && 'is-long')}>
    {rows.map(({ seat, place, total }) => (
      <li key={seat} class={classNames(place === 1 && 'is-first')}>
        <span class="conv-place">{number(place)}</span>
        <span class="one-line">{names[seat]}</span>
        <b>{number(total)}</b>
      </li>
    ))}
  </ol>
);

/** More winners than this aren't listed: after the first cards, most players have the same stars. */
const MOST_ON_PODIUM = 6;

/** The first three places, for the end of the game. */
export const Podium = ({ standings: { rows }, names }: RankingProps) => (
  <ol class="conv-podium bare-list">
    {rows
      .filter(({ place }) => place <= 3)
      .slice(0, MOST_ON_PODIUM)
      .map(({ seat, place, total }) => (
        <li key={seat} class={classNames(place === 1 && 'is-first')}>
          <span class="conv-place">{number(place)}</span>
          <span>{names[seat]}</span>
          <b>{number(total)}</b>
        </li>
      ))}
  </ol>
);

/** The ranking with all columns, for the host desk and for print. */
export const RankingTable = ({ standings: { columns, rows }, names }: RankingProps) => {
  const words = say(CONVENTION_MESSAGES);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section class="conv-table" tabIndex={0} aria-label={words.ranking}>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">{words.rank}</th>
            <th scope="col" class="conv-table-name">
              {words.name}
            </th>
            {columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <th scope="col">{words.total}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, place, values, total }) => (
            <tr key={seat}>
              <td>{number(place)}</td>
              <th scope="row">{names[seat]}</th>
              {values.map((value, i) => (
                <td key={i}>{value === undefined ? '–' : number(value)}</td>
              ))}
              <td>
                <b>{number(total)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

interface FilesProps extends RankingProps {
  readonly room: RoomShown;
}

/** Prints the ranking, or saves it as a CSV file. */
export const RankingFiles = ({ standings, names, room: { game, created } }: FilesProps) => {
  const words = say(CONVENTION_MESSAGES);
  const save = (): void => {
    const day = new Date(created).toISOString().slice(0, 10);
    const csv = standingsCsv(standings, names, { place: words.rank, name: words.name, total: words.total });
    saveFile(`${game}-${words.file}-${day}.csv`, csv, 'text/csv;charset=utf-8');
  };
  return (
    <>
      <Button onClick={() => print()}>
        <Icon name="print" /> {words.print}
      </Button>
      <Button onClick={save}>
        <Icon name="download" /> {words.csv}
      </Button>
    </>
  );
};

/** The page that the browser prints instead of the screen. */
export const RankingPrint = ({ standings, names, room: { game, created, status } }: FilesProps) => {
  const words = say(CONVENTION_MESSAGES);
  const name = gameOf(game)?.name;
  return (
    <div class="conv-print" aria-hidden="true">
      <h1>
        {status === 'over' ? words.final : words.ranking} · {name ? text(name) : game}
      </h1>
      <p>{date(created, { dateStyle: 'long' })}</p>
      <RankingTable standings={standings} names={names} />
    </div>
  );
};
