import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isRefusal } from '../../engine/refusal.ts';
import type { TextShown } from '../../sync/chat.ts';
import type { RoomShown } from '../../sync/messages.ts';
import { colon, say } from '../i18n.ts';
import { language } from '../settings.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { earlierTexts } from './api.ts';
import { unsentMessages, type WaitingMessage } from './message-outbox.ts';
import { mutedAt } from './muted.ts';
import { FaultLine, useRequests } from './notice.tsx';
import { ItemActions, itemActions } from './talk-actions.tsx';
import { type speakerOf, type TalkItem, talkItems, unmuted, withTexts } from './talk-items.ts';
import { authorName, itemText, saveAllRead, type TalkLine } from './talk-live.ts';
import { TALK_MESSAGES } from './talk-messages.ts';
import { whenSent } from './time-control.ts';

export interface TalkProps {
  readonly room: RoomShown;
  readonly line: TalkLine;
  readonly names: readonly string[];
}

/** Older texts that this reader has requested. The server's next list replaces them. */
const useEarlier = ({ room: { id }, line }: TalkProps) => {
  const { texts, before, resets } = line.texts.value;
  const [older, setOlder] = useState<{
    readonly resets: number;
    readonly texts: readonly TextShown[];
    readonly before: number | undefined;
  }>();
  const { act, refusal } = useRequests();
  const known = older?.resets === resets ? older : { resets, texts: [], before };
  const more = async (from: number): Promise<void> => {
    const page = await act(earlierTexts(id, from));
    if (!isRefusal(page))
      setOlder({ resets, texts: withTexts(known.texts, page.texts), before: page.before });
  };
  return { texts: withTexts(known.texts, texts), before: known.before, more, refusal };
};

/** A reader who has scrolled further up than this reads earlier messages. */
const NEAR_END = 40;

/** Keeps the newest message in view, or the one that the reader has scrolled to. */
const useScroll = (
  box: RefObject<HTMLDivElement | null>,
  first: string | undefined,
  last: string | undefined,
) => {
  const place = useRef({ isAtEnd: true, fromEnd: 0, first });
  const onScroll = (): void => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = box.current ?? {};
    place.current.fromEnd = scrollHeight - scrollTop;
    place.current.isAtEnd = scrollHeight - scrollTop - clientHeight < NEAR_END;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new first or last message moves the list
  useLayoutEffect(() => {
    if (!box.current) return;
    const { isAtEnd, fromEnd, first: before } = place.current;
    if (isAtEnd) box.current.scrollTop = box.current.scrollHeight;
    else if (before !== first) box.current.scrollTop = box.current.scrollHeight - fromEnd;
    place.current.first = first;
    onScroll();
  }, [box, first, last]);
  return onScroll;
};

/** Whether the reader can see an element. */
const useIsSeen = (box: RefObject<Element | null>): boolean => {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    let isInView = false;
    const look = (): void => setSeen(isInView && !document.hidden);
    const watcher = new IntersectionObserver(
      seen => {
        isInView = seen.at(-1)?.isIntersecting ?? false;
        look();
      },
      { threshold: 0.5 },
    );
    watcher.observe(box.current!);
    document.addEventListener('visibilitychange', look);
    return () => {
      watcher.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [box]);
  return isSeen;
};

const keyOf = ({ number, at }: TalkItem): string => (number === undefined ? `sign ${at}` : `text ${number}`);

interface LineProps extends TalkProps {
  readonly item: TalkItem;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

const Line = ({ item, isOpen, toggle, ...talk }: LineProps) => {
  const words = say(TALK_MESSAGES);
  const author = authorName(item, talk.names);
  const canAct = itemActions(talk.room, item).length > 0;
  return (
    <li>
      <div class="talk-item">
        <span class="talk-words">
          <b>{`${author}${colon()}`}</b> <span dir="auto">{itemText(item)}</span>{' '}
          <time dateTime={new Date(item.at).toISOString()}>
            {whenSent(item.at, Date.now(), language.value)}
          </time>
        </span>
        {canAct && (
          <IconButton
            icon="more"
            look="plain"
            class="talk-more"
            label={words.about(author)}
            aria-expanded={isOpen}
            onClick={toggle}
          />
        )}
      </div>
      {isOpen && canAct && <ItemActions room={talk.room} item={item} author={author} />}
    </li>
  );
};

const Waiting = ({ message, author }: { readonly message: WaitingMessage; readonly author: string }) => {
  const words = say(TALK_MESSAGES);
  return (
    <li class="is-unsent talk-words">
      <b>{`${author}${colon()}`}</b> <span dir="auto">{itemText(message)}</span>{' '}
      <small>{message.isExpired ? words.expired : words.unsent}</small>
    </li>
  );
};

/** NP-53, NP-70: the messages of a table. The newest is below and in view. */
export const TalkHistory = (talk: TalkProps) => {
  const words = say(TALK_MESSAGES);
  const { room, line, names } = talk;
  const { id, viewer } = room;
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<string>();
  const earlier = useEarlier(talk);
  const items = unmuted(talkItems({ signs: line.signs.value, texts: earlier.texts }), mutedAt(id));
  const unsent = unsentMessages(id);
  const own = typeof viewer === 'number' ? { seat: viewer } : room.isHost ? { isHost: true as const } : {};
  const newest = items.at(-1);
  const last = `${newest && keyOf(newest)} ${unsent.length}`;
  const onScroll = useScroll(box, items[0] && keyOf(items[0]), last);
  const isSeen = useIsSeen(box);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is another one in each render
  useEffect(() => {
    if (isSeen) saveAllRead(id, items);
  }, [id, isSeen, newest]);
  const { before } = earlier;
  return (
    <>
      <div
        class="talk-list"
        role="log"
        aria-label={words.messages}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        tabIndex={0}
        ref={box}
        onScroll={onScroll}
      >
        {before !== undefined && (
          <Button look="plain" onClick={() => void earlier.more(before)}>
            {words.earlier}
          </Button>
        )}
        {items.length + unsent.length === 0 && <p>{words.none}</p>}
        <ol class="bare-list">
          {items.map(item => (
            <Line
              key={keyOf(item)}
              {...talk}
              item={item}
              isOpen={open === keyOf(item)}
              toggle={() => setOpen(open === keyOf(item) ? undefined : keyOf(item))}
            />
          ))}
          {unsent.map((message, i) => (
            <Waiting key={i} message={message} author={authorName({ ...own, at: 0 }, names)} />
          ))}
        </ol>
      </div>
      <FaultLine refusal={earlier.refusal} />
    </>
  );
};

/** The name of someone whom the reader can mute. */
export const speakerName = (
  speaker: NonNullable<ReturnType<typeof speakerOf>>,
  names: readonly string[],
): string => (speaker === 'spectators' ? say(TALK_MESSAGES).spectators : (names[speaker] ?? ''));
