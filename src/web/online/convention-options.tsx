import { signal } from '@preact/signals';
import { say } from '../i18n.ts';
import { ExplainedField, SelectField } from '../screens/new-game/fields.tsx';
import { UnfitText } from '../screens/new-game/seats.tsx';
import { language } from '../settings.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { Input } from '../ui/field.tsx';
import { ONLINE_MESSAGES } from './messages.ts';
import { KindOfTable } from './online-options.tsx';
import { knownName } from './stored-keys.ts';
import { inWords } from './time-control.ts';
import { NameField } from './waiting-tools.tsx';

const WORDS = {
  en: {
    title: 'Convention',
    seats: 'Number of seats (2 to 100)',
    seatsNote: 'The game starts when all seats are taken, or earlier from the host desk.',
    time: 'Time per card',
    none: 'unlimited',
    timeNote: 'When a player’s time runs out, a bot plays for them until they return.',
    play: 'I play too',
    playNote: 'Otherwise, you only run the game from the host desk.',
  },
  fr: {
    title: 'Convention',
    seats: 'Nombre de places (2 à 100)',
    seatsNote:
      'La partie commence quand toutes les places sont prises, ou plus tôt depuis le poste de l’hôte.',
    time: 'Temps par carte',
    none: 'illimité',
    timeNote: 'Quand le temps d’un joueur est écoulé, un bot joue à sa place jusqu’à son retour.',
    play: 'Je joue aussi',
    playNote: 'Sinon, vous dirigez seulement la partie depuis le poste de l’hôte.',
  },
};

const [LEAST_SEATS, MOST_SEATS] = [2, 100] as const;

/** The times per card on offer, in seconds; 0 for no limit. */
const TIMES = [0, 60, 90, 120, 180];

interface ConventionChoice {
  readonly seats: number;
  /** The time per card; 0 for no limit. */
  readonly seconds: number;
  /** Whether the host has a seat. */
  readonly isPlaying: boolean;
  /** The name of a host who plays. */
  readonly name: string;
}

/** The options of a convention table. They last until the page is closed. */
export const conventionOptions = signal<ConventionChoice>({
  seats: 40,
  seconds: 90,
  isPlaying: false,
  name: knownName() ?? '',
});

const choose = (change: Partial<ConventionChoice>): void => {
  conventionOptions.value = { ...conventionOptions.value, ...change };
};

/** The form for the options of a convention table. */
export const ConventionOptions = ({ game }: { readonly game: string }) => {
  const words = say(WORDS);
  const { seats, seconds, isPlaying, name } = conventionOptions.value;
  return (
    <div class="panel stack">
      <h2>{words.title}</h2>
      <KindOfTable game={game} kind="convention" />
      <ExplainedField
        id="convention-seats"
        title={words.seats}
        why={words.seatsNote}
        control={its => (
          <Input
            {...its}
            type="number"
            inputMode="numeric"
            min={LEAST_SEATS}
            max={MOST_SEATS}
            value={seats}
            onInput={({ currentTarget: { valueAsNumber: typed } }) => {
              if (typed >= LEAST_SEATS && typed <= MOST_SEATS) choose({ seats: Math.floor(typed) });
            }}
          />
        )}
      />
      <SelectField
        id="convention-time"
        title={words.time}
        value={seconds}
        options={TIMES.map(value => ({
          value,
          name: value === 0 ? words.none : inWords(value, language.value),
        }))}
        pick={value => choose({ seconds: value })}
        why={words.timeNote}
      />
      <div>
        <Checkbox isOn={isPlaying} onToggle={isOn => choose({ isPlaying: isOn })}>
          {words.play}
        </Checkbox>
        <p class="new-why note">{words.playNote}</p>
      </div>
      {isPlaying && (
        <>
          <NameField
            label={say(ONLINE_MESSAGES).name}
            value={name}
            autocomplete="nickname"
            onValue={typed => choose({ name: typed })}
          />
          <UnfitText texts={[name]} />
        </>
      )}
    </div>
  );
};
