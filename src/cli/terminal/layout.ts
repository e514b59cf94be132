/** Texts side by side and in lines, where colour codes take no room. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape is what colour codes begin with.
const CODES = /\u001b\[[\d;]*m/g;

export const widthOf = (text: string): number => text.replaceAll(CODES, '').length;

export const padded = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** Breaks a text at blanks; lines after the first are indented. Blanks before the first word stay. */
export const wrapText = (text: string, width: number, indent = 0): string[] => {
  const lines: string[] = [];
  const start = text.length - text.trimStart().length;
  const [first, ...words] = text.slice(start).split(' ');
  let line = text.slice(0, start) + first;
  for (const word of words) {
    const longer = `${line} ${word}`;
    // Wider gaps between words count for nothing at the beginning of a line.
    if (lines.length > 0 && line.trim() === '') line = ' '.repeat(indent) + word;
    else if (widthOf(longer) > width) {
      lines.push(line.trimEnd());
      line = ' '.repeat(indent) + word;
    } else line = longer;
  }
  return [...lines, line];
};

/** Two blocks side by side; the right one goes on below the left when it is longer. */
export const beside = (left: readonly string[], right: readonly string[], gap = 3): string[] => {
  const width = Math.max(0, ...left.map(widthOf)) + gap;
  const height = Math.max(left.length, right.length);
  return Array.from({ length: height }, (_, i) =>
    !right[i] ? (left[i] ?? '') : padded(left[i] ?? '', width) + right[i],
  );
};

/** A table: the first column to the left, numbers to the right. */
export const table = (rows: readonly (readonly string[])[]): string[] => {
  const widths = (rows[0] ?? []).map((_, c) => Math.max(...rows.map(row => widthOf(row[c] ?? ''))));
  const aligned = (text: string, c: number): string =>
    c === 0 ? padded(text, widths[c]!) : ' '.repeat(widths[c]! - widthOf(text)) + text;
  return rows.map(row => row.map(aligned).join('  ').trimEnd());
};
