import type { Seat } from '../../../../../engine/game.ts';
import { design, type Instance, postsOf, type View } from '../../../../../games/thargos/ui.ts';
import { say } from '../../../../i18n.ts';
import { Art } from '../../../../ui/art.tsx';
import { portrait } from '../../art/portrait.ts';
import { shortName } from '../moves.ts';
import { END_WORDS } from './messages.ts';

interface HeroesProps {
  readonly view: View;
  readonly seat: Seat;
}

/** HT-8.1.7: a burned player's heroes have left the table, but are shown here. */
const heroesAtEnd = ({ players, heroes, posts }: View, seat: Seat): readonly Instance[] =>
  players[seat]?.isOut
    ? heroes.flatMap(({ owner }, hero) => (owner === seat ? [hero] : []))
    : postsOf(seat).flatMap(post => posts[post]?.hero ?? []);

/** The heroes at the end, and their wounds. */
export const EndHeroes = ({ view, seat }: HeroesProps) => {
  const words = say(END_WORDS);
  return (
    <ul class="th-end-heroes bare-list" aria-label={words.heroes}>
      {heroesAtEnd(view, seat).map(hero => {
        const id = view.faces[hero];
        const card = id ? design(view.config, id).card : undefined;
        if (card?.type !== 'hero') return null;
        const name = shortName(view, hero);
        const isWounded = view.heroes[hero]?.face === 'wounded';
        return (
          <li key={hero} class={isWounded ? 'is-wounded' : ''}>
            <Art svg={portrait({ id: card.id, faction: card.faction })} />
            <span>{isWounded ? words.wounded(name) : name}</span>
          </li>
        );
      })}
    </ul>
  );
};
