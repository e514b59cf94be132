import type { Advised } from '../../../../bots/cartographers/advise.ts';
import { type Command, rulesOf, type View } from '../../../../games/cartographers/ui.ts';
import { say, signed } from '../../../i18n.ts';
import { cellNames, edictName } from '../score/people.tsx';
import { capital, terrainWord } from '../table/question.ts';
import { ADVICE_WORDS } from './messages.ts';

export const tenth = (stars: number): number => Math.round(stars * 10) / 10;

/** Differences of fewer stars than this are noise. */
const LEAST = 0.4;
const MOST = 3;

/** The edicts, coins and monsters that make one drawing better or worse than another, the largest difference first. */
export const speaksFor = (
  view: View,
  advised: Omit<Advised, 'command'>,
  usual: Omit<Advised, 'command'>,
): string[] => {
  const words = say(ADVICE_WORDS);
  const parts = [
    ...view.edicts.map((id, i) => ({ name: edictName(id), more: advised.edicts[i]! - usual.edicts[i]! })),
    { name: words.coins, more: advised.coins - usual.coins },
    { name: words.monsters, more: usual.monsters - advised.monsters },
  ];
  return parts
    .filter(({ more }) => Math.abs(more) >= LEAST)
    .sort((a, b) => Math.abs(b.more) - Math.abs(a.more))
    .slice(0, MOST)
    .map(({ name, more }) => `${signed(tenth(more))} ${name}`);
};

/** The terrain and the spaces of a drawing, for example "Forest · B4, B5, C4". */
export const placeText = (view: View, command: Command): string => {
  const { grid } = rulesOf(view.config).map;
  const cells = 'cells' in command ? command.cells : 'cell' in command ? [command.cell] : [];
  const places = cellNames(grid, cells);
  return command.type === 'draw' ? `${capital(terrainWord(command.terrain))} · ${places}` : places;
};
