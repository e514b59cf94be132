import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { isEnteredText } from '../../../text/seat-text.ts';
import type { SeatedPlayer } from '../../client/table.ts';
import { plural, say, text } from '../../i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Select } from '../../ui/select.tsx';
import { type BotWords, withText } from './bots.ts';
import { IsOnline } from './plan.ts';

const WORDS = {
  en: {
    person: 'Player on this device',
    me: 'You',
    open: 'Open: for a friend',
    name: (seat: number) => `Name of seat ${seat}`,
    player: (seat: number) => `Player ${seat}`,
    who: (seat: number) => `Who plays seat ${seat}`,
    seats: (n: number) => `${n} ${plural(n, 'seat', 'seats')}`,
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
    seats: (n: number) => `${n} ${plural(n, 'place', 'places')}`,
    allBots: 'Ajouter des bots',
    allPeople: 'Ajouter des joueurs',
    allOpen: 'Ouvrir les autres places',
    unfit: '60 caractères au plus, sans caractère invisible.',
  },
};

export const seatsText = (count: number): string => say(WORDS).seats(count);

interface CountProps {
  readonly counts: readonly number[];
  readonly count: number;
  readonly onCount: (count: number) => void;
  /** The text for one seat, such as "Solo"; by default the number. */
  readonly alone?: string;
}

/** Buttons to choose the number of seats. */
export const SeatCounts = ({ counts, count, onCount, alone }: CountProps) =>
  counts.map(n => {
    const name = n === 1 ? alone : undefined;
    return (
      <Button key={n} aria-pressed={count === n} aria-label={name ?? seatsText(n)} onClick={() => onCount(n)}>
        {name ?? n}
      </Button>
    );
  });

interface PlayerProps<S extends SeatedPlayer> {
  readonly seat: number;
  readonly player: S;
  /** What a player without a name is called; by default, by the number of the seat. */
  readonly nameless: string | undefined;
  readonly bots: BotWords;
  readonly set: (player: S) => void;
}

/** The fields for the name in a seat, and for who plays there: a person or a bot. */
export const SeatPlayer = <S extends SeatedPlayer>(props: PlayerProps<S>) => {
  const { seat, player, nameless, bots, set } = props;
  const words = say(WORDS);
  const isOnline = useContext(IsOnline);
  const person = { value: '', name: isOnline ? words.open : words.person };
  return (
    <>
      {/* Players who join an online game choose their own names. */}
      {isOnline && seat > 0 && nameless === undefined ? (
        <span>{words.player(seat + 1)}</span>
      ) : (
        <Input
          aria-label={words.name(seat + 1)}
          placeholder={nameless ?? words.player(seat + 1)}
          value={player.name ?? ''}
          maxLength={60}
          autocomplete="off"
          onValue={name => set(withText(player, 'name', name))}
        />
      )}
      {isOnline && seat === 0 ? (
        <span>{words.me}</span>
      ) : (
        <Select
          aria-label={words.who(seat + 1)}
          value={player.bot ?? ''}
          options={[
            person,
            ...Object.entries(bots).map(([value, { name }]) => ({ value, name: text(name) })),
          ]}
          onValue={bot => set(withText(player, 'bot', bot))}
        />
      )}
    </>
  );
};

/** An error message if one of these texts is not allowed in a game file. */
export const UnfitText = ({ texts }: { readonly texts: readonly (string | undefined)[] }) =>
  texts.every(each => isEnteredText(each ?? '')) ? null : <p class="error">{say(WORDS).unfit}</p>;

interface FillProps<S extends SeatedPlayer> {
  readonly seats: readonly S[];
  readonly set: (seats: readonly S[]) => void;
  readonly usualBot: string;
  readonly children?: ComponentChildren;
}

/** Buttons that fill all seats with people or bots. */
export const FillSeats = <S extends SeatedPlayer>({ seats, set, usualBot, children }: FillProps<S>) => {
  const words = say(WORDS);
  const isOnline = useContext(IsOnline);
  const fill = (bot: string): void => set(seats.map((seat, i) => withText(seat, 'bot', i > 0 ? bot : '')));
  return (
    <div class="row new-fill">
      {children}
      <Button look="plain" onClick={() => fill(usualBot)}>
        <Icon name="bot" />
        {words.allBots}
      </Button>
      <Button look="plain" onClick={() => fill('')}>
        <Icon name="people" />
        {isOnline ? words.allOpen : words.allPeople}
      </Button>
    </div>
  );
};
