import { say } from '../../../i18n.ts';
import { WORDS } from './messages.ts';
import type { Short } from './shorts.ts';

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
