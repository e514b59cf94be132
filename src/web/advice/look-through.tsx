import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { number, say } from '../say.ts';
import './advice.css';
import { stayAt } from '../ui/stay-at.ts';
import { HELP_WORDS } from './words.ts';

interface LookThroughProps<Moment, Found> {
  readonly note: string;
  /** The moments to review, in order. */
  readonly moments: () => readonly Moment[];
  /** Resolves to undefined if there is nothing to say about a moment. */
  readonly look: (moment: Moment) => Promise<Found | undefined>;
  readonly progress: (done: string, all: string) => string;
  /** Shown if nothing was found at all. */
  readonly cannot: string;
  /** A change of any of these starts a new review. */
  readonly of: readonly unknown[];
  /** Options shown before the review starts. */
  readonly choice?: ComponentChildren;
  /** Scrolls to the review and starts it at once: the player followed a link to it. */
  readonly isBegun?: boolean;
  readonly children: (found: readonly Found[], isDone: boolean) => ComponentChildren;
}

/** Reviews a finished game moment by moment, on request. */
export const LookThrough = <Moment, Found>({
  note,
  moments,
  look,
  progress,
  cannot,
  of,
  choice,
  isBegun = false,
  children,
}: LookThroughProps<Moment, Found>) => {
  const words = say(HELP_WORDS);
  const [found, setFound] = useState<readonly Found[]>([]);
  const [done, setDone] = useState({ count: 0, all: 0 });
  const [state, setState] = useState<'asked' | 'running' | 'done' | 'failed'>('asked');
  const run = useRef(0);
  // Before the next frame: a review that starts right after the choice must not be reset.
  useLayoutEffect(() => {
    setFound([]);
    setState('asked');
    return () => {
      run.current += 1;
    };
  }, of);
  const start = async (): Promise<void> => {
    const own = ++run.current;
    const list = moments();
    setDone({ count: 0, all: list.length });
    setState('running');
    setFound([]);
    try {
      for (const [i, moment] of list.entries()) {
        const more = await look(moment);
        if (run.current !== own) return;
        if (more) setFound(before => [...before, more]);
        setDone({ count: i + 1, all: list.length });
      }
      setState('done');
    } catch {
      if (run.current === own) setState('failed');
    }
  };
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isBegun || !panel.current) return undefined;
    void start();
    return stayAt(panel.current);
  }, []);
  const stop = (): void => {
    run.current += 1;
    setState('asked');
  };
  return (
    <section class="panel" ref={panel}>
      <h2>{words.review}</h2>
      <p class="review-note quiet">{note}</p>
      {/* Above everything that still changes, so that readers know it does. */}
      <p role="status">
        {state === 'running' && progress(number(done.count), number(done.all))}
        {state === 'failed' && words.failed}
        {state === 'done' && found.length === 0 && cannot}
      </p>
      {state === 'running' && (
        <progress class="review-progress" aria-hidden="true" max={done.all} value={done.count} />
      )}
      {state !== 'running' && choice}
      {state === 'running' ? (
        <button type="button" onClick={stop}>
          {words.stop}
        </button>
      ) : (
        state !== 'done' && (
          <button type="button" onClick={() => void start()}>
            {words.start}
          </button>
        )
      )}
      {found.length > 0 && children(found, state === 'done')}
    </section>
  );
};
