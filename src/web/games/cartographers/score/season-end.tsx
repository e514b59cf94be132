import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../../engine/game.ts';
import {
  type Grid,
  landOf,
  rulesOf,
  type Scored,
  type SeasonScore,
  type Sheet,
  type View,
} from '../../../../games/cartographers/ui.ts';
import type { SeatedPlayer } from '../../../client/table.ts';
import { say, text } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { useAutoContinue } from '../../../screens/table/table-context.ts';
import { isMoving } from '../../../settings.ts';
import { Button, ContinueButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { part, useInView } from '../../../ui/in-view.ts';
import { useKeys } from '../../../ui/keys.ts';
import { ring, shake } from '../../../ui/sound.ts';
import { StepButtons, useSteps } from '../../../ui/steps.tsx';
import type { MapScene } from '../art/map.ts';
import { seatName } from '../table/question.ts';
import { Chart, type StarSource } from './chart.tsx';
import { barsOfSeason } from './chart-data.ts';
import { MapPicture } from './map-picture.tsx';
import { SCORE_WORDS } from './messages.ts';
import { SeatPicker } from './people.tsx';
import { RunningCount, SeasonTable, stepSentence } from './season-table.tsx';
import { awardAt, type CountingStep, countsOf, nextPart, standsFor, stepsOf } from './steps.ts';
import { closedMountains } from './why-scene.ts';
import './score.css';
import './season-end.css';

const WORDS = {
  en: {
    ends: ['Spring ends', 'Summer ends', 'Fall ends', 'Winter ends'],
    how: 'Stars earned, edict by edict',
    rules: 'Rules (new window)',
    hidden: 'This map is hidden: you only see its stars.',
    chart: 'Stars so far, by source',
    label: (name: string, what: string) => `Map of ${name}. ${what}`,
    next: { first: 'Next edict', second: 'Next: coins', coins: 'Next: monsters', monsters: 'Next: total' },
    skip: 'Skip to total',
    go: 'Continue',
    again: 'Count again',
  },
  fr: {
    ends: ['Fin du printemps', 'Fin de l’été', 'Fin de l’automne', 'Fin de l’hiver'],
    how: 'Les étoiles gagnées, un décret après l’autre',
    rules: 'Règles (nouvelle fenêtre)',
    hidden: 'Cette feuille est cachée\u202f: vous n’en voyez que les étoiles.',
    chart: 'Les étoiles jusqu’ici, par origine',
    label: (name: string, what: string) => `Feuille\u202f: ${name}. ${what}`,
    next: { first: 'Décret suivant', second: 'Les pièces', coins: 'Les monstres', monsters: 'Le total' },
    skip: 'Passer au total',
    go: 'Continuer',
    again: 'Recompter',
  },
};

export interface SeasonEndProps {
  readonly view: View;
  readonly scored: readonly Scored[];
  readonly sheets: readonly (Sheet | null)[];
  /** The seat whose awards are counted on screen first. */
  readonly seat: Seat;
  readonly players: readonly SeatedPlayer[];
  readonly onDone: () => void;
}

/** With more sheets than this, the chart shows only the sheet that was counted. */
const MOST_BARS = 8;

/** CA-A-32: with the option of hidden map sheets, the viewer saw only their own sheet when it was scored. */
const isHidden = ({ config, viewer }: View, { sheet }: Scored): boolean =>
  !config.openSheets && viewer !== sheet;

const litFor = (grid: Grid, scored: Scored, step: CountingStep): Pick<MapScene, 'award' | 'preyed'> => {
  if (step.part === 'monsters') return { preyed: scored.preyed };
  if (step.part !== 'first' && step.part !== 'second') return {};
  const counts = countsOf(grid, scored.edicts[step.part === 'first' ? 0 : 1]!);
  return counts.length === 0 ? {} : { award: awardAt(grid, counts, step.counted) };
};

const useSounds = (step: CountingStep, { result }: View, { sheet, season }: Scored): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each counting step plays its sound only once.
  useEffect(() => {
    if (step.part !== 'total') {
      if (step.counted > 0) ring('star');
      return;
    }
    const hasWon = season === 3 && result?.places[sheet] === 1;
    ring(hasWon ? 'won' : 'turn');
    if (hasWon) shake(40);
  }, [step]);
};

/** Scores up to this season. The view may already contain later seasons. */
const seasonsSoFar = (view: View, { season }: Scored): readonly (readonly SeasonScore[])[] =>
  view.tracks.map(track => track.seasons.slice(0, season + 1));

interface PartProps extends Pick<SeasonEndProps, 'view' | 'players'> {
  readonly shown: Scored;
}

