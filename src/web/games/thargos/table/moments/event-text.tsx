import { type LogLine, logLine, type View } from '../../../../../games/thargos/ui.ts';
import { say } from '../../../../i18n.ts';
import { language } from '../../../../settings.ts';
import { Sheet } from '../board/card-sheet.tsx';
import { Cite } from '../chronicle/cite.tsx';
import { WORDS } from '../messages.ts';
import type { TableProps } from '../model.ts';
import { DiceOf } from './dice.tsx';
import type { EventAbout } from './moments.ts';

interface ToldProps {
  readonly happening: EventAbout;
  readonly view: View;
  readonly names: readonly string[];
}

/** The line of the log for an event, if it has one. */
export const sentenceOf = ({ happening: { event, about }, view, names }: ToldProps): LogLine | undefined =>
  logLine(event, about, { viewer: view.viewer, config: view.config, names, language: language.value });

export const hasText = (props: ToldProps): boolean => sentenceOf(props) !== undefined;

/** An event as text, with its dice and its rule. */
export const EventText = (props: ToldProps) => {
  const told = sentenceOf(props);
  return (
    told && (
      <span class="th-told row">
        <DiceOf event={props.happening.event} />
        <span>
          {told.text} <Cite told={told} view={props.view} class="th-cite" />
        </span>
      </span>
    )
  );
};

interface EventsProps extends Pick<ToldProps, 'view' | 'names'> {
  readonly happenings: readonly EventAbout[];
}

export const EventItems = ({ happenings, view, names }: EventsProps) => (
  <>
    {happenings
      .filter(happening => hasText({ happening, view, names }))
      .map((happening, i) => (
        <li key={i}>
          <EventText happening={happening} view={view} names={names} />
        </li>
      ))}
  </>
);

/** Sentences for screen readers about events since the last answer that no animation shows. */
export const LatestEvents = ({ model, names }: TableProps) => {
  const view = model.view.value;
  const told = model.news.value.flatMap(happening => sentenceOf({ happening, view, names })?.text ?? []);
  return (
    <>
      {told.map((says, i) => (
        <p key={`${i}: ${says}`}>{says}</p>
      ))}
    </>
  );
};

interface RecapProps extends TableProps {
  readonly onClose: () => void;
}

/** What other players did since this viewer's last answer. */
export const Recap = ({ model, names, onClose }: RecapProps) => {
  const words = say(WORDS);
  return (
    <Sheet label={words.recap} onClose={onClose}>
      <h2>{words.recap}</h2>
      <ol class="th-recap">
        <EventItems happenings={model.recap.value} view={model.view.value} names={names} />
      </ol>
    </Sheet>
  );
};
