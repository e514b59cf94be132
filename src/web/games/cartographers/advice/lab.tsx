import { useEffect, useState } from 'preact/hooks';
import type { LabGame } from '../../../../bots/cartographers/lab.ts';
import { histogramOf } from '../../../../bots/histogram.ts';
import { isRefusal } from '../../../../engine/refusal.ts';
import { sum } from '../../../../engine/util.ts';
import type { ConfigWish } from '../../../../games/cartographers/ui.ts';
import { number, say, signed } from '../../../i18n.ts';
import { HistogramBars } from '../../../screens/review/histogram.tsx';
import { labOf } from '../bots/thinking.ts';
import type { LabPart } from '../bots/thread.ts';
import { type CartographersDraft, wishOf } from '../new-game/draft.ts';
import { LAB_WORDS } from './lab-messages.ts';

/** One request to the worker plays games for this long, so that the displayed figures are updated regularly. */
const PART_MS = 400;
const MOST_MS = 12_000;
const MOST_GAMES = 1000;
/** With fewer games the displayed averages would be mostly chance. */
const LEAST_GAMES = 30;
const PAUSE_MS = 500;

interface Played extends LabPart {
  readonly isDone: boolean;
}

const errorOf = (values: readonly number[]): number => {
  const mean = sum(values) / values.length;
  const squares = sum(values.map(value => (value - mean) ** 2));
  return Math.round(10 * Math.sqrt(squares / (values.length - 1) / values.length)) / 10;
};

const Found = ({ of: { games, isDone, isSearched } }: { readonly of: Played }) => {
  const words = say(LAB_WORDS);
  const stars = histogramOf(games.map(game => game.stars));
  const ratings = games.map(game => game.rating);
  const [low, middle, high] = stars.tenths;
  const count = number(games.length);
  const rating = signed(Math.round(histogramOf(ratings).mean));
  return (
    <>
      <p role="status">
        {isDone ? words.found(count, middle!, rating, number(errorOf(ratings))) : words.playing}
      </p>
      {!isDone && <p>{words.progress(count, number(MOST_GAMES))}</p>}
      <HistogramBars histogram={stars} label={words.chart} />
      <p>{words.range(low!, high!)}</p>
      <p class="quiet">{words.who}</p>
      {isDone && games.length < MOST_GAMES && <p class="quiet">{words.few(count)}</p>}
      {!isSearched && <p>{words.alone}</p>}
    </>
  );
};

type Asked = Played | 'failed' | undefined;

/** Plays MOST_GAMES games, or fewer if MOST_MS is over before. Reports the results after each request to the worker. */
const playLab = async (config: ConfigWish, tell: (played: Played) => boolean): Promise<void> => {
  const end = performance.now() + MOST_MS;
  const games: LabGame[] = [];
  for (;;) {
    const part = await labOf({ config, first: games.length, most: MOST_GAMES - games.length, ms: PART_MS });
    games.push(...part.games);
    const isLate = performance.now() > end && games.length >= LEAST_GAMES;
    const isDone = games.length >= MOST_GAMES || isLate;
    if (!tell({ games: [...games], isSearched: part.isSearched, isDone }) || isDone) return;
  }
};

/** Shows how hard these rules are, from up to a thousand solo games of a bot. */
export const Lab = ({ draft }: { readonly draft: CartographersDraft }) => {
  const words = say(LAB_WORDS);
  const [played, setPlayed] = useState<Asked>(undefined);
  const wish = wishOf(draft);
  const rules = JSON.stringify(wish);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rules are a new object after every render, even if they are equal.
  useEffect(() => {
    setPlayed(undefined);
    if (isRefusal(wish)) return undefined;
    let isGone = false;
    const tell = (found: Asked): boolean => {
      if (!isGone) setPlayed(found);
      return !isGone;
    };
    // Waits until the player stops changing options, because the worker can't cancel a request.
    const timer = setTimeout(() => {
      playLab(wish, tell).catch(() => tell('failed'));
    }, PAUSE_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [rules]);
  if (isRefusal(wish)) return <p>{words.cannot}</p>;
  if (played === 'failed') return <p role="status">{words.failed}</p>;
  if (!played || played.games.length < LEAST_GAMES) return <p role="status">{words.playing}</p>;
  return <Found of={played} />;
};
