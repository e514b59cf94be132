import { say } from '../say.ts';
import { language } from '../settings.ts';
import { inWords, type TimeToThink } from './time.ts';

export const PACE_WORDS = {
  en: {
    pace: (whole: string, more: string) => `${whole} each, ${more} more for every answer`,
    cap: 'A clock never shows more than the time it starts with.',
    over: 'When somebody’s time is over, a bot plays for them until they come back; when nobody is left, it waits.',
    clock: 'Time to think',
  },
  fr: {
    pace: (whole: string, more: string) => `${whole} chacun, ${more} de plus à chaque réponse`,
    cap: 'Une pendule ne dépasse jamais le temps de départ.',
    over: 'Quand le temps d’un joueur est écoulé, un robot joue à sa place jusqu’à son retour\u202f; quand il ne reste personne, il attend.',
    clock: 'Temps de réflexion',
  },
};

/** How long one may think at a table, for whoever comes to it. */
export const PaceNote = ({ pace: { seconds, increment } }: { readonly pace: TimeToThink }) => {
  const words = say(PACE_WORDS);
  return (
    <p>
      <b>{words.clock}</b>{' '}
      <span>{words.pace(inWords(seconds, language.value), inWords(increment, language.value))}</span>.{' '}
      {words.cap} {words.over}
    </p>
  );
};
