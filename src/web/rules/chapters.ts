import type { Text } from '../../engine/text.ts';

/** One paragraph of the rules, and the rules of docs/rules that it tells. */
export interface Paragraph extends Text {
  readonly rules: readonly string[];
}

export interface Chapter {
  /** Names the chapter in addresses. */
  readonly id: string;
  readonly title: Text;
  readonly paragraphs: readonly Paragraph[];
}

/** Rule ids divided by blanks, then the words in both languages: one that is missing does not compile. */
export const paragraph = (rules: string, en: string, fr: string): Paragraph => ({
  rules: rules.split(' '),
  en,
  fr,
});

/** Where on a page of rules something stands: the ids of elements. */
export const chapterAnchor = (id: string): string => `chapter-${id}`;
export const paragraphAnchor = (rules: readonly string[]): string => `rule-${rules[0]}`;

/** Names of more places, each with its anchor. */
export type Places = Iterable<readonly [name: string, anchor: string]>;

const placesIn = (chapters: readonly Chapter[], lists: readonly string[], more: Places) => {
  const found = new Map<string, string>();
  const add = (name: string, anchor: string) => {
    if (!found.has(name)) found.set(name, anchor);
  };
  for (const { id, paragraphs } of chapters) {
    add(id, chapterAnchor(id));
    for (const { rules } of paragraphs) for (const rule of rules) add(rule, paragraphAnchor(rules));
  }
  for (const id of lists) add(id, chapterAnchor(id));
  for (const [name, anchor] of more) add(name, anchor);
  return found;
};

/** The element that tells of something by its name: a rule, a chapter, a list, or what else a game has places for. */
export const anchorsIn = (
  chapters: readonly Chapter[],
  lists: readonly string[],
  more: () => Places,
): ((name: string) => string | undefined) => {
  let known: ReadonlyMap<string, string> | undefined;
  return name => {
    known ??= placesIn(chapters, lists, more());
    return known.get(name) ?? known.get(name.toUpperCase()) ?? known.get(name.toLowerCase());
  };
};
