import type { ComponentChildren } from 'preact';
import type { Refusal } from '../../engine/refusal.ts';
import { say } from '../i18n.ts';
import { linkTo } from '../route.ts';
import { Button } from '../ui/button.tsx';
import { ErrorCode } from '../ui/error-code.tsx';
import { Page } from '../ui/page.tsx';
import { lostSeatReason } from './lost-seat.ts';
import { ONLINE_MESSAGES } from './messages.ts';
import { onlineText } from './refusal-messages.ts';
import { WatchInstead } from './watch-instead.tsx';

/** Why the player can't enter, and where to go instead. */
export const NoAccess = ({
  id,
  refusal,
  says,
}: {
  /** A table that can be watched instead. */
  readonly id?: string;
  readonly refusal?: Refusal;
  readonly says?: ComponentChildren;
}) => {
  const words = say(ONLINE_MESSAGES);
  return (
    <Page title={words.title}>
      <p role="alert" class="error">
        {says ?? (refusal && onlineText(refusal))}
      </p>
      {refusal && <ErrorCode refusal={refusal} />}
      <div class="row">
        <Button look="main" onClick={() => location.reload()}>
          {words.again}
        </Button>
        {id !== undefined && refusal && lostSeatReason(refusal) === 'moved' && <WatchInstead id={id} />}
        <a class="button" href={linkTo()}>
          {words.home}
        </a>
      </div>
    </Page>
  );
};
