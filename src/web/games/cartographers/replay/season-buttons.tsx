import type { Season } from '../../../../games/cartographers/ui.ts';
import { say } from '../../../i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { type Frame, seasonStart } from './frames.ts';
import { WORDS } from './messages.ts';

interface SeasonButtonsProps {
  readonly frames: readonly Frame[];
  readonly at: number;
  readonly onAt: (at: number) => void;
}

export const SeasonButtons = ({ frames, at, onAt }: SeasonButtonsProps) => {
  const words = say(WORDS);
  return (
    <div class="replay-seasons in-lines" role="group" aria-label={words.jump}>
      {words.season.map((season, i) => {
        const start = seasonStart(frames, i as Season);
        return (
          <Button
            key={season}
            disabled={start < 0}
            aria-pressed={frames[at]!.season === i}
            onClick={() => onAt(start)}
          >
            {season}
          </Button>
        );
      })}
    </div>
  );
};
