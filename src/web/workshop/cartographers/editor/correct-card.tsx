import { keysOf } from '../../../../engine/util.ts';
import {
  CORNERS,
  type Correction,
  DIRECTIONS,
  DRAWABLE,
  type Edict,
} from '../../../../games/cartographers/ui.ts';
import { swatch } from '../../../games/cartographers/art/emblems.ts';
import { glossedName } from '../../../games/cartographers/table/gloss.tsx';
import { say, text } from '../../../i18n.ts';
import { Art } from '../../../ui/art.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { CORNER_NAMES, landTitle, WAYS } from '../map-canvas/land-messages.ts';
import { CardPicker } from '../paper/map-choice.tsx';
import type { Corrections } from '../paper/user-corrections.ts';
import { type AnyCard, CARDS, cardOf, corrected, factsOf, isEdict } from './card-edit.ts';
import { ShapeGrid } from './shape-grid.tsx';
import './editor.css';

const WORDS = {
  en: {
    card: 'Card',
    groups: { edict: 'Scoring cards', explore: 'Explore cards', ambush: 'Ambushes', hero: 'Heroes' },
    changed: 'Differs from the printed card we know.',
    back: 'Reset card',
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
    corner: 'Solo starting corner',
    pattern: 'Attack pattern: tap once for an attack, twice for the hero',
  },
  fr: {
    card: 'Carte',
    groups: { edict: 'Cartes Décompte', explore: 'Cartes Exploration', ambush: 'Embuscades', hero: 'Héros' },
    changed: 'Diffère de la carte imprimée que nous connaissons.',
    back: 'Rétablir la carte',
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
    corner: 'En solo, coin de départ',
    pattern: 'Schéma d’attaque\u202f: un appui pose une attaque, un second le héros',
  },
};

/** The rules accept at most this many shapes per card. */
const MOST_SHAPES = 2;

interface FormProps {
  readonly facts: Correction;
  readonly onChange: (change: Correction) => void;
}

/** The range of values that the number fields accept. Corrected values may be negative. */
const RANGE = { least: -999, most: 999 };

const EdictForm = ({ card, facts, onChange }: FormProps & { readonly card: Edict }) => {
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
    <div class="one-column">
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

const ExploreForm = ({ facts, onChange }: FormProps) => {
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
        <div class="in-lines">
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

const AmbushForm = ({ facts, onChange }: FormProps) => {
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
          options={DIRECTIONS.map(way => ({ value: way, name: say(WAYS)[way] }))}
        />
      </Field>
      <Field label={words.corner}>
        <Select
          value={facts.soloCorner}
          onValue={chosen => onChange({ soloCorner: chosen })}
          options={CORNERS.map(corner => ({ value: corner, name: say(CORNER_NAMES)[corner] }))}
        />
      </Field>
    </>
  );
};

const HeroForm = ({ facts, onChange }: FormProps) => (
  <ShapeGrid
    label={say(WORDS).pattern}
    rows={facts.pattern ?? []}
    marks=".*H"
    onChange={pattern => onChange({ pattern })}
  />
);

interface CardFormProps {
  readonly card: AnyCard;
  readonly corrections: Corrections;
  readonly onCorrect: (corrections: Corrections) => void;
}

/** The form for correcting one card, with a suitable field for each of its values. */
const CardForm = ({ card, corrections, onCorrect }: CardFormProps) => {
  const words = say(WORDS);
  const facts = factsOf(card, corrections);
  const onChange = (change: Correction): void => onCorrect(corrected(corrections, card, change));
  const { [card.id]: own, ...others } = corrections;
  return (
    <section class="panel stack editor-card-form" aria-label={text(card.name)}>
      <h2>{glossedName(card)}</h2>
      {isEdict(card) && <EdictForm card={card} facts={facts} onChange={onChange} />}
      {!isEdict(card) && card.kind === 'explore' && <ExploreForm facts={facts} onChange={onChange} />}
      {!isEdict(card) && card.kind === 'ambush' && <AmbushForm facts={facts} onChange={onChange} />}
      {!isEdict(card) && card.kind === 'hero' && <HeroForm facts={facts} onChange={onChange} />}
      {own && (
        <div class="row">
          <span class="editor-card-changed">{words.changed}</span>
          <Button onClick={() => onCorrect(others)}>
            <Icon name="undo" />
            {words.back}
          </Button>
        </div>
      )}
    </section>
  );
};

interface CorrectCardProps extends Omit<CardFormProps, 'card'> {
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

export const CorrectCard = ({ chosen, onChoose, ...corrections }: CorrectCardProps) => {
  const words = say(WORDS);
  const card = cardOf(chosen) ?? CARDS.edict[0]!;
  return (
    <>
      <Field label={words.card}>
        <CardPicker
          value={card.id}
          onValue={onChoose}
          groups={keysOf(CARDS).map(group => ({ name: words.groups[group], cards: CARDS[group] }))}
        />
      </Field>
      <CardForm key={card.id} card={card} {...corrections} />
    </>
  );
};
