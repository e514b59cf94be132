import { say } from '../../../i18n.ts';
import { REVIEW_WORDS } from './review-messages.ts';
import { endsOf, type Reviewed, shareOf } from './reviewing.ts';
import { tenth } from './speaks.ts';

const LONG = 100;
const HIGH = 10;

/** A bar from the worst to the best drawing, with a mark for this one. */
export const Possible = ({ of }: { readonly of: Reviewed }) => {
  const words = say(REVIEW_WORDS);
  const share = shareOf(of);
  if (share === undefined) return null;
  const [worst, best] = endsOf(of).map(tenth);
  const told = of.isOwn ? words.possible : words.possibleThere;
  return (
    <div class="advice-possible quiet" role="img" aria-label={told(worst!, tenth(of.played.stars), best!)}>
      <span>{worst}</span>
      <svg viewBox={`0 0 ${LONG} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
        <rect class="advice-track" width={LONG} height={HIGH} />
        <rect class="advice-bar" width={share * LONG} height={HIGH} />
        <path class="advice-mark" d={`M${share * LONG} 0V${HIGH}`} />
      </svg>
      <span>{best}</span>
    </div>
  );
};
