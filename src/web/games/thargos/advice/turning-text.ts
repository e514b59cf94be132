import { number, say } from '../../../i18n.ts';
import { hundredths } from './hundredths.ts';
import { ADVICE_WORDS } from './messages.ts';
import type { Turning, WhoIs } from './reviewing.ts';

/** Where a game was won or lost: the turn, whose it was, and the chance at this decision and at the next one. */
export const turningText = ({ play, before, after }: Turning, isWon: boolean, whoIs: WhoIs): string => {
  const words = say(ADVICE_WORDS);
  const within = words.within(number(play.turn), whoIs(play.view.turn.seat));
  const chances =
    after === undefined
      ? words.lastChance(hundredths(before))
      : words.chances(hundredths(before), hundredths(after));
  return (isWon ? words.wonIn : words.lostIn)(within, chances);
};
