import {
  BUILD_DECKS,
  BUILDS,
  type Deck,
  type DeckChoice,
  HIDDEN_DECK,
  PRECONS,
  type Precon,
  readyMade,
} from '../../../../games/thargos/ui.ts';
import { say, text } from '../../../i18n.ts';
import { SelectGroups } from '../../../ui/select.tsx';
import { userContentKey } from '../user-content/storage.ts';

const WORDS = {
  en: {
    ready: 'Ready-made decks',
    builds: { weak: 'Weak build', medium: 'Medium build', strong: 'Strong build' },
    upTo: (name: string, points: number) => `${name} (${points} PAM)`,
    unfit: 'Decks in gray don’t follow this game’s rules.',
    mine: 'Your decks',
    random: 'Random legal deck',
    randomPlan: 'Drawn from all available cards.',
    hidden: 'Deck chosen',
    unnamed: 'Unnamed deck',
  },
  fr: {
    ready: 'Decks préconstruits',
    builds: { weak: 'Construction faible', medium: 'Construction moyenne', strong: 'Construction forte' },
    upTo: (name: string, points: number) => `${name} (${points} PAM)`,
    unfit: 'Les decks grisés ne respectent pas les règles de cette partie.',
    mine: 'Vos decks',
    random: 'Deck valide au hasard',
    randomPlan: 'Tiré au hasard parmi toutes les cartes disponibles.',
    hidden: 'Deck choisi',
    unnamed: 'Deck sans nom',
  },
};

export const deckTitle = (deck: DeckChoice): string => {
  const words = say(WORDS);
  if (deck === 'random') return words.random;
  if (deck === HIDDEN_DECK) return words.hidden;
  const { title } = typeof deck === 'string' ? (readyMade(deck) ?? {}) : deck;
  return title ? text(title) : words.unnamed;
};

const planOf = (deck: string): string => {
  if (deck === 'random') return say(WORDS).randomPlan;
  const precon = readyMade(deck);
  return precon ? text(precon.plan) : '';
};

interface GroupProps {
  readonly label: string;
  readonly decks: readonly Precon[];
  readonly unfit: ReadonlySet<string>;
}

const Group = ({ label, decks, unfit }: GroupProps) => (
  <optgroup label={label}>
    {decks.map(({ id, title }) => (
      <option key={id} value={id} disabled={unfit.has(id)}>
        {text(title)}
      </option>
    ))}
  </optgroup>
);

interface DeckProps {
  readonly own: ReadonlyMap<string, Deck>;
  readonly label: string;
  readonly id: string;
  readonly deck: string;
  readonly pick: (deck: string) => void;
  readonly note?: string | undefined;
  /** The ids of ready-made decks that this game's rules refuse. */
  readonly unfit: ReadonlySet<string>;
}

/** Lets the player choose a ready-made deck, a saved deck, or a random one. */
export const DeckSelect = ({ own, label, id, deck, pick, note, unfit }: DeckProps) => {
  const words = say(WORDS);
  return (
    <div class="th-new-deck">
      <SelectGroups
        aria-label={label}
        aria-describedby={`${id}-plan`}
        value={deck}
        onValue={chosen => pick(chosen)}
      >
        <Group label={words.ready} decks={PRECONS} unfit={unfit} />
        {BUILDS.map(([name, most]) => (
          <Group
            key={name}
            label={words.upTo(words.builds[name], most)}
            decks={BUILD_DECKS.filter(({ points }) => points === most)}
            unfit={unfit}
          />
        ))}
        {own.size > 0 && (
          <optgroup label={words.mine}>
            {[...own].map(([key, each]) => (
              <option key={key} value={userContentKey(key)}>
                {deckTitle(each)}
              </option>
            ))}
          </optgroup>
        )}
        <option value="random">{words.random}</option>
      </SelectGroups>
      <p class="new-why note" id={`${id}-plan`}>
        {planOf(deck)} {note} {unfit.size > 0 && words.unfit}
      </p>
    </div>
  );
};
