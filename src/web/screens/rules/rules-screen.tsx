import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { linkHere } from '../../game-routes.ts';
import type { GameEntry } from '../../games/entry.ts';
import { plural, say, text } from '../../i18n.ts';
import type { Screen } from '../../lazy.tsx';
import { isMoving, language } from '../../settings.ts';
import { Input } from '../../ui/field.tsx';
import { Page } from '../../ui/page.tsx';
import { isFound, placesOf } from '../../ui/search.ts';
import type { FoundRule, IsFound, RuleBook, RuleLinks, RuleList } from './book.ts';
import { type Chapter, chapterAnchor, paragraphAnchor } from './chapters.ts';
import { Part } from './part.tsx';
import './rules.css';

const WORDS = {
  en: {
    lesson: 'Take the lesson',
    nothing: (search: string) => `No results for “${search}”.`,
    found: (n: number) => `${n} ${plural(n, 'result', 'results')}.`,
    contents: 'Contents',
    unknown: (id: string) => `Rule “${id}” isn’t on this page.`,
  },
  fr: {
    lesson: 'Suivre la leçon',
    nothing: (search: string) => `Aucun résultat pour «\u202f${search}\u202f».`,
    found: (n: number) => `${n} ${plural(n, 'résultat', 'résultats')}.`,
    contents: 'Sommaire',
    unknown: (id: string) => `La règle «\u202f${id}\u202f» n’est pas sur cette page.`,
  },
};

/** Turns a chapter into a list, so that the search treats both alike. */
const asList = ({ id, title, paragraphs }: Chapter, { below }: RuleBook): RuleList => ({
  id,
  title: () => text(title),
  isPanel: true,
  find: (isFound): FoundRule => {
    const parts = paragraphs.filter(part => isFound(`${text(title)} ${text(part)}`, part.rules.join(' ')));
    const Below = below?.[id];
    const show = (looking: RuleLinks) => (
      <>
        {parts.map(part => (
          <Part
            key={paragraphAnchor(part.rules)}
            id={paragraphAnchor(part.rules)}
            rules={part.rules}
            looking={looking}
          >
            <p>{text(part)}</p>
          </Part>
        ))}
        {Below && <Below />}
      </>
    );
    return { count: parts.length, show };
  },
});

interface SectionProps {
  readonly list: RuleList;
  readonly found: FoundRule;
  readonly looking: RuleLinks;
}

const Section = ({ list: { id, title, isPanel }, found, looking }: SectionProps) => {
  if (found.count === 0) return null;
  const anchor = chapterAnchor(id);
  return (
    <section class={isPanel ? 'rules-chapter panel' : 'rules-chapter'} aria-labelledby={anchor}>
      <h2 id={anchor} tabIndex={-1}>
        {title()}
      </h2>
      {found.show(looking)}
    </section>
  );
};

interface RulesProps {
  readonly book: RuleBook;
  /** The name in the route, such as a rule id. */
  readonly name: string | undefined;
}

const Rules = ({ book, name }: RulesProps) => {
  const words = { ...say(WORDS), ...say(book.words) };
  const [search, setSearch] = useState('');
  const asked = name === undefined ? undefined : book.anchorFor(name);
  useScrollToRule(asked);
  const looking: RuleLinks = { asked, hrefOf: each => linkHere('rules', each) };
  const lists = [...book.chapters.map(chapter => asList(chapter, book)), ...book.lists];
  const isFoundHere: IsFound = (...texts) =>
    isFound(search, ...texts, book.synonymsIn?.(texts.join(' ')) ?? '');
  const shown = lists.map(list => ({ list, found: list.find(isFoundHere) }));
  const count = shown.reduce((sum, { found }) => sum + found.count, 0);
  const { More } = book;
  const chapters = useRef<HTMLDivElement>(null);
  useMarks(chapters, search);
  return (
    <Page title={words.title}>
      <p class="rules-lead">
        {words.lead} <a href={linkHere('learn')}>{words.lesson}</a> {More && <More />}
      </p>
      {name !== undefined && asked === undefined && <p class="error">{words.unknown(name)}</p>}
      <label class="rules-search no-print">
        {words.search}
        <Input type="search" value={search} onValue={typed => setSearch(typed)} />
      </label>
      <p role="status" class="rules-count note">
        {search.trim() === '' ? '' : count === 0 ? words.nothing(search.trim()) : words.found(count)}
      </p>
      <div
        class={book.isWide ? 'rules-page one-column is-wide' : 'rules-page one-column'}
        lang={language.value}
      >
        <Contents
          label={words.contents}
          entries={lists.map(({ id, title }) => ({
            title: title(),
            anchor: chapterAnchor(id),
            href: looking.hrefOf(id),
          }))}
          onHidden={() => setSearch('')}
        />
        <div ref={chapters}>
          {shown.map(({ list, found }) => (
            <Section key={list.id} list={list} found={found} looking={looking} />
          ))}
        </div>
      </div>
    </Page>
  );
};

/** Loads the rules screen of a game. A rule id at the end of the route scrolls to that rule. */
export const loadRules = async ({ rules }: GameEntry): Promise<Screen> => {
  const book = await rules();
  return ({ at: [name] }) => <Rules book={book} name={name} />;
};

interface ContentsProps {
  readonly label: string;
  readonly entries: readonly { readonly title: string; readonly href: string; readonly anchor: string }[];
  /** Called when a link leads to a part that the search hides, to show that part. */
  readonly onHidden: () => void;
}

export const Contents = ({ label, entries, onHidden }: ContentsProps) => (
  <nav class="rules-contents no-print" aria-label={label}>
    <ul class="bare-list in-lines">
      {entries.map(({ title, href, anchor }) => (
        <li key={href}>
          <a href={href} onClick={() => document.getElementById(anchor) ?? onHidden()}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

/** Scrolls to the element that the route names, and focuses it. */
export const useScrollToRule = (asked: string | undefined): void => {
  useEffect(() => {
    const element = asked === undefined ? null : document.getElementById(asked);
    if (!element) return;
    element.scrollIntoView({ block: 'center', behavior: isMoving() ? 'smooth' : 'auto' });
    element.focus({ preventScroll: true });
  }, [asked]);
};

const NAME = 'rules-found';

const rangesIn = (root: Node, search: string): Range[] => {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const [from, to] of placesOf(search, node.textContent ?? '')) {
      const range = new Range();
      range.setStart(node, from);
      range.setEnd(node, to);
      ranges.push(range);
    }
  return ranges;
};

/** Highlights search results with the CSS Highlight API, which doesn't change the DOM, if the browser supports it. */
export const useMarks = (root: RefObject<HTMLElement | null>, search: string): void => {
  useEffect(() => {
    if (!('highlights' in CSS) || !root.current || search.trim() === '') return;
    CSS.highlights.set(NAME, new Highlight(...rangesIn(root.current, search)));
    return () => void CSS.highlights.delete(NAME);
  });
};