const SeasonChart = ({ view, players, shown }: PartProps) => {
  const shared = say(SCORE_WORDS);
  const rules = rulesOf(view.config);
  const names = players.map((_, i) => seatName(players, i));
  const sources: readonly StarSource[] = [
    { name: shared.earlier, look: 'past' },
    ...shown.edicts.map(({ card }) => {
      const { name, suit } = rules.edict(card).card;
      return { name: text(name), look: suit };
    }),
    { name: shared.coins, look: 'coins' },
  ];
  const bars = barsOfSeason(names, seasonsSoFar(view, shown), shown.season);
  const isShort = names.length <= MOST_BARS;
  return (
    <Chart
      title={say(WORDS).chart}
      bars={isShort ? bars : bars.filter((_, i) => i === shown.sheet)}
      sources={sources}
    />
  );
};

interface SeasonMapProps extends PartProps {
  readonly sheet: Sheet | undefined;
  readonly step: CountingStep;
  readonly sentence: string;
}

const SeasonMap = ({ view, players, shown, sheet, step, sentence }: SeasonMapProps) => {
  const words = say(WORDS);
  const { map } = rulesOf(view.config);
  const lit = useMemo(() => {
    if (step.part === 'coins' && sheet) return { award: { cells: closedMountains(landOf(map, sheet)) } };
    return litFor(map.grid, shown, step);
  }, [map, shown, step, sheet]);
  if (!sheet) return <p class="counting-hidden panel quiet">{words.hidden}</p>;
  const label = words.label(seatName(players, shown.sheet), sentence);
  return <MapPicture scene={{ map, sheet, ...lit }} label={label} />;
};

/** Shows how a season is scored, step by step, and highlights the spaces of each award on the map. */
export const SeasonEnd = ({ view, scored, sheets, seat, players, onDone }: SeasonEndProps) => {
  const words = say(WORDS);
  const [who, setWho] = useState(seat);
  const shown = scored.find(one => one.sheet === who) ?? scored[0]!;
  const rules = rulesOf(view.config);
  const { grid } = rules.map;
  const steps = useMemo(() => stepsOf(grid, shown), [grid, shown]);
  const counting = useSteps({
    of: steps,
    count: steps.length,
    first: isMoving() ? 0 : steps.length - 1,
    isPlaying: isMoving(),
    lasts: at => standsFor(steps, at),
  });
  const { at, last, goTo } = counting;
  const step = steps[at]!;
  const isEnd = step.part === 'total';
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  useInView(true, { board: [part('counting-map'), 'h1'] });
  const skip = isEnd ? onDone : () => goTo(last);
  useKeys({
    ArrowRight: () => goTo(at + 1),
    ArrowLeft: () => goTo(at - 1),
    Enter: skip,
    Escape: skip,
  });
  const isHurried = useAutoContinue(counting.isPlaying ? undefined : shown, onDone);
  useSounds(step, view, shown);
  const sentence = stepSentence(rules, shown, step, counting.isByHand);
  const moment = { view, players, shown };
  const sheet = isHidden(view, shown) ? undefined : (sheets[shown.sheet] ?? undefined);
  return (
    <main class="counting season-end">
      <div class="counting-map" data-part="counting-map">
        <SeasonMap {...moment} sheet={sheet} step={step} sentence={sentence} />
      </div>
      <section class="counting-side one-column">
        <header>
          {/* Opens in a new window, because the counting continues in this one. */}
          <a
            class="icon-link counting-rules"
            href={linkTo('rules')}
            target="_blank"
            rel="noreferrer"
            aria-label={words.rules}
            title={words.rules}
          >
            <Icon name="rules" />
          </a>
          <h1 ref={title} tabIndex={-1}>
            {words.ends[shown.season]}
          </h1>
          <p class="counting-how quiet">{words.how}</p>
        </header>
        <SeatPicker players={players} seat={shown.sheet} onPick={setWho} />
        <RunningCount rules={rules} shown={shown} step={step} />
        <p class="hidden" aria-live="polite">
          {sentence}
        </p>
        <SeasonTable rules={rules} scored={scored} players={players} shown={shown} step={step} />
        {isEnd && <SeasonChart {...moment} />}
        {step.part === 'total' ? (
          <div class="counting-actions row">
            <ContinueButton onGo={onDone}>
              <Icon name="next" /> {words.go}
            </ContinueButton>
            <Button onClick={isMoving() ? counting.toggle : () => goTo(0)}>
              <Icon name="skip-back" /> {words.again}
            </Button>
          </div>
        ) : (
          <>
            <div class="in-line">
              <StepButtons steps={counting} canPlay={isMoving()} />
            </div>
            <div class="counting-actions row">
              <Button look="main" onClick={() => goTo(nextPart(steps, at), isMoving())}>
                <Icon name="next" /> {words.next[step.part]}
              </Button>
              {/* While a clock runs, the button continues the game instead of skipping to the total. */}
              <Button onClick={isHurried ? onDone : skip}>
                <Icon name="skip" /> {isHurried ? words.go : words.skip}
              </Button>
            </div>
          </>
        )}
      </section>
    </main>
  );
};
