import { sum } from '../../../../engine/util.ts';
import { SEASON_WORDS } from '../../../../games/cartographers/words/names.ts';
import { HELP_WORDS } from '../../../advice/words.ts';
import { colon, number, say } from '../../../say.ts';
import { cardName } from '../table/question.ts';
import { Possible } from './possible.tsx';
import { REVIEW_WORDS } from './review-words.ts';
import { isAboutAsGood, isAsGood, type Reviewed } from './reviewing.ts';
import { placeText, speaksFor, tenth } from './speaks.ts';

/** A drawing, and what would have been better. */
export interface ShownBetter {
  readonly batch: number;
  readonly told: string;
  /** Undefined where nothing better was found. */
  readonly of: Reviewed | undefined;
  /** The button that asked for it. */
  readonly from: HTMLElement;
}

interface TurnProps {
  readonly of: Reviewed;
  /** Which drawing of the game it was. */
  readonly turn: number;
  readonly onShow: (shown: ShownBetter) => void;
}

const toldOf = (of: Reviewed): string => {
  const words = say(REVIEW_WORDS);
  const { view, best, cost } = of;
  if (of.best.command === of.played.command || cost === 0) return words.best;
  if (isAsGood(of)) return words.asGood;
  if (isAboutAsGood(of)) return words.aboutAsGood;
  const better = say(HELP_WORDS).better(placeText(view, best.command));
  return `${words.lost(tenth(-cost))}, ${better}`;
};

const Turn = ({ of, turn, onShow }: TurnProps) => {
  const words = say(REVIEW_WORDS);
  const { batch, view, best, played } = of;
  const card = 'card' in view.phase ? cardName(view.phase.card) : '';
  const told = toldOf(of);
  const isBetter = !isAboutAsGood(of);
  return (
    <li>
      <p>
        <b>{words.drawing(number(turn), card)}</b>
        {!of.isOwn && ` (${words.ambush})`}
        {colon()} {told}
      </p>
      {isBetter && <p class="quiet">{speaksFor(view, best, played).join(' · ')}</p>}
      <button
        type="button"
        aria-label={words.go(number(turn))}
        onClick={({ currentTarget }) =>
          onShow({ batch, told, of: isBetter ? of : undefined, from: currentTarget })
        }
      >
        {say(HELP_WORDS).show}
      </button>
      <Possible of={of} />
    </li>
  );
};

interface TurnsProps extends Pick<TurnProps, 'onShow'> {
  /** All that were looked at, and those of them that are shown. */
  readonly all: readonly Reviewed[];
  readonly shown: readonly Reviewed[];
}

export const Turns = ({ all, shown, onShow }: TurnsProps) => (
  <ol class="bare-list advice">
    {shown.map(each => (
      <Turn key={each.batch} of={each} turn={all.indexOf(each) + 1} onShow={onShow} />
    ))}
  </ol>
);

/** Every drawing, season by season. */
export const Seasons = ({ all, onShow }: Omit<TurnsProps, 'shown'>) => {
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
            <Turns all={all} shown={shown} onShow={onShow} />
          </details>
        );
      })}
    </>
  );
};
