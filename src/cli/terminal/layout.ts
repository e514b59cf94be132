/** Arranges text in columns and lines. Color codes count as zero characters wide. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: color codes start with an escape.
const CODES = /\u001b\[[\d;]*m/g;

export const widthOf = (text: string): number => text.replaceAll(CODES, '').length;

export const padded = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** Wraps a text at spaces, and indents all lines after the first. Leading spaces of the text stay. */
export const wrapText = (text: string, width: number, indent = 0): string[] => {
  const lines: string[] = [];
  const start = text.length - text.trimStart().length;
  const [first, ...words] = text.slice(start).split(' ');
  let line = text.slice(0, start) + first;
  for (const word of words) {
    const longer = `${line} ${word}`;
    // Extra spaces at the start of a wrapped line are dropped.
    if (lines.length > 0 && line.trim() === '') line = ' '.repeat(indent) + word;
    else if (widthOf(longer) > width) {
      lines.push(line.trimEnd());
      line = ' '.repeat(indent) + word;
    } else line = longer;
  }
  return [...lines, line];
};

/** Arranges two blocks side by side. If one is longer, its last lines follow below the other. */
export const beside = (left: readonly string[], right: readonly string[], gap = 3): string[] => {
  const width = Math.max(0, ...left.map(widthOf)) + gap;
  const height = Math.max(left.length, right.length);
  return Array.from({ length: height }, (_, i) =>
    !right[i] ? (left[i] ?? '') : padded(left[i] ?? '', width) + right[i],
  );
};

/** Arranges rows as a table. The first column is aligned left, and the others right. */
export const table = (rows: readonly (readonly string[])[]): string[] => {
  const widths = (rows[0] ?? []).map((_, c) => Math.max(...rows.map(row => widthOf(row[c] ?? ''))));
  const aligned = (text: string, c: number): string =>
    c === 0 ? padded(text, widths[c]!) : ' '.repeat(widths[c]! - widthOf(text)) + text;
  return rows.map(row => row.map(aligned).join('  ').trimEnd());
};
