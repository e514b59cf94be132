import { useEffect, useState } from 'preact/hooks';
import type { LabGame } from '../../../../bots/cartographers/lab.ts';
import { histogramOf } from '../../../../bots/histogram.ts';
import { isRefusal } from '../../../../engine/refusal.ts';
import { Bars } from '../../../advice/bars.tsx';
import { number, say, signed } from '../../../say.ts';
import { labOf } from '../bots/thinking.ts';
import { type CartographersDraft, wishOf } from '../new-game/draft.ts';
import { LAB_WORDS } from './lab-words.ts';

const LAB_MS = 1500;
const PAUSE_MS = 500;

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
