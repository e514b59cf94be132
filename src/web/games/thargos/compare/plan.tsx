import { sum } from '../../../../engine/util.ts';
import { type Event, refusalText, type State } from '../../../../games/thargos/ui.ts';
import { listed, number, plural, say } from '../../../i18n.ts';
import {
  bothSides,
  type ComparedBoardProps,
  type ComparedGame,
  type ComparedScores,
  type Sides,
  someCompare,
} from '../../../screens/compare/plan.ts';
import { language } from '../../../settings.ts';
import type { ThargosRecord } from '../local-table.ts';
import { BOT_NAMES, BOT_WORDS } from '../new-game/bot-messages.ts';
import type { Frame } from '../replay/frames.ts';
import { WORDS as REPLAY_WORDS } from '../replay/messages.ts';
import { opener, readyToCompare } from '../replay/opener.ts';
import '../replay/replay.css';
import { naming, updatesUntil } from '../replay/log-lines.ts';
import { Stage } from '../replay/stage.tsx';
import { WORDS as TABLE_WORDS } from '../table/messages.ts';
import { stray } from '../user-content/pasted.ts';
import { strayText } from '../user-content/pasted-messages.ts';

const WORDS = {
  en: {
    points: (n: number) => `${number(n)} ${plural(n, 'victory point', 'victory points')}`,
    end: 'End',
    note: 'The number in brackets is what the opponents have. Turns in which no one wins points aren’t listed.',
  },
  fr: {
    points: (n: number) => `${number(n)} ${plural(n, 'point de victoire', 'points de victoire')}`,
    end: 'Fin',
    note: 'Le nombre entre parenthèses est celui des adversaires. Les tours où personne ne gagne de points ne sont pas listés.',
  },
};

type Game = ComparedGame<ThargosRecord, State, Event, Frame>;

const turnName = (turn: number): string => {
  const words = say(REPLAY_WORDS);
  return turn === 0 ? words.start : words.turn(turn);
};

const pointsOf = ({ players }: State, seat: number): number => players[seat]!.vp;

const othersOf = ({ players }: State, seat: number): number =>
  sum(players.filter((_, i) => i !== seat).map(({ vp }) => vp));

/** The state at the end of a turn, or at the end of the game if it has fewer turns. */
const afterTurn = ({ playback }: Game, turn: number): State => {
  const { frames, after } = playback;
  return after(frames.findLast(frame => frame.turn <= turn) ?? frames[0]!);
};

const scoresAt = (games: Sides<Game>, turn: number): ComparedScores => {
  const states = bothSides(games, game => afterTurn(game, turn));
  return {
    key: turn,
    name: turnName(turn),
    scores: bothSides(states, (state, side) => pointsOf(state, games[side].seat)),
    notes: bothSides(states, (state, side) => number(othersOf(state, games[side].seat))),
  };
};

/** The turns in which a player of either game won or lost points, and the end. */
const scoresOf = (games: Sides<Game>): readonly ComparedScores[] => {
  const last = Math.max(...games.map(({ playback }) => playback.frames.at(-1)!.turn));
  const turns = Array.from({ length: last + 1 }, (_, turn) => scoresAt(games, turn));
  const textOf = ({ scores, notes }: ComparedScores): string => JSON.stringify([scores, notes]);
  const changed = turns.filter((turn, i) => i > 0 && textOf(turn) !== textOf(turns[i - 1]!));
  return [...changed, { ...turns.at(-1)!, name: say(WORDS).end }];
};

const Board = ({ game, state, at }: ComparedBoardProps<ThargosRecord, State, Event, Frame>) => {
  const { record, players, playback, seat, isMine } = game;
  const { names } = naming(players, state.players.length, true, say(TABLE_WORDS));
  return (
    <Stage
      label={listed(say(REPLAY_WORDS).board, game.name)}
      record={record}
      state={state}
      viewer={{ seat, isOpen: false }}
      names={names.map((name, i) => (i === seat ? game.name : name))}
      you={isMine ? seat : undefined}
      told={() => updatesUntil(playback, at, seat)}
      isShared={false}
    />
  );
};

export const compare = someCompare<ThargosRecord, State, Event, Frame>({
  opener,
  why: refusal => strayText(refusal, language.value) ?? refusalText(refusal, language.value),
  ready: readyToCompare,
  stray: content => stray(content, 'game'),
  class: 'th-replay-pair',
  keysOf: ({ frames }) => frames.map(({ turn }) => turn),
  momentName: turnName,
  namesOf: (players, end) => naming(players, end.players.length, true, say(TABLE_WORDS)).names,
  scoreOf: pointsOf,
  scoreText: points => say(WORDS).points(points),
  traceOf: ({ players, heroes, posts, missions, story }) => [players, heroes, posts, missions, story],
  scoresOf,
  note: () => say(WORDS).note,
  bots: BOT_NAMES.map(id => ({ id, name: BOT_WORDS[id].name })),
  Board,
});
