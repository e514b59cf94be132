import type { ComponentChildren } from 'preact';
import type { Refusal } from '../../engine/refusal.ts';
import { linkTo } from '../route.ts';
import { say } from '../say.ts';
import { Page } from '../ui/page.tsx';
import { friendsText } from './refusal-words.ts';
import { FRIENDS_WORDS } from './words.ts';

/** Why one cannot come in, and the ways on. */
export const NoWay = ({
  refusal,
  says,
}: {
  readonly refusal?: Refusal;
  readonly says?: ComponentChildren;
}) => {
  const words = say(FRIENDS_WORDS);
  return (
    <Page title={words.title}>
      <p role="alert" class="error">
        {says ?? (refusal && friendsText(refusal))}
      </p>
      <div class="row">
        <button type="button" class="main-button" onClick={() => location.reload()}>
          {words.again}
        </button>
        <a class="button" href={linkTo()}>
          {words.home}
        </a>
      </div>
    </Page>
  );
};
