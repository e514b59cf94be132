import type { GameEntry } from '../../games/entry.ts';
import type { Screen, ScreenProps } from '../../lazy.tsx';
import { query } from '../../route.ts';
import type { Span } from './folding.ts';
import { FoundGame } from './found-game.tsx';
import type { AnyRecord } from './open.ts';
import type { ReplayPlan } from './plan.ts';
import { Player } from './player.tsx';

/** Where a game is watched again. */
export const loadReplay = async (game: GameEntry): Promise<Screen> => {
  const some = await game.replay();
  return some<Screen>(
    <Recorded extends AnyRecord, State, Event, Frame extends Span>(
      plan: ReplayPlan<Recorded, State, Event, Frame>,
    ) =>
      ({ at: [id, part] }: ScreenProps) => (
        <FoundGame box={game.id} source={plan} id={id}>
          {(record, bots, isSent) => (
            <Player
              game={game}
              plan={plan}
              record={record}
              bots={bots}
              isSent={isSent}
              isReview={part === 'review' || query.value.has('review')}
            />
          )}
        </FoundGame>
      ),
  );
};
