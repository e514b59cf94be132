import type { Splits } from '../../../../bots/thargos/split.ts';
import { isEmptyLost, type View } from '../../../../games/thargos/ui.ts';
import { number, say, semicolons } from '../../../i18n.ts';
import { CONFLICT_WORDS } from '../table/conflict/conflict-messages.ts';
import { ADVICE_WORDS } from './messages.ts';
import { cardsText, hundredths, laidText } from './phrases.ts';
import type { ReviewedConflict, Turning, WhoIs } from './reviewing.ts';

/** Describes a better placement of cards: one with a better chance, or with fewer cards for the same chance. */
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

/** The attack's chance of success, as each side could estimate it. Thargos and the Rival have no estimate. */
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

/** HT-A-06: whether the totals are compared if the defender places no cards. Otherwise such a defense concedes. */
const mayDefendEmpty = ({ config, question }: View): boolean =>
  question?.type === 'defend' && !isEmptyLost(config, question.rule);

/** What the review says about a conflict, one line per fact. */
export const linesOf = (found: ReviewedConflict, whoIs: WhoIs): string[] => {
  const words = say(ADVICE_WORDS);
  const { conflict, isConceded, forAttacker, forDefender, attack, defence, attackSplits, defenseSplits } =
    found;
  const attacker = whoIs(conflict.attacker);
  const defender = conflict.defender === null ? '' : whoIs(conflict.defender);
  const isAnswered = conflict.defender !== null;
  return [
    ...chanceText([attacker, forAttacker], [defender, forDefender]),
    ...(attack && attackSplits
      ? splitText(attacker, attack.view, attackSplits, words.insteadAttack, isAnswered)
      : []),
    ...(isConceded && defence && defenseSplits && mayDefendEmpty(defence.view)
      ? [words.letGo(hundredths(defenseSplits.played.chance))]
      : []),
    ...(isConceded && defence?.holding
      ? [words.couldHold(defender, defence.holding.length > 0 && cardsText(defence.view, defence.holding))]
      : []),
    ...(!isConceded && defence && defenseSplits
      ? splitText(defender, defence.view, defenseSplits, words.insteadDefense, false)
      : []),
  ];
};

/** Names the two sides of a conflict, for example "You against Bruno". */
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

/** A sentence about the decision that won or lost the game, with the chances to win at this and the next decision. */
export const turningText = ({ play, before, after }: Turning, isWon: boolean, whoIs: WhoIs): string => {
  const words = say(ADVICE_WORDS);
  const within = words.within(number(play.turn), whoIs(play.view.turn.seat));
  const chances =
    after === undefined
      ? words.lastChance(hundredths(before))
      : words.chances(hundredths(before), hundredths(after));
  return (isWon ? words.wonIn : words.lostIn)(within, chances);
};
