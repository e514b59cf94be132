import { say } from '../../../../i18n.ts';

const WORDS = {
  en: { percent: (n: number) => `${n}%`, low: 'under 2%', high: 'over 98%' },
  fr: { percent: (n: number) => `${n}\u202f%`, low: 'moins de 2\u202f%', high: 'plus de 98\u202f%' },
};

/** A chance in whole percent. The rules also give 1 and 99 for chances closer to 0 and 100. */
export const chanceText = (percent: number): string => {
  const words = say(WORDS);
  if (percent === 1) return words.low;
  return percent === 99 ? words.high : words.percent(percent);
};
