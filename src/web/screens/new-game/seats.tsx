import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { isEnteredText } from '../../../text/seat-text.ts';
import { say, text } from '../../i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SelectGroups } from '../../ui/select.tsx';
import type { BotWords } from './bots.ts';
import { IsOnline } from './online-context.ts';

const WORDS = {
  en: {
    person: 'Player on this device',
    me: 'You',
    open: 'Open: for a friend',
    name: (seat: number) => `Name of seat ${seat}`,
    player: (seat: number) => `Player ${seat}`,
    who: (seat: number) => `Who plays seat ${seat}`,
    allBots: 'Add bots',
    allPeople: 'Add people',
    allOpen: 'Open other seats',
    unfit: 'Use at most 60 visible characters.',
  },
  fr: {
    person: 'Joueur sur cet appareil',
    me: 'Vous',
    open: 'Libre\u202f: pour un ami',
    name: (seat: number) => `Nom de la place ${seat}`,
    player: (seat: number) => `Joueur ${seat}`,
    who: (seat: number) => `Qui joue à la place ${seat}`,
    allBots: 'Ajouter des bots',
    allPeople: 'Ajouter des joueurs',
    allOpen: 'Ouvrir les autres places',
    unfit: '60 caractères au plus, sans caractère invisible.',
  },
};

interface NameProps {
  readonly seat: number;
  readonly name: string;
  /** The name of a nameless player; default: by seat number. */
  readonly nameless: string | undefined;
  readonly onName: (name: string) => void;
}

export const SeatName = ({ seat, name, nameless, onName }: NameProps) => {
  const words = say(WORDS);
  // Players who join choose their own names.
  if (useContext(IsOnline) && seat > 0 && nameless === undefined)
    return <span>{words.player(seat + 1)}</span>;
  return (
    <Input
      aria-label={words.name(seat + 1)}
      placeholder={nameless ?? words.player(seat + 1)}
      value={name}
      maxLength={60}
      autocomplete="off"
      onValue={typed => onName(typed)}
    />
  );
};

interface BotProps {
  readonly seat: number;
  /** '' for a person. */
  readonly bot: string;
  readonly bots: BotWords;
  readonly onBot: (bot: string) => void;
}

export const SeatBot = ({ seat, bot, bots, onBot }: BotProps) => {
  const words = say(WORDS);
  const isFar = useContext(IsOnline);
  if (isFar && seat === 0) return <span>{words.me}</span>;
  return (
    <SelectGroups aria-label={words.who(seat + 1)} value={bot} onValue={chosen => onBot(chosen)}>
      <option value="">{isFar ? words.open : words.person}</option>
      {Object.entries(bots).map(([id, { name }]) => (
        <option key={id} value={id}>
          {text(name)}
        </option>
      ))}
    </SelectGroups>
  );
};

/** Rejects names that a game file can't contain. */
export const UnfitText = ({ texts }: { readonly texts: readonly (string | undefined)[] }) =>
  texts.every(each => isEnteredText(each ?? '')) ? null : <p class="error">{say(WORDS).unfit}</p>;

interface FillProps {
  readonly onBots: () => void;
  readonly onPeople: () => void;
  readonly children?: ComponentChildren;
}

/** Buttons that fill all seats at once. */
export const FillSeats = ({ onBots, onPeople, children }: FillProps) => {
  const words = say(WORDS);
  const isFar = useContext(IsOnline);
  return (
    <div class="row new-fill">
      {children}
      <Button look="plain" onClick={onBots}>
        <Icon name="bot" />
        {words.allBots}
      </Button>
      <Button look="plain" onClick={onPeople}>
        <Icon name="people" />
        {isFar ? words.allOpen : words.allPeople}
      </Button>
    </div>
  );
};
