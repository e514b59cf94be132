import { say } from '../../../i18n.ts';
import type { Frame } from './frames.ts';
import { WORDS } from './messages.ts';
import type { Eyes } from './tell.ts';

interface EyesProps {
  readonly eyes: Eyes;
  readonly onEyes: (eyes: Eyes) => void;
  readonly names: readonly string[];
  readonly isOver: boolean;
}

/** Whose point of view the replay shows, and whether all cards are visible. */
export const EyesField = ({ eyes, onEyes, names, isOver }: EyesProps) => {
  const words = say(WORDS);
  return (
    <div class="row panel">
      <label>
        <span class="field-name">{words.eyes}</span>
        <select
          value={eyes.seat}
          onChange={event => onEyes({ ...eyes, seat: Number(event.currentTarget.value) })}
        >
          {names.map((name, seat) => (
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label class="field-choice">
        <input
          type="checkbox"
          checked={eyes.isOpen}
          disabled={!isOver}
          onChange={event => onEyes({ ...eyes, isOpen: event.currentTarget.checked })}
        />
        {isOver ? words.open : words.openLater}
      </label>
    </div>
  );
};

interface TurnsProps {
  readonly frames: readonly Frame[];
  readonly at: number;
  readonly onAt: (at: number) => void;
}

export const TurnField = ({ frames, at, onAt }: TurnsProps) => {
  const words = say(WORDS);
  return (
    <label>
      <span class="field-name">{words.jump}</span>
      <select
        value={frames[at]!.turn}
        onChange={event => {
          const turn = Number(event.currentTarget.value);
          onAt(turn === 0 ? 0 : frames.findIndex(frame => frame.isTurn && frame.turn === turn));
        }}
      >
        <option value={0}>{words.start}</option>
        {frames
          .filter(frame => frame.isTurn)
          .map(({ turn }) => (
            <option key={turn} value={turn}>
              {words.turn(turn)}
            </option>
          ))}
      </select>
    </label>
  );
};
