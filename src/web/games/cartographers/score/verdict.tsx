import { useState } from 'preact/hooks';
import { type Verdict, verify } from '../../../../engine/verify.ts';
import { cartographers } from '../../../../games/cartographers/game.ts';
import { number, say } from '../../../say.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { CartographersRecord } from '../local-table.ts';

const WORDS = {
  en: {
    seed: 'Seed',
    verify: 'Verify',
    what: 'Decides the whole game again from its seed and compares every step.',
    true: 'True: every card and every star follows from the seed and the answers given.',
    'seed-hash': 'False: the seed is not the one that was announced when the game began.',
    step: (step: string) => `False: from step ${step} on, the game does not follow from its seed.`,
    'seed-hidden': 'This cannot be told: the seed of the game is not known here.',
    'other-engine-version': (step: string) =>
      `This cannot be told: the game was played with another version, which decides step ${step} differently.`,
  },
  fr: {
    seed: 'Graine',
    verify: 'Vérifier',
    what: 'Rejoue toute la partie depuis sa graine et compare chaque pas.',
    true: 'Vrai\u202f: chaque carte et chaque étoile découle de la graine et des réponses données.',
    'seed-hash': 'Faux\u202f: la graine n’est pas celle qui a été annoncée au début de la partie.',
    step: (step: string) => `Faux\u202f: à partir du pas ${step}, la partie ne découle plus de sa graine.`,
    'seed-hidden': 'Impossible à dire\u202f: la graine de la partie n’est pas connue ici.',
    'other-engine-version': (step: string) =>
      `Impossible à dire\u202f: la partie a été jouée avec une autre version, qui décide autrement au pas ${step}.`,
  },
};

const sentence = (verdict: Verdict): string => {
  const words = say(WORDS);
  if (verdict.verified) return words.true;
  if (verdict.reason === 'seed-hash' || verdict.reason === 'seed-hidden') return words[verdict.reason];
  const step = number(verdict.batch);
  return verdict.verified === false ? words.step(step) : words['other-engine-version'](step);
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
        <button type="button" title={words.what} onClick={() => setVerdict(verify(cartographers, record))}>
          <Icon name="confirm" />
          {words.verify}
        </button>
      )}
      <p role="status" class={verdict?.verified === false ? 'error' : ''}>
        {verdict ? sentence(verdict) : ''}
      </p>
    </div>
  );
};
