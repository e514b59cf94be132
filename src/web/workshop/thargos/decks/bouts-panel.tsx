import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { histogramOf } from '../../../../bots/histogram.ts';
import {
  type BoutBot,
  type BoutResult,
  type Bouts,
  rateOf,
  type Score,
} from '../../../../bots/thargos/bouts.ts';
import type { Refusal } from '../../../../engine/refusal.ts';
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
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Meter, ShareBar } from '../../../ui/meter.tsx';
import { Select } from '../../../ui/select.tsx';
import type { Ordered } from './bouts-worker.ts';
import { playKey } from './edit.ts';
import type { Lab } from './lab-state.ts';
import { deckRules, packsOf } from './model.ts';
import { PANEL_WORDS } from './panel-messages.ts';

const COUNTS = [10, 40, 125] as const;

const Rate = ({ score }: { readonly score: Omit<Score, 'rival'> }) => {
  const words = say(PANEL_WORDS);
  const { rate, low, high } = rateOf(score);
  const whole = (part: number): string => words.percent(Math.round(part * 100) / 100);
  return (
    <>
      <td>
        <b>{whole(rate)}</b>
      </td>
      <td>
        <ShareBar class="th-decks-odd-bar" from={low} to={high} mark={0.5} />
        <span>{words.between(whole(low), whole(high))}</span>
      </td>
    </>
  );
};

const Results = ({ scores, bot }: { readonly scores: readonly Score[]; readonly bot: BoutBot }) => {
  const words = say(PANEL_WORDS);
  const total = (key: 'won' | 'lost' | 'drawn'): number => scores.reduce((sum, score) => sum + score[key], 0);
  return (
    <table class="th-decks-numbers th-decks-results">
      <caption>{words.playedBy[bot]}</caption>
      <thead>
        <tr>
          <th scope="col">{words.rival}</th>
          <th scope="col">{words.rate}</th>
          <th scope="col">{words.interval}</th>
        </tr>
      </thead>
      <tbody>
        {scores.map(score => (
          <tr key={score.rival}>
            <th scope="row">{text(readyMade(score.rival)?.title ?? { en: score.rival, fr: score.rival })}</th>
            <Rate score={score} />
          </tr>
        ))}
        {scores.length > 1 && (
          <tr>
            <th scope="row">{words.total}</th>
            <Rate score={{ won: total('won'), lost: total('lost'), drawn: total('drawn') }} />
          </tr>
        )}
      </tbody>
    </table>
  );
};

/** By how much games were won and lost. */
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

/** Games of bots in a thread of their own; this page only counts. */
const useBouts = () => {
  const worker = useRef<Worker | undefined>(undefined);
  const scores = useSignal<readonly Score[]>([]);
  const margins = useSignal<readonly number[]>([]);
  const played = useSignal(0);
  const total = useSignal(0);
  const speed = useSignal(0);
  /** Who plays what is on show, whatever is chosen for the next time. */
  const bot = useSignal<BoutBot>('greedy');
  const state = useSignal<'idle' | 'running' | 'stopped' | 'finished' | 'broke' | Refusal>('idle');
  const end = (how: typeof state.value): void => {
    worker.current?.terminate();
    worker.current = undefined;
    state.value = how;
  };
  useEffect(() => () => worker.current?.terminate(), []);

  const begin = (bouts: Bouts, packs: Ordered['packs']): void => {
    worker.current?.terminate();
    bot.value = bouts.bot;
    scores.value = [];
    margins.value = [];
    played.value = 0;
    total.value = bouts.games * bouts.rivals.length;
    state.value = 'running';
    const started = performance.now();
    const thread = new Worker(new URL('./bouts-worker.ts', import.meta.url), { type: 'module' });
    worker.current = thread;
    thread.onerror = () => end('broke');
    thread.onmessage = ({ data }: MessageEvent<readonly BoutResult[]>) => {
      const next = [...scores.value];
      const further: number[] = [];
      for (const told of data) {
        if ('refused' in told) return end(told.refused);
        next[told.rival] = told.score;
        further.push(told.vp[0] - told.vp[1]);
        played.value += 1;
      }
      scores.value = next;
      margins.value = [...margins.value, ...further];
      speed.value = Math.round((played.value * 1000) / Math.max(1, performance.now() - started));
      if (played.value >= total.value) end('finished');
    };
    thread.postMessage({ bouts, packs } satisfies Ordered);
  };
  return { scores, margins, bot, played, total, speed, state, begin, stop: () => end('stopped') };
};

/** How the deck fares against the ready-made ones when bots play it. */
export const BoutsPanel = ({ lab }: { readonly lab: Lab }) => {
  const words = say(PANEL_WORDS);
  const bot = useSignal<BoutBot>('greedy');
  const games = useSignal<number>(COUNTS[0]);
  const { scores, margins, bot: playing, played, total, speed, state, begin, stop } = useBouts();
  const isRunning = state.value === 'running';
  const isLegal = !hasError(lab.faults.value);
  const rivals = decksFor(lab.own.value.rules.pointsCap).filter(({ id }) => id !== lab.id);
  /** What the games were played with, for the deck may change while they are on show. */
  const playedWith = useSignal('');
  const isOther = playedWith.value !== '' && playedWith.value !== playKey(lab.own.value);
  const start = (): void => {
    const own = lab.own.value;
    playedWith.value = playKey(own);
    const cards = lab.cards.value;
    const chosen = packsOf(own);
    begin(
      {
        deck: own.deck,
        rivals: rivals.map((deck: Deck) => followReplaced(deck, cards)),
        games: games.value,
        bot: bot.value,
        seed: randomSeed().seed,
        config: {
          quickPlay: own.rules.play === 'quick',
          sets: deckRules(own.rules).sets ?? 'core',
          packs: chosen.map(({ ref }) => ref),
        },
      },
      chosen,
    );
  };
  return (
    <section class="th-decks-bouts" aria-labelledby="bouts-title">
      <h2 id="bouts-title">{words.bouts}</h2>
      <p class="quiet">{words.boutsNote}</p>
      <div class="row">
        <Field label={words.bot}>
          <Select
            value={bot.value}
            onValue={chosen => {
              bot.value = chosen;
            }}
            options={(['greedy', 'random'] as const).map(name => ({ value: name, name: words.bots[name] }))}
          />
        </Field>
        <Field label={words.games}>
          <Select
            value={games.value}
            onValue={chosen => {
              games.value = Number(chosen);
            }}
            options={COUNTS.map(count => ({ value: count, name: words.count(count, count * rivals.length) }))}
          />
        </Field>
        {isRunning ? (
          <Button onClick={stop}>{words.cancel}</Button>
        ) : (
          <Button disabled={!isLegal} onClick={start}>
            {words.begin}
          </Button>
        )}
      </div>
      {!isLegal && <p class="quiet">{words.notLegal}</p>}
      {state.value !== 'idle' && (
        <div class="th-decks-progress">
          <Meter max={total.value} value={played.value} label={words.bouts} />
          <span>
            {words.progress(played.value, total.value)} · {words.perSecond(speed.value)}
          </span>
        </div>
      )}
      <p role="status" class="quiet">
        {state.value === 'finished' && words.finished}
        {state.value === 'stopped' && words.stopped}
        {state.value === 'broke' && words.broke}
        {typeof state.value === 'object' && words.refused(refusalText(state.value, language.value))}
      </p>
      <p role="status" class="error">
        {isOther && words.wasOther}
      </p>
      {scores.value.length > 0 && <Results scores={scores.value.filter(Boolean)} bot={playing.value} />}
      {margins.value.length > 1 && <Margins margins={margins.value} />}
    </section>
  );
};
