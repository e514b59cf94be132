import { useState } from 'preact/hooks';
import { CHOICES, GLOSSARY, type GlossaryEntry } from '../../../../games/thargos/ui.ts';
import { say, text } from '../../../i18n.ts';
import { lazy } from '../../../lazy.tsx';
import { LoadFailed } from '../../../load-fallback.tsx';
import { linkTo } from '../../../route.ts';
import type { FoundRule, RuleBook, RuleList } from '../../../screens/rules/book.ts';
import { Part } from '../../../screens/rules/part.tsx';
import { language } from '../../../settings.ts';
import { isFound } from '../../../ui/search.ts';
import { CHOICE_WORDS, type ChoiceKey } from '../new-game/choice-messages.ts';
import { anchorFor, CHAPTERS, choiceAnchor, LISTS, type List, wordAnchor } from './places.ts';
import './rules.css';
import { WORDS } from './messages.ts';

// The example is worked out by the rules themselves, which the text does without.
const Example = lazy(async () => (await import('./example.tsx')).Example, LoadFailed);

const WorkedOut = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={event => setOpen(event.currentTarget.open)}>
      <summary class="th-rules-summary">{say(WORDS).example}</summary>
      {isOpen && <Example />}
    </details>
  );
};

const KEYS = Object.keys(CHOICE_WORDS) as readonly ChoiceKey[];

const valuesOf = (key: ChoiceKey): readonly string[] => {
  const names: Readonly<Record<string, { readonly en: string; readonly fr: string }>> =
    CHOICE_WORDS[key].values;
  return CHOICES[key].map(value => text(names[String(value)]!));
};

const Values = ({ of }: { readonly of: ChoiceKey }) => (
  <ul class="th-rules-values">
    {valuesOf(of).map((value, i) => (
      <li key={value}>
        {value}
        {i === 0 && <span class="th-rules-usual"> ({say(WORDS).usual})</span>}
      </li>
    ))}
  </ul>
);

/** All options of a new game, with the default value first. */
const findChoices = (search: string): FoundRule => {
  const keys = KEYS.filter(key => {
    const { title, why, rule } = CHOICE_WORDS[key];
    return isFound(search, text(title), text(why), rule, ...valuesOf(key));
  });
  return {
    count: keys.length,
    show: looking =>
      keys.map(key => (
        <Part key={key} id={choiceAnchor(key)} rules={[CHOICE_WORDS[key].rule]} looking={looking}>
          <h3>{text(CHOICE_WORDS[key].title)}</h3>
          <p>{text(CHOICE_WORDS[key].why)}</p>
          <Values of={key} />
        </Part>
      )),
  };
};

const ENTRIES: readonly (readonly [string, GlossaryEntry])[] = Object.entries(GLOSSARY);

const findWords = (search: string): FoundRule => {
  const entries = ENTRIES.filter(([, { term, text: says, rules }]) =>
    isFound(search, text(term), text(says), rules.join(' ')),
  ).toSorted(([, a], [, b]) => text(a.term).localeCompare(text(b.term), language.value));
  return {
    count: entries.length,
    show: looking =>
      entries.map(([key, { term, text: says, rules }]) => (
        <Part key={key} id={wordAnchor(key)} rules={rules} looking={looking}>
          <h3>{text(term)}</h3>
          <p>{text(says)}</p>
        </Part>
      )),
  };
};

const FIND: { readonly [L in List]: RuleList['find'] } = { choices: findChoices, words: findWords };

/** `#/thargos/rules/HT-5.4` shows that rule. */
export const book: RuleBook = {
  words: WORDS,
  More: () => <a href={linkTo('thargos', 'cards')}>{say(WORDS).cards}</a>,
  chapters: CHAPTERS,
  below: { conflict: WorkedOut },
  lists: LISTS.map(id => ({ id, title: () => say(WORDS).lists[id], isPanel: true, find: FIND[id] })),
  anchorFor,
};
