import type { View } from '../../../../../games/thargos/ui.ts';
import { say } from '../../../../i18n.ts';
import { rivalPile } from './rival-piles.ts';

const WORDS = {
  en: {
    attitude: { aggressive: 'Aggressive', wary: 'Wary', defensive: 'Defensive' },
    piles: (attack: number, defence: number) =>
      `attacks with ${attack} ${attack === 1 ? 'card' : 'cards'}, defends with ${defence}`,
    infamy: (n: number) => `Infamy ${n}`,
  },
  fr: {
    attitude: { aggressive: 'Agressif', wary: 'Méfiant', defensive: 'Défensif' },
    piles: (attack: number, defence: number) =>
      `attaque avec ${attack} ${attack < 2 ? 'carte' : 'cartes'}, défend avec ${defence}`,
    infamy: (n: number) => `Infamie ${n}`,
  },
};

/** HT-11.2, HT-11.3: the Rival's current attitude and the resulting number of cards. */
export const Rival = ({ view }: { readonly view: View }) => {
  const words = say(WORDS);
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
