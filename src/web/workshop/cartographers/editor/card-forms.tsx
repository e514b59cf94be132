import {
  CORNERS,
  type Correction,
  DIRECTIONS,
  DRAWABLE,
  type Edict,
} from '../../../../games/cartographers/ui.ts';
import { swatch } from '../../../games/cartographers/art/emblems.ts';
import { say, text } from '../../../i18n.ts';
import { Art } from '../../../ui/art.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { landTitle } from '../map-canvas/land-messages.ts';
import { ShapeGrid } from './shape-grid.tsx';

const WORDS = {
  en: {
    solo: 'Solo number',
    stars: 'Stars',
    value: (name: string) => `Number “${name}” in the text above`,
    time: 'Time',
    terrains: 'Terrains',
    shape: (n: number) => `Shape ${n}`,
    coin: 'with a coin',
    addShape: 'Add a shape',
    dropShape: (n: number) => `Remove shape ${n}`,
    monsters: 'Shape of the monsters',
    pass: 'Pass maps',
    ways: { clockwise: 'clockwise', 'counter-clockwise': 'counterclockwise' },
    corner: 'Solo starting corner',
    corners: {
      'top-left': 'top left',
      'top-right': 'top right',
      'bottom-right': 'bottom right',
      'bottom-left': 'bottom left',
    },
    pattern: 'Attack pattern: tap once for an attack, twice for the hero',
  },
  fr: {
    solo: 'Nombre solo',
    stars: 'Étoiles',
    value: (name: string) => `Nombre «\u202f${name}\u202f» du texte ci-dessus`,
    time: 'Temps',
    terrains: 'Terrains',
    shape: (n: number) => `Forme ${n}`,
    coin: 'avec une pièce',
    addShape: 'Ajouter une forme',
    dropShape: (n: number) => `Retirer la forme ${n}`,
    monsters: 'Forme des monstres',
    pass: 'Passer les feuilles',
    ways: { clockwise: 'dans le sens horaire', 'counter-clockwise': 'dans le sens antihoraire' },
    corner: 'En solo, coin de départ',
    corners: {
      'top-left': 'en haut à gauche',
      'top-right': 'en haut à droite',
      'bottom-right': 'en bas à droite',
      'bottom-left': 'en bas à gauche',
    },
    pattern: 'Schéma d’attaque\u202f: un appui pose une attaque, un second le héros',
  },
};

/** The rules take no more. */
const MOST_SHAPES = 2;

interface FormProps {
  readonly facts: Correction;
  readonly onChange: (change: Correction) => void;
}

/** Corrections of a card may be negative. */
const RANGE = { least: -999, most: 999 };

export const EdictForm = ({ card, facts, onChange }: FormProps & { readonly card: Edict }) => {
  const words = say(WORDS);
  const values = facts.values ?? {};
  const names = Object.keys(card.values.printed);
  return (
    <>
      <p>{text(card.text(values))}</p>
      {names.map(name => (
        <NumberField
          {...RANGE}
          key={name}
          label={names.length === 1 && name === 'stars' ? words.stars : words.value(name)}
          value={values[name]!}
          onValue={value => onChange({ values: { ...values, [name]: value } })}
        />
      ))}
      <NumberField
        {...RANGE}
        label={words.solo}
        value={facts.solo ?? card.solo}
        onValue={solo => onChange({ solo })}
      />
    </>
  );
};

const Shapes = ({ facts, onChange }: FormProps) => {
  const words = say(WORDS);
  const shapes = facts.shapes ?? [];
  const set = (index: number, shape: (typeof shapes)[number]) =>
    onChange({ shapes: shapes.map((old, i) => (i === index ? shape : old)) });
  return (
    <div class="editor-card-shapes">
      {shapes.map((shape, i) => (
        <div class="editor-card-shape" key={i}>
          <ShapeGrid
            label={words.shape(i + 1)}
            rows={shape.rows}
            marks=".#"
            onChange={rows => set(i, { ...shape, rows })}
          />
          <div class="row">
            <Checkbox isOn={shape.coin} onToggle={isOn => set(i, { ...shape, coin: isOn })}>
              {words.coin}
            </Checkbox>
            {shapes.length > 1 && (
              <Button onClick={() => onChange({ shapes: shapes.filter((_, other) => other !== i) })}>
                <Icon name="trash" />
                {words.dropShape(i + 1)}
              </Button>
            )}
          </div>
        </div>
      ))}
      {shapes.length < MOST_SHAPES && (
        <Button onClick={() => onChange({ shapes: [...shapes, { rows: ['#'], coin: false }] })}>
          <Icon name="plus" />
          {words.addShape}
        </Button>
      )}
    </div>
  );
};

export const ExploreForm = ({ facts, onChange }: FormProps) => {
  const words = say(WORDS);
  const terrains = facts.terrains ?? [];
  return (
    <>
      <NumberField
        {...RANGE}
        label={words.time}
        value={facts.time ?? 0}
        onValue={time => onChange({ time })}
      />
      <fieldset>
        <legend class="field-name">{words.terrains}</legend>
        <div class="editor-card-checks">
          {DRAWABLE.map(terrain => (
            <Checkbox
              key={terrain}
              isOn={terrains.includes(terrain)}
              onToggle={() => {
                const wanted = DRAWABLE.filter(other => terrains.includes(other) !== (other === terrain));
                onChange({ terrains: wanted });
              }}
            >
              <Art svg={swatch(terrain)} />
              {landTitle(terrain)}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <Shapes facts={facts} onChange={onChange} />
    </>
  );
};

export const AmbushForm = ({ facts, onChange }: FormProps) => {
  const words = say(WORDS);
  return (
    <>
      <ShapeGrid
        label={words.monsters}
        rows={facts.shape ?? []}
        marks=".#"
        onChange={shape => onChange({ shape })}
      />
      <Field label={words.pass}>
        <Select
          value={facts.pass}
          onValue={chosen => onChange({ pass: chosen })}
          options={DIRECTIONS.map(way => ({ value: way, name: words.ways[way] }))}
        />
      </Field>
      <Field label={words.corner}>
        <Select
          value={facts.soloCorner}
          onValue={chosen => onChange({ soloCorner: chosen })}
          options={CORNERS.map(corner => ({ value: corner, name: words.corners[corner] }))}
        />
      </Field>
    </>
  );
};

export const HeroForm = ({ facts, onChange }: FormProps) => (
  <ShapeGrid
    label={say(WORDS).pattern}
    rows={facts.pattern ?? []}
    marks=".*H"
    onChange={pattern => onChange({ pattern })}
  />
);
