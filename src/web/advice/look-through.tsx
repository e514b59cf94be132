import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { number, say } from '../say.ts';
import { Button } from '../ui/button.tsx';
import { Meter } from '../ui/meter.tsx';
import './advice.css';
import { stayAt } from '../ui/stay-at.ts';
import { HELP_WORDS } from './words.ts';

interface LookThroughProps<Moment, Found> {
  readonly note: string;
  /** What is looked through, in this order. */
  readonly moments: () => readonly Moment[];
  /** Undefined where nothing can be said of a moment. */
  readonly look: (moment: Moment) => Promise<Found | undefined>;
  readonly progress: (done: string, all: string) => string;
  /** Where nothing at all was found. */
  readonly cannot: string;
  /** Another of these is another review. */
  readonly of: readonly unknown[];
  /** What may be chosen before it begins. */
  readonly choice?: ComponentChildren;
  /** It is looked at and begins by itself: somebody came for it. */
  readonly isBegun?: boolean;
  readonly children: (found: readonly Found[], isDone: boolean) => ComponentChildren;
}

/** Looks through a finished game, moment by moment, when somebody wants to know. */
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
      {/* Above all that still changes: whoever reads must know that it does. */}
      <p role="status">
        {state === 'running' && progress(number(done.count), number(done.all))}
        {state === 'failed' && words.failed}
        {state === 'done' && found.length === 0 && cannot}
      </p>
      {state === 'running' && <Meter class="review-progress" max={done.all} value={done.count} />}
      {state !== 'running' && choice}
      {state === 'running' ? (
        <Button onClick={stop}>{words.stop}</Button>
      ) : (
        state !== 'done' && <Button onClick={() => void start()}>{words.start}</Button>
      )}
      {found.length > 0 && children(found, state === 'done')}
    </section>
  );
};
