import type { TournamentShown, TournamentStanding } from '../../sync/tournaments.ts';
import { namesIn, number, say } from '../i18n.ts';
import { type OnlineGame, useOnlineGame } from '../online/online-game.ts';
import { linkTo } from '../route.ts';
import { Button } from '../ui/button.tsx';
import { Details } from '../ui/details.tsx';
import { Icon } from '../ui/icon.tsx';
import { nameOf, pointsText } from './facts.ts';
import { TOURNAMENT_MESSAGES } from './messages.ts';
import { exportLink } from './requests.ts';
import { entrantOf, partsText, winnersOf } from './tournament.ts';

interface TournamentProps {
  readonly tournament: TournamentShown;
}

interface Column {
  readonly head: string;
  /** What the head stands for, if it is an abbreviation. */
  readonly title?: string;
  readonly cell: (of: TournamentStanding) => string;
  /** Hidden on narrow screens. */
  readonly isWide?: boolean;
}

const columnsOf = (tournament: TournamentShown): readonly Column[] => {
  const words = say(TOURNAMENT_MESSAGES);
  const isCup = tournament.format === 'cup';
  const hasByes = tournament.standings.some(({ byes }) => byes > 0);
  return [
    {
      head: isCup ? words.starsHead : words.pointsHead,
      cell: ({ points }) => pointsText(tournament, points),
    },
    ...(isCup
      ? []
      : [
          {
            head: words.buchholzShort,
            title: words.buchholz,
            cell: ({ tieBreaks }: TournamentStanding) => pointsText(tournament, tieBreaks.buchholz),
          },
          {
            head: words.bergerShort,
            title: words.berger,
            cell: ({ tieBreaks }: TournamentStanding) => partsText(tieBreaks.sonnebornBerger, 4, number),
          },
          {
            head: words.totalHead,
            cell: ({ tieBreaks }: TournamentStanding) => number(tieBreaks.stars),
            isWide: true,
          },
        ]),
    { head: words.playedHead, cell: ({ played }) => number(played), isWide: true },
    ...(hasByes
      ? [{ head: words.byesHead, cell: ({ byes }: TournamentStanding) => number(byes), isWide: true }]
      : []),
  ];
};

const Explanation = ({ tournament: { format } }: TournamentProps) => {
  const words = say(TOURNAMENT_MESSAGES);
  const lines =
    format === 'cup'
      ? [words.howCup, words.howLast]
      : [words.howPoints, words.howBuchholz, words.howBerger, words.howLast];
  return (
    <Details summary={words.how} class="has-folds no-print">
      {() => lines.map(line => <p key={line}>{line}</p>)}
    </Details>
  );
};

interface PlayerProps extends TournamentProps {
  readonly entrant: number;
  readonly game: OnlineGame | undefined;
}

const Player = ({ tournament, entrant, game }: PlayerProps) => {
  const words = say(TOURNAMENT_MESSAGES);
  const of = entrantOf(tournament, entrant);
  const Crest = game?.crests?.Crest;
  const name = nameOf(tournament, entrant);
  const notes = [entrant === tournament.own && words.you, of?.left && words.left].filter(Boolean);
  return (
    <span class="in-line tour-player">
      {Crest && <Crest crest={of?.crest} seat={entrant} />}
      <span>
        {of?.profile === undefined ? (
          name
        ) : (
          <a href={linkTo('profile', of.profile)} aria-label={words.profileOf(name)}>
            {name}
          </a>
        )}{' '}
        {notes.length > 0 && <span class="note">({notes.join(', ')})</span>}
      </span>
    </span>
  );
};

/** The standings, live. */
export const Standings = ({ tournament }: TournamentProps) => {
  const words = say(TOURNAMENT_MESSAGES);
  const { own, status, standings } = tournament;
  const columns = columnsOf(tournament);
  const game = useOnlineGame(tournament.game);
  return (
    <section class="panel" aria-labelledby="tour-standings">
      <h2 id="tour-standings">{status === 'over' ? words.final : words.standings}</h2>
      <table class="figures tour-standings" aria-labelledby="tour-standings">
        <thead>
          <tr>
            <th scope="col">{words.rank}</th>
            <th scope="col">{words.player}</th>
            {columns.map(({ head, title, isWide }) => (
              <th key={head} scope="col" class={isWide ? 'tour-wide' : undefined}>
                {title ? (
                  <abbr title={title} aria-label={title}>
                    {head}
                  </abbr>
                ) : (
                  head
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {standings.map(of => (
            <tr key={of.entrant} aria-current={of.entrant === own || undefined}>
              <td>{number(of.rank)}</td>
              <th scope="row">
                <Player tournament={tournament} entrant={of.entrant} game={game} />
              </th>
              {columns.map(({ head, cell, isWide }) => (
                <td key={head} class={isWide ? 'tour-wide' : undefined}>
                  {cell(of)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Explanation tournament={tournament} />
    </section>
  );
};

/** The winner of the tournament, and how the player at this device did. */
export const Winners = ({ tournament }: TournamentProps) => {
  const words = say(TOURNAMENT_MESSAGES);
  const Crest = useOnlineGame(tournament.game)?.crests?.Crest;
  const winners = winnersOf(tournament);
  const own = tournament.standings.find(({ entrant }) => entrant === tournament.own);
  if (winners.length === 0) return null;
  const hasWon = own !== undefined && winners.includes(own);
  return (
    <section class="panel tour-winner" aria-labelledby="tour-winner">
      <h2 id="tour-winner">{words.winners(winners.length)}</h2>
      {Crest && (
        <div class="tour-crests">
          {winners.map(({ entrant }) => (
            <Crest key={entrant} crest={entrantOf(tournament, entrant)?.crest} seat={entrant} />
          ))}
        </div>
      )}
      <p class="as-heading tour-name">{namesIn(winners.map(({ entrant }) => nameOf(tournament, entrant)))}</p>
      {own && <p>{hasWon ? words.won : words.placed(own.rank, tournament.standings.length)}</p>}
    </section>
  );
};

/** The results as files, and the ranking on paper. */
export const Downloads = ({ tournament: { id } }: TournamentProps) => {
  const words = say(TOURNAMENT_MESSAGES);
  return (
    <section class="panel no-print" aria-labelledby="tour-results">
      <h2 id="tour-results">{words.results}</h2>
      <div class="row">
        <Button onClick={() => print()}>
          <Icon name="print" /> {words.print}
        </Button>
        <a class="button" href={exportLink(id, 'csv')} download>
          <Icon name="download" /> {words.csv}
        </a>
        <a class="button" href={exportLink(id, 'json')} download>
          <Icon name="download" /> {words.json}
        </a>
      </div>
    </section>
  );
};
