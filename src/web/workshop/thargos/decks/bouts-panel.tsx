import { useEffect, useRef, useState } from 'preact/hooks';
import { histogramOf } from '../../../../bots/histogram.ts';
import {
  type BoutBot,
  type BoutResult,
  type Bouts,
  rateOf,
  type Score,
} from '../../../../bots/thargos/bouts.ts';
import type { Refusal } from '../../../../engine/refusal.ts';
import { entriesOf, sum } from '../../../../engine/util.ts';
import {
  type Deck,
  decksFor,
  followReplaced,
  hasError,
  readyMade,
  refusalText,
} from '../../../../games/thargos/ui.ts';
import { say, signed, text } from '../../../i18n.ts';
import { randomSeed } from '../../../random-ids.ts';
import { HistogramBars } from '../../../screens/review/histogram.tsx';
import { language } from '../../../settings.ts';
import { Button, ChartTable, Meter, SelectField, ShareBar } from '../../../ui/ui.ts';
import type { Ordered } from './bouts-worker.ts';
import { playKey } from './edit.ts';
import type { Lab } from './lab-state.ts';
import { deckRules, packsOf } from './model.ts';
import { PANEL_WORDS } from './panel-messages.ts';

const COUNTS = [10, 40, 125] as const;

const ratesOf = (score: Omit<Score, 'rival'>) => {
  const words = say(PANEL_WORDS);
  const { rate, low, high } = rateOf(score);
  const whole = (part: number): string => words.percent(Math.round(part * 100) / 100);
  return [
    <b key="rate">{whole(rate)}</b>,
    <>
      <ShareBar from={low} to={high} mark={0.5} />
      <span>{words.between(whole(low), whole(high))}</span>
    </>,
  ];
};

const Results = ({ scores, bot }: { readonly scores: readonly Score[]; readonly bot: BoutBot }) => {
  const words = say(PANEL_WORDS);
  const total = (key: 'won' | 'lost' | 'drawn'): number => sum(scores.map(score => score[key]));
  const all = { won: total('won'), lost: total('lost'), drawn: total('drawn') };
  return (
    <ChartTable
      class="th-decks-numbers th-decks-results"
      caption={words.playedBy[bot]}
      head={[words.rival, words.rate, words.interval]}
      rows={[
        ...scores.map(score => ({
          name: text(readyMade(score.rival)?.title ?? { en: score.rival, fr: score.rival }),
          cells: ratesOf(score),
        })),
        ...(scores.length > 1 ? [{ name: words.total, cells: ratesOf(all) }] : []),
      ]}
    />
  );
};

/** A histogram of the margins by which the deck won or lost its games. */
const Margins = ({ margins }: { readonly margins: readonly number[] }) => {
  const words = say(PANEL_WORDS);
  const histogram = histogramOf(margins);
  const [low, middle, high] = histogram.tenths.map(signed);
  return (
    <figure class="th-decks-margins">
      <figcaption>{words.margins(middle!, low!, high!)}</figcaption>
      <HistogramBars histogram={histogram} />
    </figure>
  );
};

interface Run {
  readonly state: 'idle' | 'running' | 'stopped' | 'finished' | 'broke' | Refusal;
  /** The bot that played the displayed games. The user may already have selected a different one for the next run. */
  readonly bot: BoutBot;
  /** The `playKey` of the deck that played the displayed games, because the deck may have changed since. */
  readonly key: string;
  readonly scores: readonly Score[];
  readonly margins: readonly number[];
  readonly played: number;
  readonly total: number;
  readonly speed: number;
}

const IDLE: Run = {
  ...{ state: 'idle', bot: 'greedy', key: '' },
  ...{ scores: [], margins: [], played: 0, total: 0, speed: 0 },
};

const withResults = (run: Run, results: readonly BoutResult[], started: number): Run => {
  const scores = [...run.scores];
  const margins = [...run.margins];
  for (const result of results) {
    if ('refused' in result) return { ...run, state: result.refused };
    scores[result.rival] = result.score;
    margins.push(result.vp[0] - result.vp[1]);
  }
  const played = margins.length;
  const speed = Math.round((played * 1000) / Math.max(1, performance.now() - started));
  return { ...run, state: played >= run.total ? 'finished' : run.state, scores, margins, played, speed };
};

