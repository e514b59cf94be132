import { playersMeant } from '../../board/lookup.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Op, PackText, Who } from '../effect.ts';

export interface ChooseOp {
  readonly op: 'choose';
  readonly who?: Who;
  readonly options: readonly { readonly label: PackText; readonly do: readonly Op[] }[];
}

export const choose: VerbDefinition<ChooseOp> = {
  keys: { who: 'optional', options: 'needed' },
  picture: undefined,
  isUseful: (table, { who = 'self', options }, context, agenda, isAnyUseful) =>
    playersMeant(table, who, context).length > 0 &&
    options.some(option => isAnyUseful(table, option.do, context, agenda)),
  value: ({ options }, bot, view, seat) =>
    Math.max(...options.map(option => bot.opsWorth(view, seat, option.do))),
};
