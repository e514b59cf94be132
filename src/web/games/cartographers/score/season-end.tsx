import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
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
import { useHurry } from '../../../ui/hurry.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useInView } from '../../../ui/in-view.ts';
import { ring, shake } from '../../../ui/sound.ts';
import type { MapScene } from '../art/map.ts';
import { Chart, type StarSource } from './chart.tsx';
import { barsOfSeason } from './chart-data.ts';
import { type Counting, useCounting } from './counting.ts';
import { MapPicture } from './map-picture.tsx';
import { SCORE_WORDS } from './messages.ts';
import { SeatPicker, seatName } from './people.tsx';
import { RunningCount, stepSentence } from './running-count.tsx';
import { SeasonActions } from './season-actions.tsx';
import { SeasonTable } from './season-table.tsx';
import { awardAt, type CountingStep, countsOf, stepsOf } from './steps.ts';
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
  },
  fr: {
    ends: ['Fin du printemps', 'Fin de l’été', 'Fin de l’automne', 'Fin de l’hiver'],
    how: 'Les étoiles gagnées, un décret après l’autre',
    rules: 'Règles (nouvelle fenêtre)',
    hidden: 'Cette feuille est cachée\u202f: vous n’en voyez que les étoiles.',
    chart: 'Les étoiles jusqu’ici, par origine',
    label: (name: string, what: string) => `Feuille\u202f: ${name}. ${what}`,
  },
};

export interface SeasonEndProps {
  /** The table after the season was scored. */
  readonly view: View;
  /** One for each sheet. */
  readonly scored: readonly Scored[];
  /** The sheets as they were when they were scored. */
  readonly sheets: readonly (Sheet | null)[];
  /** Whose awards are shown first. */
  readonly seat: Seat;
  readonly players: readonly SeatedPlayer[];
  readonly onDone: () => void;
}

/** With more sheets the chart shows only the one that was counted. */
const MOST_BARS = 8;

/** at a table with closed sheets only the own one was seen when it was scored. */
const isHidden = ({ config, viewer }: View, { sheet }: Scored): boolean =>
  !config.openSheets && viewer !== sheet;

const litFor = (grid: Grid, scored: Scored, step: CountingStep): Pick<MapScene, 'award' | 'preyed'> => {
  if (step.part === 'monsters') return { preyed: scored.preyed };
  if (step.part !== 'first' && step.part !== 'second') return {};
  const counts = countsOf(grid, scored.edicts[step.part === 'first' ? 0 : 1]!);
  return counts.length === 0 ? {} : { award: awardAt(grid, counts, step.counted) };
};

/** Enter and Escape skip, the arrows step; buttons keep their own Enter. */
const useKeys = (counting: Counting, isEnd: boolean, onDone: () => void): void => {
  // Before the next key: an effect after the frame would answer two quick presses with one step.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const isField = event.target instanceof HTMLElement && event.target.matches('select, input');
      if (isField) return;
      const isButton = event.target instanceof HTMLElement && event.target.matches('button, a');
      if (event.key === 'ArrowRight') counting.goTo(counting.at + 1);
      else if (event.key === 'ArrowLeft') counting.goTo(counting.at - 1);
      else if (event.key === 'Escape' || (event.key === 'Enter' && !isButton))
        (isEnd ? onDone : counting.skip)();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
};

/** Plays a sound for every automatic award, and for the result. */
const useSounds = (step: CountingStep, { result }: View, { sheet, season }: Scored): void => {
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

/** The table's seasons up to this one: the view may already know of later ones. */
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
  }, [shown, step, sheet]);
  if (!sheet) return <p class="counting-hidden panel">{words.hidden}</p>;
  const label = words.label(seatName(players, shown.sheet), sentence);
  return <MapPicture scene={{ map, sheet, ...lit }} label={label} />;
};

/** A season is counted where its stars were earned. */
export const SeasonEnd = ({ view, scored, sheets, seat, players, onDone }: SeasonEndProps) => {
  const words = say(WORDS);
  const [who, setWho] = useState(seat);
  const shown = scored.find(one => one.sheet === who) ?? scored[0]!;
  const rules = rulesOf(view.config);
  const steps = useMemo(() => stepsOf(rules.map.grid, shown), [shown]);
  const counting = useCounting(steps);
  const step = steps[counting.at]!;
  const isEnd = step.part === 'total';
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  useInView(true, { board: ['.season-end .counting-map', 'h1'] });
  useKeys(counting, isEnd, onDone);
  const isHurried = useHurry(counting.isPlaying ? undefined : shown, onDone);
  useSounds(step, view, shown);
  const sentence = stepSentence(rules, shown, step, counting.isByHand);
  const part = { view, players, shown };
  const sheet = isHidden(view, shown) ? undefined : (sheets[shown.sheet] ?? undefined);
  return (
    <main class="counting season-end">
      <div class="counting-map">
        <SeasonMap {...part} sheet={sheet} step={step} sentence={sentence} />
      </div>
      <section class="counting-side">
        <header>
          {/* In a new window, because the counting continues here. */}
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
          <p class="counting-how">{words.how}</p>
        </header>
        <SeatPicker players={players} seat={shown.sheet} onPick={setWho} />
        <RunningCount rules={rules} scored={shown} step={step} />
        <p class="hidden" aria-live="polite">
          {sentence}
        </p>
        <SeasonTable rules={rules} scored={scored} players={players} shown={shown} step={step} />
        {isEnd && <SeasonChart {...part} />}
        <SeasonActions counting={counting} part={step.part} isHurried={isHurried} onDone={onDone} />
      </section>
    </main>
  );
};
