import { say } from '../../../../i18n.ts';
import { Sheet } from '../board/card-sheet.tsx';
import { WORDS } from '../messages.ts';
import type { Model } from '../model.ts';
import { EventText, hasText } from './event-text.tsx';

interface RecapProps {
  readonly model: Model;
  readonly names: readonly string[];
  readonly onClose: () => void;
}

/** What the others did since this viewer's last answer. */
export const Recap = ({ model, names, onClose }: RecapProps) => {
  const words = say(WORDS);
  const view = model.view.value;
  const told = model.recap.value.filter(happening => hasText({ happening, view, names }));
  return (
    <Sheet label={words.recap} onClose={onClose}>
      <h2>{words.recap}</h2>
      <ol class="th-recap">
        {told.map((happening, i) => (
          <li key={i}>
            <EventText happening={happening} view={view} names={names} />
          </li>
        ))}
      </ol>
    </Sheet>
  );
};
