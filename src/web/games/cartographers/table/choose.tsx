import { useState } from 'preact/hooks';
import { makeCell } from '../../../../games/cartographers/board/grid.ts';
import { EDICTS } from '../../../../games/cartographers/cards/sets.ts';
import { number, plural, say, text } from '../../../say.ts';
import { gridFor, type Model } from './model.ts';
import { WORDS } from './words.ts';

/** CA-47 with `clusterChoice: player`: the cluster that counts for each edict that asks for one. */
export const ChooseCluster = ({ model }: { readonly model: Model }) => {
  const words = say(WORDS);
  const options = model.options.value;
  const [chosen, setChosen] = useState<readonly (number | null)[]>([null, null]);
  if (options.type !== 'choose') return null;
  const grid = gridFor(model.view.value);
  const send = () => void model.submit({ type: 'choose', clusters: chosen });
  return (
    <form
      class="controls"
      onSubmit={event => {
        event.preventDefault();
        send();
      }}
    >
      {options.edicts.map(({ card, clusters }, i) =>
        clusters.length === 0 ? null : (
          <label key={card}>
            {text(EDICTS.get(card)?.name ?? { en: card, fr: card })}
            <select
              onChange={event => {
                const value = event.currentTarget.value;
                setChosen(chosen.map((cell, j) => (j === i ? (value === '' ? null : Number(value)) : cell)));
              }}
            >
              <option value="">{words.best}</option>
              {clusters.map(({ stars, cells }) => (
                <option key={cells[0]} value={cells[0]}>
                  {`${makeCell(grid, cells[0]!)}… ${words.stars(number(stars), plural(stars, 'one', 'many') === 'one')}`}
                </option>
              ))}
            </select>
          </label>
        ),
      )}
      <button type="submit" class="main-button">
        {words.ink}
      </button>
    </form>
  );
};
