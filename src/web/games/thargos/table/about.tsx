import { later } from '../../../later.tsx';
import type { AboutProps } from './about-panel.tsx';

/** Only stories have a map to point at: other tables open without what is said about it. */
export const About = later<AboutProps>(async () => (await import('./about-panel.tsx')).AboutPanel);
