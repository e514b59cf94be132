import { useSignal } from '@preact/signals';
import type { Cell } from '../../../../games/cartographers/ui.ts';
import { say } from '../../../i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { type Brush, Brushes } from './brushes.tsx';
import { PaintGrid, type PaintGridProps } from './paint-grid.tsx';
import { letterAt, NOTHING, type Painting } from './painting.ts';
import './map-canvas.css';

const WORDS = {
  en: { brush: 'Brush', undo: 'Undo' },
  fr: { brush: 'Pinceau', undo: 'Annuler' },
};

const isClear = (key: string): boolean => ['Delete', 'Backspace', NOTHING].includes(key);

const brushFor = (brushes: readonly Brush[], pressed: string): string | undefined =>
  brushes.find(({ key, letter }) => letter === pressed || key === pressed.toUpperCase())?.letter;

interface EaselProps extends Pick<PaintGridProps, 'label' | 'map' | 'drawing' | 'award' | 'preyed'> {
  /** The painting so far. */
  readonly rows: Painting;
  /** The first one is in the hand at the start. */
  readonly brushes: readonly Brush[];
  readonly canUndo: boolean;
  readonly onBegin: () => void;
  readonly onPaint: (cell: Cell, letter: string) => void;
  readonly onUndo: () => void;
}

/** A sheet to paint on, its brushes, and one step back. */
export const MapCanvas = ({ rows, brushes, canUndo, onBegin, onPaint, onUndo, ...sheet }: EaselProps) => {
  const words = say(WORDS);
  const brush = useSignal(brushes[0]!.letter);
  return (
    <div class="easel">
      <PaintGrid
        {...sheet}
        onBegin={cell => {
          onBegin();
          // The same paint again takes it away.
          return letterAt(rows, cell) === brush.value ? NOTHING : brush.value;
        }}
        onPaint={onPaint}
        letterOf={key => {
          if (isClear(key)) {
            onBegin();
            return NOTHING;
          }
          brush.value = brushFor(brushes, key) ?? brush.value;
          return undefined;
        }}
      />
      <Brushes
        label={words.brush}
        brushes={brushes}
        chosen={brush.value}
        onChoose={letter => {
          brush.value = letter;
        }}
      >
        <Button disabled={!canUndo} onClick={onUndo}>
          <Icon name="undo" />
          {words.undo}
        </Button>
      </Brushes>
    </div>
  );
};