/** Lets bots play games in a worker, and adds up the results. */
const useBouts = () => {
  const worker = useRef<Worker | undefined>(undefined);
  const [run, setRun] = useState(IDLE);
  const isRunning = run.state === 'running';
  useEffect(() => () => worker.current?.terminate(), []);
  useEffect(() => {
    if (!isRunning) worker.current?.terminate();
  }, [isRunning]);
  const begin = (bouts: Bouts, packs: Ordered['packs'], key: string): void => {
    worker.current?.terminate();
    const total = bouts.games * bouts.rivals.length;
    setRun({ ...IDLE, state: 'running', bot: bouts.bot, key, total });
    const started = performance.now();
    const thread = new Worker(new URL('./bouts-worker.ts', import.meta.url), { type: 'module' });
    worker.current = thread;
    thread.onerror = () => setRun(old => ({ ...old, state: 'broke' }));
    thread.onmessage = ({ data }: MessageEvent<readonly BoutResult[]>) =>
      setRun(old => withResults(old, data, started));
    thread.postMessage({ bouts, packs } satisfies Ordered);
  };
  return { run, isRunning, begin, stop: () => setRun(old => ({ ...old, state: 'stopped' })) };
};

/** Shows how the deck performs against the ready-made decks if bots play both. */
export const BoutsPanel = ({ lab }: { readonly lab: Lab }) => {
  const words = say(PANEL_WORDS);
  const [bot, setBot] = useState<BoutBot>('greedy');
  const [games, setGames] = useState<number>(COUNTS[0]);
  const { run, isRunning, begin, stop } = useBouts();
  const { state, played, total } = run;
  const isLegal = !hasError(lab.faults.value);
  const own = lab.own.value;
  const rivals = decksFor(own.rules.pointsCap).filter(({ id }) => id !== lab.id);
  const start = (): void => {
    const cards = lab.cards.value;
    const chosen = packsOf(own);
    const config = {
      quickPlay: own.rules.play === 'quick',
      sets: deckRules(own.rules).sets ?? 'core',
      packs: chosen.map(({ ref }) => ref),
    } as const;
    const decks = { deck: own.deck, rivals: rivals.map((deck: Deck) => followReplaced(deck, cards)) };
    begin({ ...decks, games, bot, seed: randomSeed().seed, config }, chosen, playKey(own));
  };
  return (
    <section class="th-decks-part stack" aria-labelledby="bouts-title">
      <h2 id="bouts-title">{words.bouts}</h2>
      <p class="quiet">{words.boutsNote}</p>
      <div class="row">
        <SelectField label={words.bot} value={bot} onValue={setBot} options={entriesOf(words.bots)} />
        <SelectField
          label={words.games}
          value={games}
          onValue={setGames}
          options={COUNTS.map(count => [count, words.count(count, count * rivals.length)])}
        />
        {isRunning ? (
          <Button onClick={stop}>{words.cancel}</Button>
        ) : (
          <Button disabled={!isLegal} onClick={start}>
            {words.begin}
          </Button>
        )}
      </div>
      {!isLegal && <p class="quiet">{words.notLegal}</p>}
      {state !== 'idle' && (
        <div>
          <Meter max={total} value={played} label={words.bouts} />
          <span>
            {words.progress(played, total)} · {words.perSecond(run.speed)}
          </span>
        </div>
      )}
      <p role="status" class="quiet">
        {typeof state === 'object'
          ? words.refused(refusalText(state, language.value))
          : state !== 'idle' && state !== 'running' && words[state]}
      </p>
      <p role="status" class="error">
        {run.key !== '' && run.key !== playKey(own) && words.wasOther}
      </p>
      {run.scores.length > 0 && <Results scores={run.scores.filter(Boolean)} bot={run.bot} />}
      {run.margins.length > 1 && <Margins margins={run.margins} />}
    </section>
  );
};
