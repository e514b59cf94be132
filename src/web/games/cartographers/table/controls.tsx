import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { exploreCard, rulesOf, type ShapeRows, type Terrain } from '../../../../games/cartographers/ui.ts';
import { say } from '../../../i18n.ts';
import { lazy } from '../../../lazy.tsx';
import { LoadFailed } from '../../../load-fallback.tsx';
import { layout } from '../../../settings.ts';
import { Art } from '../../../ui/art.tsx';
import { Button } from '../../../ui/button.tsx';
import { isFinger } from '../../../ui/dom.ts';
import { Icon } from '../../../ui/icon.tsx';
import { coinEmblem, drawShape, swatch } from '../art/emblems.ts';
import { UNCOUNTED } from '../uncounted.ts';
import { shapesFor, terrainsFor } from './hand.ts';
import { focusBoard, inksAgain } from './holding.ts';
import { WORDS } from './messages.ts';
import type { Model } from './model.ts';
import { marksOf } from './panels.tsx';
import { capital, terrainWord } from './question.ts';
import { shapeWords } from './shape-messages.ts';

const Terrains = ({ model }: { readonly model: Model }) => {
  const words = say(WORDS);
  const terrains = terrainsFor(model.options.value);
  if (model.options.value.type !== 'draw' && model.options.value.type !== 'drawSingle') return null;
  return (
    <div class="choices" role="group" aria-label={words.terrains}>
      {terrains.map((terrain, i) => (
        <Button
          key={terrain}
          aria-pressed={model.terrain.value === i}
          onClick={() => {
            model.hand.value = { ...model.hand.value, terrain: i };
          }}
        >
          <Art svg={swatch(terrain)} />
          {capital(terrainWord(terrain))}
        </Button>
      ))}
    </div>
  );
};

/** Shows the card's shape if it has only one, so that there is nothing to choose. */
const OneShape = ({ rows, terrain }: { readonly rows: ShapeRows; readonly terrain: Terrain }) => {
  const isOneSpace = rows.join('') === '#';
  if (isOneSpace) return null;
  return <Art class="shape one-shape" svg={drawShape(rows, terrain)} label={shapeWords(rows)} />;
};

const Shapes = ({ model }: { readonly model: Model }) => {
  const words = say(WORDS);
  const view = model.view.value;
  const { type } = model.options.value;
  const terrain = terrainsFor(model.options.value)[model.terrain.value]!;
  if (type === 'drawMonster')
    return <OneShape rows={shapesFor(view, model.options.value)[0]!} terrain="monster" />;
  if (type !== 'draw' || view.phase.type !== 'draw') return null;
  const { shapes } = exploreCard(rulesOf(view.config), view.phase.card);
  if (shapes.length < 2) return <OneShape rows={shapes[0]!.rows} terrain={terrain} />;
  return (
    <div class="choices" role="group" aria-label={words.shapes}>
      {shapes.map((shape, i) => (
        <Button
          key={shape.rows.join('/')}
          aria-pressed={model.shape.value === i}
          aria-label={words.shape(i + 1, shapeWords(shape.rows), shape.coin)}
          onClick={() => {
            model.hand.value = { ...model.hand.value, shape: i };
          }}
        >
          <Art class="shape" svg={drawShape(shape.rows, terrain)} />
          {shape.coin && <Art class="shape-coin" svg={coinEmblem()} />}
        </Button>
      ))}
    </div>
  );
};

const Offer = lazy(
  async () => (await import('../../../screens/table/practice-offer.tsx')).PracticeOffer,
  LoadFailed,
);

/** If an undo would turn the game into practice, asks whether to continue. */
export const Practice = ({ model: { back } }: { readonly model: Model }) =>
  back.isAsking.value ? <Offer uncounted={say(UNCOUNTED)} back={back} /> : null;

const TypedForm = lazy(async () => (await import('./typed-form.tsx')).TypedForm, LoadFailed);

/** A text field for typed commands. Most of these commands also have a key. */
const TypedLine = ({ model }: { readonly model: Model }) => {
  const words = say(WORDS);
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="typed" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{isFinger() ? words.typedOnly : words.typed}</summary>
      {isOpen && <TypedForm model={model} />}
    </details>
  );
};

/** Undoes the last turn. A separate button puts a held shape back. */
const UndoTurn = ({ model }: { readonly model: Model }) => {
  const words = say(WORDS);
  return (
    <Button title={words.undoNote} disabled={!model.undoTurn.value} onClick={() => model.undoTurn.peek()?.()}>
      <Icon name="undo" />
      {words.undo}
    </Button>
  );
};

const Buttons = ({ model }: { readonly model: Model }) => {
  const words = say(WORDS);
  const { type } = model.options.value;
  const canTurn = type === 'draw' || type === 'drawMonster' || type === 'drawHero';
  return (
    <>
      <div class="controls-what">
        <Terrains model={model} />
        <Shapes model={model} />
      </div>
      <div class="controls-how">
        {canTurn && (
          <>
            <Button onClick={model.turn}>
              <Icon name="turn" />
              {words.turn}
            </Button>
            <Button onClick={model.flip}>
              <Icon name="flip" />
              {words.flip}
            </Button>
          </>
        )}
        <UndoTurn model={model} />
        <Button
          title={words.putBackNote}
          disabled={!model.isHolding.value}
          onClick={event => {
            // A disabled button loses the focus, so the map takes it. This comes before `drop`, because a
            // focused space would pick the shape up again.
            if (document.activeElement === event.currentTarget) focusBoard();
            model.drop();
          }}
        >
          <Icon name="lift" />
          {words.putBack}
        </Button>
        <Button look="main" disabled={!model.isReady.value} onClick={() => void model.ink()}>
          <Icon name="confirm" />
          {words.ink}
        </Button>
      </div>
    </>
  );
};

interface ControlsProps {
  readonly model: Model;
  readonly aside?: ComponentChildren;
  /** Covers the controls temporarily. They stay below it, so that the map doesn't move. */
  readonly over?: ComponentChildren;
}

const Answers = ({ model, aside }: Omit<ControlsProps, 'over'>) => {
  const { type } = model.options.value;
  if (type === 'choose') return null;
  if (type !== 'none')
    return (
      <>
        <div class="controls" data-part="controls">
          <Buttons model={model} />
        </div>
        <div class="asides">
          <TypedLine model={model} />
          {aside}
          {layout.value === 'phone' && <span>{marksOf(model).join(' · ')}</span>}
        </div>
      </>
    );
  return model.options.value.canCancel && model.undoTurn.value ? (
    <div class="controls" data-part="controls">
      <UndoTurn model={model} />
    </div>
  ) : null;
};

/** The player's controls: terrain and shape, then rotate, flip, undo, put back, and the main button. */
export const Controls = ({ model, over, aside }: ControlsProps) => {
  if (over === undefined) return <Answers model={model} aside={aside} />;
  return (
    <>
      <div class="controls controls-covered" data-part="controls">
        <div class="controls-under" inert>
          <Buttons model={model} />
        </div>
        <div class="controls-over">{over}</div>
      </div>
      <div class="asides controls-under" inert>
        <TypedLine model={model} />
      </div>
    </>
  );
};

/** Explains that a second tap on the same space confirms the drawing. */
export const InkHint = ({ model }: { readonly model: Model }) => {
  if (!inksAgain(model)) return null;
  const { tap, click } = say(WORDS).inks;
  return <small class="ink-hint">{isFinger() ? tap : click}</small>;
};
