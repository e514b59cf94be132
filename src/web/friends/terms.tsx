import { say } from '../say.ts';
import type { FarGame } from './far-game.ts';
import { FRIENDS_WORDS } from './words.ts';

/** The rules of this table, for players who join. */
export const Terms = ({ game, config }: { readonly game: FarGame | undefined; readonly config: object }) =>
  game ? (
    <dl class="friends-terms" aria-label={say(FRIENDS_WORDS).terms}>
      {game.terms(config).map(({ title, value }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  ) : null;
