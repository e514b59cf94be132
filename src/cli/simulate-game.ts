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
import { recordGame } from './record-games.ts';
import type { AnySimulation, Forfeit, Job, SimulatedGame } from './simulation.ts';
import { WORDS } from './words.ts';

const OURS = new URL('..', import.meta.url).href;

/** Where it went wrong in code that is not ours. */
const framesOf = (error: Error): string[] =>
  (error.stack ?? '')
    .split('\n')
    .filter(line => /^\s+at /.test(line) && !line.includes(OURS) && !line.includes('node:'))
    .map(line => line.trim());

/** By which code it is called. */
export const faultCodeOf = (error: unknown): BotFaultCode => {
  if (error instanceof BotFault) return error.code;
  return error instanceof Error && isRefusal(error.cause) ? 'broke-rules' : 'threw';
};

/** How a game words its refusals, and in which language. */
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

/** Where each bot sits, and with which number of the seed it plays. */
const pairingAt = ({ bots, pairings }: Job, number: number) => pairings?.[number] ?? { seed: number, bots };

/** Everybody who sits there in some game. */
const sittingAt = ({ bots, pairings }: Job, seat: number): Set<string> =>
  new Set(pairings?.map(pairing => pairing.bots[seat]!) ?? [bots[seat]!]);

/** Every bot on every seat that it is to sit on: a stranger is guarded by what its seat may see. */
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

/** Plays games by their numbers; for threads, which begin with nothing but the job. */
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
      // The text of the seed gives this very game again.
      return { game: number, seed, ...simulation.told(match.state), ...watch?.seen(), thinking: thinking() };
    } catch (error) {
      const bot = pairing.bots[asked] ?? '';
      // What fails beside a bot of ours is a bug of ours.
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
