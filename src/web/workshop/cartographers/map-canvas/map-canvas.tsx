import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Cell } from '../../../../games/cartographers/ui.ts';
import { swatch } from '../../../games/cartographers/art/emblems.ts';
import { say } from '../../../i18n.ts';
import { Art } from '../../../ui/art.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { RadioCard } from '../../../ui/radio-cards.tsx';
import { type LandKind, landTitle } from './land-messages.ts';
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

/** The state of a painting, with undo. A stroke over several spaces is one undo step. */
export interface Painter {
  readonly rows: Painting;
  readonly canUndo: boolean;
  readonly begin: () => void;
  readonly paint: (cell: Cell, letter: string) => void;
  readonly undo: () => void;
}

const DEPTH = 100;

/** An undo history with the last `DEPTH` states. */
export const useUndo = <State,>() => {
  const past = useSignal<readonly State[]>([]);
  return {
    past,
    add: (state: State): void => {
      past.value = [...past.value.slice(1 - DEPTH), state];
    },
    pop: (): State | undefined => {
      const last = past.value.at(-1);
      past.value = past.value.slice(0, -1);
      return last;
    },
  };
};

/** A brush: the letter that it paints, its style and its key. */
export interface Brush {
  readonly letter: string;
  readonly kind: LandKind;
  readonly key: string;
}

interface BrushesProps {
  readonly label: string;
  readonly brushes: readonly Brush[];
  readonly chosen: string;
  readonly onChoose: (letter: string) => void;
  /** More controls in the row of brushes, such as undo. */
  readonly children?: ComponentChildren;
}

/** Radio buttons for the brushes. Each shows the brush's tile, name and key. */
const Brushes = ({ label, brushes, chosen, onChoose, children }: BrushesProps) => (
  <fieldset class="map-canvas-brushes in-lines">
    <legend class="hidden">{label}</legend>
    {brushes.map(brush => (
      <RadioCard
        class="button map-canvas-brush"
        key={brush.letter}
        group="brush"
        isChosen={brush.letter === chosen}
        onChoose={() => onChoose(brush.letter)}
      >
        {brush.kind === 'plain' ? <span class="map-canvas-bare" /> : <Art svg={swatch(brush.kind)} />}
        <span>{landTitle(brush.kind)}</span>
        <span class="map-canvas-key" aria-hidden="true">
          {brush.key}
        </span>
      </RadioCard>
    ))}
    {children}
  </fieldset>
);

interface MapCanvasProps extends Pick<PaintGridProps, 'label' | 'map' | 'drawing' | 'award' | 'preyed'> {
  readonly painter: Painter;
  /** The brushes to choose from. The first one is selected initially. */
  readonly brushes: readonly Brush[];
}

/** A sheet on which the user paints with brushes, with undo. */
export const MapCanvas = ({ painter, brushes, ...sheet }: MapCanvasProps) => {
  const words = say(WORDS);
  const [brush, setBrush] = useState(brushes[0]!.letter);
  return (
    <div class="map-canvas">
      <PaintGrid
        {...sheet}
        onBegin={cell => {
          painter.begin();
          // If a space is painted again with the same brush, it is erased.
          return letterAt(painter.rows, cell) === brush ? NOTHING : brush;
        }}
        onPaint={painter.paint}
        letterOf={key => {
          if (isClear(key)) {
            painter.begin();
            return NOTHING;
          }
          setBrush(brushFor(brushes, key) ?? brush);
          return undefined;
        }}
      />
      <Brushes label={words.brush} brushes={brushes} chosen={brush} onChoose={setBrush}>
        <Button disabled={!painter.canUndo} onClick={painter.undo}>
          <Icon name="undo" />
          {words.undo}
        </Button>
      </Brushes>
    </div>
  );
};
