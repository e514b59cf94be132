import { say } from '../../../i18n.ts';
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

type Names = { readonly [P in keyof Crest]: { readonly [V in Crest[P]]: string } };

const TINCTURES_EN: Names['field'] = {
  azure: 'blue',
  gules: 'red',
  vert: 'green',
  purpure: 'purple',
  sable: 'black',
  or: 'gold',
  argent: 'white',
};
const TINCTURES_FR: Names['field'] = {
  azure: 'bleu',
  gules: 'rouge',
  vert: 'vert',
  purpure: 'pourpre',
  sable: 'noir',
  or: 'or',
  argent: 'blanc',
};

const PARTS_EN: { readonly [P in keyof Crest]: string } = {
  shape: 'Shield',
  division: 'Division',
  field: 'Field',
  second: 'Second colour',
  charge: 'Emblem',
};
const PARTS_FR: { readonly [P in keyof Crest]: string } = {
  shape: 'Écu',
  division: 'Division',
  field: 'Fond',
  second: 'Seconde couleur',
  charge: 'Emblème',
};

const NAMES_EN: Names = {
  shape: { heater: 'shield', round: 'round', banner: 'banner', lozenge: 'lozenge' },
  division: {
    plain: 'plain',
    pale: 'halved',
    fess: 'parted across',
    bend: 'slanting',
    chevron: 'chevron',
    quarters: 'quartered',
    chief: 'upper band',
  },
  field: TINCTURES_EN,
  second: TINCTURES_EN,
  charge: {
    none: 'none',
    star: 'star',
    moon: 'moon',
    sun: 'sun',
    tree: 'tree',
    tower: 'tower',
    peak: 'peak',
    fish: 'fish',
    key: 'key',
    rose: 'rose',
  },
};
const NAMES_FR: Names = {
  shape: { heater: 'écu', round: 'rond', banner: 'bannière', lozenge: 'losange' },
  division: {
    plain: 'uni',
    pale: 'en deux',
    fess: 'en travers',
    bend: 'en biais',
    chevron: 'chevron',
    quarters: 'en quatre',
    chief: 'bande en haut',
  },
  field: TINCTURES_FR,
  second: TINCTURES_FR,
  charge: {
    none: 'aucun',
    star: 'étoile',
    moon: 'lune',
    sun: 'soleil',
    tree: 'arbre',
    tower: 'tour',
    peak: 'sommet',
    fish: 'poisson',
    key: 'clé',
    rose: 'rose',
  },
};

const WORDS = { en: { parts: PARTS_EN, names: NAMES_EN }, fr: { parts: PARTS_FR, names: NAMES_FR } };

const LISTS: { readonly [P in keyof Crest]: readonly Crest[P][] } = {
  shape: CREST_SHAPES,
  division: CREST_DIVISIONS,
  field: TINCTURES,
  second: TINCTURES,
  charge: CREST_CHARGES,
};
const PARTS = Object.keys(LISTS) as readonly (keyof Crest)[];

/** A plain shield has no second color to choose. */
const partsOf = ({ division }: Crest): readonly (keyof Crest)[] =>
  division === 'plain' ? PARTS.filter(part => part !== 'second') : PARTS;

interface DesignerProps {
  /** Tells the radio buttons of two designers apart. */
  readonly name: string;
  readonly crest: Crest;
  readonly choose: (crest: Crest) => void;
}

/** A crest is put together from closed lists; every button shows what it would make of it. */
export const CrestDesigner = ({ name, crest, choose }: DesignerProps) => {
  const words = say(WORDS);
  return (
    <div class="new-crest">
      {partsOf(crest).map(part => {
        const names: Readonly<Record<string, string>> = words.names[part];
        return (
          <fieldset key={part}>
            <legend>{words.parts[part]}</legend>
            <div class="new-crest-options">
              {LISTS[part].map(value => (
                <RadioCard
                  key={value}
                  class="new-crest-option"
                  label={names[value]}
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
};
