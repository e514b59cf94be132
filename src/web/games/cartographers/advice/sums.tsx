import { number, say, signed } from '../../../i18n.ts';
import { REVIEW_WORDS } from './review-messages.ts';
import { type Depth, isAsGood, type Review } from './reviewing.ts';
import { tenth } from './speaks.ts';

interface SumsProps {
  readonly review: Review;
  readonly depth: Depth;
  readonly isAlone: boolean;
}

/** Rounded to whole stars so that the rows add up. */
const Against = ({ review: { par, reached }, depth, isAlone }: SumsProps) => {
  const words = say(REVIEW_WORDS);
  if (!par) return null;
  const bot = words.bots[depth.bot];
  const [mean, seed] = [Math.round(par.mean), Math.round(par.seed)];
  const rows: readonly (readonly [string, string])[] = [
    [words.par(bot), number(mean)],
    [words.luck(bot, seed), signed(seed - mean)],
    [words.against(bot), signed(reached - seed)],
    [words.reached, number(reached)],
  ];
  return (
    <>
      <h3 id="review-sums">{words.sums}</h3>
      <table class="advice-sums" aria-labelledby="review-sums">
        <tbody>
          {rows.map(([what, stars]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{stars}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="quiet">
        {words.parNote(depth.here, depth.elsewhere)} {!isAlone && words.company}
      </p>
    </>
  );
};

/** The final score compared with that of a good bot. */
export const Sums = (props: SumsProps) => {
  const words = say(REVIEW_WORDS);
  const { cost, spared } = props.review;
  return (
    <>
      <Against {...props} />
      <p>
        {isAsGood({ cost }) ? words.noCost : words.cost(tenth(cost))}{' '}
        {!props.isAlone && !isAsGood({ cost: spared }) && words.spared(tenth(spared))}
      </p>
    </>
  );
};
