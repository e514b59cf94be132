import type { Grid } from '../../../../games/cartographers/ui.ts';

const SIDE = 11;

/** Whether analysis and strong bots know maps of this size: asked before the search itself is loaded. */
export const isAnalyzable = ({ height, width }: Pick<Grid, 'height' | 'width'>): boolean =>
  height === SIDE && width === SIDE;
