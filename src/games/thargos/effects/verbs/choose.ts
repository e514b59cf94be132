import { playersMeant } from '../../board/lookup.ts';
import { choice } from '../../flow/run.ts';
import * as en from '../../words/english/clauses.ts';
import * as fr from '../../words/french/clauses.ts';
import { runBranch } from '../branch.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Op, PackText, Who } from '../effect.ts';
import { whoMeant } from '../target.ts';

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
  run: (run, op, task) => {
    const seats = whoMeant(run, op.who ?? 'self', task);
    if (!seats || seats.length === 0) return;
    const picked = choice(run, task, 'option', {
      seat: seats[0]!,
      kind: 'option',
      card: task.context.card,
      verb: 'choose',
      least: 1,
      most: 1,
      from: op.options.map((_, i) => i),
      labels: op.options.map(({ label }) => label),
    });
    if (picked && picked.length > 0) runBranch(run, op.options[picked[0]!]!.do, task.context);
  },
  english: ({ who = 'self', options }, context) => {
    const branches = options.map(option => context.block(option.do)).join('; or ');
    const { say, may } = en.act(who, 'choose', () => `one${who === 'self' ? '' : ' for you'}: ${branches}`);
    return { say, may: may ?? say, alone: 'branches' };
  },
  french: ({ who = 'self', options }, context) => {
    const branches = options.map(option => context.block(option.do)).join('\u202f; ou ');
    const { say, may } = fr.act(
      who,
      'choisir',
      () => `une option${who === 'self' ? '' : ' pour vous'}\u202f: ${branches}`,
    );
    return { say, may: may ?? say, alone: 'branches' };
  },
  prompt: { one: { en: 'What do you choose?', fr: 'Que choisissez-vous\u202f?' } },
};
