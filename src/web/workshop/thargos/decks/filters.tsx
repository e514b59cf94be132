import { useSignal } from '@preact/signals';
import {
  ATTRIBUTE_NAMES,
  ATTRIBUTES,
  CARD_TYPES,
  type Card,
  FACTION_NAMES,
  FACTIONS,
  type Faction,
  TYPE_NAMES,
  tagName,
} from '../../../../games/thargos/ui.ts';
import { AttributeEmblem, Mark } from '../../../games/thargos/card/pieces.tsx';
import { say, text } from '../../../i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Input } from '../../../ui/field.tsx';
import { MenuButton } from '../../../ui/menu.tsx';
import { SelectGroups } from '../../../ui/select.tsx';
import { type CardFilter, countFilters, NO_FILTER, tagsIn } from './filter.ts';
import type { Lab } from './lab-state.ts';
import { WORDS } from './messages.ts';

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
  <SelectGroups aria-label={label} value={value ?? ''} onValue={chosen => onPick(chosen || undefined)}>
    <option value="">{any}</option>
    {options.map(([id, name]) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </SelectGroups>
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
        <Button
          key={attr}
          aria-label={text(ATTRIBUTE_NAMES[attr])}
          aria-pressed={filter.colours.includes(attr)}
          onClick={() => onChange({ colours: toggled(filter.colours, attr) })}
        >
          <AttributeEmblem attribute={attr} />
        </Button>
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
      <Input
        type="search"
        aria-label={words.search}
        placeholder={words.searchIn}
        value={filter.search}
        onValue={typed => set({ search: typed })}
      />
      <MenuButton
        class="th-decks-unfold"
        isOpen={isOpen.value}
        aria-controls="deck-filters"
        onToggle={next => {
          isOpen.value = next;
        }}
      >
        {active > 0 ? words.filtersOn(active) : words.filtersName}
      </MenuButton>
      <div id="deck-filters" class={`th-decks-picks ${isOpen.value ? '' : 'is-folded'}`}>
        {CARD_TYPES.map(type => (
          <Button
            key={type}
            aria-pressed={filter.types.includes(type)}
            onClick={() => set({ types: toggled(filter.types, type) })}
          >
            <Mark name={type} /> {text(TYPE_NAMES[type])}
          </Button>
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
        <Button aria-pressed={filter.isLocked} onClick={() => set({ isLocked: !filter.isLocked })}>
          <Mark name="lock" /> {words.locked}
        </Button>
        <Button aria-pressed={filter.isInDeck} onClick={() => set({ isInDeck: !filter.isInDeck })}>
          <Mark name="deck" /> {words.inDeck}
        </Button>
      </div>
      {(active > 0 || filter.search !== '') && (
        <Button
          look="plain"
          onClick={() => {
            lab.filter.value = NO_FILTER;
          }}
        >
          {words.clear}
        </Button>
      )}
      <output class="th-decks-count">{words.designs(shown, cards.length)}</output>
    </search>
  );
};
