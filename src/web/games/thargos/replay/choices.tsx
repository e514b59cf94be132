import { say } from '../../../i18n.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Select } from '../../../ui/select.tsx';
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
        <Select
          value={eyes.seat}
          onValue={seat => onEyes({ ...eyes, seat })}
          options={names.map((name, seat) => ({ value: seat, name }))}
        />
      </label>
      <Checkbox isOn={eyes.isOpen} isDisabled={!isOver} onToggle={isOpen => onEyes({ ...eyes, isOpen })}>
        {isOver ? words.open : words.openLater}
      </Checkbox>
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
      <Select
        value={frames[at]!.turn}
        onValue={turn =>
          onAt(turn === 0 ? 0 : frames.findIndex(frame => frame.isTurn && frame.turn === turn))
        }
        options={[
          { value: 0, name: words.start },
          ...frames
            .filter(frame => frame.isTurn)
            .map(({ turn }) => ({ value: turn, name: words.turn(turn) })),
        ]}
      />
    </label>
  );
};
