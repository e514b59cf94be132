import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import type { AnyModule } from '../engine/module.ts';
import { parseSeed, stream } from '../engine/random.ts';
import { isRefusal } from '../engine/refusal.ts';
import * as drawing from './cartographers/index.ts';
import { loadGame } from './list.ts';
import * as playing from './thargos/index.ts';
import { deed, doer, hero, ONE, TWO, times } from './thargos/test/cards.ts';
import { thargos as withTestCards } from './thargos/test/game.ts';
import { duel } from './thargos/test/table.ts';
import { PROMPTS } from './thargos/types.ts';

const PAGE = new URL('../../docs/options.md', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

interface Options {
  readonly type: string;
}
interface Kit {
  readonly commands: (options: never) => Iterable<unknown>;
  readonly anyCommand: (options: never, random: ReturnType<typeof stream>) => unknown;
}
const KITS: Readonly<Record<string, Kit>> = { cartographers: drawing, thargos: playing };

/** Edicts that let a player choose a cluster: Caravansary scores only one cluster of villages. */
const CLUSTERS = { A: 'caravansary', B: 'greenbough', C: 'canal-lake', D: 'borderlands' };
const GAMES: readonly (readonly [game: string, seats: number, config: object, seed: string])[] = [
  ['cartographers', 2, { game: 'base' }, 'a'],
  ['cartographers', 3, { game: 'combined', clusterChoice: 'player', edicts: CLUSTERS }, 'a'],
  ['cartographers', 2, { game: 'heroes' }, 'b'],
  ['cartographers', 3, { game: 'combined' }, 'a'],
  ['thargos', 2, {}, 'a'],
  ['thargos', 2, {}, 'b'],
  ['thargos', 2, { mode: 'story', story: 'kurnor' }, 'a'],
  ['thargos', 3, { mode: 'circle' }, 'a'],
];

/** Yields the options of every decision in a game with random answers. */
function* optionsIn(module: AnyModule, seats: number, config: object, seed: string): Generator<Options> {
  const opening = module.setup(seats, parseSeed(seed), config as never);
  assert.ok(!isRefusal(opening), `expected a playable config, found ${JSON.stringify(opening)}`);
  const fold = (state: unknown, events: readonly unknown[]): unknown =>
    events.reduce((was, event) => module.evolve(was as never, event as never), state);
  let state = fold(undefined, opening as readonly unknown[]);
  const random = stream(parseSeed(seed).seed, 'options');
  while (!module.isOver(state as never)) {
    const [seat] = module.activeSeats(state as never);
    const options = module.options(module.view(state as never, seat!) as never) as Options;
    yield options;
    const command = KITS[module.id]!.anyCommand(options as never, random);
    const decided = module.decide(state as never, seat!, command as never);
    assert.ok(!isRefusal(decided), `expected a legal command, found ${JSON.stringify(decided)}`);
    ({ state } = decided);
  }
}

const RIDDLE = deed('Riddle', { op: 'manual', prompt: { en: 'Read the card', fr: 'Lisez la carte' } });
const LIMITS = [3, 5].map(value => ({ op: 'handLimit', who: 'opponent', value }) as const);
const GHOUL = hero('Ghoul', '9 9 9', { tags: ['undead'], wounded: '9 9 9' });

/** Decisions that only a few cards or variants require. */
const rareOptions = (): readonly Options[] => {
  const riddle = duel({ a: { hand: [RIDDLE, TWO] } }).play('Riddle');
  const limits = duel({ a: { heroes: [doer('Ada', ...LIMITS)] }, b: { hand: [] } }).use('Ada');
  const sides = {
    a: { heroes: [hero('Ada', '1 1 1')], wounded: [0], hand: times(6, ONE) },
    b: { heroes: [GHOUL] },
  };
  const vacant = duel({ ...sides, config: { undead: true } })
    .attempt(0)
    .place()
    .defend()
    .choose('B1')
    .attempt(0);
  return [riddle, riddle.propose({ change: 'vp', who: 0, amount: 1 }), limits.pass(), vacant].map(
    ({ state }) => withTestCards.options(withTestCards.view(state, state.question!.seat)) as Options,
  );
};

const lengthOf = (options: Options): number => JSON.stringify(options).length;
const emptyIn = (options: Options): number => JSON.stringify(options).split('[]').length;
/** Whether `one` is the better example: it has fewer empty lists, or as many and a shorter text. */
const isBetter = (one: Options, other: Options): boolean =>
  emptyIn(one) - emptyIn(other) < 0 || (emptyIn(one) === emptyIn(other) && lengthOf(one) < lengthOf(other));

const examplesOf = async (game: string): Promise<ReadonlyMap<string, Options>> => {
  const module = await loadGame(game);
  assert.ok(!isRefusal(module));
  const found = new Map<string, Options>();
  const note = (options: Options): void => {
    const best = found.get(options.type);
    if (!best || isBetter(options, best)) found.set(options.type, options);
  };
  for (const [id, seats, config, seed] of GAMES)
    if (id === game) for (const options of optionsIn(module, seats, config, seed)) note(options);
  if (game === 'thargos') for (const options of rareOptions()) note(options);
  return found;
};

/** The longest of the first 40 commands that these options allow, as JSON. */
const commandFor = (game: string, options: Options): unknown => {
  let longest: unknown = {};
  let left = 40;
  for (const command of KITS[game]!.commands(options as never)) {
    if (JSON.stringify(command).length > JSON.stringify(longest).length) longest = command;
    left -= 1;
    if (left === 0) break;
  }
  return longest;
};

const blockOf = (game: string, options: Options): string => {
  const command = JSON.stringify(commandFor(game, options));
  return `\`\`\`json\n{\n  "options": ${JSON.stringify(options)},\n  "command": ${command}\n}\n\`\`\`\n`;
};

/** The types of decisions of a game, read from the source code of its type `Options`. */
const kindsIn = (source: string): readonly string[] => {
  const [, type = ''] = /export type Options =([\s\S]*?)\n(?:\);|\n)/.exec(source) ?? [];
  const kinds = [...type.matchAll(/readonly type: ([^;}]+)/g)].flatMap(
    ([, each]) => each!.match(/\w+/g) ?? [],
  );
  return [...new Set(kinds)].filter(kind => kind !== 'none').toSorted();
};

