import { number } from '../../../say.ts';

/** A share as a number of a hundred. */
export const hundredths = (share: number): string => number(Math.round(share * 100));
