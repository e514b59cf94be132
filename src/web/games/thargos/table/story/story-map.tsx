import { lazy } from '../../../../lazy.tsx';
import { Loading } from '../../../../load-fallback.tsx';
import type { LookProps } from '../model.ts';
import './story-map.css';

const LateMap = (props: { readonly hasFailed: boolean }) => (
  <div class="th-story" data-part="story">
    <Loading {...props} />
  </div>
);

export const StoryMap = lazy<LookProps>(async () => (await import('./story-board.tsx')).StoryBoard, LateMap);
