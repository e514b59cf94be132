import { useMemo, useState } from 'preact/hooks';
import type { Seat } from '../../../../engine/game.ts';
import { currentBatches } from '../../../../engine/replay.ts';
import { range } from '../../../../engine/util.ts';
import {
  type ConfigWish,
  type Result,
  rulesOf,
  type Sheet,
  titleText,
  type View,
} from '../../../../games/cartographers/ui.ts';
import type { SeatedPlayer } from '../../../client/table.ts';
import { number, say, signed, text } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { PRACTICE_MESSAGES } from '../../../screens/table/practice-messages.ts';
import { useInView } from '../../../ui/in-view.ts';
import { Page } from '../../../ui/page.tsx';
import { isAnalyzable } from '../advice/analyzable.ts';
import type { MapScene } from '../art/map.ts';
import type { Caption } from '../art/standalone.ts';
import { dailyName } from '../home/summary.ts';
import type { CartographersRecord } from '../local-table.ts';
import { seatName } from '../table/question.ts';
import { Bests } from './bests.tsx';
import { Chart, gameSources } from './chart.tsx';
import { barsBySeason, barsBySeat } from './chart-data.ts';
import { Downloads } from './downloads.tsx';
import { EndActions } from './end-actions.tsx';
import { EndMap } from './end-map.tsx';
import { FinalTable } from './final-table.tsx';
import { Honor } from './honor.tsx';
import { SCORE_WORDS } from './messages.ts';
import { usePrintMap } from './print-map.tsx';
import { winnersOf } from './tie.ts';
import './score.css';
import './game-end.css';

const WORDS = {
  en: {
    royal: 'Royal Cartographer',
    seasons: (name: string) => `Stars by season and source: ${name}`,
    seats: 'All players’ stars by source',
    place: (place: string, all: string) => `Rank ${place} of ${all}`,
    rating: (rating: string) => `Rating ${rating}`,
    cost: 'What did each drawing cost?',
  },
  fr: {
    royal: 'Cartographe Royal',
    seasons: (name: string) => `Les étoiles par saison et par origine\u202f: ${name}`,
    seats: 'Les étoiles de chacun par origine',
    place: (place: string, all: string) => `Rang ${place} sur ${all}`,
    rating: (rating: string) => `Note solo ${rating}`,
    cost: 'Combien chaque dessin a-t-il coûté\u202f?',
  },
};

export interface GameEndProps {
  readonly id: string;
  readonly view: View;
  readonly players: readonly SeatedPlayer[];
  readonly sheets: readonly (Sheet | null)[];
  /** The whole game. Without it there are no time-lapse, downloads or verification. */
  readonly record: CartographersRecord | undefined;
  readonly config: ConfigWish;
  /** The day of a daily map, as 2026-11-17. */
  readonly day?: string | undefined;
  /** Whether a player undid a reveal or used a hint. Then the game doesn't count for bests and statistics. */
  readonly isPractice: boolean;
}

/** A player's rank or solo title, in one line. */
const honorOf = (view: View, result: Result, seat: Seat): string => {
  const words = say(WORDS);
  if (!result.solo)
    return result.places[seat] === 1
      ? words.royal
      : words.place(number(result.places[seat]!), number(result.places.length));
  const { rating, title } = result.solo;
  const name = title === null ? undefined : titleText(title, view.config.titleSet);
  return [...(name ? [text(name)] : []), words.rating(signed(rating))].join(', ');
};

const practiceNote = (isPractice: boolean): readonly string[] =>
  isPractice ? [say(PRACTICE_MESSAGES).tag] : [];

/** The caption below a downloaded map: owner, stars and edicts. */
const captionOf = ({ view, result, players, isPractice }: EndedProps, seat: Seat): Caption => {
  const rules = rulesOf(view.config);
  const { seasons } = view.tracks[seat]!;
  const names = say(SCORE_WORDS).seasons;
  const motto = players[seat]?.motto;
  return {
    title: seatName(players, seat),
    subtitle: [honorOf(view, result, seat), text(rules.map.name), ...practiceNote(isPractice)].join(' · '),
    stars: result.totals[seat]!,
    notes: [
      seasons.map((score, season) => `${names[season]} ${number(score.total)}`).join(' · '),
      gameSources(rules, view.edicts)
        .slice(0, -1)
        .map(source => source.name)
        .join(' · '),
      ...(motto ? [motto] : []),
    ],
  };
};

