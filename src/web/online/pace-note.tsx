import { say } from '../i18n.ts';
import { language } from '../settings.ts';
import { inWords, type TimeControl } from './time-control.ts';

export const PACE_MESSAGES = {
  en: {
    pace: (whole: string, more: string) => `${whole} each, plus ${more} per move`,
    cap: 'Added time never raises a clock above its starting time.',
    over: 'When a player’s time runs out, a bot plays for them until they return. If no one is left, the game waits.',
    clock: 'Time control',
  },
  fr: {
    pace: (whole: string, more: string) => `${whole} chacun, plus ${more} par coup`,
    cap: 'Le temps ajouté ne fait jamais dépasser à une pendule son temps de départ.',
    over: 'Quand le temps d’un joueur est écoulé, un bot joue à sa place jusqu’à son retour. S’il ne reste personne, la partie attend.',
    clock: 'Temps de réflexion',
  },
};

/** The time control of a table, for players who join. */
export const PaceNote = ({ pace: { seconds, increment } }: { readonly pace: TimeControl }) => {
  const words = say(PACE_MESSAGES);
  return (
    <p>
      <b>{words.clock}</b>{' '}
      <span>{words.pace(inWords(seconds, language.value), inWords(increment, language.value))}</span>.{' '}
      {words.cap} {words.over}
    </p>
  );
};
