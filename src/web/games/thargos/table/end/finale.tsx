import type { ComponentChildren } from 'preact';
import type { Seat } from '../../../../../engine/game.ts';
import type { View } from '../../../../../games/thargos/ui.ts';
import { say } from '../../../../i18n.ts';
import { Art } from '../../../../ui/art.tsx';
import { useLive } from '../../../../ui/live.ts';
import { pickBy, stored } from '../../art/woodcut.ts';
import { EndHeroes } from './heroes.tsx';
import { END_WORDS } from './messages.ts';
import type { EndLook } from './winner.ts';

const SCENE = { won: 'glory', lost: 'storm', even: 'field' } as const satisfies {
  readonly [O in EndLook]: string;
};

const scenery = (outcome: EndLook): string =>
  `<svg viewBox="0 0 100 64" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${stored(`s-${SCENE[outcome]}`)}</svg>`;

interface FinaleProps {
  readonly outcome: EndLook;
  readonly title: string;
  readonly view: View;
  /** The seat whose team is shown. */
  readonly seat: Seat | undefined;
  /** The game's id selects the sentence, so that it stays the same. */
  readonly game: string;
  readonly children: ComponentChildren;
}

/** The end as a picture: the team in front of rays, or under a storm. */
export const Finale = ({ outcome, title, view, seat, game, children }: FinaleProps) => {
  const words = say(END_WORDS);
  const live = useLive();
  return (
    <header class={`th-finale is-${outcome}`}>
      <Art class="th-finale-scene" svg={scenery(outcome)} />
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
