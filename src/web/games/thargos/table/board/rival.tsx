import type { View } from '../../../../../games/thargos/ui.ts';
import { say } from '../../../../i18n.ts';
import { RIVAL_WORDS, rivalPile } from './rival-piles.ts';

/** HT-11.2, HT-11.3: the Rival's current attitude and how many cards the Rival places with it. */
export const Rival = ({ view }: { readonly view: View }) => {
  const words = say(RIVAL_WORDS);
  const { solo, config } = view;
  if (!solo) return null;
  const of = { solo, config };
  return (
    <span class="th-rival">
      <b>{words.attitude[solo.attitude]}</b>{' '}
      <small>
        {words.piles(rivalPile('attack', of), rivalPile('defence', of))} · {words.infamy(solo.infamy)}
      </small>
    </span>
  );
};
