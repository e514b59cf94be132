import { useEffect, useRef } from 'preact/hooks';
import type { RoomShown } from '../../sync/messages.ts';
import type { SignShown } from '../../sync/signs.ts';
import { listed, say, text } from '../i18n.ts';
import { language } from '../settings.ts';
import { unsentSigns } from './message-outbox.ts';
import { MESSAGE_TEXTS } from './message-texts.ts';
import { saveMessagesRead } from './stored-keys.ts';
import { whenSent } from './time-control.ts';

const WORDS = {
  en: { messages: 'Messages', none: 'No messages yet.', unsent: 'Not sent yet', expired: 'Not sent' },
  fr: { messages: 'Messages', none: 'Aucun message.', unsent: 'Pas encore envoyé', expired: 'Non envoyé' },
};

interface HistoryProps {
  readonly room: Pick<RoomShown, 'id' | 'viewer'>;
  readonly signs: readonly SignShown[];
  readonly names: readonly string[];
}

/** NP-53: the last messages of a table. The newest is below and in view. */
export const SignHistory = ({ room: { id, viewer }, signs, names }: HistoryProps) => {
  const words = say(WORDS);
  const box = useRef<HTMLDivElement>(null);
  // A newer server may know messages that this page does not.
  const known = signs.filter(({ sign }) => Object.hasOwn(MESSAGE_TEXTS, sign));
  const unsent = typeof viewer === 'number' ? unsentSigns(id) : [];
  useEffect(() => {
    box.current?.scrollTo(0, box.current.scrollHeight);
    const newest = signs.at(-1);
    if (newest) saveMessagesRead(id, newest.at);
  }, [signs, unsent.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard.
    <div class="friends-signs" role="log" aria-label={words.messages} tabIndex={0} ref={box}>
      {known.length + unsent.length === 0 && <p>{words.none}</p>}
      <ol class="bare-list">
        {known.map(({ seat, sign, at }) => (
          <li key={at}>
            <span>{listed(names[seat] ?? '', text(MESSAGE_TEXTS[sign]))}</span>{' '}
            <time dateTime={new Date(at).toISOString()}>{whenSent(at, Date.now(), language.value)}</time>
          </li>
        ))}
        {unsent.map(({ sign, isExpired }, i) => (
          <li key={i} class="is-unsent">
            <span>{listed(names[viewer as number] ?? '', text(MESSAGE_TEXTS[sign]))}</span>{' '}
            <small>{isExpired ? words.expired : words.unsent}</small>
          </li>
        ))}
      </ol>
    </div>
  );
};
