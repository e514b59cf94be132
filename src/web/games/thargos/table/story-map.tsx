import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ARRIVING_WORDS } from '../../../arriving.tsx';
import { say } from '../../../say.ts';
import type { StoryMapProps } from './story-facts.ts';
import './story-map.css';

/** The map comes when a story is played: a duel has none. */
const board = signal<typeof import('./story-board.tsx').StoryBoard | 'failed' | undefined>(undefined);

export const StoryMap = (props: StoryMapProps) => {
  const words = say(ARRIVING_WORDS);
  useEffect(() => {
    if (board.peek()) return;
    import('./story-board.tsx').then(
      ({ StoryBoard }) => {
        board.value = StoryBoard;
      },
      () => {
        board.value = 'failed';
      },
    );
  }, []);
  const Board = board.value;
  if (Board !== undefined && Board !== 'failed') return <Board {...props} />;
  return (
    <div class="th-story">
      {Board === undefined ? (
        <p role="status">{words.loading}</p>
      ) : (
        <p role="alert">
          {words.failed}{' '}
          <button type="button" onClick={() => location.reload()}>
            {words.again}
          </button>
        </p>
      )}
    </div>
  );
};
