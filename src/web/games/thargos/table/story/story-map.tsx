import { later } from '../../../../later.tsx';
import { Late } from '../../../../lost.tsx';
import type { StoryMapProps } from './story-facts.ts';
import './story-map.css';

const LateMap = (props: { readonly hasFailed: boolean }) => (
  <div class="th-story" data-part="story">
    <Late {...props} />
  </div>
);

/** Loaded only for stories. */
export const StoryMap = later<StoryMapProps>(
  async () => (await import('./story-board.tsx')).StoryBoard,
  LateMap,
);
