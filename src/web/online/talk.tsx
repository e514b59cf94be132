import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { LONGEST_TEXT } from '../../sync/chat.ts';
import type { RoomShown } from '../../sync/messages.ts';
import { SIGNS } from '../../sync/signs.ts';
import { shownText } from '../../text/seat-text.ts';
import { say, text as textOf } from '../i18n.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Field, Input } from '../ui/field.tsx';
import { Popup } from '../ui/popup.tsx';
import { clearMessageRefusal, messageRefusal, sendMessage } from './message-outbox.ts';
import { mutedAt, setMuted } from './muted.ts';
import { FaultLine } from './notice.tsx';
import { PHRASES } from './phrases.ts';
import { knownName } from './stored-keys.ts';
import { speakerName, TalkHistory, type TalkProps } from './talk-history.tsx';
import { ChatSettings, Reports } from './talk-host.tsx';
import { TALK_MESSAGES } from './talk-messages.ts';
import './talk.css';

/** The unsent text of each table, so that closing the panel doesn't lose it. */
const drafts = signal<Readonly<Record<string, string>>>({});
const setDraft = (id: string, text: string): void => {
  drafts.value = { ...drafts.value, [id]: text };
};

/** The name that a spectator entered. */
const ownName = signal<string | undefined>(undefined);

/** The number of characters left is shown when there are fewer than this. */
const FEW_LEFT = 50;

/** A field for a text. Enter sends it. */
const Composer = ({ room: { id, viewer } }: { readonly room: RoomShown }) => {
  const words = say(TALK_MESSAGES);
  const field = useRef<HTMLInputElement>(null);
  const draft = drafts.value[id] ?? '';
  const left = LONGEST_TEXT - draft.length;
  const isSeated = typeof viewer === 'number';
  const name = ownName.value ?? knownName() ?? '';
  const send = async (): Promise<void> => {
    const text = shownText(draft);
    if (text === '') return;
    setDraft(id, '');
    field.current?.focus();
    const sender = isSeated ? '' : shownText(name);
    const isSent = await sendMessage(id, { text, ...(sender !== '' && { name: sender }) });
    // A rejected text returns to the field, unless the player has typed another one.
    if (!isSent && (drafts.value[id] ?? '') === '') setDraft(id, text);
  };
  return (
    <form
      class="talk-composer"
      onSubmit={event => {
        event.preventDefault();
        void send();
      }}
    >
      {!isSeated && (
        <Field label={words.name} class="talk-name full-fields">
          <Input
            value={name}
            autocomplete="nickname"
            maxLength={60}
            onValue={value => {
              ownName.value = value;
            }}
          />
        </Field>
      )}
      <Input
        ref={field}
        aria-label={words.write}
        placeholder={words.write}
        autocomplete="off"
        enterkeyhint="send"
        dir="auto"
        maxLength={LONGEST_TEXT}
        value={draft}
        onValue={value => setDraft(id, value)}
      />
      <Button type="submit">{words.send}</Button>
      <small role="status" class="talk-left">
        {left < FEW_LEFT && words.left(left)}
      </small>
    </form>
  );
};

/** Sends a phrase to the table with one tap. */
const Phrases = ({ id }: { readonly id: string }) => {
  const words = say(TALK_MESSAGES);
  return (
    <div class="talk-phrases in-lines" role="group" aria-label={words.phrases}>
      {SIGNS.map(sign => (
        <Button key={sign} onClick={() => void sendMessage(id, { sign })}>
          {textOf(PHRASES[sign])}
        </Button>
      ))}
    </div>
  );
};

/** Why this reader can't write here. */
const whyNot = ({ chat, viewer, seats }: RoomShown): string | undefined => {
  const words = say(TALK_MESSAGES);
  if (!chat || chat.canWrite) return undefined;
  if (!chat.canRead) return words.hidden;
  if (typeof viewer !== 'number') return undefined;
  return seats[viewer]?.isMuted && chat.isOn ? words.hostMuted : words.chatOff;
};

/** The people whom this reader muted. */
const Muted = ({ room: { id }, names }: TalkProps) => {
  const words = say(TALK_MESSAGES);
  const muted = mutedAt(id);
  if (muted.length === 0) return null;
  return (
    <p class="row talk-muted">
      <span>{words.muted}</span>
      {muted.map(speaker => (
        <Button key={speaker} onClick={() => setMuted(id, speaker, false)}>
          {words.unmute(speakerName(speaker, names))}
        </Button>
      ))}
    </p>
  );
};

/** NP-29, NP-70: everything that people at a table say, and the fields to say something. */
export const Talk = (talk: TalkProps) => {
  const words = say(TALK_MESSAGES);
  const { room } = talk;
  const { id, viewer, chat, seats } = room;
  const refusal = messageRefusal(id);
  // A refusal from an earlier visit is not shown again.
  useEffect(() => clearMessageRefusal(id), [id]);
  const isMuted = typeof viewer === 'number' && seats[viewer]?.isMuted && !room.isHost;
  const why = whyNot(room);
  return (
    <>
      <Reports {...talk} />
      <TalkHistory {...talk} />
      {chat?.canWrite && <Composer room={room} />}
      {why && <p class="note">{why}</p>}
      <FaultLine refusal={refusal} {...(refusal?.refused === 'too-many' && { says: words.tooFast })} />
      {typeof viewer === 'number' && !isMuted && <Phrases id={id} />}
      <Muted {...talk} />
      <ChatSettings room={room} />
    </>
  );
};

/** The chat during the game, above the table. */
export const TalkPopup = ({ onClose, ...talk }: TalkProps & { readonly onClose: () => void }) => {
  const words = say(TALK_MESSAGES);
  return (
    <Popup label={words.talk} class="talk-popup" onClose={onClose}>
      <div class="talk-head">
        <h2>{words.talk}</h2>
        <IconButton icon="close" look="plain" label={words.close} onClick={onClose} />
      </div>
      <Talk {...talk} />
    </Popup>
  );
};
