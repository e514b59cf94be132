import type { AdvisedPlay, PlayAdvice } from '../../../../bots/thargos/advise.ts';
import type { Command } from '../../../../games/thargos/ui.ts';
import { number, say } from '../../../i18n.ts';
import { type HintLine, Hints } from '../../../screens/review/hints.tsx';
import { HELP_MESSAGES } from '../../../screens/review/messages.ts';
import { bringIntoView } from '../../../ui/in-view.ts';
import { adviseOn } from '../bots/thinking.ts';
import { Sheet } from '../table/board/card-sheet.tsx';
import { ASKED, focusNext } from '../table/focus.ts';
import type { Held, Model } from '../table/model.ts';
import { UNCOUNTED } from '../uncounted.ts';
import { ADVICE_WORDS } from './messages.ts';
import { hundredths } from './phrases.ts';
import { playText } from './play-text.ts';
import { speaksFor } from './speaks.ts';

/** How long the search for a hint runs: long enough to be useful, short enough to wait for. */
const HINT_MS = 3000;
const COUNT = 3;

/** What the player must select before the button for this answer appears; undefined if the button is always visible. */
const heldFor = (command: Command): Held | undefined => {
  switch (command.type) {
    case 'attempt':
      return { type: 'track', track: command.track };
    case 'attemptNode':
      return { type: 'node', node: command.node };
    case 'attach':
    case 'playAction':
    case 'refill':
      return { type: 'card', card: command.card };
    case 'placeMission':
      return { type: 'card', card: command.card, advised: command.track };
    case 'placeHero':
      return { type: 'hero', hero: command.hero, advised: command.track };
    case 'move':
      return { type: 'hero', hero: command.hero };
    default:
      return undefined;
  }
};

/** Selects what the suggested answer needs, so that the player only has to confirm it. */
const takeUp = (model: Model, command: Command): void => {
  model.letGo();
  model.held.value = heldFor(command);
  if (command.type === 'placePam' || command.type === 'defend') model.laid.value = command.cards;
  if (command.type === 'choose') model.picked.value = command.picks;
};

const canTakeUp = (command: Command): boolean =>
  heldFor(command) !== undefined ||
  ((command.type === 'placePam' || command.type === 'defend') && command.cards.length > 0) ||
  (command.type === 'choose' && command.picks.length > 1);

const verdictOf = (advised: AdvisedPlay, { best: [first] }: PlayAdvice): string => {
  const words = say(ADVICE_WORDS);
  if (advised.games === 0) return words.only;
  if (advised === first) return words.wins(hundredths(advised.worth));
  const fewer = Math.round((first!.worth - advised.worth) * 100);
  return fewer < 1 ? say(HELP_MESSAGES).asGood : words.fewer(number(fewer));
};

interface HintProps {
  readonly model: Model;
  readonly names: readonly string[];
  readonly onClose: () => void;
}

export const Hint = ({ model, names, onClose }: HintProps) => {
  const words = say(ADVICE_WORDS);
  const view = model.view.peek();
  const lineOf = (advised: AdvisedPlay, advice: PlayAdvice): HintLine => ({
    what: playText(view, advised.command, names),
    verdict: verdictOf(advised, advice),
    speaks: speaksFor(view, advised),
    ...(canTakeUp(advised.command) && {
      onShow: () => {
        takeUp(model, advised.command);
        onClose();
        requestAnimationFrame(() => {
          // The dialog gave the focus back to the hint button when it closed, but the player must confirm elsewhere.
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
          focusNext(model);
          bringIntoView(ASKED);
        });
      },
    }),
  });
  return (
    <Sheet label={words.hint} onClose={onClose}>
      <h2>{words.hint}</h2>
      <Hints
        uncounted={say(UNCOUNTED)}
        table={model.table}
        back={model.back}
        ask={() => adviseOn(view, COUNT, HINT_MS)}
        lines={(advice: PlayAdvice) => advice.best.map(advised => lineOf(advised, advice))}
        tried={({ best: [first] }) => (first!.games > 0 ? words.tried(number(first!.games)) : '')}
      />
    </Sheet>
  );
};
