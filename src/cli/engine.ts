import { randomInt } from 'node:crypto';
import { type AnyBot, BOTS_OF, loadBot } from '../bots/list.ts';
import type { AnyModule } from '../engine/module.ts';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import { isObject, range } from '../engine/util.ts';
import type { GameId } from '../games/list.ts';
import { countedRandom } from './bot-process/random-words.ts';
import { budgetOf, readSpend, SPEND_FLAGS, type Spend, unknownBot } from './bots.ts';
import { parseFlags } from './flags.ts';
import { CLI_GAMES } from './games.ts';
import type { CommandRun } from './io.ts';
import { type AnswerLine, answerLines } from './lines.ts';
import { sayDoor } from './messages.ts';
import { refuse } from './refusals.ts';
import { takeGame } from './shared-flags.ts';
import { takePacks } from './stored-text.ts';

const FLAGS = {
  bot: { type: 'string' },
  pack: { type: 'string', multiple: true },
  ...SPEND_FLAGS,
} as const;

/** Returns the limit that a question contains, or else the limit of the command line. */
const spendOf = ({ ms, nodes }: Readonly<Record<string, unknown>>, otherwise: Spend | undefined) => {
  if (typeof nodes === 'number') return { nodes };
  return typeof ms === 'number' ? { ms } : otherwise;
};

/**
 * Returns a function that returns the bot with a given limit. It makes a new bot only if the limit differs from that of
 * the previous question.
 */
const botFor = async (game: GameId, name: string) => {
  const plain = await loadBot(game, name);
  const think = (await BOTS_OF[game].thinkers?.())?.[name];
  let last: { readonly key: string; readonly bot: AnyBot } | undefined;
  return (spend: Spend | undefined): AnyBot | Refusal => {
    const budget = think && budgetOf(spend);
    if (!think || !budget) return plain;
    const key = JSON.stringify(spend);
    if (last?.key !== key) last = { key, bot: think(budget) };
    return last.bot;
  };
};

const isWords = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every(word => Number.isInteger(word) && word >= 0 && word < 2 ** 32);

const chanceSaid = (random: unknown): readonly number[] | Refusal => {
  if (random === undefined) return range(64).map(() => randomInt(2 ** 32));
  return isWords(random) ? random : refuse('bad-value', { key: 'random', allowed: ['[0, ...]'] });
};

/** Whether the rules accept the view. The check also prepares the story of the view, which a bot may need. */
const isViewOf = (module: Pick<AnyModule, 'options'>, view: unknown): boolean => {
  try {
    module.options(view);
    return true;
  } catch {
    return false;
  }
};

/** The command `engine`: answers the questions of the JSON-line protocol with a built-in bot. */
export const run: CommandRun = async (args, io) => {
  const { language } = io;
  const { game, rest } = takeGame(args, language);
  const { values } = parseFlags(rest, FLAGS, language);
  const name = values.bot ?? BOTS_OF[game].names[0]!;
  if (!BOTS_OF[game].names.includes(name)) throw unknownBot('bot', game, name, language);
  const teller = await CLI_GAMES[game].replay();
  takePacks(teller, values.pack ?? [], language);
  const { module } = teller;
  const said = readSpend(values, language);
  const bots = await botFor(game, name);
  const about = { game, rulesVersion: module.rulesVersion };

  const answer: AnswerLine = line => {
    if (!isObject(line)) return refuse('not-an-object');
    for (const key of ['game', 'rulesVersion'] as const)
      if (line[key] !== about[key])
        return refuse('bad-value', { key, allowed: [JSON.stringify(about[key])] });
    if (line.type === 'hello') return { name, wants: ['view', 'random'] };
    if (line.type !== 'ask') return refuse('bad-value', { key: 'type', allowed: ['"hello"', '"ask"'] });
    if (!isObject(line.view)) return refuse('missing-key', { key: 'view' });
    const words = chanceSaid(line.random);
    if (isRefusal(words)) return words;
    const bot = bots(spendOf(line, said));
    if (isRefusal(bot)) return bot;
    if (!isViewOf(module, line.view)) return refuse('bad-view');
    const { random, drawn } = countedRandom(words);
    return { command: bot(line.view, random), drawn: drawn() };
  };
  return answerLines(io, answer, sayDoor);
};
