import { number } from '../../../i18n.ts';

/** A share as a number of a hundred. */
export const hundredths = (share: number): string => number(Math.round(share * 100));
