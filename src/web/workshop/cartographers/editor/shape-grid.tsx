import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { ShapeRows } from '../../../../games/cartographers/ui.ts';
import { say } from '../../../i18n.ts';
import { Art } from '../../../ui/art.tsx';
import { Button } from '../../../ui/button.tsx';
import { drawPattern } from '../paper/card-art.ts';
import { boardOf, nextMark, shapeOn } from './card-edit.ts';

const WORDS = {
  en: {
    place: (row: number, column: number) => `Row ${row}, column ${column}`,
    marks: { '.': 'empty', '#': 'space', '*': 'attacked', H: 'hero' } as Readonly<Record<string, string>>,
  },
  fr: {
    place: (row: number, column: number) => `Ligne ${row}, colonne ${column}`,
    marks: { '.': 'vide', '#': 'case', '*': 'attaquée', H: 'héros' } as Readonly<Record<string, string>>,
  },
};

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

interface ShapeGridProps {
  readonly label: string;
  readonly rows: ShapeRows;
  /** The marks a place goes through, one tap after the other. */
  readonly marks: string;
  readonly onChange: (rows: ShapeRows) => void;
}

/** A small board on which the shape of a card is drawn, place by place. */
export const ShapeGrid = ({ label, rows, marks, onChange }: ShapeGridProps) => {
  const words = say(WORDS);
  const root = useRef<HTMLFieldSetElement>(null);
  // The board stays in place while it is edited; only another shape is centered.
  const board = useSignal(boardOf(rows));
  if (shapeOn(board.value).join('/') !== rows.join('/')) board.value = boardOf(rows);
  const here = useSignal(0);
  const size = board.value.length;
  const move = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const row = Math.floor(here.value / size) + step[0];
    const column = (here.value % size) + step[1];
    if (row < 0 || column < 0 || row >= size || column >= size) return;
    here.value = row * size + column;
    root.current?.querySelectorAll('button')[here.value]?.focus();
  };
  const tap = (row: number, column: number): void => {
    here.value = row * size + column;
    const next = nextMark(board.value, row, column, marks);
    board.value = next;
    onChange(shapeOn(next));
  };
  return (
    <fieldset class="editor-shape-grid" ref={root} onKeyDown={move}>
      <legend class="field-name">{label}</legend>
      {board.value.map((line, r) => (
        <div class="editor-shape-grid-row" key={r}>
          {[...line].map((mark, c) => (
            <Button
              key={c}
              data-mark={mark}
              tabIndex={here.value === r * size + c ? 0 : -1}
              aria-label={`${words.place(r + 1, c + 1)}, ${words.marks[mark]}`}
              onClick={() => tap(r, c)}
            >
              {(mark === '*' || mark === 'H') && <Art svg={drawPattern([mark])} />}
            </Button>
          ))}
        </div>
      ))}
    </fieldset>
  );
};
