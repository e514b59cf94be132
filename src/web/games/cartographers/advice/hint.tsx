import { useEffect, useState } from 'preact/hooks';
import type { Advice, Advised } from '../../../../bots/cartographers/advise.ts';
import { makeCell } from '../../../../games/cartographers/board/grid.ts';
import { number, say } from '../../../say.ts';
import { adviseOn } from '../bots/thinking.ts';
import { focusBoard } from '../table/holding.ts';
import { gridFor, type Model } from '../table/model.ts';
import { handFor } from './hand-for.ts';
import { placeText, speaksFor, starsText } from './speaks.ts';
import { ADVICE_WORDS } from './words.ts';
import './advice.css';

/** Long enough to be worth asking, short enough to be waited for. */
const HINT_MS = 1500;
const COUNT = 3;

/** How good an answer is beside the best one. */
const verdictOf = (advised: Advised, { best }: Advice, isOwn: boolean): string => {
  const words = say(ADVICE_WORDS);
  const [first] = best;
  const stars = number(Math.round(first!.stars));
  if (advised === first) return isOwn ? words.about(stars) : words.leaves(stars);
  const apart = Math.abs(first!.stars - advised.stars);
  if (apart < 0.05) return words.asGood;
  return (isOwn ? words.fewer : words.more)(starsText(apart));
};

type Asked = Advice | 'none' | 'failed' | undefined;

/** Three good answers with what speaks for each; it comes when it is asked for, and never by itself. */
export const Hint = ({ model }: { readonly model: Model }) => {
  const words = say(ADVICE_WORDS);
  const [advice, setAdvice] = useState<Asked>(undefined);
  const [said, setSaid] = useState('');
  const view = model.view.peek();
  useEffect(() => {
    let isGone = false;
    const tell = (found: Asked): void => {
      if (!isGone) setAdvice(found);
    };
    adviseOn(view, { count: COUNT, ms: HINT_MS }).then(
      found => tell(found ?? 'none'),
      () => tell('failed'),
    );
    return () => {
      isGone = true;
    };
  }, []);
  if (advice === undefined) return <p role="status">{words.thinking}</p>;
  if (typeof advice === 'string') return <p role="status">{words[advice]}</p>;
  const isOwn =
    !('sheet' in model.options.peek()) || (model.options.peek() as { sheet?: number }).sheet === view.viewer;
  const show = ({ command }: Advised): void => {
    const hand = handFor(view, model.options.peek(), command);
    if (!hand) return;
    model.hand.value = hand;
    model.isPinned.value = true;
    setSaid(words.shown(makeCell(gridFor(view), hand.at!)));
    focusBoard();
    // The hint lies below the map, on a phone a whole screen below.
    document.querySelector('.board-room')?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div class="advice">
      <ol class="bare-list">
        {advice.best.map(advised => (
          <li key={placeText(view, advised.command)}>
            <p>
              <b>{placeText(view, advised.command)}</b> {verdictOf(advised, advice, isOwn)}
            </p>
            <p class="quiet">{speaksFor(view, advised, advice.usual).join(' · ')}</p>
            <button type="button" onClick={() => show(advised)}>
              {words.show}
            </button>
          </li>
        ))}
      </ol>
      <p class="quiet">{words.tried(number(advice.best[0]!.games))}</p>
      <p class="hidden" role="status">
        {said}
      </p>
    </div>
  );
};
