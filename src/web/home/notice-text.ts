/** A part of a line: text, or a link. */
export interface NoticeSpan {
  readonly text: string;
  readonly href?: string;
}

export type NoticeBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly spans: readonly NoticeSpan[] }
  | {
      readonly kind: 'list';
      readonly isNumbered: boolean;
      readonly items: readonly (readonly NoticeSpan[])[];
    };

/** Links to other schemes, such as `javascript:`, stay text. */
const LINK = /\[([^[\]]+)\]\(((?:https?:\/\/|mailto:)[^\s()]+)\)/;

const spansIn = (text: string): readonly NoticeSpan[] =>
  text
    .split(new RegExp(LINK, 'g'))
    .flatMap((part, i, parts) => {
      // The parts are text, the label of a link, its address, text, and so on.
      if (i % 3 === 2) return [];
      return i % 3 === 1 ? [{ text: part, href: parts[i + 1]! }] : [{ text: part }];
    })
    .filter(({ text: part }) => part !== '');

const HEADING = /^#{1,6}\s+(.*)$/;
const ITEM = /^\s*(?:[-*+]|(\d+)[.)])\s+(.*)$/;

/**
 * NP-143: parses a text of the operator: paragraphs, headings, lists and links of Markdown. Everything else, such as HTML,
 * stays text. Line breaks within a paragraph stay, because addresses have them.
 */
export const parseNotice = (text: string): readonly NoticeBlock[] =>
  text.split(/\n\s*\n/).flatMap(part => {
    const blocks: NoticeBlock[] = [];
    let lines: string[] = [];
    let items: string[] = [];
    let isNumbered = false;
    const flush = (): void => {
      const paragraph = lines.join('\n').trim();
      if (paragraph !== '') blocks.push({ kind: 'paragraph', spans: spansIn(paragraph) });
      if (items.length > 0) blocks.push({ kind: 'list', isNumbered, items: items.map(spansIn) });
      [lines, items] = [[], []];
    };
    for (const line of part.split(/\r?\n/)) {
      const [, heading] = HEADING.exec(line) ?? [];
      const [, number, item] = ITEM.exec(line) ?? [];
      if (heading !== undefined) {
        flush();
        blocks.push({ kind: 'heading', spans: spansIn(heading) });
      } else if (item !== undefined) {
        if (items.length === 0) flush();
        isNumbered = number !== undefined;
        items.push(item);
      } else if (items.length > 0 && line.trim() !== '') items.push(`${items.pop()} ${line.trim()}`);
      else lines.push(line.trim());
    }
    flush();
    return blocks;
  });
