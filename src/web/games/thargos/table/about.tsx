import { lazy } from '../../../lazy.tsx';
import type { AboutProps } from './about-panel.tsx';

/** Only stories have a map, so other tables don't load this panel. */
export const About = lazy<AboutProps>(async () => (await import('./about-panel.tsx')).AboutPanel);
