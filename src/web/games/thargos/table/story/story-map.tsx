import { later } from '../../../../later.tsx';
import { Late } from '../../../../lost.tsx';
import type { StoryMapProps } from './story-facts.ts';
import './story-map.css';

const LateMap = (props: { readonly hasFailed: boolean }) => (
  <div class="th-story" data-part="story">
    <Late {...props} />
  </div>
);

/** The map comes when a story is played: a duel has none. */
export const StoryMap = later<StoryMapProps>(
  async () => (await import('./story-board.tsx')).StoryBoard,
  LateMap,
);