/** Names as printed on the boxes. They are the same in every language. */
const GAME_NAMES = {
  base: 'Cartographers',
  heroes: 'Cartographers Heroes',
  combined: 'Cartographers + Heroes',
};

const MOST_BARS = 8;

/** The seats by rank. Only the first ones if there are too many for one chart. */
const chartSeats = ({ places }: Result): readonly Seat[] =>
  range(places.length)
    .sort((a, b) => places[a]! - places[b]! || a - b)
    .slice(0, MOST_BARS);

/** The seat whose map is shown first: the winner's, or the viewer's own if they are one of several winners. */
const firstShown = ({ viewer }: View, result: Result): Seat => {
  const winners = winnersOf(result);
  return winners.find(seat => seat === viewer) ?? winners[0]!;
};

const shareLines = ({ view, result, players, isPractice }: EndedProps): readonly string[] => {
  const stars = (seat: Seat): string => `${seatName(players, seat)} ${number(result.totals[seat]!)} ★`;
  const standings = chartSeats(result).map(stars).join(' · ');
  const said = result.solo ? `${honorOf(view, result, 0)} · ${number(result.totals[0]!)} ★` : standings;
  return [said, ...practiceNote(isPractice)];
};

/** A constant instead of a new array, so that memoized values stay valid. */
const NO_LOG: CartographersRecord['log'] = [];

interface EndedProps extends GameEndProps {
  readonly result: Result;
}

const EndCharts = ({ view, players, result, seat }: EndedProps & { readonly seat: Seat }) => {
  const words = say(WORDS);
  const sources = gameSources(rulesOf(view.config), view.edicts);
  const seats = chartSeats(result);
  const seasonNames = say(SCORE_WORDS).seasons;
  return (
    <>
      <Chart
        title={words.seasons(seatName(players, seat))}
        bars={barsBySeason(seasonNames, view.tracks[seat]!.seasons)}
        sources={sources}
      />
      {players.length > 1 && (
        <Chart
          title={words.seats}
          bars={barsBySeat(
            seats.map(i => seatName(players, i)),
            seats.map(i => view.tracks[i]!.seasons),
          )}
          sources={sources}
        />
      )}
    </>
  );
};

const Ended = (props: EndedProps) => {
  const { id, view, players, sheets, record, config, result, isPractice } = props;
  const { map } = rulesOf(view.config);
  const [seat, setSeat] = useState(() => firstShown(view, result));
  const sheet = sheets[seat] ?? undefined;
  const scene = useMemo<MapScene | undefined>(() => sheet && { map, sheet }, [map, sheet]);
  const caption = captionOf(props, seat);
  usePrintMap(scene && { view, result, players, seat, scene, lines: [caption.subtitle, caption.notes[1]!] });
  const log = record?.log ?? NO_LOG;
  const title = `Alidade · ${props.day ? dailyName(props.day) : GAME_NAMES[view.config.game]}`;
  const share = scene && { scene, caption, title, lines: shareLines(props), record };
  return (
    <div class="counting game-end">
      <div class="counting-side one-column">
        <Honor view={view} result={result} players={players}>
          {isPractice && <p class="quiet">{say(PRACTICE_MESSAGES).note}</p>}
        </Honor>
        <EndActions id={id} players={players} config={config} share={share} />
        <Bests id={id} />
        <div class="end-numbers one-column">
          <FinalTable view={view} result={result} players={players} seat={seat} />
          <EndCharts {...props} seat={seat} />
          {isAnalyzable(map.grid) && (
            <p>
              <a href={`${linkTo('replay', id)}?review`}>{say(WORDS).cost}</a>
            </p>
          )}
        </div>
      </div>
      <div class="counting-map one-column">
        {sheet && (
          <EndMap
            view={view}
            sheet={sheet}
            seat={seat}
            players={players}
            log={currentBatches(log)}
            onSeat={setSeat}
          />
        )}
        <Downloads scene={scene} caption={caption} record={record} seed={view.seed} />
      </div>
    </div>
  );
};

/** The screen at the end of a game: who won and why, the finished maps, and downloads. */
export const GameEnd = (props: GameEndProps) => {
  const { result } = props.view;
  useInView(true, { board: ['h1'] });
  return (
    <div class="end-page">
      {result ? (
        <Page>
          <Ended {...props} result={result} />
        </Page>
      ) : null}
    </div>
  );
};
