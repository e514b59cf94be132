import { sum } from '../../../../engine/util.ts';
import type { CardId, Edict, Rules, Scored } from '../../../../games/cartographers/ui.ts';
import type { SeatedPlayer } from '../../../client/table.ts';
import { number, say, text } from '../../../i18n.ts';
import { Art } from '../../../ui/art.tsx';
import { beastEmblem, coinEmblem, starEmblem, swatch } from '../art/emblems.ts';
import { Gloss } from '../table/gloss.tsx';
import { SCORE_WORDS } from './messages.ts';
import { Crest, seatName } from './people.tsx';
import { type CountingStep, PARTS, type Part } from './steps.ts';

const SIGNS = { forest: 'forest', village: 'village', 'farm-water': 'water', borders: 'mountain' } as const;

/** What one sheet earns for a part of the season. */
const starsFor = (scored: Scored, part: Part): number => {
  if (part === 'coins') return scored.coins;
  if (part === 'monsters') return 0 - scored.monsters;
  return part === 'total' ? scored.total : scored.edicts[part === 'first' ? 0 : 1]!.stars;
};

export const edictSign = (rules: Rules, card: CardId): string => swatch(SIGNS[rules.edict(card).card.suit]);

interface SeasonTableProps {
  readonly rules: Rules;
  readonly scored: readonly Scored[];
  readonly players: readonly SeatedPlayer[];
  /** Whose awards are counted, and how far. */
  readonly shown: Scored;
  readonly step: CountingStep;
}

const usePartNames = (rules: Rules, { edicts }: Scored): { readonly [P in Part]: string } => {
  const words = say(SCORE_WORDS);
  const [first, second] = edicts.map(({ card }) => text(rules.edict(card).card.name));
  return { first: first!, second: second!, coins: words.coins, monsters: words.monsters, total: words.sum };
};

const signOf = (rules: Rules, { edicts }: Scored, part: Part): string => {
  if (part === 'coins') return coinEmblem();
  if (part === 'monsters') return beastEmblem();
  return part === 'total' ? starEmblem() : edictSign(rules, edicts[part === 'first' ? 0 : 1]!.card);
};

const edictIn = (rules: Rules, { edicts }: Scored, part: Part): Edict | undefined => {
  if (part !== 'first' && part !== 'second') return undefined;
  return rules.edict(edicts[part === 'first' ? 0 : 1]!.card).card;
};

const letterOf = ({ edicts }: Scored, part: Part): string =>
  part === 'first' || part === 'second' ? edicts[part === 'first' ? 0 : 1]!.edict : '';

/** The table at this step: nothing before its turn, and the count so far during it. */
const shownStars = (
  { scored, shown, step }: SeasonTableProps,
  seat: number,
  part: Part,
): number | undefined => {
  const [now, then] = [PARTS.indexOf(step.part), PARTS.indexOf(part)];
  if (part === 'total' && step.part !== 'total')
    return scored[seat] === shown
      ? step.sum
      : sum(PARTS.slice(0, now + 1).map(p => starsFor(scored[seat]!, p)));
  if (then > now) return undefined;
  return then === now && scored[seat] === shown ? step.stars : starsFor(scored[seat]!, part);
};

const Stars = ({ stars }: { readonly stars: number | undefined }) => (
  <td class={stars !== undefined && stars < 0 ? 'is-loss' : ''}>
    {stars === undefined ? '' : number(stars)}
  </td>
);

const rowLook = (part: Part, step: CountingStep): string => {
  if (part === 'total') return step.part === 'total' ? 'is-sum is-now' : 'is-sum';
  return part === step.part ? 'is-now' : '';
};

/** Sources down, seats across: as long as the names fit beside each other. */
const Across = (props: SeasonTableProps) => {
  const { rules, scored, players, shown, step } = props;
  const names = usePartNames(rules, shown);
  return (
    <table class="season-table">
      <thead>
        <tr>
          <td />
          {scored.map(({ sheet }) => (
            <th key={sheet} scope="col">
              <Crest players={players} seat={sheet} />{' '}
              <span class="score-name">{seatName(players, sheet)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PARTS.map(part => (
          <tr key={part} class={rowLook(part, step)}>
            <th scope="row">
              <Art svg={signOf(rules, shown, part)} />{' '}
              <span class="season-table-part">
                {names[part]}
                <Gloss card={edictIn(rules, shown, part)} />
              </span>
            </th>
            {scored.map(({ sheet }, seat) => (
              <Stars key={sheet} stars={shownStars(props, seat, part)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** Seats down, sources across: for a large table. */
const Down = (props: SeasonTableProps) => {
  const { rules, scored, players, shown, step } = props;
  const names = usePartNames(rules, shown);
  return (
    <table class="season-table is-long">
      <thead>
        <tr>
          <td />
          {PARTS.map(part => (
            <th key={part} scope="col" class={part === step.part ? 'is-now' : ''}>
              <Art svg={signOf(rules, shown, part)} label={names[part]} />
              <span aria-hidden="true"> {letterOf(shown, part)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {scored.map((one, seat) => (
          <tr key={one.sheet} class={one === shown ? 'is-now' : ''}>
            <th scope="row">
              <Crest players={players} seat={one.sheet} />{' '}
              <span class="score-name">{seatName(players, one.sheet)}</span>
            </th>
            {PARTS.map(part => (
              <Stars key={part} stars={shownStars(props, seat, part)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const MOST_ACROSS = 3;

export const SeasonTable = (props: SeasonTableProps) =>
  props.scored.length > MOST_ACROSS ? (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <section class="score-scroll" tabIndex={0} aria-label={say(SCORE_WORDS).sum}>
      <Down {...props} />
    </section>
  ) : (
    <Across {...props} />
  );
