import { useMemo, useState } from 'preact/hooks';
import { listed, number, say, semicolons, signed } from '../../i18n.ts';
import { language } from '../../settings.ts';
import { Button, ChoiceButtons } from '../../ui/button.tsx';
import { Chart } from '../../ui/chart.tsx';
import { ChartTable } from '../../ui/chart-table.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Select } from '../../ui/select.tsx';
import { useSteps } from '../../ui/steps.tsx';
import { Controls, StepText } from '../replay/controls.tsx';
import type { AnyRecord, Span } from '../replay/open.ts';
import { alignedStops, differenceChart } from './align.ts';
import { COMPARE_MESSAGES } from './messages.ts';
import {
  bothSides,
  type ComparedGame,
  type ComparedScore,
  type ComparedScores,
  type ComparePlan,
  type GameSide,
  SIDES,
  type Sides,
} from './plan.ts';

/** The duration of a step at speed 1, in milliseconds. */
const PACE = 1600;

interface ScoresProps {
  readonly names: Sides<string>;
  readonly scores: readonly ComparedScores[];
  readonly note: string | undefined;
  readonly onKey: (key: number) => void;
}

const cellsOf = ({ scores: [one, other], notes }: ComparedScore) => {
  const apart = one - other;
  return [
    ...[one, other].map((score, side) => (notes ? `${number(score)} (${notes[side]})` : number(score))),
    apart === 0 ? '0' : <b key="apart">{signed(apart)}</b>,
  ];
};

/** The scores of both players. Each moment is a button that goes there. */
const Scores = ({ names, scores, note, onKey }: ScoresProps) => {
  const words = say(COMPARE_MESSAGES);
  return (
    <Panel class="stack" title={words.parts}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div class="compare-scores" role="region" aria-label={words.parts} tabIndex={0}>
        <ChartTable
          class="figures"
          head={[words.score, ...names, words.difference]}
          rows={scores.flatMap(({ key, name, parts = [], ...score }) => [
            {
              name: (
                <Button look="plain" aria-label={words.goTo(name)} onClick={() => onKey(key)}>
                  {name}
                </Button>
              ),
              cells: cellsOf({ ...score, name }),
            },
            ...parts.map(part => ({
              name: <span class="compare-part">{part.name}</span>,
              cells: cellsOf(part),
            })),
          ])}
        />
      </div>
      {note && <p class="note">{note}</p>}
    </Panel>
  );
};

interface DifferenceProps {
  readonly names: Sides<string>;
  readonly differences: readonly number[];
  readonly at: number;
}

/** The difference of the scores at each step, as a line. */
const Difference = ({ names, differences, at }: DifferenceProps) => {
  const words = say(COMPARE_MESSAGES);
  const isEven = differences.every(each => each === 0);
  const label = words.chartOf(
    signed(Math.min(...differences)),
    signed(Math.max(...differences)),
    signed(differences.at(-1) ?? 0),
  );
  return (
    <Panel class="stack" title={words.chart}>
      {isEven ? (
        <p>{words.even}</p>
      ) : (
        <>
          <Chart bars={[]} look="amount" {...differenceChart(differences)} pointer={at + 0.5} label={label} />
          <p class="note" aria-hidden="true">
            {words.legend(...names)}
          </p>
        </>
      )}
    </Panel>
  );
};

interface ComparedProps<Recorded extends AnyRecord, State, Event, Frame extends Span> {
  readonly plan: ComparePlan<Recorded, State, Event, Frame>;
  readonly games: Sides<ComparedGame<Recorded, State, Event, Frame>>;
  /** The seats that can be chosen in each game; empty if only one person played. */
  readonly choices: Sides<readonly { readonly value: number; readonly name: string }[]>;
  readonly onSeat: (side: GameSide, seat: number) => void;
}

