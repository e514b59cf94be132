import { useRef, useState } from 'preact/hooks';
import { isRefusal } from '../../../../engine/refusal.ts';
import type { ConfigWish } from '../../../../games/cartographers/config.ts';
import { freshSeed } from '../../../chance.ts';
import { goTo, linkTo } from '../../../route.ts';
import { say } from '../../../say.ts';
import type { SeatedPlayer } from '../../../table.ts';
import { Icon } from '../../../ui/icon.tsx';
import { startGame } from '../local-table.ts';
import { ShareButton, type ShareProps, ShareWays } from './share.tsx';

const WORDS = {
  en: {
    again: 'Play again',
    replay: 'Replay',
    other: 'New game',
    failed: 'The game could not be begun: the browser did not keep it. Perhaps this is a private window.',
  },
  fr: {
    again: 'Rejouer',
    replay: 'Revoir la partie',
    other: 'Nouvelle partie',
    failed:
      'La partie n’a pas pu commencer\u202f: le navigateur ne l’a pas gardée. Est-ce une fenêtre privée\u202f?',
  },
};

interface EndActionsProps {
  readonly id: string;
  readonly players: readonly SeatedPlayer[];
  readonly config: ConfigWish;
  /** Without a map that may be seen there is nothing to hand on. */
  readonly share: ShareProps | undefined;
}

/** What one does after a game, in sight together with who has won. */
export const EndActions = ({ id, players, config, share }: EndActionsProps) => {
  const words = say(WORDS);
  const [isSharing, setSharing] = useState(false);
  const isBusy = useRef(false);
  const [hasFailed, setFailed] = useState(false);
  // The same people, bots and rules, and another seed. Whoever presses twice wants one game.
  const again = async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setFailed(false);
    const begun = await startGame({ players, config, seed: freshSeed() }).catch(() => undefined);
    if (begun !== undefined && !isRefusal(begun)) return goTo('table', begun);
    isBusy.current = false;
    setFailed(true);
  };
  return (
    <div class="end-actions">
      <div class="row">
        <button type="button" class="main-button" onClick={() => void again()}>
          <Icon name="play" /> {words.again}
        </button>
        {share && <ShareButton isOpen={isSharing} onOpen={setSharing} />}
        <a class="button" href={linkTo('replay', id)}>
          <Icon name="eye" /> {words.replay}
        </a>
        <a class="button" href={linkTo('new')}>
          <Icon name="plus" /> {words.other}
        </a>
      </div>
      {hasFailed && (
        <p role="alert" class="error">
          {words.failed}
        </p>
      )}
      {share && isSharing && <ShareWays {...share} />}
    </div>
  );
};
