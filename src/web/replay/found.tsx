import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { Summary } from '../games/summary.ts';
import { RESCUE_WORDS } from '../rescue/words.ts';
import { query } from '../route.ts';
import { say } from '../say.ts';
import { findGame } from '../store.ts';
import { ErrorCode } from '../ui/error-code.tsx';
import { Page } from '../ui/page.tsx';
import { Opening } from './opening.tsx';
import { unpacked } from './share.ts';
import { REPLAY_WORDS } from './words.ts';
import './replay.css';

/** More than any game needs. */
const LONGEST_FILE = 16_000_000;

/** What the screen has in hand: nothing yet, a game, or the reason why there is none. */
type Found<Record> =
  | { readonly type: 'none' | 'loading' }
  | { readonly type: 'game'; readonly record: Record; readonly bots: readonly string[] }
  | {
      readonly type: 'refused';
      readonly why: () => string;
      readonly refusal?: Refusal;
      readonly part?: PartOf<Record>;
    };

/** What is sound of a damaged game. */
interface PartOf<Record> {
  readonly record: Record;
  readonly move: number;
}

/** What a replay must know of its game. */
export interface ReplayOf<Record> {
  readonly box: Summary['box'];
  /** A game text or a game file, whichever it is. */
  readonly read: (content: string) => Record | Refusal;
  /** The record of a game that was kept in this browser. */
  readonly check: (kept: unknown) => Record | Refusal;
  /** What is sound of a damaged game, as a text or as it was kept; undefined when nothing is. */
  readonly part: (content: unknown) => PartOf<Record> | undefined;
  readonly why: (refusal: Refusal) => string;
  /** What must be there before a game can be read. */
  readonly ready?: () => Promise<unknown>;
}

interface FoundGameProps<Record> {
  readonly game: ReplayOf<Record>;
  readonly id: string | undefined;
  /** Whoever was sent a game wants to see what came of it first. */
  readonly children: (record: Record, bots: readonly string[], isSent: boolean) => ComponentChildren;
}

interface WatchProps<Record> {
  readonly part: PartOf<Record>;
  readonly onWatch: (found: Found<Record>) => void;
}

const Watch = <Record extends object>({ part, onWatch }: WatchProps<Record>) => (
  <button type="button" onClick={() => onWatch({ type: 'game', record: part.record, bots: [] })}>
    {say(RESCUE_WORDS).watch(part.move)}
  </button>
);

/** A kept game, a link, a file or a pasted text: all end in the same player. */
export const FoundGame = <Record extends object>({ game, id, children }: FoundGameProps<Record>) => {
  const words = say(REPLAY_WORDS);
  const code = query.value.get('game');
  const [found, setFound] = useState<Found<Record>>({ type: 'none' });

  const refused = (why: () => string): Found<Record> => ({ type: 'refused', why });
  const foundGame = (
    content: unknown,
    record: Record | Refusal,
    bots: readonly string[] = [],
  ): Found<Record> => {
    if (!isRefusal(record)) return { type: 'game', record, bots };
    const part = game.part(content);
    return { type: 'refused', why: () => game.why(record), refusal: record, ...(part && { part }) };
  };

  const keptGame = async (kept: string): Promise<Found<Record>> => {
    const there = await findGame(kept);
    if (!there) return refused(() => say(REPLAY_WORDS).notKept);
    if (!there.isOver) return refused(() => say(REPLAY_WORDS).notOver);
    return foundGame(there.record, game.check(there.record), there.players);
  };
  const linkedGame = async (link: string): Promise<Found<Record>> => {
    const content = await unpacked(link);
    if (content === undefined) return refused(() => say(REPLAY_WORDS).badLink);
    return foundGame(content, game.read(content));
  };
  const fileGame = async (file: Blob): Promise<Found<Record>> => {
    if (file.size > LONGEST_FILE) return refused(() => say(REPLAY_WORDS).tooLarge);
    const content = await file.text();
    return foundGame(content, game.read(content));
  };

  // Whoever asks for another game meanwhile does not want the first one any more.
  const latest = useRef(0);
  const find = async (work: () => Promise<Found<Record>>): Promise<void> => {
    latest.current += 1;
    const mine = latest.current;
    const show = (answer: Found<Record>): void => {
      if (mine === latest.current) setFound(answer);
    };
    show({ type: 'loading' });
    try {
      await game.ready?.();
      show(await work());
    } catch {
      show(refused(() => say(REPLAY_WORDS).failed));
    }
  };
  useEffect(() => {
    if (id !== undefined) void find(() => keptGame(id));
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
          box={game.box}
          onFile={file => void find(() => fileGame(file))}
          onText={text => void find(() => fileGame(new Blob([text])))}
        />
      )}
    </Page>
  );
};
