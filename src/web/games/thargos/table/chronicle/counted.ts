import type { LogLine } from '../../../../../games/thargos/ui.ts';

const isSame = (a: LogLine, b: LogLine | undefined): boolean =>
  a.text === b?.text && a.rule === b.rule && a.card === b.card;

/** Merges equal consecutive lines into one with a count. Equal texts with different causes stay separate. */
export const counted = <Line extends LogLine>(lines: readonly Line[]): Line[] => {
  const merged: Line[] = [];
  let count = 1;
  for (const [i, line] of lines.entries()) {
    count = isSame(line, lines[i - 1]) ? count + 1 : 1;
    if (count > 1) merged.pop();
    merged.push(count > 1 ? { ...line, text: `${line.text} (×${count})` } : line);
  }
  return merged;
};
