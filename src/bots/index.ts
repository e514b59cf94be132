export type { Budget } from './budget.ts';
export { type Advice, type Advised, advise } from './cartographers/advise.ts';
export type { CartographersBot as Bot } from './cartographers/bot.ts';
export { BOT_NAMES, BOTS, type BotName } from './cartographers/index.ts';
export { type CartographersTensors, tensors as cartographersTensors } from './cartographers/tensors.ts';
export { type AnyBot, BOTS_OF, loadBot } from './list.ts';
export type { Tensor } from './tensor.ts';
export { type AdvisedPlay, advisePlay, type PlayAdvice } from './thargos/advise.ts';
export type { ThargosBot } from './thargos/bot.ts';
export {
  BOT_NAMES as THARGOS_BOT_NAMES,
  BOTS as THARGOS_BOTS,
  type BotName as ThargosBotName,
} from './thargos/index.ts';
export { type ThargosTensors, tensors as thargosTensors } from './thargos/tensors.ts';
