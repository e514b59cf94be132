import type { ComponentChildren } from 'preact';
import { swatch } from '../../../games/cartographers/art/emblems.ts';
import { Art } from '../../../ui/art.tsx';
import { RadioCard } from '../../../ui/radio-cards.tsx';
import { type LandKind, landTitle } from './land-messages.ts';

/** A brush: its letter in the painting, its look and its key. */
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
  /** More controls in the same row, such as undo. */
  readonly children?: ComponentChildren;
}

/** One of the brushes is in the hand: a row of radios with the tile, the word and the key of each. */
export const Brushes = ({ label, brushes, chosen, onChoose, children }: BrushesProps) => (
  <fieldset class="easel-brushes">
    <legend class="hidden">{label}</legend>
    {brushes.map(brush => (
      <RadioCard
        class="easel-brush"
        key={brush.letter}
        group="brush"
        isChosen={brush.letter === chosen}
        onChoose={() => onChoose(brush.letter)}
      >
        {brush.kind === 'plain' ? <span class="easel-bare" /> : <Art svg={swatch(brush.kind)} />}
        <span>{landTitle(brush.kind)}</span>
        <span class="easel-key" aria-hidden="true">
          {brush.key}
        </span>
      </RadioCard>
    ))}
    {children}
  </fieldset>
);
