import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../../engine/refusal.ts';
import type { Summary } from '../../games/summary.ts';
import { say } from '../../i18n.ts';
import { RESCUE_MESSAGES } from '../../rescue/messages.ts';
import { query } from '../../route.ts';
import { findGame } from '../../store.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorCode } from '../../ui/error-code.tsx';
import { Page } from '../../ui/page.tsx';
import { REPLAY_WORDS } from './messages.ts';
import type { SoundStart } from './open.ts';
import { Opening } from './open-replay.tsx';
import type { RecordSource } from './plan.ts';
import { unpacked } from './share.ts';
import './replay.css';

/** Larger than any game file. */
const LONGEST_FILE = 16_000_000;

type Found<Recorded> =
  | { readonly type: 'none' | 'loading' }
  | { readonly type: 'game'; readonly record: Recorded; readonly bots: readonly string[] }
  | {
      readonly type: 'refused';
      readonly why: () => string;
      readonly refusal?: Refusal;
      readonly part?: SoundStart<Recorded>;
    };

interface WatchProps<Recorded> {
  readonly part: SoundStart<Recorded>;
  readonly onWatch: (found: Found<Recorded>) => void;
}

const Watch = <Recorded extends object>({ part, onWatch }: WatchProps<Recorded>) => (
  <Button onClick={() => onWatch({ type: 'game', record: part.record, bots: [] })}>
    {say(RESCUE_MESSAGES).watch(part.move)}
  </Button>
);

interface FoundGameProps<Recorded> {
  /** Whose saved games are listed. */
  readonly box: Summary['box'];
  readonly source: RecordSource<Recorded>;
  /** A saved game; without it, the address may contain one. */
  readonly id: string | undefined;
  readonly children: (record: Recorded, bots: readonly string[], isSent: boolean) => ComponentChildren;
}

/** Finds the game to show: a saved one, or one from a link, a file or a pasted text. */
export const FoundGame = <Recorded extends object>({
  box,
  source,
  id,
  children,
}: FoundGameProps<Recorded>) => {
  const words = say(REPLAY_WORDS);
  const { opener } = source;
  const code = query.value.get('game');
  const [found, setFound] = useState<Found<Recorded>>({ type: 'none' });

  const refused = (why: () => string): Found<Recorded> => ({ type: 'refused', why });
  const foundGame = (
    content: unknown,
    record: Recorded | Refusal,
    bots: readonly string[] = [],
  ): Found<Recorded> => {
    if (!isRefusal(record)) return { type: 'game', record, bots };
    const part = opener.part(content);
    return { type: 'refused', why: () => source.why(record), refusal: record, ...(part && { part }) };
  };

  const savedGame = async (saved: string): Promise<Found<Recorded>> => {
    const there = await findGame(saved);
    if (!there) return refused(() => say(REPLAY_WORDS).notKept);
    if (!there.isOver) return refused(() => say(REPLAY_WORDS).notOver);
    return foundGame(there.record, opener.parse(there.record), there.players);
  };
  const textGame = (content: string): Found<Recorded> => {
    const record = opener.read(content);
    return foundGame(content, isRefusal(record) ? (source.stray?.(content) ?? record) : record);
  };
  const linkedGame = async (link: string): Promise<Found<Recorded>> => {
    const content = await unpacked(link);
    if (content === undefined) return refused(() => say(REPLAY_WORDS).badLink);
    return textGame(content);
  };
  const fileGame = async (file: Blob): Promise<Found<Recorded>> => {
    if (file.size > LONGEST_FILE) return refused(() => say(REPLAY_WORDS).tooLarge);
    const content = await file.text();
    return textGame(content);
  };

  // Only the latest request may set the result.
  const latest = useRef(0);
  const find = async (work: () => Promise<Found<Recorded>>): Promise<void> => {
    latest.current += 1;
    const mine = latest.current;
    const show = (answer: Found<Recorded>): void => {
      if (mine === latest.current) setFound(answer);
    };
    show({ type: 'loading' });
    try {
      await source.ready?.();
      show(await work());
    } catch {
      show(refused(() => say(REPLAY_WORDS).failed));
    }
  };
  useEffect(() => {
    if (id !== undefined) void find(() => savedGame(id));
    else if (code !== null) void find(() => linkedGame(code));
    else setFound({ type: 'none' });
    return () => {
      latest.current += 1;
    };
  }, [id, code]);

  if (found.type === 'game')
    return <Page title={words.title}>{children(found.record, found.bots, id === undefined)}</Page>;
  return (
    <Page title={words.title}>
      <p role="status">{found.type === 'loading' ? words.loading : ''}</p>
      {found.type === 'refused' && (
        <p role="alert" class="error">
          {found.why()} {found.refusal && <ErrorCode refusal={found.refusal} />}
        </p>
      )}
      {found.type === 'refused' && found.part && <Watch part={found.part} onWatch={setFound} />}
      {found.type !== 'loading' && (
        <Opening
          box={box}
          onFile={file => void find(() => fileGame(file))}
          onText={text => void find(() => fileGame(new Blob([text])))}
        />
      )}
    </Page>
  );
};
