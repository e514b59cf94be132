import { isRefusal } from '../../engine/refusal.ts';
import { PRACTICE_MARK } from '../../engine/replay.ts';
import type { GameEntry } from '../games/entry.ts';
import { say } from '../i18n.ts';
import { indexedStore } from '../indexed-store.ts';
import { knownName, selfTexts } from '../online/stored-keys.ts';
import { StartFaultText, useStartGame } from '../start-game.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { ChallengeRules } from './board.ts';
import { CHALLENGE_MESSAGES } from './messages.ts';

/** The bots in the seats after the player's. They are the same in all challenges of a game. */
const botsOf = async (game: string): Promise<readonly string[]> => {
  const { DAILIES } = await import('../../games/dailies.ts');
  return (
    Object.entries(DAILIES)
      .find(([id]) => id === game)?.[1]
      .plan(0).bots ?? []
  );
};

interface PracticeProps {
  readonly game: GameEntry;
  readonly rules: ChallengeRules;
  readonly seed: string;
}

/** Starts a local game with the seed of a challenge that is over. It is marked as practice, so it counts for nothing. */
export const PracticeDay = ({ game, rules: { config }, seed }: PracticeProps) => {
  const words = say(CHALLENGE_MESSAGES);
  const { begin, isBusy, fault } = useStartGame(
    async () => {
      const [start, bots] = await Promise.all([game.start(), botsOf(game.id)]);
      const players = [selfTexts({ name: knownName() }), ...bots.map(bot => ({ bot }))];
      const id = await start({ players, config, seed: { seed, open: true } });
      if (!isRefusal(id)) await indexedStore.append(id, 1, PRACTICE_MARK);
      return id;
    },
    ...game.prefix,
    'table',
  );
  return (
    <div class="challenge-after">
      <Button disabled={isBusy.value} onClick={() => begin()}>
        <Icon name="play" /> {words.practiceDay}
      </Button>{' '}
      <span class="note">{words.practiceDayNote}</span>
      <StartFaultText fault={fault.value} reason={() => words.practiceFailed} />
    </div>
  );
};
