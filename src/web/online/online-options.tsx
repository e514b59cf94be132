import { signal } from '@preact/signals';
import { say } from '../i18n.ts';
import { SelectField } from '../screens/new-game/fields.tsx';
import { language } from '../settings.ts';
import { PACE_MESSAGES } from './pace-note.tsx';
import { inWords, TIME_CONTROLS, type TimeControl } from './time-control.ts';

const WORDS = {
  en: {
    title: 'Online table',
    time: 'Time control',
    none: 'unlimited',
    lend: 'My card packs',
    lent: 'shared with the table',
    notLent: 'not shared',
    lendNote:
      'Other players get your packs from the table. If you don’t share them, every player needs the same packs.',
  },
  fr: {
    title: 'Table en ligne',
    time: 'Temps de réflexion',
    none: 'illimité',
    lend: 'Mes packs de cartes',
    lent: 'partagés avec la table',
    notLent: 'non partagés',
    lendNote:
      'Les autres joueurs reçoivent vos packs de la table. Sans partage, chacun doit avoir les mêmes.',
  },
};

interface FarChoice {
  readonly pace: TimeControl | undefined;
  readonly isLent: boolean;
}

/** Options that only online games have, by game; they last as long as the page. */
const chosen = signal<Readonly<Record<string, FarChoice>>>({});
export const onlineOptions = (game: string): FarChoice =>
  chosen.value[game] ?? { pace: undefined, isLent: true };
const choose = (game: string, change: Partial<FarChoice>): void => {
  chosen.value = { ...chosen.value, [game]: { ...onlineOptions(game), ...change } };
};

interface ChoicesProps {
  readonly game: string;
  readonly hasCards: boolean;
}

const NONE = -1;

/** The time control, and whether the table lends your cards to the others. */
export const OnlineOptions = ({ game, hasCards }: ChoicesProps) => {
  const words = say(WORDS);
  const { pace, isLent } = onlineOptions(game);
  const { pace: said, over, cap } = say(PACE_MESSAGES);
  const paces = TIME_CONTROLS.map(({ seconds, increment }, value) => ({
    value,
    name: said(inWords(seconds, language.value), inWords(increment, language.value)),
  }));
  return (
    <div class="panel">
      <h2>{words.title}</h2>
      <SelectField
        id="far-time"
        title={words.time}
        value={pace ? TIME_CONTROLS.indexOf(pace) : NONE}
        options={[{ value: NONE, name: words.none }, ...paces]}
        pick={value => choose(game, { pace: TIME_CONTROLS[value] })}
        why={`${cap} ${over}`}
      />
      {hasCards && (
        <SelectField
          id="far-lend"
          title={words.lend}
          value={isLent}
          options={[
            { value: true, name: words.lent },
            { value: false, name: words.notLent },
          ]}
          pick={value => choose(game, { isLent: value })}
          why={words.lendNote}
        />
      )}
    </div>
  );
};
