import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../../engine/game.ts';
import { shownSeat } from '../../../text/seat-text.ts';
import { peopleAt, type SeatedPlayer } from '../../client/table.ts';
import { say } from '../../i18n.ts';
import { type FoundGame, gameFinder } from '../replay/find-game.ts';
import { REPLAY_WORDS } from '../replay/messages.ts';
import type { AnyRecord, Span } from '../replay/open.ts';
import type { ComparedGame, ComparePlan, Sides } from './plan.ts';

/** A game that can be compared. */
export interface LoadedGame<Recorded, State, Event, Frame extends Span>
  extends Pick<ComparedGame<Recorded, State, Event, Frame>, 'record' | 'players' | 'playback' | 'end'> {
  readonly type: 'game';
  /** The seats of people. */
  readonly people: readonly Seat[];
  /** The reader’s seat, if this is an online table. */
  readonly mine: Seat | undefined;
}

export type NotLoaded =
  | Omit<Extract<FoundGame<unknown>, { type: 'refused' }>, 'part'>
  | { readonly type: 'none' | 'loading' };

type MaybeLoaded<Recorded, State, Event, Frame extends Span> =
  | LoadedGame<Recorded, State, Event, Frame>
  | NotLoaded;

/** In an address, this precedes the id of a game that this browser saved. Other ids are those of online tables. */
export const SAVED = 'saved:';

/** The reader's seat at an online table. */
const mySeatAt = async (table: string): Promise<Seat | undefined> => {
  const [{ myTableAt }, { hasNoIdentity }] = await Promise.all([
    import('../../online/api.ts'),
    import('../../online/stored-keys.ts'),
  ]);
  const { viewer } = (hasNoIdentity() ? undefined : await myTableAt(table)) ?? {};
  return typeof viewer === 'number' ? viewer : undefined;
};

const loader = <Recorded extends AnyRecord, State, Event, Frame extends Span>(
  plan: ComparePlan<Recorded, State, Event, Frame>,
) => {
  const finder = gameFinder(plan);
  return async (source: File | string): Promise<MaybeLoaded<Recorded, State, Event, Frame>> => {
    const table = typeof source === 'string' && !source.startsWith(SAVED) ? source : undefined;
    const find = (): Promise<FoundGame<Recorded>> => {
      if (typeof source !== 'string') return finder.file(source);
      return table === undefined ? finder.saved(source.slice(SAVED.length)) : finder.online(table);
    };
    const found = await find();
    if (found.type === 'refused') return found;
    const { record, bots } = found;
    const playback = plan.opener.playback(record.log);
    const end = playback.after(playback.frames.at(-1)!);
    if (!plan.opener.isOver(end)) return { type: 'refused', why: () => say(REPLAY_WORDS).notOver };
    const players = record.seats.map((seat, i) =>
      shownSeat<SeatedPlayer>(bots[i] ? { ...seat, bot: bots[i] } : seat),
    );
    const mine = table === undefined ? undefined : await mySeatAt(table).catch(() => undefined);
    return { type: 'game', record, players, playback, end, people: peopleAt({ players }), mine };
  };
};

/** Loads two games, from files, online tables or saved games. */
export const useGames = <Recorded extends AnyRecord, State, Event, Frame extends Span>(
  plan: ComparePlan<Recorded, State, Event, Frame>,
  sources: Sides<File | string | null>,
): Sides<MaybeLoaded<Recorded, State, Event, Frame>> => {
  type Game = MaybeLoaded<Recorded, State, Event, Frame>;
  const [games, setGames] = useState<Sides<Game>>([{ type: 'none' }, { type: 'none' }]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other sources load other games
  useEffect(() => {
    let isWanted = true;
    const load = loader(plan);
    const loadAll = async (): Promise<void> => {
      const [one, other] = sources;
      const stateOf = (source: File | string | null): Game => ({
        type: source === null ? 'none' : 'loading',
      });
      setGames([stateOf(one), stateOf(other)]);
      // One after the other, because reading a game releases the card packs of the one before.
      const first = one === null ? stateOf(one) : await load(one);
      const second = other === null ? stateOf(other) : await load(other);
      if (isWanted) setGames([first, second]);
    };
    void loadAll();
    return () => {
      isWanted = false;
    };
  }, [plan, ...sources]);
  return games;
};
