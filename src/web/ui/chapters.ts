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

/** The anchor of every chapter and of every rule, by its name. */
export const placesIn = (chapters: readonly Chapter[]): Map<string, string> => {
  const found = new Map<string, string>();
  const add = (name: string, anchor: string) => {
    if (!found.has(name)) found.set(name, anchor);
  };
  for (const { id, paragraphs } of chapters) {
    add(id, chapterAnchor(id));
    for (const { rules } of paragraphs) for (const rule of rules) add(rule, paragraphAnchor(rules));
  }
  return found;
};
