import type { Language } from '../../engine/text.ts';
import type { Card } from '../../games/thargos/cards/card.ts';
import { shareOf } from '../../games/thargos/flow/opening.ts';
import { followStory } from '../../games/thargos/packs/apply.ts';
import { type Fault, isError } from '../../games/thargos/packs/fault.ts';
import { faultText } from '../../games/thargos/packs/faults.ts';
import { checkStory, type StoryReport } from '../../games/thargos/stories/check.ts';
import { sayStoryFault } from '../../games/thargos/stories/fault-messages.ts';
import { pathNodes, pileOf } from '../../games/thargos/stories/graph.ts';
import { parseStory } from '../../games/thargos/stories/parse.ts';
import type { StoryPlayers } from '../../games/thargos/stories/paths.ts';
import { shippedStory } from '../../games/thargos/stories/shipped.ts';
import type { StoryPlan } from '../../games/thargos/stories/story.ts';
import { readAll, readText } from '../files.ts';
import { parseCount, parseFlags, takeVerb, UsageError } from '../flags.ts';
import { type CommandRun, plain, write } from '../io.ts';
import { readPackFiles } from './cards.ts';
import { storyNames } from './rules.ts';
import { STORY_WORDS } from './story-messages.ts';

/** A fault of the file or of the story in it, in the form in which it is printed. */
interface PrintedFault {
  readonly code: string;
  readonly place: string;
  readonly line?: number;
  readonly column?: number;
  readonly message: string;
}

interface Answer {
  readonly plan: StoryPlan | undefined;
  readonly told: readonly PrintedFault[];
  readonly isGood: boolean;
  readonly proof: StoryReport['proof'];
}

const tellFault = (fault: Fault, language: Language): PrintedFault => ({
  code: fault.code,
  place: fault.place,
  ...(fault.line !== undefined && { line: fault.line, column: fault.column }),
  message: faultText(fault, language),
});

const judge = (input: unknown, cards: readonly Card[], table: StoryPlayers, language: Language): Answer => {
  const { value: plan, faults } = parseStory(input);
  const told = faults.map(fault => tellFault(fault, language));
  if (!plan) return { plan, told, isGood: false, proof: undefined };
  const report = checkStory(followStory(plan, cards), new Map(cards.map(card => [card.id, card])), table);
  const found = report.faults.map(fault => ({
    code: fault.code,
    place: fault.place,
    message: sayStoryFault(fault, language),
  }));
  const isGood = found.length === 0 && !faults.some(isError);
  return { plan, told: [...told, ...found], isGood, proof: report.proof };
};

const sayAnswer = ({ plan, told, isGood, proof }: Answer, language: Language): string => {
  const words = STORY_WORDS[language];
  const lines = told.map(({ place, line, column, message }) => {
    const where = [place, line === undefined || column === undefined ? '' : words.line(line, column)];
    const before = where.filter(part => part !== '').join(', ');
    return before === '' ? message : words.at(before, message);
  });
  if (plan) {
    const title = plan.title?.[language] ?? plan.id;
    lines.unshift(words.size(title, pathNodes(plan).length, pileOf(plan).length));
  }
  if (!isGood) lines.push(words.faults(told.length));
  else if (proof) {
    const { players, target, paths, worst, together } = proof;
    if (together) lines.push(words.provenTogether(players, target, paths));
    else lines.push(paths === 1 ? words.provenOnly(players, target) : words.proven(players, target, paths));
    lines.push(words.worst(worst.vp, worst.nodes.join(' → ')));
  }
  return `${lines.join('\n')}\n`;
};

const FLAGS = {
  players: { type: 'string' },
  target: { type: 'string' },
  together: { type: 'boolean' },
  pack: { type: 'string', multiple: true },
  json: { type: 'boolean' },
} as const;

export const run: CommandRun = async (args, io) => {
  const { language } = io;
  const { values, positionals } = parseFlags(args, FLAGS, language, { allowPositionals: true });
  const [verb, file, ...more] = positionals;
  if (takeVerb(verb, ['check'], language) === undefined || file === undefined)
    throw new UsageError(STORY_WORDS[language].usage);
  // More than one file is refused: with one story per process, each story has its own exit code.
  if (more.length > 0) parseFlags(more, {}, language);
  const players = parseCount('players', values.players, { least: 1, most: 8, otherwise: 2 }, language);
  const target = parseCount('target', values.target, { least: 1, most: 200, otherwise: 34 }, language);
  const { packs, cards } = readPackFiles(values.pack ?? [], language);
  const stories = packs.flatMap(pack => pack.stories);
  const read = async (): Promise<unknown> =>
    file === '-' ? readAll(io) : readText(file, language, storyNames(stories));
  const packed = stories.findLast(({ id }) => id === file);
  const input = packed ?? shippedStory(file) ?? (await read());
  // HT-A-32: players who play together need the sum of their shares.
  const guests: StoryPlayers = values.together
    ? { players, target: players * shareOf(target, players), together: true }
    : { players, target };
  const answer = judge(input, cards, guests, language);
  const { plan, told, isGood, proof } = answer;
  const json = {
    story: plan?.id ?? null,
    good: isGood,
    players,
    target: guests.target,
    together: guests.together ?? false,
    faults: told,
    paths: proof?.paths ?? null,
    worst: proof?.worst ?? null,
  };
  await write(io.output, values.json ? `${JSON.stringify(json)}\n` : plain(sayAnswer(answer, language)));
  return isGood ? 0 : 1;
};
