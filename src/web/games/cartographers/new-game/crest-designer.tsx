import type { Text } from '../../../../engine/text.ts';
import { keysOf } from '../../../../engine/util.ts';
import { text } from '../../../i18n.ts';
import { Art } from '../../../ui/art.tsx';
import { RadioCard } from '../../../ui/radio-cards.tsx';
import {
  CREST_CHARGES,
  CREST_DIVISIONS,
  CREST_SHAPES,
  type Crest,
  drawCrest,
  TINCTURES,
} from '../art/crest.ts';

const PARTS_TEXTS: { readonly [P in keyof Crest]: Text } = {
  shape: { en: 'Shield', fr: 'Écu' },
  division: { en: 'Division', fr: 'Division' },
  field: { en: 'Field', fr: 'Fond' },
  second: { en: 'Second color', fr: 'Seconde couleur' },
  charge: { en: 'Emblem', fr: 'Emblème' },
};

const TINCTURE_TEXTS: { readonly [T in Crest['field']]: Text } = {
  azure: { en: 'blue', fr: 'bleu' },
  gules: { en: 'red', fr: 'rouge' },
  vert: { en: 'green', fr: 'vert' },
  purpure: { en: 'purple', fr: 'pourpre' },
  sable: { en: 'black', fr: 'noir' },
  or: { en: 'gold', fr: 'or' },
  argent: { en: 'white', fr: 'blanc' },
};

const VALUE_TEXTS: { readonly [P in keyof Crest]: { readonly [V in Crest[P]]: Text } } = {
  shape: {
    heater: { en: 'shield', fr: 'écu' },
    round: { en: 'round', fr: 'rond' },
    banner: { en: 'banner', fr: 'bannière' },
    lozenge: { en: 'lozenge', fr: 'losange' },
  },
  division: {
    plain: { en: 'plain', fr: 'uni' },
    pale: { en: 'halved', fr: 'en deux' },
    fess: { en: 'parted across', fr: 'en travers' },
    bend: { en: 'slanting', fr: 'en biais' },
    chevron: { en: 'chevron', fr: 'chevron' },
    quarters: { en: 'quartered', fr: 'en quatre' },
    chief: { en: 'upper band', fr: 'bande en haut' },
  },
  field: TINCTURE_TEXTS,
  second: TINCTURE_TEXTS,
  charge: {
    none: { en: 'none', fr: 'aucun' },
    star: { en: 'star', fr: 'étoile' },
    moon: { en: 'moon', fr: 'lune' },
    sun: { en: 'sun', fr: 'soleil' },
    tree: { en: 'tree', fr: 'arbre' },
    tower: { en: 'tower', fr: 'tour' },
    peak: { en: 'peak', fr: 'sommet' },
    fish: { en: 'fish', fr: 'poisson' },
    key: { en: 'key', fr: 'clé' },
    rose: { en: 'rose', fr: 'rose' },
  },
};

const LISTS: { readonly [P in keyof Crest]: readonly Crest[P][] } = {
  shape: CREST_SHAPES,
  division: CREST_DIVISIONS,
  field: TINCTURES,
  second: TINCTURES,
  charge: CREST_CHARGES,
};
const PARTS = keysOf(LISTS);

/** The parts that the player can choose. A plain shield has no second color. */
const partsOf = ({ division }: Crest): readonly (keyof Crest)[] =>
  division === 'plain' ? PARTS.filter(part => part !== 'second') : PARTS;

interface DesignerProps {
  /** A prefix for the names of the radio buttons, because a page may have several designers. */
  readonly name: string;
  readonly crest: Crest;
  readonly choose: (crest: Crest) => void;
}

/** Lets the player choose each part of a crest. Every button shows the resulting crest. */
export const CrestDesigner = ({ name, crest, choose }: DesignerProps) => (
  <div class="new-crest one-column">
    {partsOf(crest).map(part => {
      const texts: Readonly<Record<string, Text>> = VALUE_TEXTS[part];
      return (
        <fieldset key={part}>
          <legend>{text(PARTS_TEXTS[part])}</legend>
          <div class="new-crest-options">
            {LISTS[part].map(value => (
              <RadioCard
                key={value}
                class="new-crest-option option-card"
                label={text(texts[value]!)}
                group={`${name}-${part}`}
                isChosen={crest[part] === value}
                onChoose={() => choose({ ...crest, [part]: value })}
              >
                <Art svg={drawCrest({ ...crest, [part]: value })} />
              </RadioCard>
            ))}
          </div>
        </fieldset>
      );
    })}
  </div>
);
