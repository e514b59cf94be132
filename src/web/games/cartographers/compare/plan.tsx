import { sum } from '../../../../engine/util.ts';
import {
  Cells,
  DRAWABLE,
  EDICT_LETTERS,
  type Event,
  edictsOfSeason,
  gridOf,
  refusalText,
  rulesOf,
  type SeasonScore,
  type State,
} from '../../../../games/cartographers/ui.ts';
import { UNIT } from '../../../art/ink.ts';
import { listed, say } from '../../../i18n.ts';
import {
  bothSides,
  type ComparedBoardProps,
  type ComparedGame,
  type ComparedScores,
  type Sides,
  someCompare,
} from '../../../screens/compare/plan.ts';
import type { PlaybackOf } from '../../../screens/replay/open.ts';
import { language } from '../../../settings.ts';
import type { CartographersRecord } from '../local-table.ts';
import { BOT_NAMES, BOT_WORDS } from '../new-game/bot-messages.ts';
import type { Frame } from '../replay/frames.ts';
import { opener } from '../replay/opener.ts';
import { forecastOf } from '../score/forecast.ts';
import { MapPicture } from '../score/map-picture.tsx';
import { SCORE_WORDS } from '../score/messages.ts';
import { edictName, starsText } from '../score/people.tsx';
import { cardName, seatName } from '../table/question.ts';
import '../score/score.css';
import './compare.css';

const WORDS = {
  en: {
    start: 'Start',
    scoring: 'scoring',
    map: 'Map',
    note: 'The dotted spaces differ between the two maps. During a season, the score is what the map would earn if the season ended then.',
  },
  fr: {
    start: 'Début',
    scoring: 'décompte',
    map: 'Feuille',
    note: 'Les cases marquées d’un point diffèrent entre les deux feuilles. Pendant une saison, le score est celui que la feuille rapporterait si la saison finissait alors.',
  },
};

type Game = ComparedGame<CartographersRecord, State, Event, Frame>;
type Playback = PlaybackOf<State, Event, Frame>;

/** The key of a moment is its season and the number of the card in this season. No season has as many cards. */
const SEASON = 100;
const SCORING = SEASON - 1;
const scoringOf = (season: number): number => season * SEASON + SCORING;

const keysOf = ({ frames }: Playback): readonly number[] => {
  let card = 0;
  return frames.map(({ kind, season }) => {
    if (kind === 'begun') card = 0;
    if (kind === 'begun' && season === 0) return 0;
    if (kind === 'scored' || kind === 'ended') return scoringOf(season);
    if (kind === 'revealed') card += 1;
    return season * SEASON + Math.max(1, card);
  });
};

/** The card that was revealed at a moment. */
const cardAt = ({ playback }: Game, key: number): string | undefined => {
  const keys = keysOf(playback);
  const frame = playback.frames.find(({ kind }, i) => kind === 'revealed' && keys[i] === key);
  const event = frame && playback.events(frame).find(({ type }) => type === 'revealed');
  return event?.type === 'revealed' ? cardName(event.card) : undefined;
};

const momentName = (key: number, games: Sides<Game>): string => {
  const words = say(WORDS);
  if (key === 0) return words.start;
  const season = say(SCORE_WORDS).seasons[Math.floor(key / SEASON)]!;
  if (key % SEASON === SCORING) return listed(season, words.scoring);
  // With other seeds, the games have other cards.
  const cards = new Set(games.flatMap(game => cardAt(game, key) ?? []));
  return listed(season, [...cards].join(' / '));
};

/** The stars of the scored seasons, and those that the current season would give now. */
const scoreOf = (state: State, seat: number): number => {
  const { seasons } = state.sheets[seat]!;
  const now = forecastOf({ ...state, tracks: state.sheets }, seat);
  return sum(seasons.map(({ total }) => total)) + (now?.total ?? 0);
};

const traceOf = ({ sheets }: State, seat: number): unknown => {
  const { destroyed, coinsEarned, ...sheet } = sheets[seat]!;
  return [DRAWABLE.map(terrain => sheet[terrain]), destroyed, coinsEarned];
};

/** SVG with a dot on each space that the two sheets fill differently. */
const differing = (state: State, seat: number, other: State, otherSeat: number): string => {
  const { grid } = rulesOf(state.config).map;
  if (grid !== rulesOf(other.config).map.grid) return '';
  const [sheet, otherSheet] = [state.sheets[seat]!, other.sheets[otherSeat]!];
  const sets = [...DRAWABLE, 'destroyed' as const].flatMap(terrain => {
    const [own, its] = [new Cells(grid, sheet[terrain]), new Cells(grid, otherSheet[terrain])];
    return [own.minus(its), its.minus(own)];
  });
  return Cells.union(grid, sets)
    .list()
    .map(cell => {
      const [x, y] = [cell % grid.width, Math.floor(cell / grid.width)];
      return `<circle class="compare-dot" cx="${(x + 0.5) * UNIT}" cy="${(y + 0.5) * UNIT}" r="6"/>`;
    })
    .join('');
};

const Board = ({
  game,
  state,
  other,
  otherSeat,
}: ComparedBoardProps<CartographersRecord, State, Event, Frame>) => (
  <MapPicture
    class="compare-map"
    scene={{ map: rulesOf(state.config).map, sheet: state.sheets[game.seat]! }}
    label={listed(say(WORDS).map, game.name)}
    above={differing(state, game.seat, other, otherSeat)}
  />
);

const NO_SEASON: SeasonScore = { first: 0, second: 0, coins: 0, monsters: 0, total: 0 };

const seasonScores = (games: Sides<Game>, season: number): ComparedScores => {
  const words = say(SCORE_WORDS);
  const scores = bothSides(games, ({ end, seat }) => end.sheets[seat]!.seasons[season] ?? NO_SEASON);
  const of = (part: (score: SeasonScore) => number): Sides<number> => bothSides(scores, part);
  const edict = (index: number): string => {
    const [one, other] = bothSides(games, ({ end }) => end.edicts[index]!);
    const letter = EDICT_LETTERS[index];
    return one === other
      ? `${letter} · ${edictName(one)}`
      : `${letter} · ${edictName(one)} / ${edictName(other)}`;
  };
  const [first, second] = edictsOfSeason(season);
  return {
    key: scoringOf(season),
    name: words.seasons[season]!,
    scores: of(({ total }) => total),
    parts: [
      { name: edict(first), scores: of(score => score.first) },
      { name: edict(second), scores: of(score => score.second) },
      { name: words.coins, scores: of(({ coins }) => coins) },
      { name: words.monsters, scores: of(({ monsters }) => 0 - monsters) },
    ],
  };
};

const scoresOf = (games: Sides<Game>): readonly ComparedScores[] => {
  const words = say(SCORE_WORDS);
  const seasons = words.seasons.map((_, season) => seasonScores(games, season));
  return [
    ...seasons,
    {
      key: scoringOf(words.seasons.length - 1),
      name: words.total,
      scores: bothSides(games, ({ end, seat }) => scoreOf(end, seat)),
    },
  ];
};

export const compare = someCompare<CartographersRecord, State, Event, Frame>({
  opener,
  why: refusal => refusalText(refusal, language.value, gridOf(11, 11)),
  keysOf,
  momentName,
  namesOf: players => players.map((_, seat) => seatName(players, seat)),
  scoreOf,
  scoreText: starsText,
  traceOf,
  scoresOf,
  note: () => say(WORDS).note,
  bots: BOT_NAMES.map(id => ({ id, name: BOT_WORDS[id].name })),
  Board,
});
