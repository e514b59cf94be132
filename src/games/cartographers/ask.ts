import { assertNever } from '../../engine/util.ts';
import type { Options, PhaseOptions } from './options.ts';
import { ambushOptions } from './phases/ambush.ts';
import { chooseOptions } from './phases/choose.ts';
import { drawOptions } from './phases/draw.ts';
import { heroOptions } from './phases/hero.ts';
import { victimOptions } from './phases/victim.ts';
import { rulesOf } from './rules.ts';
import type { View } from './types.ts';

/** The legal answers of the viewer of this view. */
export const options = (view: View): Options => {
  const { width } = rulesOf(view.config).map.grid;
  const canCancel = view.viewer !== 'spectator' && view.answered.includes(view.viewer);
  // The cast is needed because TypeScript can't infer that each member of the union gets these two fields.
  return Object.assign(phaseOptions(view), { width, canCancel }) as Options;
};

const phaseOptions = (view: View): PhaseOptions => {
  const { viewer, phase } = view;
  if (phase.type === 'over') return { type: 'none', why: 'over' };
  if (viewer === 'spectator') return { type: 'none', why: 'spectator' };
  if (view.answered.includes(viewer)) return { type: 'none', why: 'answered' };
  if (!view.owing.includes(viewer)) return { type: 'none', why: 'not-asked' };
  switch (phase.type) {
    case 'draw':
      return drawOptions(view, phase, viewer);
    case 'ambush':
      return ambushOptions(view, phase, viewer);
    case 'hero':
      return heroOptions(view, phase, viewer);
    case 'choose':
      return chooseOptions(view, viewer);
    case 'gaze':
    case 'ravage':
      return victimOptions(view, phase, viewer);
    case 'explore':
      return { type: 'none', why: 'not-asked' };
    default:
      return assertNever(phase);
  }
};
