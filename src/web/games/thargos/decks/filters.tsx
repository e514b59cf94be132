import { useSignal } from '@preact/signals';
import { ATTRIBUTES, FACTIONS, type Faction } from '../../../../games/thargos/attributes.ts';
import type { Card } from '../../../../games/thargos/cards/card.ts';
import { CARD_TYPES } from '../../../../games/thargos/effects/effect.ts';
import {
  ATTRIBUTE_NAMES,
  FACTION_NAMES,
  TYPE_NAMES,
  tagName,
} from '../../../../games/thargos/words/names.ts';
import { say, text } from '../../../say.ts';
import { AttributeEmblem, Mark } from '../card/pieces.tsx';
import { type CardFilter, countFilters, NO_FILTER, tagsIn } from './filter.ts';
import type { Lab } from './lab-state.ts';
import { WORDS } from './words.ts';

const toggled = <T,>(list: readonly T[], item: T): readonly T[] =>
  list.includes(item) ? list.filter(one => one !== item) : [...list, item];

interface PickProps {
  readonly label: string;
  readonly any: string;
  readonly value: string | undefined;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly onPick: (value: string | undefined) => void;
}

const Pick = ({ label, any, value, options, onPick }: PickProps) => (
  <select
    aria-label={label}
    value={value ?? ''}
    onChange={({ currentTarget }) => onPick(currentTarget.value || undefined)}
  >
    <option value="">{any}</option>
    {options.map(([id, name]) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </select>
);

interface ValuePicksProps {
  readonly filter: CardFilter;
  readonly onChange: (part: Partial<CardFilter>) => void;
}

/** What the cards of a box are sorted by: color, PAM and faction. */
export const ValuePicks = ({ filter, onChange }: ValuePicksProps) => {
  const words = say(WORDS);
  return (
    <>
      {ATTRIBUTES.map(attr => (
        <button
          key={attr}
          type="button"
          aria-label={text(ATTRIBUTE_NAMES[attr])}
          aria-pressed={filter.colours.includes(attr)}
          onClick={() => onChange({ colours: toggled(filter.colours, attr) })}
        >
          <AttributeEmblem attribute={attr} />
        </button>
      ))}
      <Pick
        label="PAM"
        any={words.anyPam}
        value={filter.pam?.toString()}
        options={['1', '2', '3', '4'].map(pam => [pam, `PAM ${pam}`])}
        onPick={pam => onChange({ pam: pam === undefined ? undefined : Number(pam) })}
      />
      <Pick
        label={words.factionLabel}
        any={words.anyFaction}
        value={filter.faction}
        options={FACTIONS.map(faction => [faction, text(FACTION_NAMES[faction])])}
        onPick={faction => onChange({ faction: faction as Faction | undefined })}
      />
    </>
  );
};

/** Which cards are on show. */
export const Filters = ({ lab, shown }: { readonly lab: Lab; readonly shown: number }) => {
  const words = say(WORDS);
  const filter = lab.filter.value;
  const cards = lab.cards.value;
  const active = countFilters(filter);
  // Where there is little room the filters are folded; elsewhere nobody sees the fold.
  const isOpen = useSignal(false);
  const set = (part: Partial<CardFilter>): void => {
    lab.filter.value = { ...lab.filter.value, ...part };
  };
  return (
    <search class="th-decks-filters" aria-label={words.filters}>
      <input
        type="search"
        aria-label={words.search}
        placeholder={words.searchIn}
        value={filter.search}
        onInput={({ currentTarget }) => set({ search: currentTarget.value })}
      />
      <button
        type="button"
        class="th-decks-unfold"
        aria-expanded={isOpen.value}
        aria-controls="deck-filters"
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      >
        {active > 0 ? words.filtersOn(active) : words.filtersName}
      </button>
      <div id="deck-filters" class={`th-decks-picks ${isOpen.value ? '' : 'is-folded'}`}>
        {CARD_TYPES.map(type => (
          <button
            key={type}
            type="button"
            aria-pressed={filter.types.includes(type)}
            onClick={() => set({ types: toggled(filter.types, type) })}
          >
            <Mark name={type} /> {text(TYPE_NAMES[type])}
          </button>
        ))}
        <ValuePicks filter={filter} onChange={set} />
        <Pick
          label={words.tagLabel}
          any={words.anyTag}
          value={filter.tag}
          options={tagsIn(cards).map(tag => [tag, text(tagName(tag))])}
          onPick={tag => set({ tag })}
        />
        <Pick
          label={words.setLabel}
          any={words.anySet}
          value={filter.set}
          options={Object.entries(words.sets)}
          onPick={name => set({ set: name as Card['set'] | undefined })}
        />
        <button
          type="button"
          aria-pressed={filter.isLocked}
          onClick={() => set({ isLocked: !filter.isLocked })}
        >
          <Mark name="lock" /> {words.locked}
        </button>
        <button
          type="button"
          aria-pressed={filter.isInDeck}
          onClick={() => set({ isInDeck: !filter.isInDeck })}
        >
          <Mark name="deck" /> {words.inDeck}
        </button>
      </div>
      {(active > 0 || filter.search !== '') && (
        <button
          type="button"
          class="plain-button"
          onClick={() => {
            lab.filter.value = NO_FILTER;
          }}
        >
          {words.clear}
        </button>
      )}
      <output class="th-decks-count">{words.designs(shown, cards.length)}</output>
    </search>
  );
};
