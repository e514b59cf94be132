import { isRefusal, type Refusal } from '../../../engine/refusal.ts';
import { say } from '../../i18n.ts';
import { findGame } from '../../store.ts';
import { REPLAY_WORDS } from './messages.ts';
import type { AnyRecord, SalvagedStart, Span } from './open.ts';
import type { ReplayPlan } from './plan.ts';
import { unpacked } from './share.ts';

/** The maximum size of a file that can be opened, in bytes. No game file is larger. */
const LONGEST_FILE = 16_000_000;

/** A game that was found, or why it can't be shown. */
export type FoundGame<Recorded> =
  | { readonly type: 'game'; readonly record: Recorded; readonly bots: readonly string[] }
  | {
      readonly type: 'refused';
      readonly why: () => string;
      readonly refusal?: Refusal;
      readonly part?: SalvagedStart<Recorded> | undefined;
    };

type Reading<Recorded extends AnyRecord, State, Event, Frame extends Span> = Pick<
  ReplayPlan<Recorded, State, Event, Frame>,
  'opener' | 'why' | 'ready' | 'stray'
>;

/** Finds games of one kind: saved ones, and those from links, online tables and files. */
export const gameFinder = <Recorded extends AnyRecord, State, Event, Frame extends Span>({
  opener,
  why,
  ready,
  stray,
}: Reading<Recorded, State, Event, Frame>) => {
  type Found = FoundGame<Recorded>;
  const refused = (reason: 'notKept' | 'notOver' | 'badLink' | 'tooLarge' | 'failed'): Found => ({
    type: 'refused',
    why: () => say(REPLAY_WORDS)[reason],
  });
  const foundGame = (content: unknown, record: Recorded | Refusal, bots: readonly string[] = []): Found => {
    if (!isRefusal(record)) return { type: 'game', record, bots };
    return { type: 'refused', why: () => why(record), refusal: record, part: opener.part(content) };
  };
  const textGame = (content: string): Found => {
    const record = opener.read(content);
    return foundGame(content, isRefusal(record) ? (stray?.(content) ?? record) : record);
  };
  const readied =
    <Given>(find: (given: Given) => Promise<Found>) =>
    async (given: Given): Promise<Found> => {
      try {
        await ready?.();
        return await find(given);
      } catch {
        return refused('failed');
      }
    };
  return {
    saved: readied(async (id: string) => {
      const there = await findGame(id);
      if (!there) return refused('notKept');
      if (!there.isOver) return refused('notOver');
      return foundGame(there.record, opener.parse(there.record), there.players);
    }),
    linked: readied(async (link: string) => {
      const content = await unpacked(link);
      return content === undefined ? refused('badLink') : textGame(content);
    }),
    online: readied(async (table: string) => {
      const [{ fetchRecord }, { onlineText }] = await Promise.all([
        import('../../online/api.ts'),
        import('../../online/refusal-messages.ts'),
      ]);
      const record = await fetchRecord(table);
      if (isRefusal(record)) return { type: 'refused', why: () => onlineText(record), refusal: record };
      return textGame(JSON.stringify(record));
    }),
    file: readied(async (file: Blob) =>
      file.size > LONGEST_FILE ? refused('tooLarge') : textGame(await file.text()),
    ),
  };
};
