import type { Text } from '../../../engine/text.ts';

/** One paragraph, and the rules of docs/rules that it covers. */
export interface Paragraph extends Text {
  readonly rules: readonly string[];
}

export interface Chapter {
  /** The chapter's id in routes. */
  readonly id: string;
  readonly title: Text;
  readonly paragraphs: readonly Paragraph[];
}

/** Rule ids separated by spaces, then the text in both languages. */
export const paragraph = (rules: string, en: string, fr: string): Paragraph => ({
  rules: rules.split(' '),
  en,
  fr,
});

/** Element ids on the rules page. */
export const chapterAnchor = (id: string): string => `chapter-${id}`;
export const paragraphAnchor = (rules: readonly string[]): string => `rule-${rules[0]}`;

/** More names, each with its anchor. */
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

/** The element id for a name: a rule, a chapter, a list, or a game's own place. */
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
