import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { RatingRange } from '../../sync/lobby.ts';
import { nameFor } from '../game-routes.ts';
import { gameOf } from '../games/list.ts';
import { say } from '../i18n.ts';
import { replaceRoute, route } from '../route.ts';
import { SelectField } from '../screens/new-game/fields.tsx';
import { language } from '../settings.ts';
import { ChoiceButtons } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { FillField, RangeFields } from './listing-fields.tsx';
import { LOBBY_MESSAGES } from './lobby-messages.ts';
import { PACE_MESSAGES } from './terms.tsx';
import { inWords, TIME_CONTROLS, type TimeControl } from './time-control.ts';

const WORDS = {
  en: {
    title: 'Online table',
    none: 'unlimited',
    lend: 'My card packs',
    lent: 'shared with the table',
    notLent: 'not shared',
    groupOnly: (name: string) => `Open to the group “${name}”`,
    groupNote: 'The members find the table on the page of the group.',
    lendNote:
      'Other players get your packs from the table. If you don’t share them, every player needs the same packs.',
  },
  fr: {
    title: 'Table en ligne',
    none: 'illimité',
    lend: 'Mes packs de cartes',
    lent: 'partagés avec la table',
    notLent: 'non partagés',
    groupOnly: (name: string) => `Ouverte au groupe «\u202f${name}\u202f»`,
    groupNote: 'Les membres trouvent la table sur la page du groupe.',
    lendNote:
      'Les autres joueurs reçoivent vos packs de la table. Sans partage, chacun doit avoir les mêmes.',
  },
};

/** NP-97: the group to whose members a table is open. */
interface ChosenGroup {
  readonly id: string;
  readonly name: string;
}
const KIND_WORDS = {
  en: {
    kind: 'Kind of table',
    friends: 'Friends',
    convention: 'Convention',
    note: 'Convention: one big screen and up to 100 phones, run from a host desk.',
  },
  fr: {
    kind: 'Type de table',
    friends: 'Amis',
    convention: 'Convention',
    note: 'Convention\u202f: un grand écran et jusqu’à 100 téléphones, dirigés depuis un poste d’hôte.',
  },
};

type TableKind = 'friends' | 'convention';

/** Chooses between a table of friends and a convention table; nothing if the game has no convention tables. */
export const KindOfTable = ({ game: id, kind }: { readonly game: string; readonly kind: TableKind }) => {
  const words = say(KIND_WORDS);
  const game = gameOf(id);
  if (!game?.convention) return null;
  return (
    <div class="stack">
      <ChoiceButtons<TableKind>
        label={words.kind}
        options={[
          ['friends', words.friends],
          ['convention', words.convention],
        ]}
        value={kind}
        onValue={next => replaceRoute(...game.prefix, nameFor(game, 'new'), next)}
      />
      <p class="new-why note">{words.note}</p>
    </div>
  );
};

interface OnlineChoice {
  readonly pace: TimeControl | undefined;
  readonly isLent: boolean;
  /** NP-58: whether the lobby lists the table. */
  readonly isOpen: boolean;
  readonly group?: ChosenGroup | undefined;
  /** NP-58: the seconds after which bots take the open seats. */
  readonly fillAfter?: number | undefined;
  readonly rating?: RatingRange | undefined;
}

/** Options that only online games have, by game. They last until the page is closed. */
const chosen = signal<Readonly<Record<string, OnlineChoice>>>({});
export const onlineOptions = (game: string): OnlineChoice =>
  chosen.value[game] ?? { pace: undefined, isLent: true, isOpen: false };
const choose = (game: string, change: Partial<OnlineChoice>): void => {
  chosen.value = { ...chosen.value, [game]: { ...onlineOptions(game), ...change } };
};

/** Opens the next table of a game to the members of a group. */
export const openToGroup = (game: string, group: ChosenGroup | undefined): void =>
  choose(game, { group, isOpen: group !== undefined });

interface ChoicesProps {
  readonly game: string;
  readonly hasCards: boolean;
}

const NONE = -1;
const OPEN = 'open';

/** The form for the options of an online table: time control, lobby, and sharing of card packs. */
export const OnlineOptions = ({ game, hasCards }: ChoicesProps) => {
  const words = say(WORDS);
  const { pace, isLent, isOpen, fillAfter, rating, group } = onlineOptions(game);
  const lobby = say(LOBBY_MESSAGES);
  // The lobby links to this form to open a table to everyone.
  useEffect(() => {
    if (route.peek().at(-1) === OPEN) choose(game, { isOpen: true });
  }, [game]);
  const { pace: said, over, cap, clock } = say(PACE_MESSAGES);
  const paces = TIME_CONTROLS.map(({ seconds, increment }, value) => ({
    value,
    name: said(inWords(seconds, language.value), inWords(increment, language.value)),
  }));
  return (
    <div class="panel">
      <h2>{words.title}</h2>
      <KindOfTable game={game} kind="friends" />
      <SelectField
        id="far-time"
        title={clock}
        value={pace ? TIME_CONTROLS.indexOf(pace) : NONE}
        options={[{ value: NONE, name: words.none }, ...paces]}
        pick={value => choose(game, { pace: TIME_CONTROLS[value] })}
        why={`${cap} ${over}`}
      />
      <div>
        <Checkbox isOn={isOpen} onToggle={isOn => choose(game, { isOpen: isOn })}>
          {group ? words.groupOnly(group.name) : lobby.openTo}
        </Checkbox>
        <p class="new-why note">{group ? words.groupNote : lobby.openNote}</p>
        {isOpen && (
          <div class="online-filters in-lines">
            <FillField value={fillAfter} pick={time => choose(game, { fillAfter: time })} />
            <RangeFields range={rating} pick={range => choose(game, { rating: range })} />
          </div>
        )}
      </div>
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
