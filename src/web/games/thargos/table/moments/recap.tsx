import { say } from '../../../../say.ts';
import { Sheet } from '../board/close.tsx';
import type { Model } from '../model.ts';
import { WORDS } from '../words.ts';
import { isTold, ToldEvent } from './told-event.tsx';

interface RecapProps {
  readonly model: Model;
  readonly names: readonly string[];
  readonly onClose: () => void;
}

/** What the others did since this viewer's last answer. */
export const Recap = ({ model, names, onClose }: RecapProps) => {
  const words = say(WORDS);
  const view = model.view.value;
  const told = model.recap.value.filter(happening => isTold({ happening, view, names }));
  return (
    <Sheet label={words.recap} onClose={onClose}>
      <h2>{words.recap}</h2>
      <ol class="th-recap">
        {told.map((happening, i) => (
          <li key={i}>
            <ToldEvent happening={happening} view={view} names={names} />
          </li>
        ))}
      </ol>
    </Sheet>
  );
};
