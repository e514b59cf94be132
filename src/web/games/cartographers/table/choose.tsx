import { useState } from 'preact/hooks';
import { EDICTS, makeCell } from '../../../../games/cartographers/ui.ts';
import { number, plural, say, text } from '../../../i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { WORDS } from './messages.ts';
import { gridFor, type Model } from './model.ts';

/** CA-47 with `clusterChoice: player`: for each edict that requires a choice, the player chooses which cluster counts. */
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
      data-part="controls"
      onSubmit={event => {
        event.preventDefault();
        send();
      }}
    >
      {options.edicts.map(({ card, clusters }, i) =>
        clusters.length === 0 ? null : (
          <label key={card}>
            {text(EDICTS.get(card)?.name ?? { en: card, fr: card })}
            <Select<number | ''>
              value={chosen[i] ?? ''}
              onValue={cell =>
                setChosen(chosen.map((other, j) => (j === i ? (cell === '' ? null : cell) : other)))
              }
              options={[
                { value: '', name: words.best },
                ...clusters.map(({ stars, cells }) => ({
                  value: cells[0]!,
                  name: `${makeCell(grid, cells[0]!)}… ${words.stars(number(stars), plural(stars, 'one', 'many') === 'one')}`,
                })),
              ]}
            />
          </label>
        ),
      )}
      <Button type="submit" look="main">
        {words.ink}
      </Button>
    </form>
  );
};
