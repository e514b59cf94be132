import { useEffect, useState } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { say } from '../i18n.ts';
import { linkTo } from '../route.ts';
import { Page } from '../ui/page.tsx';
import { FaultLine } from './notice.tsx';
import { forgetStale, unsubscribe } from './notify-api.ts';
import { NOTIFY_MESSAGES } from './notify-messages.ts';

/** NP-69: unsubscribes as soon as it opens, so that the link in a notification needs one tap. */
export const StopNotifications = ({ token }: { readonly token: string }) => {
  const words = say(NOTIFY_MESSAGES);
  const [answer, setAnswer] = useState<Refusal | 'done'>();
  useEffect(() => {
    const stop = async (): Promise<void> => {
      const refusal = await unsubscribe(token);
      if (!isRefusal(refusal)) await forgetStale();
      setAnswer(isRefusal(refusal) ? refusal : 'done');
    };
    void stop();
  }, [token]);
  return (
    <Page title={words.stopTitle}>
      <p role="status">{!answer && words.stopping}</p>
      <p role="status">{answer === 'done' && words.stopped}</p>
      <FaultLine refusal={answer === 'done' ? undefined : answer} />
      <a class="button" href={linkTo('friends', 'notifications')}>
        {words.manage}
      </a>
    </Page>
  );
};
