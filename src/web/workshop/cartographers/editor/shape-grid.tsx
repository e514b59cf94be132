import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { ShapeRows } from '../../../../games/cartographers/ui.ts';
import { say, type Words } from '../../../i18n.ts';
import { Art } from '../../../ui/art.tsx';
import { Button } from '../../../ui/button.tsx';
import { nextCell } from '../map-canvas/painting.ts';
import { drawPattern } from '../paper/card-art.ts';
import { boardOf, nextMark, shapeOn } from './card-edit.ts';

const WORDS = {
  en: { place: (row: number, column: number) => `Row ${row}, column ${column}` },
  fr: { place: (row: number, column: number) => `Ligne ${row}, colonne ${column}` },
};

const MARKS: Words<Readonly<Record<string, string>>> = {
  en: { '.': 'empty', '#': 'filled', '*': 'attacked', H: 'hero' },
  fr: { '.': 'vide', '#': 'remplie', '*': 'attaquée', H: 'héros' },
};

interface ShapeGridProps {
  readonly label: string;
  readonly rows: ShapeRows;
  /** The marks that a place can have. Each tap on a place changes its mark to the next one. */
  readonly marks: string;
  readonly onChange: (rows: ShapeRows) => void;
}

/** A small board on which the user draws a card's shape. */
export const ShapeGrid = ({ label, rows, marks, onChange }: ShapeGridProps) => {
  const words = say(WORDS);
  const root = useRef<HTMLFieldSetElement>(null);
  // While the user draws, the shape stays where it is. It is centered only if it comes from elsewhere, such as a different
  // card.
  const board = useSignal(boardOf(rows));
  if (shapeOn(board.value).join('/') !== rows.join('/')) board.value = boardOf(rows);
  const here = useSignal(0);
  const size = board.value.length;
  const move = (event: KeyboardEvent): void => {
    const next = nextCell({ height: size, width: size }, here.value, event);
    if (next === undefined) return;
    event.preventDefault();
    here.value = next;
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
              aria-label={`${words.place(r + 1, c + 1)}, ${say(MARKS)[mark]}`}
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
