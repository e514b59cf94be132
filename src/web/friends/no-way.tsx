import type { ComponentChildren } from 'preact';
import type { Refusal } from '../../engine/refusal.ts';
import { linkTo } from '../route.ts';
import { say } from '../say.ts';
import { Button } from '../ui/button.tsx';
import { ErrorCode } from '../ui/error-code.tsx';
import { Page } from '../ui/page.tsx';
import { goneBy } from './gone.ts';
import { friendsText } from './refusal-words.ts';
import { WatchInstead } from './watch-instead.tsx';
import { FRIENDS_WORDS } from './words.ts';

/** Why the player can't enter, and where to go instead. */
export const NoWay = ({
  id,
  refusal,
  says,
}: {
  /** A table that can be watched instead. */
  readonly id?: string;
  readonly refusal?: Refusal;
  readonly says?: ComponentChildren;
}) => {
  const words = say(FRIENDS_WORDS);
  return (
    <Page title={words.title}>
      <p role="alert" class="error">
        {says ?? (refusal && friendsText(refusal))}
      </p>
      {refusal && <ErrorCode refusal={refusal} />}
      <div class="row">
        <Button look="main" onClick={() => location.reload()}>
          {words.again}
        </Button>
        {id !== undefined && refusal && goneBy(refusal) === 'moved' && <WatchInstead id={id} />}
        <a class="button" href={linkTo()}>
          {words.home}
        </a>
      </div>
    </Page>
  );
};