/** Two games side by side, with one slider for both. */
export const Compared = <Recorded extends AnyRecord, State, Event, Frame extends Span>({
  plan,
  games,
  choices,
  onSeat,
}: ComparedProps<Recorded, State, Event, Frame>) => {
  const words = say(COMPARE_MESSAGES);
  const [one, other] = games;
  const stops = useMemo(
    () => alignedStops([plan.keysOf(one.playback), plan.keysOf(other.playback)]),
    [plan, one.playback, other.playback],
  );
  const [speed, setSpeed] = useState(1);
  const [shown, setShown] = useState<GameSide>(0);
  const steps = useSteps({ of: stops, count: stops.length, first: 0, lasts: () => PACE / speed });
  const statesAt = (step: number): Sides<State> =>
    bothSides(games, ({ playback }, side) => playback.after(playback.frames[stops[step]!.at[side]]!));
  const scoresAt = (states: Sides<State>): Sides<number> =>
    bothSides(states, (state, side) => plan.scoreOf(state, games[side].seat));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stops and seats determine both
  const [differences, firstApart] = useMemo(() => {
    const states = stops.map((_, step) => statesAt(step));
    const [traces, otherTraces] = bothSides(games, ({ seat }, side) =>
      states.map(each => JSON.stringify(plan.traceOf(each[side], seat))),
    );
    const apart = states.map(scoresAt).map(([a, b]) => a - b);
    return [apart, traces.findIndex((trace, i) => trace !== otherTraces[i])] as const;
  }, [stops, one.seat, other.seat]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the games, the seats and the language determine them
  const allScores = useMemo(() => plan.scoresOf(games), [stops, one.seat, other.seat, language.value]);
  const { at, goTo } = steps;
  const stop = stops[at]!;
  const states = statesAt(at);
  const scores = scoresAt(states);
  const names = bothSides(games, ({ name }) => name);
  const moment = plan.momentName(stop.key, games);
  const told = semicolons([
    ...SIDES.map(side => listed(names[side], plan.scoreText(scores[side]))),
    listed(words.difference, signed(scores[0] - scores[1])),
  ]);
  return (
    <div class={`compare one-column ${plan.class ?? ''}`}>
      <StepText
        head={`${words.step(at + 1, stops.length)} · ${moment}`}
        lines={[told]}
        isPlaying={steps.isPlaying}
      />
      <div class="compare-switch">
        <ChoiceButtons
          label={words.board}
          value={shown}
          onValue={setShown}
          options={[
            [0, names[0]],
            [1, names[1]],
          ]}
        />
      </div>
      <div class="compare-boards one-column" data-part="replay-board" data-shown={shown}>
        {SIDES.map(side => (
          <section key={side} class="compare-board one-column" aria-labelledby={`compare-${side}`}>
            <h2 id={`compare-${side}`}>{listed(names[side], plan.scoreText(scores[side]))}</h2>
            {choices[side].length > 1 && (
              <Select
                aria-label={listed(words.player, words.sides[side])}
                value={games[side].seat}
                onValue={seat => onSeat(side, seat)}
                options={choices[side]}
              />
            )}
            <plan.Board
              game={games[side]}
              state={states[side]}
              at={stop.at[side]}
              other={states[side === 0 ? 1 : 0]}
              otherSeat={games[side === 0 ? 1 : 0].seat}
            />
          </section>
        ))}
      </div>
      <Controls
        label={words.title}
        steps={steps}
        told={`${moment}. ${told}`}
        speed={speed}
        onSpeed={setSpeed}
      >
        {firstApart < 0 ? (
          <p class="note">{words.same}</p>
        ) : (
          <Button disabled={at === firstApart} onClick={() => goTo(firstApart)}>
            {words.firstDifference}
          </Button>
        )}
      </Controls>
      <Difference names={names} differences={differences} at={at} />
      <Scores
        names={names}
        scores={allScores}
        note={plan.note?.()}
        onKey={key => goTo(stops.findIndex(each => each.key === key))}
      />
    </div>
  );
};
