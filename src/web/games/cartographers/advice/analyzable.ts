import type { Grid } from '../../../../games/cartographers/ui.ts';

const SIDE = 11;

/** Whether the search supports maps of this size. A separate file, because this is needed before the search is loaded. */
export const isAnalyzable = ({ height, width }: Pick<Grid, 'height' | 'width'>): boolean =>
  height === SIDE && width === SIDE;
