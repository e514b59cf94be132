import { sum } from '../../../../engine/util.ts';
import { SEASON_WORDS } from '../../../../games/cartographers/ui.ts';
import { colon, number, say } from '../../../i18n.ts';
import { HELP_MESSAGES } from '../../../screens/review/messages.ts';
import { ReviewList } from '../../../screens/review/review-list.tsx';
import type { ReviewItem } from '../../../screens/review/review-plan.ts';
import { cardName } from '../table/question.ts';
import { Possible } from './possible.tsx';
import { REVIEW_WORDS } from './review-messages.ts';
import { isAboutAsGood, isAsGood, type Reviewed } from './reviewing.ts';
import { placeText, speaksFor, tenth } from './speaks.ts';

/** A drawing to show on the map. */
export interface ShownBetter {
  readonly batch: number;
  readonly told: string;
  /** The drawing, if the review found a better one. */
  readonly of: Reviewed | undefined;
  /** The button that asked for it. */
  readonly from: HTMLElement;
}

type OnShow = (shown: ShownBetter) => void;

const toldOf = (of: Reviewed): string => {
  const words = say(REVIEW_WORDS);
  const { view, best, cost } = of;
  if (of.best.command === of.played.command || cost === 0) return words.best;
  if (isAsGood(of)) return words.asGood;
  if (isAboutAsGood(of)) return words.aboutAsGood;
  const better = say(HELP_MESSAGES).better(placeText(view, best.command));
  return `${words.lost(tenth(-cost))}, ${better}`;
};

/** One drawing; `turn` is its number in the game. */
const itemOf = (of: Reviewed, turn: number, onShow: OnShow): ReviewItem => {
  const words = say(REVIEW_WORDS);
  const { batch, view, best, played } = of;
  const card = 'card' in view.phase ? cardName(view.phase.card) : '';
  const told = toldOf(of);
  const isBetter = !isAboutAsGood(of);
  return {
    key: batch,
    title: words.drawing(number(turn), card),
    text: `${of.isOwn ? '' : ` (${words.ambush})`}${colon()} ${told}`,
    lines: isBetter && <p class="quiet">{speaksFor(view, best, played).join(' · ')}</p>,
    go: words.go(number(turn)),
    onShow: from => onShow({ batch, told, of: isBetter ? of : undefined, from }),
    below: <Possible of={of} />,
  };
};

/** Some of all drawings, as items of the review. */
export const turnItems = (
  all: readonly Reviewed[],
  shown: readonly Reviewed[],
  onShow: OnShow,
): ReviewItem[] => shown.map(each => itemOf(each, all.indexOf(each) + 1, onShow));

interface SeasonsProps {
  readonly all: readonly Reviewed[];
  readonly onShow: OnShow;
}

/** Every drawing, season by season. */
export const Seasons = ({ all, onShow }: SeasonsProps) => {
  const words = say(REVIEW_WORDS);
  return (
    <>
      {say(SEASON_WORDS).map((season, i) => {
        const shown = all.filter(({ view }) => view.season === i);
        if (shown.length === 0) return null;
        const cost = sum(shown.filter(({ isOwn }) => isOwn).map(each => each.cost));
        return (
          <details key={season} class="review-season">
            <summary>{words.every(season, shown.length, tenth(-Math.max(0, cost)))}</summary>
            <ReviewList items={turnItems(all, shown, onShow)} />
          </details>
        );
      })}
    </>
  );
};
