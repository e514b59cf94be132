import { number, say } from '../../../../i18n.ts';

const WORDS = {
  en: { percent: (n: number) => `${n}%`, low: 'under 2%', high: 'over 98%' },
  fr: { percent: (n: number) => `${n}\u202f%`, low: 'moins de 2\u202f%', high: 'plus de 98\u202f%' },
};

/** A total as text: a number, or the lowest and highest possible value. */
export const rangeText = ([least, most]: readonly [number, number]): string =>
  least === most ? number(least) : `${number(least)}–${number(most)}`;

/** A chance in whole percent as text. The values 1 and 99 become bounds, because the chance may be more extreme. */
export const chanceText = (percent: number): string => {
  const words = say(WORDS);
  if (percent === 1) return words.low;
  return percent === 99 ? words.high : words.percent(percent);
};
