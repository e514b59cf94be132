import type { AnyBot } from '../bots/list.ts';
import { BrokenRules, playMatch } from '../engine/match.ts';
import { parseSeed, type Random } from '../engine/random.ts';
import { isRefusal } from '../engine/refusal.ts';
import type { Language } from '../engine/text.ts';
import type { GameId } from '../games/list.ts';
import { BotFault, type BotFaultCode } from './bot-process/protocol.ts';
import { isStranger, loadBots } from './bots.ts';
import { thinkingOf } from './clock.ts';
import { errorText } from './error-text.ts';
import { UsageError } from './flags.ts';
import { WORDS } from './messages.ts';
import { recordGame } from './record-games.ts';
import type { AnySimulation, Forfeit, Job, SimulatedGame } from './simulation.ts';

const OURS = new URL('..', import.meta.url).href;

/** The stack frames outside of our code. */
const framesOf = (error: Error): string[] =>
  (error.stack ?? '')
    .split('\n')
    .filter(line => /^\s+at /.test(line) && !line.includes(OURS) && !line.includes('node:'))
    .map(line => line.trim());

/** The stable code of a bot's failure. */
export const faultCodeOf = (error: unknown): BotFaultCode => {
  if (error instanceof BotFault) return error.code;
  return error instanceof Error && isRefusal(error.cause) ? 'broke-rules' : 'threw';
};

/** How a game describes its refusals, and in which language. */
interface Wording {
  readonly say: AnySimulation['say'];
  readonly language: Language;
}

const reasonOf = (error: Error, wording: Wording | undefined): string => {
  if (wording && error instanceof BrokenRules) {
    const { command, refusal } = error;
    const { say, language } = wording;
    const answer = JSON.stringify(command) ?? '';
    return WORDS[language].brokeRules(answer, refusal.refused, say(refusal, language));
  }
  return errorText(error);
};

export const forfeitOf = (error: unknown, seat: number, bot: string, wording?: Wording): Forfeit => {
  const code = faultCodeOf(error);
  if (!(error instanceof Error)) return { seat, bot, code, reason: String(error), stack: [] };
  return { seat, bot, code, reason: reasonOf(error, wording), stack: framesOf(error) };
};

/** The bot of each seat in a game, and the number that is appended to the seed. */
const pairingAt = ({ bots, pairings }: Job, number: number) => pairings?.[number] ?? { seed: number, bots };

/** All bots that play this seat in some game. */
const sittingAt = ({ bots, pairings }: Job, seat: number): Set<string> =>
  new Set(pairings?.map(pairing => pairing.bots[seat]!) ?? [bots[seat]!]);

/** Loads every bot for every seat that it plays. */
const loadSeated = async (game: GameId, job: Job, language: Language) => {
  const { bots, spend } = job;
  const seated = bots.map(() => new Map<string, AnyBot>());
  for (const [seat, sits] of seated.entries())
    for (const name of sittingAt(job, seat)) {
      const [bot] = await loadBots(game, [name], language, { first: seat, spend });
      sits.set(name, bot!);
    }
  return seated;
};

/** Loads a job's rules and bots, and returns a function that plays the game with a given number. */
export const playerOf = async (
  game: GameId,
  simulation: AnySimulation,
  job: Job,
  language: Language,
): Promise<(number: number) => SimulatedGame> => {
  const module = await simulation.load(job, language);
  const seated = await loadSeated(game, job, language);
  let asked = 0;
  return number => {
    const pairing = pairingAt(job, number);
    const chances: Random[] = [];
    const thinking = () => pairing.bots.map((_, seat) => thinkingOf(chances[seat]));
    const players = pairing.bots.map((name, seat): AnyBot => {
      const play = seated[seat]!.get(name)!;
      return (view, random) => {
        asked = seat;
        chances[seat] = random;
        return play(view, random);
      };
    });
    const seed = `${job.seed}:${pairing.seed}`;
    const given = parseSeed(seed);
    const config = simulation.configAt(job, number);
    try {
      const watch = simulation.watch?.(job);
      const match = playMatch(module, { seed: given, config, players }, watch?.step);
      if (isRefusal(match)) throw new UsageError(simulation.say(match, language));
      if (job.record !== undefined)
        recordGame(
          job.record,
          number,
          pairing.bots,
          { game: module, config, seed: given, log: match.log },
          language,
        );
      // This seed repeats the game.
      return { game: number, seed, ...simulation.told(match.state), ...watch?.seen(), thinking: thinking() };
    } catch (error) {
      const bot = pairing.bots[asked] ?? '';
      // An error of a built-in bot is a bug in this program.
      if (error instanceof UsageError || !isStranger(bot)) throw error;
      const { say } = simulation;
      return {
        game: number,
        seed,
        forfeit: forfeitOf(error, asked, bot, { say, language }),
        thinking: thinking(),
      };
    }
  };
};
