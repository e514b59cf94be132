import type { Text } from '../../../engine/text.ts';

/** A paragraph in both languages, and the ids of the rules in docs/rules that it covers. */
export interface Paragraph extends Text {
  readonly rules: readonly string[];
}

export interface Chapter {
  readonly id: string;
  readonly title: Text;
  readonly paragraphs: readonly Paragraph[];
}

/** Makes a paragraph. `rules` are rule ids, separated by spaces. */
export const paragraph = (rules: string, en: string, fr: string): Paragraph => ({
  rules: rules.split(' '),
  en,
  fr,
});

/** The element id of a chapter on the rules page. */
export const chapterAnchor = (id: string): string => `chapter-${id}`;
export const paragraphAnchor = (rules: readonly string[]): string => `rule-${rules[0]}`;

/** More names that a route may contain, each with the element id on the rules page. */
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

/** Returns a function that finds the element id for the name of a rule, a chapter, a list or another place. */
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
