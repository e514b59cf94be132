import type { Card } from '../../../../games/thargos/cards/card.ts';
import { say } from '../../../say.ts';
import { WORDS } from './words.ts';

type Short = 'hp' | 'pam' | 'vp';

/** Which short words stand on a card. */
export const shortsOn = ({ type }: Pick<Card, 'type'>): readonly Short[] => {
  if (type === 'hero') return ['hp'];
  return type === 'mission' ? ['pam', 'vp'] : ['pam'];
};

/** What the short words of the book mean, to be read where they stand. */
export const Meanings = ({ of }: { readonly of: readonly Short[] }) => {
  const words = say(WORDS);
  return (
    <dl class="tp-means">
      {of.map(short => (
        <div key={short}>
          <dt>{words[short]}</dt>
          <dd>{words.means[short]}</dd>
        </div>
      ))}
    </dl>
  );
};
