import { useEffect, useState } from 'preact/hooks';
import { say } from '../../i18n.ts';
import { Button } from '../../ui/button.tsx';
import './review.css';
import { HELP_MESSAGES } from './messages.ts';

/** One suggested answer. */
export interface HintLine {
  /** Unique per answer; also its key. */
  readonly what: string;
  /** How good it is compared with the best one. */
  readonly verdict: string;
  readonly speaks: readonly string[];
  /** Absent if there is nothing to show. */
  readonly onShow?: () => void;
}

interface HintsProps<A> {
  /** Called once, at the first render. Returns undefined if there is no hint. */
  readonly ask: () => Promise<A | undefined>;
  readonly lines: (advice: A) => readonly HintLine[];
  /** How the hints were found. */
  readonly tried: (advice: A) => string;
  /** What was shown last, for screen readers. */
  readonly said?: string;
}

/** Some good answers, each with its reasons. */
export const Hints = <A extends object>({ ask, lines, tried, said = '' }: HintsProps<A>) => {
  const words = say(HELP_MESSAGES);
  const [advice, setAdvice] = useState<A | 'none' | 'failed' | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    const tell = (found: A | 'none' | 'failed'): void => {
      if (!isGone) setAdvice(found);
    };
    ask().then(
      found => tell(found ?? 'none'),
      () => tell('failed'),
    );
    return () => {
      isGone = true;
    };
  }, []);
  if (typeof advice !== 'object') return <p role="status">{words[advice ?? 'thinking']}</p>;
  return (
    <div class="advice">
      <ol class="bare-list">
        {lines(advice).map(({ what, verdict, speaks, onShow }) => (
          <li key={what}>
            <p>
              <b>{what}</b> {verdict}
            </p>
            <p class="quiet">{speaks.join(' · ')}</p>
            {onShow && (
              <Button aria-label={`${words.show} ${what}`} onClick={onShow}>
                {words.show}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <p class="quiet">{tried(advice)}</p>
      <p class="hidden" role="status">
        {said}
      </p>
    </div>
  );
};
