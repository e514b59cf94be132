import { keysOf } from '../../../../engine/util.ts';
import { CHOICES, GLOSSARY, type GlossaryEntry } from '../../../../games/thargos/ui.ts';
import { say, text } from '../../../i18n.ts';
import { lazy } from '../../../lazy.tsx';
import { LoadFailed } from '../../../load-fallback.tsx';
import { linkTo } from '../../../route.ts';
import type { RuleBook, RuleList } from '../../../screens/rules/book.ts';
import { Part } from '../../../screens/rules/part.tsx';
import { language } from '../../../settings.ts';
import { Details } from '../../../ui/details.tsx';
import { CHOICE_WORDS, type ChoiceKey } from '../new-game/choice-messages.ts';
import { anchorFor, CHAPTERS, choiceAnchor, LISTS, type List, wordAnchor } from './places.ts';
import './rules.css';

const en = {
  title: 'Rules of Thargos',
  lead: 'How to play Heroes of Thargos, in our own words. Numbers with an A are our rulings where the rulebook is silent or contradicts itself.',
  cards: 'All cards',
  search: 'Search rules, options and terms',
  lists: { choices: 'Options', words: 'Glossary' },
  example: 'An example with numbers',
  usual: 'default',
};

const fr: typeof en = {
  title: 'Règles de Thargos',
  lead: 'Comment se joue Héros de Thargos, avec nos propres mots. Les numéros avec un A sont nos décisions, là où le livret se tait ou se contredit.',
  cards: 'Toutes les cartes',
  search: 'Chercher dans les règles, options et termes',
  lists: { choices: 'Options', words: 'Glossaire' },
  example: 'Un exemple chiffré',
  usual: 'par défaut',
};

const WORDS = { en, fr };

// Lazy, because the example needs the rules engine and the text doesn't.
const Example = lazy(async () => (await import('./example.tsx')).Example, LoadFailed);

const WorkedOut = () => (
  <Details summaryClass="th-rules-summary" summary={say(WORDS).example}>
    {() => <Example />}
  </Details>
);

const KEYS = keysOf(CHOICE_WORDS);

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
        {i === 0 && <span class="quiet"> ({say(WORDS).usual})</span>}
      </li>
    ))}
  </ul>
);

/** Finds the options of a new game that match the search. Each lists its default value first. */
const findChoices: RuleList['find'] = isFound => {
  const keys = KEYS.filter(key => {
    const { title, why, rule } = CHOICE_WORDS[key];
    return isFound(text(title), text(why), rule, ...valuesOf(key));
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

const findWords: RuleList['find'] = isFound => {
  const entries = ENTRIES.filter(([, { term, text: says, rules }]) =>
    isFound(text(term), text(says), rules.join(' ')),
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

/** The rules page for this game. A URL such as `#/thargos/rules/HT-5.4` scrolls to that rule. */
export const book: RuleBook = {
  words: WORDS,
  More: () => <a href={linkTo('thargos', 'cards')}>{say(WORDS).cards}</a>,
  chapters: CHAPTERS,
  below: { conflict: WorkedOut },
  lists: LISTS.map(id => ({ id, title: () => say(WORDS).lists[id], isPanel: true, find: FIND[id] })),
  anchorFor,
};
