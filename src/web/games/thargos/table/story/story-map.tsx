import { lazy } from '../../../../lazy.tsx';
import { Loading } from '../../../../load-fallback.tsx';
import type { StoryMapProps } from './story-facts.ts';
import './story-map.css';

const LateMap = (props: { readonly hasFailed: boolean }) => (
  <div class="th-story" data-part="story">
    <Loading {...props} />
  </div>
);

/** Loaded only for stories. */
export const StoryMap = lazy<StoryMapProps>(
  async () => (await import('./story-board.tsx')).StoryBoard,
  LateMap,
);
