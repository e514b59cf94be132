import { type LogLine, logLine, type View } from '../../../../../games/thargos/ui.ts';
import { language } from '../../../../settings.ts';
import { Cite } from '../chronicle/cite.tsx';
import { DiceOf } from './dice.tsx';
import type { EventAbout } from './moments.ts';

interface ToldProps {
  readonly happening: EventAbout;
  readonly view: View;
  readonly names: readonly string[];
}

/** One event as text; undefined if it has none. */
export const sentenceOf = ({ happening: { event, about }, view, names }: ToldProps): LogLine | undefined =>
  logLine(event, about, { viewer: view.viewer, config: view.config, names, language: language.value });

/** Whether an event has its own text. */
export const hasText = (props: ToldProps): boolean => sentenceOf(props) !== undefined;

/** One event as text, with its dice and rule. */
export const EventText = (props: ToldProps) => {
  const told = sentenceOf(props);
  return (
    told && (
      <span class="th-told">
        <DiceOf event={props.happening.event} />
        <span>
          {told.text} <Cite told={told} view={props.view} class="th-cite" />
        </span>
      </span>
    )
  );
};
