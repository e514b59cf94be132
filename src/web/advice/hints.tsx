import { useEffect, useState } from 'preact/hooks';
import { say } from '../say.ts';
import { Button } from '../ui/button.tsx';
import './advice.css';
import { HELP_WORDS } from './words.ts';

/** One answer that is advised. */
export interface AdvisedLine {
  /** Different for different answers. */
  readonly what: string;
  /** How good it is beside the best one. */
  readonly verdict: string;
  readonly speaks: readonly string[];
  /** Absent where there is nothing to be shown. */
  readonly onShow?: () => void;
}

interface HintsProps<A> {
  /** Asked once, when this is first shown; undefined where nobody knows anything. */
  readonly ask: () => Promise<A | undefined>;
  readonly lines: (advice: A) => readonly AdvisedLine[];
  /** How it was found out. */
  readonly tried: (advice: A) => string;
  /** What was shown last, for those who do not see it. */
  readonly said?: string;
}

/** Some good answers with what speaks for each; they come when they are asked for, and never by themselves. */
export const Hints = <A extends object>({ ask, lines, tried, said = '' }: HintsProps<A>) => {
  const words = say(HELP_WORDS);
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
