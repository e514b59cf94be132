import { useState } from 'preact/hooks';
import { keysOf } from '../../../../engine/util.ts';
import {
  ATTRIBUTE_NAMES,
  ATTRIBUTES,
  CARD_TYPES,
  FACTION_NAMES,
  FACTIONS,
  TYPE_NAMES,
  tagName,
} from '../../../../games/thargos/ui.ts';
import { AttributeEmblem, Mark } from '../../../games/thargos/card/pieces.tsx';
import { say, text } from '../../../i18n.ts';
import { Button, Input, MenuButton, Select } from '../../../ui/ui.ts';
import { WORDS as SHARED } from '../shared/messages.ts';
import { type CardFilter, countFilters, NO_FILTER, tagsIn } from './filter.ts';
import type { Lab } from './lab-state.ts';
import { WORDS } from './messages.ts';

const toggled = <T,>(list: readonly T[], item: T): readonly T[] =>
  list.includes(item) ? list.filter(one => one !== item) : [...list, item];

interface PickProps<V extends string | number> {
  readonly label: string;
  readonly any: string;
  readonly value: V | undefined;
  readonly options: readonly V[];
  readonly nameOf: (value: V) => string;
  readonly onPick: (value: V | undefined) => void;
}

const Pick = <V extends string | number>({ label, any, value, options, nameOf, onPick }: PickProps<V>) => (
  <Select<V | ''>
    aria-label={label}
    value={value ?? ''}
    onValue={chosen => onPick(chosen === '' ? undefined : chosen)}
    options={[{ value: '', name: any }, ...options.map(each => ({ value: each, name: nameOf(each) }))]}
  />
);

interface ValuePicksProps {
  readonly filter: CardFilter;
  readonly onChange: (part: Partial<CardFilter>) => void;
}

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
        value={filter.pam}
        options={[1, 2, 3, 4]}
        nameOf={pam => `PAM ${pam}`}
        onPick={pam => onChange({ pam })}
      />
      <Pick
        label={words.factionLabel}
        any={words.anyFaction}
        value={filter.faction}
        options={FACTIONS}
        nameOf={faction => text(FACTION_NAMES[faction])}
        onPick={faction => onChange({ faction })}
      />
    </>
  );
};

export const Filters = ({ lab, shown }: { readonly lab: Lab; readonly shown: number }) => {
  const words = say(WORDS);
  const filter = lab.filter.value;
  const cards = lab.cards.value;
  const sets = { ...say(SHARED).sets, custom: words.ownSet };
  const active = countFilters(filter);
  // Small screens collapse the filters. Large screens hide the button that expands them.
  const [isOpen, setOpen] = useState(false);
  const set = (part: Partial<CardFilter>): void => {
    lab.filter.value = { ...lab.filter.value, ...part };
  };
  return (
    <search class="th-decks-filters row" aria-label={words.filters}>
      <Input
        type="search"
        aria-label={words.search}
        placeholder={words.searchIn}
        value={filter.search}
        onValue={typed => set({ search: typed })}
      />
      <MenuButton class="th-decks-unfold" isOpen={isOpen} aria-controls="deck-filters" onToggle={setOpen}>
        {active > 0 ? words.filtersOn(active) : words.filtersName}
      </MenuButton>
      <div id="deck-filters" class={`th-decks-picks ${isOpen ? '' : 'is-folded'}`}>
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
          options={tagsIn(cards)}
          nameOf={tag => text(tagName(tag))}
          onPick={tag => set({ tag })}
        />
        <Pick
          label={words.setLabel}
          any={words.anySet}
          value={filter.set}
          options={keysOf(sets)}
          nameOf={name => sets[name]}
          onPick={name => set({ set: name })}
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
