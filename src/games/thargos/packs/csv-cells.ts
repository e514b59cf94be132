import type { FaultCode } from './fault.ts';

/** A cell of a table, with the line and column where its text begins. */
export interface Cell {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

export interface CellFault {
  readonly code: FaultCode;
  readonly line: number;
  readonly column: number;
  readonly details: Readonly<Record<string, unknown>>;
}

export interface CsvTable {
  readonly rows: readonly (readonly Cell[])[];
  readonly faults: readonly CellFault[];
}

/**
 * The most frequent separator in the first line. Depending on the country, spreadsheets write commas,
 * semicolons or tabs.
 */
export const separatorOf = (text: string): string => {
  const [first] = text.split(/\r?\n/, 1);
  const count = (mark: string): number => first!.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
};

/** Reads CSV as in RFC 4180: quoted cells may contain separators, line ends and doubled quotes. */
export const parseCells = (text: string, separator = separatorOf(text)): CsvTable => {
  const rows: Cell[][] = [];
  const faults: CellFault[] = [];
  let row: Cell[] = [];
  let at = 0;
  let line = 1;
  let lineStart = 0;
  const endRow = (): void => {
    if (row.length > 1 || row.some(cell => cell.text.trim() !== '')) rows.push(row);
    row = [];
  };
  const newLine = (): void => {
    line += 1;
    lineStart = at;
  };
  const quoted = (): Cell => {
    const start = { line, column: at - lineStart + 1 };
    const cell = { line, column: at - lineStart + 2 };
    let found = '';
    for (at += 1; at < text.length; at++) {
      if (text[at] === '"' && text[at + 1] !== '"') break;
      if (text[at] === '"') at += 1;
      found += text[at];
      if (text[at] === '\n') {
        line += 1;
        lineStart = at + 1;
      }
    }
    if (at >= text.length) faults.push({ code: 'csv-open-quote', ...start, details: {} });
    at += 1;
    const rest = plain();
    if (rest.text.trim() !== '')
      faults.push({
        code: 'csv-after-quote',
        line: rest.line,
        column: rest.column,
        details: { found: rest.text.slice(0, 20) },
      });
    return { text: found, ...cell };
  };
  const plain = (): Cell => {
    const start = at;
    while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
    return { text: text.slice(start, at), line, column: start - lineStart + 1 };
  };
  while (at < text.length) {
    row.push(text[at] === '"' ? quoted() : plain());
    if (text[at] === separator) {
      at += 1;
      // A separator at the end of the text is followed by one more empty cell.
      if (at === text.length) row.push({ text: '', line, column: at - lineStart + 1 });
      continue;
    }
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    endRow();
    newLine();
  }
  endRow();
  return { rows, faults };
};

/** Writes a text as a cell, in quotes only if needed. */
export const makeCell = (text: string): string =>
  /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
