import type { Advised } from '../../../../bots/cartographers/advise.ts';
import { type Command, EDICTS, makeCell, rulesOf, type View } from '../../../../games/cartographers/ui.ts';
import { say, signed, text } from '../../../i18n.ts';
import { capital, terrainWord } from '../table/question.ts';
import { ADVICE_WORDS } from './messages.ts';

export const tenth = (stars: number): number => Math.round(stars * 10) / 10;

/** Smaller differences are chance. */
const LEAST = 0.4;
const MOST = 3;

/** Where the difference from the usual drawing comes from, the largest first. */
export const speaksFor = (
  view: View,
  advised: Omit<Advised, 'command'>,
  usual: Omit<Advised, 'command'>,
): string[] => {
  const words = say(ADVICE_WORDS);
  const parts = [
    ...view.edicts.map((id, i) => {
      const name = EDICTS.get(id)?.name;
      return { name: name ? text(name) : id, more: advised.edicts[i]! - usual.edicts[i]! };
    }),
    { name: words.coins, more: advised.coins - usual.coins },
    { name: words.monsters, more: usual.monsters - advised.monsters },
  ];
  return parts
    .filter(({ more }) => Math.abs(more) >= LEAST)
    .sort((a, b) => Math.abs(b.more) - Math.abs(a.more))
    .slice(0, MOST)
    .map(({ name, more }) => `${signed(tenth(more))} ${name}`);
};

/** The spaces that a command draws on. */
export const cellsIn = (command: Command): readonly number[] =>
  'cells' in command ? command.cells : 'cell' in command ? [command.cell] : [];

/** "Forest at B4, B5, C4" */
export const placeText = (view: View, command: Command): string => {
  const { grid } = rulesOf(view.config).map;
  const places = cellsIn(command)
    .map(cell => makeCell(grid, cell))
    .join(', ');
  return command.type === 'draw' ? `${capital(terrainWord(command.terrain))} · ${places}` : places;
};
