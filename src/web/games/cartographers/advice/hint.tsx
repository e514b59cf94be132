import { useState } from 'preact/hooks';
import type { Advice, Advised } from '../../../../bots/cartographers/advise.ts';
import { makeCell } from '../../../../games/cartographers/ui.ts';
import { number, say } from '../../../i18n.ts';
import { Hints } from '../../../screens/review/hints.tsx';
import { HELP_MESSAGES } from '../../../screens/review/messages.ts';
import { bringIntoView } from '../../../ui/in-view.ts';
import { adviseOn } from '../bots/thinking.ts';
import { ASKED, focusBoard } from '../table/holding.ts';
import { gridFor, type Model } from '../table/model.ts';
import { UNCOUNTED } from '../uncounted.ts';
import { handFor } from './hand-for.ts';
import { ADVICE_WORDS } from './messages.ts';
import { placeText, speaksFor, tenth } from './speaks.ts';

/** How long the search for a hint runs: long enough to be useful, short enough to wait for. */
const HINT_MS = 1500;
const COUNT = 3;

/** Says how many stars a suggested drawing earns, or how many fewer than the best suggestion. */
const verdictOf = (advised: Advised, { best }: Advice, isOwn: boolean): string => {
  const words = say(ADVICE_WORDS);
  const [first] = best;
  const stars = Math.round(first!.stars);
  if (advised === first) return isOwn ? words.about(stars) : words.leaves(stars);
  const apart = Math.abs(first!.stars - advised.stars);
  if (apart < 0.05) return say(HELP_MESSAGES).asGood;
  return (isOwn ? words.fewer : words.more)(tenth(apart));
};

export const Hint = ({ model }: { readonly model: Model }) => {
  const words = say(ADVICE_WORDS);
  const [said, setSaid] = useState('');
  const view = model.view.peek();
  const options = model.options.peek();
  const isOwn = !('sheet' in options) || options.sheet === view.viewer;
  const show = ({ command }: Advised): void => {
    const hand = handFor(view, model.options.peek(), command);
    if (!hand) return;
    model.hand.value = hand;
    model.isPinned.value = true;
    setSaid(words.shown(makeCell(gridFor(view), hand.at!)));
    focusBoard();
    // Scrolls up to the map, because on a phone the hint is a whole screen below it.
    requestAnimationFrame(() => bringIntoView(ASKED));
  };
  return (
    <Hints
      uncounted={say(UNCOUNTED)}
      table={model.table}
      back={model.back}
      ask={() => adviseOn(view, { count: COUNT, ms: HINT_MS })}
      lines={(advice: Advice) =>
        advice.best.map(advised => ({
          what: placeText(view, advised.command),
          verdict: verdictOf(advised, advice, isOwn),
          speaks: speaksFor(view, advised, advice.usual),
          onShow: () => show(advised),
        }))
      }
      tried={({ best }) => words.tried(number(best[0]!.games))}
      said={said}
    />
  );
};
