import type { ComponentChildren } from 'preact';
import type { Seat } from '../../../../../engine/game.ts';
import { design, type Instance, postsOf, type View } from '../../../../../games/thargos/ui.ts';
import { say } from '../../../../i18n.ts';
import { Art } from '../../../../ui/art.tsx';
import { useLive } from '../../../../ui/live.ts';
import { portrait } from '../../art/portrait.ts';
import { pickBy, stored } from '../../art/woodcut.ts';
import { shortName } from '../moves.ts';
import { END_WORDS } from './messages.ts';
import type { EndLook } from './outcome.ts';

interface HeroesProps {
  readonly view: View;
  readonly seat: Seat;
}

/** A player's heroes at the end. HT-8.1.7: includes those of a burned player, although they have left the table. */
const heroesAtEnd = ({ players, heroes, posts }: View, seat: Seat): readonly Instance[] =>
  players[seat]?.isOut
    ? heroes.flatMap(({ owner }, hero) => (owner === seat ? [hero] : []))
    : postsOf(seat).flatMap(post => posts[post]?.hero ?? []);

/** Portraits of a player's heroes at the end. Wounded heroes look wounded. */
export const EndHeroes = ({ view, seat }: HeroesProps) => {
  const words = say(END_WORDS);
  return (
    <ul class="th-end-heroes in-lines bare-list" aria-label={words.heroes}>
      {heroesAtEnd(view, seat).map((hero, nth) => {
        const id = view.faces[hero];
        const card = id ? design(view.config, id).card : undefined;
        if (card?.type !== 'hero') return null;
        const name = shortName(view, hero);
        const isWounded = view.heroes[hero]?.face === 'wounded';
        return (
          <li key={hero} class={isWounded ? 'is-wounded' : ''} style={{ '--nth': nth }}>
            <Art svg={portrait({ id: card.id, faction: card.faction })} />
            <span>{isWounded ? words.wounded(name) : name}</span>
          </li>
        );
      })}
    </ul>
  );
};

const SCENE = { won: 'glory', lost: 'storm', even: 'field' } as const satisfies Record<EndLook, string>;

const scenery = (outcome: EndLook): string =>
  `<svg viewBox="0 0 100 64" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${stored(`s-${SCENE[outcome]}`)}</svg>`;

interface FinaleProps {
  readonly outcome: EndLook;
  readonly title: string;
  readonly view: View;
  readonly seat: Seat | undefined;
  /** The game's id. It determines the sentence below the title, so that a game always has the same one. */
  readonly game: string;
  readonly children: ComponentChildren;
}

/** The header of the end page: the title, and the heroes in front of rays (victory) or below a storm (defeat). */
export const Finale = ({ outcome, title, view, seat, game, children }: FinaleProps) => {
  const words = say(END_WORDS);
  const live = useLive();
  return (
    <header class={`th-finale is-${outcome}`}>
      <Art class="th-finale-scene fills" svg={scenery(outcome)} />
      <div class="th-finale-says" {...live}>
        <h1>{title}</h1>
        <p class="th-finale-lore">{pickBy(game, words.lore[outcome])}</p>
        <p>{children}</p>
      </div>
      {seat !== undefined && (
        <div class="th-finale-team">
          <EndHeroes view={view} seat={seat} />
        </div>
      )}
    </header>
  );
};
