import { useEffect, useRef } from 'preact/hooks';
import type { LogLine, View } from '../../../../games/thargos/ui.ts';
import { say } from '../../../i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Cite } from '../table/chronicle/cite.tsx';
import type { Frame } from './frames.ts';
import { WORDS } from './messages.ts';

interface LogProps {
  readonly frames: readonly Frame[];
  readonly lines: readonly (readonly LogLine[])[];
  readonly at: number;
  readonly view: View;
  readonly onAt: (at: number) => void;
}

interface CitedProps {
  readonly told: LogLine;
  readonly view: View | Pick<View, 'config'>;
}

export const Cited = ({ told, view }: CitedProps) => (
  <>
    {told.text} <Cite told={told} view={view} class="th-replay-cite" />
  </>
);

/** The Chronicle up to this moment, with links to the beginning of each turn. */
export const Log = ({ frames, lines, at, view, onAt }: LogProps) => {
  const words = say(WORDS);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [at, lines]);
  return (
    <section class="panel th-replay-log" aria-label={words.chronicle}>
      <h2>{words.chronicle}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol class="bare-list" ref={list} tabIndex={0}>
        {frames.slice(0, at + 1).map((frame, i) => (
          <li key={i} class={i === at ? 'is-now' : ''} aria-current={i === at ? 'step' : undefined}>
            {frame.isTurn && (
              <Button look="plain" onClick={() => onAt(i)}>
                {words.turn(frame.turn)}
              </Button>
            )}
            {lines[i]!.map((told, line) => (
              <p key={line}>
                <Cited told={told} view={view} />
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
};