const SOURCES = { cartographers: './cartographers/options.ts', thargos: './thargos/asking/options.ts' };
const marksOf = (game: string) => [`<!-- ${game} -->\n`, `<!-- end of ${game} -->\n`] as const;

for (const [game, source] of Object.entries(SOURCES))
  test(`docs/options.md shows an example of every decision of ${game} from a real game (UPDATE_OPTIONS=1 rewrites them)`, async () => {
    const examples = await examplesOf(game);
    assert.deepEqual([...examples.keys()].toSorted(), kindsIn(read(source)));
    const blocks = [...examples.values()]
      .toSorted((one, other) => one.type.localeCompare(other.type))
      .map(options => `\n\`${options.type}\`:\n\n${blockOf(game, options)}`);
    const [start, end] = marksOf(game);
    const page = readFileSync(PAGE, 'utf8');
    const [before, rest = ''] = page.split(start);
    const [, after] = rest.split(end);
    const written = `${before}${start}${blocks.join('')}\n${end}${after}`;
    if (process.env.UPDATE_OPTIONS) writeFileSync(PAGE, written);
    assert.equal(readFileSync(PAGE, 'utf8'), written);
  });

const PAGE_TEXT = readFileSync(PAGE, 'utf8');
const NAMED = new Set(
  [...PAGE_TEXT.matchAll(/`([^`\n]+)`/g)].flatMap(([, span]) => span!.match(/[\w-]+/g) ?? []),
);
const isNamed = (name: string): boolean => NAMED.has(name);

test('docs/options.md names every field of the options, every command, every type of choice and every refusal code', () => {
  const fieldsIn = (text: string): string[] =>
    [...text.matchAll(/readonly (\w+)\??:/g)].map(([, field]) => field!);
  const commandsIn = (text: string): string => /export type Command =[\s\S]*?\n\n/.exec(text)![0];
  const changes = /export type RefereeChange =[\s\S]*?\n\n/.exec(read('./thargos/types.ts'))![0];
  const commands =
    [read('./cartographers/types.ts'), read('./thargos/types.ts')].map(commandsIn).join('') + changes;
  const quoted = commands.match(/(?<=')\w+(?=')/g) ?? [];
  const rule = /export interface PamRule \{[\s\S]*?\n\}/.exec(read('./thargos/conflict.ts'))![0];
  const bounds = /export interface RefereeBounds \{[\s\S]*?\n\}/.exec(
    read('./thargos/asking/answers.ts'),
  )![0];
  const prompt = /export interface Prompt \{[\s\S]*?\n\}/.exec(read('./thargos/types.ts'))![0];
  const sources = [...Object.values(SOURCES).map(read), commands, rule, bounds, prompt].flatMap(fieldsIn);
  const codes = ['./cartographers/codes.ts', './thargos/refusals/codes.ts'].flatMap(path =>
    [...read(path).matchAll(/^ {2}'?([a-z-]+)'?: (?:'|undefined)/gm)].map(([, code]) => code!),
  );
  assert.ok(sources.length > 60 && quoted.length > 30 && codes.length > 70);
  const names = [...sources, ...quoted, ...PROMPTS, ...codes.filter(code => !code.startsWith('notation-'))];
  assert.deepEqual([...new Set(names.filter(name => !isNamed(name)))], []);
});
