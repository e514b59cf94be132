import { useEffect, useState } from 'preact/hooks';
import type { LabGame } from '../../../../bots/cartographers/lab.ts';
import { type Histogram, histogramOf } from '../../../../bots/histogram.ts';
import { isRefusal } from '../../../../engine/refusal.ts';
import { number, say, signed } from '../../../say.ts';
import { labOf } from '../bots/thinking.ts';
import { type CartographersDraft, wishOf } from '../new-game/draft.ts';
import { LAB_WORDS } from './lab-words.ts';
import '../../../advice/advice.css';

const LAB_MS = 1500;
const PAUSE_MS = 500;

const HIGH = 100;

/** How often so many stars were reached. */
const Bars = ({ histogram: { bars, breadth } }: { readonly histogram: Histogram }) => {
  const most = Math.max(...bars.map(({ games }) => games));
  const step = HIGH / bars.length;
  const last = bars.at(-1)!;
  return (
    <>
      <svg class="review-chart" viewBox={`0 0 ${HIGH} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
        {bars.map(({ from, games }, i) => (
          <rect
            key={from}
            class="advice-bar"
            x={(i + 0.05) * step}
            width={step * 0.9}
            y={HIGH - (games / most) * HIGH}
            height={(games / most) * HIGH}
          />
        ))}
      </svg>
      <p class="advice-ends quiet" aria-hidden="true">
        <span>{number(bars[0]!.from)}</span>
        <span>{number(last.from + breadth - 1)}</span>
      </p>
    </>
  );
};

const Found = ({ games }: { readonly games: readonly LabGame[] }) => {
  const words = say(LAB_WORDS);
  const stars = histogramOf(games.map(game => game.stars));
  const { mean } = histogramOf(games.map(game => game.rating));
  const [low, middle, high] = stars.tenths.map(number);
  return (
    <>
      <p role="status">{words.found(number(games.length), middle!, signed(Math.round(mean)))}</p>
      <Bars histogram={stars} />
      <p>{words.range(low!, high!)}</p>
      <p class="quiet">{words.who}</p>
    </>
  );
};

type Asked = readonly LabGame[] | 'failed' | undefined;

/** How hard these rules are: a thousand games alone, played while one waits. */
export const Lab = ({ draft }: { readonly draft: CartographersDraft }) => {
  const words = say(LAB_WORDS);
  const [games, setGames] = useState<Asked>(undefined);
  const wish = wishOf(draft);
  const rules = JSON.stringify(wish);
  useEffect(() => {
    setGames(undefined);
    if (isRefusal(wish)) return undefined;
    let isGone = false;
    const tell = (found: Asked): void => {
      if (!isGone) setGames(found);
    };
    // Whoever still chooses is not played for after every click: a thread takes one question after the other.
    const timer = setTimeout(() => {
      labOf(wish, LAB_MS).then(tell, () => tell('failed'));
    }, PAUSE_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [rules]);
  if (isRefusal(wish)) return <p>{words.cannot}</p>;
  if (games === 'failed') return <p role="status">{words.failed}</p>;
  return games && games.length > 0 ? <Found games={games} /> : <p role="status">{words.playing}</p>;
};
