import type { Text } from '../../../../engine/text.ts';

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
