import type { AnyBot } from '../bots/list.ts';
import { BrokenRules, playMatch } from '../engine/match.ts';
import { parseSeed, type Random } from '../engine/random.ts';
import { isRefusal } from '../engine/refusal.ts';
import type { Language } from '../engine/text.ts';
import type { GameId } from '../games/list.ts';
import { BotFault, type BotFaultCode } from './bot-process/protocol.ts';
import { isThirdParty, loadBots } from './bots.ts';
import { thinkingOf } from './clock.ts';
import { UsageError } from './flags.ts';
import { errorText } from './io.ts';
import { WORDS } from './messages.ts';
import { recordGame } from './record-games.ts';
import type { AnySimulation, Forfeit, Job, SimulatedGame } from './simulation.ts';

const OURS = new URL('..', import.meta.url).href;

/** Returns the stack frames in the code of the bot, which is neither our code nor that of Node. */
const framesOf = (error: Error): string[] =>
  (error.stack ?? '')
    .split('\n')
    .filter(line => /^\s+at /.test(line) && !line.includes(OURS) && !line.includes('node:'))
    .map(line => line.trim());

/** Returns the stable code for the failure of a bot. */
export const faultCodeOf = (error: unknown): BotFaultCode => {
  if (error instanceof BotFault) return error.code;
  return error instanceof Error && isRefusal(error.cause) ? 'broke-rules' : 'threw';
};

/** How to describe the refusals of a game, and in which language. */
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

/** Returns the bot of each seat in a game, and the number that is appended to the seed. */
const pairingAt = ({ bots, pairings }: Job, number: number) => pairings?.[number] ?? { seed: number, bots };

/** Returns all bots that play this seat in some game of the job. */
const sittingAt = ({ bots, pairings }: Job, seat: number): Set<string> =>
  new Set(pairings?.map(pairing => pairing.bots[seat]!) ?? [bots[seat]!]);

/** Loads every bot for each seat that it plays. */
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

/** Loads the rules and bots of a job. Returns a function that plays the game with a given number. */
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
      // The field `seed` is the seed with which this game can be repeated.
      return { game: number, seed, ...simulation.told(match.state), ...watch?.seen(), thinking: thinking() };
    } catch (error) {
      const bot = pairing.bots[asked] ?? '';
      // If a built-in bot throws, that is a bug in this program.
      if (error instanceof UsageError || !isThirdParty(bot)) throw error;
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
