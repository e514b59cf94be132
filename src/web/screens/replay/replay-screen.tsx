import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameEntry } from '../../games/entry.ts';
import { say } from '../../i18n.ts';
import { lazy, type Screen, type ScreenProps } from '../../lazy.tsx';
import { LoadFailed } from '../../load-fallback.tsx';
import { RESCUE_MESSAGES } from '../../rescue/rescue-offer.tsx';
import { query } from '../../route.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorCode } from '../../ui/error-code.tsx';
import { Page } from '../../ui/page.tsx';
import { type FoundGame, gameFinder } from './find-game.ts';
import { REPLAY_WORDS } from './messages.ts';
import type { AnyRecord, Span } from './open.ts';
import { Opening } from './open-replay.tsx';
import type { ReplayPlan, SharedReview } from './plan.ts';
import { Player } from './player.tsx';
import './replay.css';

const Together = lazy(async () => (await import('../../online/together.tsx')).Together, LoadFailed);

interface OpenedGameProps<Recorded extends AnyRecord, State, Event, Frame extends Span> {
  readonly game: GameEntry;
  readonly plan: ReplayPlan<Recorded, State, Event, Frame>;
  /** The id of a saved game; undefined if the address may contain a game or name an online table instead. */
  readonly id: string | undefined;
  readonly isReview: boolean;
}

/** Loads and shows a game: a saved one, or one from a link, an online table, a file or a pasted text. */
const OpenedGame = <Recorded extends AnyRecord, State, Event, Frame extends Span>({
  game,
  plan,
  id,
  isReview,
}: OpenedGameProps<Recorded, State, Event, Frame>) => {
  const words = say(REPLAY_WORDS);
  const finder = gameFinder(plan);
  const code = query.value.get('game');
  const table = query.value.get('table');
  const isShared = table !== null && query.value.has('together');
  const [found, setFound] = useState<FoundGame<Recorded> | { readonly type: 'none' | 'loading' }>({
    type: 'none',
  });

  // Only the newest request may set the result, because an older one may finish later.
  const latest = useRef(0);
  const find = async (work: () => Promise<FoundGame<Recorded>>): Promise<void> => {
    latest.current += 1;
    const mine = latest.current;
    setFound({ type: 'loading' });
    const answer = await work();
    if (mine === latest.current) setFound(answer);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the address opens a different game
  useEffect(() => {
    if (id !== undefined) void find(() => finder.saved(id));
    else if (code !== null) void find(() => finder.linked(code));
    else if (table !== null) void find(() => finder.online(table));
    else setFound({ type: 'none' });
    return () => {
      latest.current += 1;
    };
  }, [id, code, table]);

  if (found.type === 'game') {
    const play = (shared?: SharedReview) => (
      <Player
        game={game}
        plan={plan}
        record={found.record}
        bots={found.bots}
        isSent={id === undefined}
        isReview={isReview}
        shared={shared}
      />
    );
    return (
      <Page title={isShared ? words.together : words.title}>
        {isShared ? (
          <Together key={table} id={table}>
            {play}
          </Together>
        ) : (
          play()
        )}
      </Page>
    );
  }
  const fault = found.type === 'refused' ? found : undefined;
  const part = fault?.part;
  return (
    <Page title={words.title}>
      <p role="status">{found.type === 'loading' ? words.loading : ''}</p>
      {fault && (
        <p role="alert" class="error">
          {fault.why()} {fault.refusal && <ErrorCode refusal={fault.refusal} />}
        </p>
      )}
      {part && (
        <Button onClick={() => setFound({ type: 'game', record: part.record, bots: [] })}>
          {say(RESCUE_MESSAGES).watch(part.move)}
        </Button>
      )}
      {found.type !== 'loading' && (
        <Opening
          box={game.id}
          onFile={file => void find(() => finder.file(file))}
          onText={text => void find(() => finder.file(new Blob([text])))}
        />
      )}
    </Page>
  );
};

/** Loads the replay screen of a game. */
export const loadReplay = async (game: GameEntry): Promise<Screen> => {
  const some = await game.replay();
  return some<Screen>(plan => ({ at: [id, part] }: ScreenProps) => (
    <OpenedGame game={game} plan={plan} id={id} isReview={part === 'review' || query.value.has('review')} />
  ));
};
