import { useContext, useState } from 'preact/hooks';
import type { Refusal } from '../../../../engine/refusal.ts';
import { type ConfigWish, gridOf, refusalText } from '../../../../games/cartographers/ui.ts';
import type { SeatedPlayer } from '../../../client/table.ts';
import { say } from '../../../i18n.ts';
import { randomSeed } from '../../../random-ids.ts';
import { linkTo } from '../../../route.ts';
import { language } from '../../../settings.ts';
import { StartFaultText, useStartGame } from '../../../start-game.tsx';
import { Again } from '../../../ui/again.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { startGame } from '../local-table.ts';
import { ShareButton, type ShareProps, ShareWays } from './share.tsx';

const WORDS = {
  en: {
    again: 'Play again',
    replay: 'Replay',
    other: 'New game',
  },
  fr: {
    again: 'Rejouer',
    replay: 'Revoir la partie',
    other: 'Nouvelle partie',
  },
};

const why = (refusal: Refusal): string => refusalText(refusal, language.value, gridOf(11, 11));

interface EndActionsProps {
  readonly id: string;
  readonly players: readonly SeatedPlayer[];
  readonly config: ConfigWish;
  /** Without a map that may be seen there is nothing to hand on. */
  readonly share: ShareProps | undefined;
}

/** Actions after a game, visible together with the winner. */
export const EndActions = ({ id, players, config, share }: EndActionsProps) => {
  const words = say(WORDS);
  // An online table offers a rematch above.
  const isOnline = useContext(Again) !== undefined;
  const [isSharing, setSharing] = useState(false);
  // The same people, bots and rules, and another seed.
  const { begin, fault } = useStartGame(() => startGame({ players, config, seed: randomSeed() }), 'table');
  return (
    <div class="end-actions">
      <div class="row">
        {!isOnline && (
          <Button look="main" onClick={begin}>
            <Icon name="play" /> {words.again}
          </Button>
        )}
        {share && <ShareButton isOpen={isSharing} onOpen={setSharing} />}
        <a class="button" href={linkTo('replay', id)}>
          <Icon name="eye" /> {words.replay}
        </a>
        <a class="button" href={linkTo('new')}>
          <Icon name="plus" /> {words.other}
        </a>
      </div>
      <StartFaultText fault={fault.value} reason={why} />
      {share && isSharing && <ShareWays {...share} />}
    </div>
  );
};
