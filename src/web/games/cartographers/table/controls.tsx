import { useState } from 'preact/hooks';
import { exploreCard, rulesOf } from '../../../../games/cartographers/rules.ts';
import { say } from '../../../say.ts';
import { Art } from '../../../ui/art.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { coinEmblem, drawShape, swatch } from '../art/emblems.ts';
import { shapesFor, terrainsFor } from './hand.ts';
import { gridFor, type Model } from './model.ts';
import { parseTyped } from './typed.ts';
import { WORDS } from './words.ts';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const Terrains = ({ model }: { readonly model: Model }) => {
  const words = say(WORDS);
  const terrains = terrainsFor(model.options.value);
  if (model.options.value.type !== 'draw' && model.options.value.type !== 'drawSingle') return null;
  return (
    <div class="choices" role="group" aria-label={words.terrains}>
      {terrains.map((terrain, i) => (
        <button
          type="button"
          key={terrain}
          aria-pressed={model.terrain.value === i}
          onClick={() => {
            model.hand.value = { ...model.hand.value, terrain: i };
          }}
        >
          <Art svg={swatch(terrain)} />
          {capital(words.terrain[terrain])}
        </button>
      ))}
    </div>
  );
};

const Shapes = ({ model }: { readonly model: Model }) => {
  const words = say(WORDS);
  const view = model.view.value;
  if (model.options.value.type !== 'draw' || view.phase.type !== 'draw') return null;
  const { shapes } = exploreCard(rulesOf(view.config), view.phase.card);
  if (shapes.length < 2) return null;
  const terrain = terrainsFor(model.options.value)[model.terrain.value];
  return (
    <div class="choices" role="group" aria-label={words.shapes}>
      {shapes.map((shape, i) => (
        <button
          type="button"
          key={shape.rows.join('/')}
          aria-pressed={model.shape.value === i}
          aria-label={words.shape(i + 1, shape.coin)}
          onClick={() => {
            model.hand.value = { ...model.hand.value, shape: i };
          }}
        >
          <Art class="shape" svg={drawShape(shape.rows, terrain)} />
          {shape.coin && <Art class="shape-coin" svg={coinEmblem()} />}
        </button>
      ))}
    </div>
  );
};

/** Everything can also be typed. */
const Typed = ({ model }: { readonly model: Model }) => {
  const words = say(WORDS);
  const [isBad, setBad] = useState(false);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const line = String(new FormData(form).get('line') ?? '');
    const hand = parseTyped(gridFor(model.view.value), terrainsFor(model.options.value), line);
    const shapes = shapesFor(model.view.value, model.options.value).length;
    if (!hand || hand.shape >= shapes) return setBad(true);
    setBad(false);
    model.hand.value = hand;
    model.isPinned.value = true;
    form.reset();
  };
  return (
    <details class="typed">
      <summary>{words.typed}</summary>
      <form onSubmit={onSubmit}>
        <label>
          {words.typedHelp}
          <input name="line" autocomplete="off" autocapitalize="off" spellcheck={false} />
        </label>
        <p role="alert" class="error">
          {isBad ? words.typedBad : ''}
        </p>
      </form>
    </details>
  );
};

/** Terrain and shape, then turn, flip, undo, and the one blue button. */
export const Controls = ({ model }: { readonly model: Model }) => {
  const words = say(WORDS);
  const { type, canCancel } = model.options.value;
  if (type === 'none')
    return canCancel ? (
      <div class="controls">
        <button type="button" onClick={() => void model.takeBack()}>
          <Icon name="undo" />
          {words.takeBack}
        </button>
      </div>
    ) : null;
  if (type === 'choose') return null;
  const canTurn = type === 'draw' || type === 'drawMonster' || type === 'drawHero';
  return (
    <div class="controls">
      <div class="controls-what">
        <Terrains model={model} />
        <Shapes model={model} />
      </div>
      <div class="controls-how">
        {canTurn && (
          <>
            <button type="button" onClick={model.turn}>
              <Icon name="turn" />
              {words.turn}
            </button>
            <button type="button" onClick={model.flip}>
              <Icon name="flip" />
              {words.flip}
            </button>
          </>
        )}
        <button type="button" disabled={!model.isHolding.value} onClick={model.drop}>
          <Icon name="undo" />
          {words.undo}
        </button>
        <button
          type="button"
          class="main-button"
          disabled={!model.isReady.value}
          onClick={() => void model.ink()}
        >
          <Icon name="confirm" />
          {words.ink}
        </button>
      </div>
      <Typed model={model} />
    </div>
  );
};
