import { say } from '../i18n.ts';
import { ONLINE_MESSAGES } from './messages.ts';
import type { OnlineGame } from './online-game.ts';

/** The rules of this table, for players who join. */
export const Terms = ({
  game,
  config,
}: {
  readonly game: OnlineGame | undefined;
  readonly config: object;
}) =>
  game ? (
    <dl class="friends-terms" aria-label={say(ONLINE_MESSAGES).terms}>
      {game.terms(config).map(({ title, value }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  ) : null;
