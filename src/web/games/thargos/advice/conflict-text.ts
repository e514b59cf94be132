import type { Splits } from '../../../../bots/thargos/split.ts';
import { isEmptyLost, type View } from '../../../../games/thargos/ui.ts';
import { say, semicolons } from '../../../i18n.ts';
import { CONFLICT_WORDS } from '../table/conflict/conflict-messages.ts';
import { hundredths } from './hundredths.ts';
import { cardsText, laidText } from './laid-text.ts';
import { ADVICE_WORDS } from './messages.ts';
import type { ReviewedConflict, WhoIs } from './reviewing.ts';

/** How else the same cards could have lain: better, or as good with fewer. */
const splitText = (
  who: string | undefined,
  view: View,
  { played, better }: Splits,
  instead: (now: string, then: string) => string,
  isAnswered: boolean,
): string[] => {
  const words = say(ADVICE_WORDS);
  if (!better) return [];
  const laid = laidText(view, better.cards);
  if (better.chance > played.chance) {
    const chances = instead(hundredths(better.chance), hundredths(played.chance));
    return [`${words.split(who, laid, isAnswered)} (${chances})`];
  }
  const kept = played.cards.length - better.cards.length;
  return [words.thrift(who, kept, better.cards.length > 0 ? laid : undefined, isAnswered)];
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

/** HT-A-06: whether the totals were compared in a defense without cards. */
const mayDefendEmpty = ({ config, question }: View): boolean =>
  question?.type === 'defend' && !isEmptyLost(config, question.rule);

/** What could be known of a conflict, one line for each thing. */
export const linesOf = (found: ReviewedConflict, whoIs: WhoIs): string[] => {
  const words = say(ADVICE_WORDS);
  const { conflict, isConceded, forAttacker, forDefender, attack, defence, attackSplits, defenceSplits } =
    found;
  const attacker = whoIs(conflict.attacker);
  const defender = conflict.defender === null ? '' : whoIs(conflict.defender);
  const isAnswered = conflict.defender !== null;
  return [
    ...chanceText([attacker, forAttacker], [defender, forDefender]),
    ...(attack && attackSplits
      ? splitText(attacker, attack.view, attackSplits, words.insteadAttack, isAnswered)
      : []),
    ...(isConceded && defence && defenceSplits && mayDefendEmpty(defence.view)
      ? [words.letGo(hundredths(defenceSplits.played.chance))]
      : []),
    ...(isConceded && defence?.holding
      ? [words.couldHold(defender, defence.holding.length > 0 && cardsText(defence.view, defence.holding))]
      : []),
    ...(!isConceded && defence && defenceSplits
      ? splitText(defender, defence.view, defenceSplits, words.insteadDefence, false)
      : []),
  ];
};

/** "You against Bruno" */
export const sidesOf = (
  { conflict: { attacker, defender, node } }: Pick<ReviewedConflict, 'conflict'>,
  whoIs: WhoIs,
): string => {
  const words = say(ADVICE_WORDS);
  const { nobody, thargos } = say(CONFLICT_WORDS);
  if (defender === null)
    return words.against(whoIs(attacker), node === null ? nobody.toLowerCase() : thargos);
  return words.against(whoIs(attacker), whoIs(defender));
};
