import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { ErrorLine } from '../error-line.tsx';
import { say } from '../i18n.ts';
import { LOAD_MESSAGES } from '../load-fallback.tsx';
import { linkTo, replaceRoute } from '../route.ts';
import { language } from '../settings.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/dom.ts';
import { ErrorCode } from '../ui/error-code.tsx';
import { Page } from '../ui/page.tsx';
import { ONLINE_MESSAGES } from './messages.ts';
import { PRESENCE_MESSAGES } from './presence-messages.ts';
import { lostSeatReason, onlineText } from './refusal-messages.ts';
import { knownTable, saveTable } from './stored-keys.ts';
import { onClock, useTick } from './time-control.ts';

interface StripProps {
  readonly says: ComponentChildren;
  readonly role?: 'status' | 'alert';
  /** Whether the text may need more than two lines. */
  readonly isTall?: boolean;
  readonly children: ComponentChildren;
}

/**
 * A line below the bar, with buttons for what the player can do. Screen readers announce only the text,
 * because a button may count down.
 */
export const Notice = ({ says, role = 'status', isTall = false, children }: StripProps) => (
  <div class={classNames('online-strip in-line', isTall && 'is-tall')}>
    <span role={role}>{says}</span>
    {children}
  </div>
);

/** Opens a table as spectators see it. */
export const watchWith = (id: string, key: string): void => {
  saveTable(id, { token: key, watch: key });
  replaceRoute('friends', 'room', id);
};

/** For a device that lost its seat: the table as spectators see it, if this browser has a link. */
export const WatchInstead = ({ id }: { readonly id: string }) => {
  const { watch, invite } = knownTable(id);
  const key = watch ?? invite;
  if (key === undefined) return null;
  return <Button onClick={() => watchWith(id, key)}>{say(ONLINE_MESSAGES).lookOn}</Button>;
};

interface OfferProps {
  /** The player that the bot would play for. */
  readonly name: string;
  /** The time from which the server lets a bot play. */
  readonly from: number | undefined;
  readonly says: string;
  readonly onClick: () => void;
}

/** NP-49: lets a bot play for a player. Until the server allows that, it shows the time left. */
export const BotOffer = ({ name, from = 0, says, onClick }: OfferProps) => {
  const words = say(PRESENCE_MESSAGES);
  const left = Math.max(0, from - Date.now());
  useTick(left > 0, 1000);
  return (
    <Button
      aria-label={left > 0 ? undefined : words.botFor(name)}
      aria-disabled={left > 0}
      onClick={() => {
        if (left === 0) onClick();
      }}
    >
      {says}
      {left > 0 && words.inTime(onClock(left, language.value))}
    </Button>
  );
};

interface FaultProps {
  readonly refusal: Refusal;
  /** The text, if it isn't the usual one for this code. */
  readonly says?: string | undefined;
}

/** A refusal of the server, with its code below. */
export const RefusalText = ({ refusal, says = onlineText(refusal) }: FaultProps) => (
  <>
    {says} <ErrorCode refusal={refusal} />
  </>
);

/** The refusal as an error line; nothing without a refusal. */
export const FaultLine = ({
  refusal,
  says,
}: Pick<FaultProps, 'says'> & { readonly refusal: Refusal | undefined }) => (
  <ErrorLine>{refusal && <RefusalText refusal={refusal} says={says} />}</ErrorLine>
);

export type Act = <T>(work: Promise<T>) => Promise<T>;

/** `act` waits for a request; `refusal` is the refusal of the last one, if it was refused. */
export const useRequests = () => {
  const refusal = useSignal<Refusal | undefined>(undefined);
  const act: Act = async work => {
    refusal.value = undefined;
    const answer = await work;
    refusal.value = isRefusal(answer) ? answer : undefined;
    return answer;
  };
  return { act, refusal: refusal.value };
};

/** Shorter interruptions are not shown. In milliseconds. */
const PATIENCE_MS = 1500;

/** Whether a condition has lasted for PATIENCE_MS. */
export const useLasting = (isSo: boolean): boolean => {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isSo) return setLong(false);
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isSo]);
  return isLong && isSo;
};

interface Connection {
  readonly isConnected: ReadonlySignal<boolean>;
}

/** Shown while the connection is down. */
export const ConnectionNote = ({ isConnected }: Connection) => {
  const isLost = useLasting(!isConnected.value);
  return <div role="status">{isLost && <p class="online-lost">{say(PRESENCE_MESSAGES).lost}</p>}</div>;
};

/** A page that waits for the server. */
export const Looking = ({ title, line }: { readonly title?: string; readonly line?: Connection }) => (
  <Page title={title}>
    <p role="status">{say(LOAD_MESSAGES).loading}</p>
    {line && <ConnectionNote {...line} />}
  </Page>
);

/** Says why the player can't enter, and where to go instead. */
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
