import { Fragment } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { nameFor } from '../game-routes.ts';
import type { GameEntry } from '../games/entry.ts';
import { number, say } from '../i18n.ts';
import { useOnlineGame } from '../online/online-game.ts';
import { linkTo, query } from '../route.ts';
import { Chart } from '../ui/chart.tsx';
import { ChartTable } from '../ui/chart-table.tsx';
import { Details } from '../ui/details.tsx';
import { aroundPage, type Board, type BoardRow, barOf, parRow, rangeOf, rowsOf } from './board.ts';
import { outcomeOf, resultOf } from './entry-card.tsx';
import { CHALLENGE_MESSAGES } from './messages.ts';

interface TableProps {
  readonly game: GameEntry;
  readonly board: Board;
}

const replayOf = (game: GameEntry, table: string): string =>
  `${linkTo(...game.prefix, nameFor(game, 'replay'))}?table=${table}`;

interface CompareProps {
  readonly game: GameEntry;
  /** The table of this player’s own entry. */
  readonly own: string;
  readonly table: string;
  readonly name: string;
}

/** A link that compares this player’s own entry with another one. */
const CompareLink = ({ game, own, table, name }: CompareProps) => {
  const words = say(CHALLENGE_MESSAGES);
  return (
    <a
      class="note challenge-outcome"
      href={`${linkTo(...game.prefix, nameFor(game, 'compare'))}?${new URLSearchParams({ a: own, b: table })}`}
      aria-label={words.compareWith(name)}
    >
      {words.compare}
    </a>
  );
};

interface PlayerProps {
  readonly game: GameEntry;
  readonly row: BoardRow;
  /** This player’s own entry; absent if they have none. */
  readonly own: string | undefined;
}

const Player = ({ game, row, own }: PlayerProps) => {
  const words = say(CHALLENGE_MESSAGES);
  const Crest = useOnlineGame(game.id)?.crests?.Crest;
  const name = row.name ?? words.nameless;
  const outcome = outcomeOf(row);
  const link = useRef<HTMLAnchorElement>(null);
  const isWanted = row.isOwn && query.value.has('own');
  useEffect(() => {
    if (isWanted) link.current?.focus();
  }, [isWanted]);
  return (
    <div class="challenge-player in-line">
      {Crest && <Crest crest={row.crest} seat={0} />}
      <span>
        <a ref={link} href={replayOf(game, row.table)} aria-label={words.replayOf(name)}>
          {name}
        </a>
        {row.isOwn && ` (${words.you})`}
        {row.profile !== undefined && (
          <a
            class="note challenge-outcome"
            href={linkTo('profile', row.profile)}
            aria-label={words.profileOf(name)}
          >
            {words.profile}
          </a>
        )}
        {outcome && <span class="note challenge-outcome">{outcome}</span>}
        {own !== undefined && !row.isOwn && (
          <CompareLink game={game} own={own} table={row.table} name={name} />
        )}
      </span>
    </div>
  );
};

/** NP-81: the row of the bot, which has no place. */
const ParRow = ({ game, board: { par, own } }: TableProps) => {
  const words = say(CHALLENGE_MESSAGES);
  if (!par) return null;
  const outcome = outcomeOf(par);
  return (
    <tr class="challenge-par">
      <td>–</td>
      <th scope="row">
        <div class="challenge-player">
          <a href={replayOf(game, par.table)} aria-label={words.replayOf(words.par)}>
            {words.par}
          </a>
          {outcome && <span class="note challenge-outcome">{outcome}</span>}
          {own && <CompareLink game={game} own={own.table} table={par.table} name={words.par} />}
        </div>
      </th>
      <td>{number(par.total)}</td>
      <td>–</td>
    </tr>
  );
};

/** The ranks of one page. */
export const Ranks = ({ game, board }: TableProps) => {
  const words = say(CHALLENGE_MESSAGES);
  const par = parRow(board);
  const rows = rowsOf(board);
  const hasStars = board.ranks.every(({ won }) => won === undefined);
  return (
    <table class="figures challenge-ranks" aria-label={words.board}>
      <thead>
        <tr>
          <th scope="col">{words.rank}</th>
          <th scope="col">{words.player}</th>
          <th scope="col">{hasStars ? words.starsHead : words.pointsHead}</th>
          <th scope="col">{words.percentile}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <Fragment key={row.table}>
            {par === i && <ParRow game={game} board={board} />}
            <tr class={row.isOwn ? 'challenge-own' : undefined} aria-current={row.isOwn || undefined}>
              <td>{number(row.place)}</td>
              <th scope="row">
                <Player game={game} row={row} own={board.own?.table} />
              </th>
              <td>{number(row.total)}</td>
              <td>{number(row.percentile)}</td>
            </tr>
          </Fragment>
        ))}
        {par === rows.length && <ParRow game={game} board={board} />}
      </tbody>
    </table>
  );
};

interface PagesProps {
  readonly of: Pick<Board, 'page' | 'pages'>;
  /** Returns the link to a page. */
  readonly linkOf: (page: number) => string;
}

/** Links to the other pages of a board or league. */
export const Pages = ({ of: { page, pages }, linkOf }: PagesProps) => {
  const words = say(CHALLENGE_MESSAGES);
  const { before, after } = aroundPage({ page, pages });
  if (pages < 2) return null;
  return (
    <nav class="row challenge-pages" aria-label={words.pages}>
      {before !== undefined && (
        <a class="button" href={linkOf(before)}>
          {words.before}
        </a>
      )}
      <span>{words.page(page, pages)}</span>
      {after !== undefined && (
        <a class="button" href={linkOf(after)}>
          {words.after}
        </a>
      )}
    </nav>
  );
};

/** How many entries reached each result, as a chart and as a table. */
export const Histogram = ({ board: { histogram: bars, par } }: Pick<TableProps, 'board'>) => {
  const words = say(CHALLENGE_MESSAGES);
  const [first, last] = [bars[0], bars.at(-1)];
  if (!first || !last || first === last) return null;
  const counts = bars.map(({ count }) => count);
  const [least, most] = [number(first.from), number(last.to)];
  return (
    <section class="panel stack">
      <h2>{words.histogram}</h2>
      <Chart
        bars={counts}
        look="amount"
        most={Math.max(...counts)}
        label={words.bars(least, most)}
        pointer={par && barOf(bars, par.total)}
      />
      <div class="challenge-ends note" aria-hidden="true">
        <span>{least}</span>
        <span>{most}</span>
      </div>
      {par && <p class="note">{words.parLine(resultOf(par))}</p>}
      <Details summary={words.asTable} class="has-folds">
        {() => (
          <ChartTable
            class="figures"
            head={[words.range, words.count]}
            rows={bars.map(bar => ({ name: rangeOf(bar, number), cells: [number(bar.count)] }))}
          />
        )}
      </Details>
    </section>
  );
};
