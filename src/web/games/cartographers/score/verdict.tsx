import { useState } from 'preact/hooks';
import { type Verdict, verify } from '../../../../engine/verify.ts';
import { cartographers } from '../../../../games/cartographers/ui.ts';
import { say } from '../../../i18n.ts';
import { verdictText } from '../../../screens/replay/verdict-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { CartographersRecord } from '../local-table.ts';

const WORDS = {
  en: {
    seed: 'Seed',
    verify: 'Verify',
    what: 'Replays the whole game from its seed and compares every step.',
  },
  fr: {
    seed: 'Graine',
    verify: 'Vérifier',
    what: 'Rejoue toute la partie depuis sa graine et compare chaque coup.',
  },
};

interface VerifySeedProps {
  readonly seed: string | undefined;
  readonly record: CartographersRecord | undefined;
}

/** The seed of the game, and whether the game follows from it. */
export const VerifySeed = ({ seed, record }: VerifySeedProps) => {
  const words = say(WORDS);
  const [verdict, setVerdict] = useState<Verdict>();
  return (
    <div class="end-seed">
      {seed !== undefined && (
        <p>
          {words.seed} <code>{seed}</code>
        </p>
      )}
      {record && (
        <Button title={words.what} onClick={() => setVerdict(verify(cartographers, record))}>
          <Icon name="confirm" />
          {words.verify}
        </Button>
      )}
      <p role="status" class={verdict?.verified === false ? 'error' : ''}>
        {verdict ? verdictText(verdict) : ''}
      </p>
    </div>
  );
};
