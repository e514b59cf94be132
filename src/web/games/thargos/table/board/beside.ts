import type { Reason } from '../../../../../games/thargos/ui.ts';

/** Whether two reasons come from copies of one card: only their sum matters. */
const isTwin = (row: Reason, other: Reason): boolean =>
  row.kind === 'effect' && other.kind === 'effect' && row.card !== undefined && row.card === other.card;

const together = ({ amounts: a, ...row }: Reason, { amounts: b }: Reason): Reason => ({
  ...row,
  amounts: { power: a.power + b.power, mind: a.mind + b.mind, mysticism: a.mysticism + b.mysticism },
});

/** The cards beside a hero and those that help them. */
export const besideHero = (rows: readonly Reason[]): readonly Reason[] => {
  const lines: Reason[] = [];
  for (const row of rows) {
    if (row.kind === 'hero') continue;
    const at = lines.findIndex(line => isTwin(line, row));
    if (at < 0) lines.push(row);
    else lines[at] = together(lines[at]!, row);
  }
  return lines;
};
