import type { Splits } from '../../../../bots/thargos/split.ts';
import type { Seat } from '../../../../engine/game.ts';
import type { View } from '../../../../games/thargos/types.ts';
import { HELP_WORDS } from '../../../advice/words.ts';
import { number, say, semicolons } from '../../../say.ts';
import { CONFLICT_WORDS } from '../table/conflict/conflict-words.ts';
import { nameOf } from '../table/moves.ts';
import { hundredths } from './hundredths.ts';
import { laidText } from './play-text.ts';
import { type ReviewedConflict, roundOf, type WhoIs } from './reviewing.ts';
import { ADVICE_WORDS } from './words.ts';

/** How else the same cards could have lain: better, or as good with fewer. */
const splitText = (
  who: string | undefined,
  view: View,
  { played, better }: Splits,
  instead: (now: string, then: string) => string,
): string[] => {
  const words = say(ADVICE_WORDS);
  if (!better) return [];
  const laid = laidText(view, better.cards);
  if (better.chance > played.chance)
    return [`${words.split(who, laid)} (${instead(hundredths(better.chance), hundredths(played.chance))})`];
  const kept = played.cards.length - better.cards.length;
  return [words.thrift(who, kept, better.cards.length > 0 ? laid : undefined)];
};

/** Both speak of the attack: what it is likely to do, in the eyes of each side that has any. */
const chanceText = (
  ...sides: readonly (readonly [who: string | undefined, chance: number | undefined])[]
): string[] => {
  const words = say(ADVICE_WORDS);
  const saw = sides.flatMap(([who, chance]) =>
    chance === undefined ? [] : [{ who, n: hundredths(chance) }],
  );
  const [first, second] = saw;
  if (!first) return [];
  if (first.n === second?.n) return [words.before(words.bothSaw(first.n))];
  return [words.before(semicolons(saw.map(({ who, n }) => words.saw(who, n))))];
};

/** What could be known of a conflict, one line for each thing. */
const linesOf = (found: ReviewedConflict, whoIs: WhoIs): string[] => {
  const words = say(ADVICE_WORDS);
  const { conflict, isConceded, forAttacker, forDefender, attackSplits, defenceSplits } = found;
  const attacker = whoIs(conflict.attacker);
  const defender = conflict.defender === null ? '' : whoIs(conflict.defender);
  return [
    ...chanceText([attacker, forAttacker], [defender, forDefender]),
    ...(found.attack && attackSplits
      ? splitText(attacker, found.attack.view, attackSplits, words.insteadAttack)
      : []),
    ...(isConceded && defenceSplits ? [words.letGo(hundredths(defenceSplits.played.chance))] : []),
    ...(!isConceded && found.defence && defenceSplits
      ? splitText(defender, found.defence.view, defenceSplits, words.insteadDefence)
      : []),
  ];
};

interface ConflictsProps {
  readonly whoIs: WhoIs;
  readonly conflicts: readonly ReviewedConflict[];
  readonly onBatch: (batch: number) => void;
}

/** All conflicts of a game, each with what could be known of it before the reveal. */
export const Conflicts = ({ conflicts, whoIs, onBatch }: ConflictsProps) => {
  const words = say(ADVICE_WORDS);
  const fought = say(CONFLICT_WORDS);
  const nameIn = (seat: Seat): string => whoIs(seat) ?? words.you;
  const outcome = ({ success, isConceded }: ReviewedConflict): string => {
    if (isConceded) return fought.conceded;
    return success ? fought.success : fought.failure;
  };
  const sides = ({ conflict: { attacker, defender, node } }: ReviewedConflict): string => {
    const other = defender === null ? (node === null ? fought.nobody : fought.thargos) : nameIn(defender);
    return words.against(nameIn(attacker), other);
  };
  return (
    <section aria-label={words.conflicts}>
      <h3>{words.conflicts}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol class="bare-list advice advice-long" tabIndex={0}>
        {conflicts.map(found => {
          const turn = number(found.turn);
          return (
            <li key={found.batch}>
              <p>
                <b>{words.when(turn, number(roundOf(found)), whoIs(found.view.turn.seat))}</b>{' '}
                {nameOf(found.view, found.conflict.mission)} · {sides(found)} · {outcome(found)}
              </p>
              <div class="quiet">
                {linesOf(found, whoIs).map(line => (
                  <p key={line}>{line}</p>
                ))}
              </div>
              <button type="button" aria-label={words.go(turn)} onClick={() => onBatch(found.batch)}>
                {say(HELP_WORDS).show}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
