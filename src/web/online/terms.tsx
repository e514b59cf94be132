import type { RoomShown } from '../../sync/messages.ts';
import { say } from '../i18n.ts';
import { language } from '../settings.ts';
import { Icon } from '../ui/icon.tsx';
import { ONLINE_MESSAGES } from './messages.ts';
import type { OnlineGame } from './online-game.ts';
import { inWords, type TimeControl } from './time-control.ts';

/** The rules of this table, for players who join. */
export const Terms = ({
  game,
  config,
}: {
  readonly game: OnlineGame | undefined;
  readonly config: object;
}) =>
  game ? (
    <dl class="online-terms" aria-label={say(ONLINE_MESSAGES).terms}>
      {game.terms(config).map(({ title, value }) => (
        <div key={title} class="in-lines">
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  ) : null;

export const PACE_MESSAGES = {
  en: {
    pace: (whole: string, more: string) => `${whole} each, plus ${more} per move`,
    each: (whole: string) => `${whole} per move`,
    cap: 'Added time never raises a clock above its starting time.',
    over: 'When a player’s time runs out, a bot plays for them until they return. If no one is left, the game waits.',
    clock: 'Time control',
  },
  fr: {
    pace: (whole: string, more: string) => `${whole} chacun, plus ${more} par coup`,
    each: (whole: string) => `${whole} par coup`,
    cap: 'Le temps ajouté ne fait jamais dépasser à une pendule son temps de départ.',
    over: 'Quand le temps d’un joueur est écoulé, un bot joue à sa place jusqu’à son retour. S’il ne reste personne, la partie attend.',
    clock: 'Temps de réflexion',
  },
};

/** The time control of a table, for players who join. */
export const PaceNote = ({ pace: { seconds, increment } }: { readonly pace: TimeControl }) => {
  const words = say(PACE_MESSAGES);
  const [whole, more] = [seconds, increment].map(each => inWords(each, language.value));
  // NP-86: every move then has the same time.
  const isPerMove = increment >= seconds;
  return (
    <p>
      <b>{words.clock}</b> <span>{isPerMove ? words.each(whole!) : words.pace(whole!, more!)}</span>.{' '}
      {!isPerMove && words.cap} {words.over}
    </p>
  );
};

const WORDS = {
  en: {
    title: 'Open seed',
    continued:
      'This table continues a finished game. It counts as practice, because everyone knows the cards.',
    note: 'Someone chose the seed of this table. That person, and anyone who guesses the seed, can know every card and every hand.',
  },
  fr: {
    title: 'Graine ouverte',
    continued:
      'Cette table reprend une partie terminée. C’est une partie d’entraînement, puisque tout le monde connaît les cartes.',
    note: 'Quelqu’un a choisi la graine de cette table. Cette personne, ou toute autre qui devine la graine, peut connaître toutes les cartes et toutes les mains.',
  },
};

interface SeedProps {
  readonly room: Pick<RoomShown, 'openSeed' | 'from'>;
}

/** Warns before joining that the seed of a table may be known, or that its game continues another one (NP-73). */
export const OpenSeedNote = ({ room: { openSeed, from } }: SeedProps) => {
  const words = say(WORDS);
  if (from) return <p>{words.continued}</p>;
  return openSeed ? (
    <p class="online-open-seed">
      <Icon name="warning" /> <b>{words.title}.</b> {words.note}
    </p>
  ) : null;
};

/** The same warning in short, for the bar above a table. */
export const OpenSeedMark = ({ room: { openSeed, from } }: SeedProps) => {
  const words = say(WORDS);
  // The table itself says that it is practice.
  return openSeed && !from ? (
    <b class="online-watching sign" title={words.note}>
      <Icon name="warning" /> <span class="online-looking">{words.title}</span>
    </b>
  ) : null;
};
