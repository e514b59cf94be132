import type { View } from '../../../../../games/thargos/ui.ts';
import { shortName } from '../moves.ts';
import { HeroDice } from './dice.tsx';

/** HT-7.5: heroes with rolled attributes and this turn's dice. */
export const RolledHeroes = ({ view }: { readonly view: View }) => {
  const heroes = view.posts.flatMap(({ hero }) => {
    const values = hero === null ? undefined : view.heroes[hero]?.rolled;
    return hero !== null && values ? [{ hero, values }] : [];
  });
  if (heroes.length === 0) return null;
  return (
    <ul class="th-rolled-heroes">
      {heroes.map(({ hero, values }) => (
        <li key={hero}>
          <small>{shortName(view, hero)}</small> <HeroDice values={values} />
        </li>
      ))}
    </ul>
  );
};
