import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Bot } from '../../../bots/thargos/bot.ts';
import { BOTS } from '../../../bots/thargos/index.ts';
import { parseSeed, type Random, stream } from '../../../engine/random.ts';
import type { SeatRecord } from '../../../engine/record.ts';
import { isRefusal, type Refusal } from '../../../engine/refusal.ts';
import { range } from '../../../engine/util.ts';
import { verify } from '../../../engine/verify.ts';
import type { Options } from '../../../games/thargos/asking/options.ts';
import { designsOf } from '../../../games/thargos/board/library.ts';
import { openTotals } from '../../../games/thargos/board/values.ts';
import type { CardId } from '../../../games/thargos/cards/card.ts';
import { makeNotation, type ThargosRecord } from '../../../games/thargos/notation/notation.ts';
import type { Command } from '../../../games/thargos/types.ts';
import { cardText } from '../../../games/thargos/words/card-text.ts';
import { ATTRIBUTE_NAMES } from '../../../games/thargos/words/names.ts';
import { botForEach, isBotName, loadBots, readBots } from '../../bots.ts';
import { readText } from '../../files.ts';
import { parseFlags, UsageError } from '../../flags.ts';
import type { Io, Run } from '../../io.ts';
import { INTERRUPT, isSomebodyThere, type Lines, openLines } from '../../terminal/input.ts';
import { widthOf, wrapText } from '../../terminal/layout.ts';
import { WORDS } from '../../words.ts';
import { thargos } from '../game.ts';
import { readStored } from '../replay.ts';
import { readThargosConfig, sayThargos, THARGOS_RULES_FLAGS } from '../rules.ts';
import { seatsOf, withDecks } from '../seats.ts';
import { choicesOf, parsePlaced, pickLabel } from './menu.ts';
import { cardLine, HUMAN, nameOf, type Scene, sceneOf, valuesText } from './names.ts';
import { tableLines } from './screen.ts';
import { openTable, type Table, tableOf } from './table.ts';
import { tellEvents } from './tell.ts';
import { QUESTIONS } from './words.ts';

const FLAGS = {
  ...THARGOS_RULES_FLAGS,
  players: { type: 'string' },
  bots: { type: 'string' },
  seed: { type: 'string' },
  resume: { type: 'string' },
  'no-color': { type: 'boolean' },
} as const;

interface Game {
  readonly io: Io;
  readonly table: Table;
  readonly bots: readonly Bot[];
  readonly chance: readonly Random[];
  readonly say: (lines: readonly string[]) => void;
}

const WIDEST = 110;

/** Goes on with a saved game, if it is one and is not over. */
const resumed = (file: string, io: Io): Table => {
  const { language } = io;
  const read = readStored(readText(file, language));
  if (isRefusal(read)) throw new UsageError(sayThargos(read, language));
  const record = read as ThargosRecord;
  const { cannotResume } = WORDS[language];
  if (record.seed === undefined) throw new UsageError(cannotResume.hidden(file));
  const verdict = verify(thargos, record);
  if (verdict.verified === null) throw new UsageError(cannotResume.otherVersion(file));
  if (!verdict.verified) throw new UsageError(cannotResume.changed(file));
  const { config, seats, seed, openSeed, log } = record;
  const table = tableOf({ config, seats, seed: { seed, open: openSeed } }, log);
  if (table.state().result) throw new UsageError(cannotResume.over(file));
  return table;
};

const opened = (values: Readonly<Record<string, unknown>>, named: readonly string[], io: Io): Table => {
  const { language } = io;
  const wished = readThargosConfig(values, language);
  const counts = {
    bots: named.length + 1,
    decks: wished.decks?.length ?? 0,
    players: values.players as string,
  };
  const seats = seatsOf(wished, counts, language);
  const config = withDecks(wished, seats, language);
  const seed = parseSeed((values.seed as string | undefined) ?? randomBytes(32).toString('hex'));
  const others = seats > 1 ? botForEach(named, seats - 1, language) : [];
  const table = openTable({ config, seats: [{}, ...others.map(bot => ({ bot }))], seed });
  if (isRefusal(table)) throw new UsageError(sayThargos(table as Refusal, language));
  return table as Table;
};

const sceneIn = ({ table, io }: Game): Scene => sceneOf(thargos.view(table.state(), HUMAN), io.language);

const carryOut = (game: Game, seat: number, command: Command): Refusal | undefined => {
  const before = game.table.state();
  const events = game.table.submit(seat, command);
  if (isRefusal(events)) return events;
  game.say(tellEvents(before, events as never, game.io.language));
  return undefined;
};

const letBotsAnswer = (game: Game): void => {
  for (;;) {
    const { question, result } = game.table.state();
    if (result || !question || question.seat === HUMAN) return;
    const { seat } = question;
    const refusal = carryOut(
      game,
      seat,
      game.bots[seat](thargos.view(game.table.state(), seat), game.chance[seat]),
    );
    if (refusal) throw new Error(`a bot broke the rules: ${JSON.stringify(refusal)}`);
  }
};

/** The question, and everything that can be answered to it. */
const questionLines = (scene: Scene, options: Options): string[] => {
  const { view, language, words } = scene;
  const { question } = view;
  if (!question) return [];
  const lines = ['', QUESTIONS[question.type][language]];
  if (question.type === 'choose' && question.prompt.card) {
    const card = designsOf(view.config).get(question.prompt.card)?.card;
    if (card) lines.push(`${card.name[language]}: ${cardText(card, language).replaceAll('\n', ' ')}`);
  }
  if (options.type === 'attack' || options.type === 'defend') {
    const { colours, spread, least } = options.rule;
    const names = colours.map(colour => ATTRIBUTE_NAMES[colour][language]).join(', ');
    const { attack, defence } = openTotals(view);
    lines.push(
      `${valuesText(attack)} ${words.against} ${valuesText(defence)}`,
      words.place(names || words.nothing),
    );
    if (spread) lines.push(words.spread);
    if (least > 0) lines.push(words.mirror(least));
  }
  const choices = choicesOf(scene, options);
  lines.push(...choices.map(({ label }, i) => `  ${i + 1}. ${label}`));
  if (options.type === 'choose' && choices.length === 0) {
    lines.push(words.pick(options.prompt.least, options.prompt.most));
    lines.push(...options.from.map((pick, i) => `  ${i + 1}. ${pickLabel(scene, options.prompt, pick)}`));
  }
  return lines;
};

/** What a typed line answers; undefined when it is no answer. */
const parseAnswer = (scene: Scene, options: Options, text: string): Command | undefined => {
  const choices = choicesOf(scene, options);
  if (/^\d{1,3}$/.test(text) && choices[Number(text) - 1]) return choices[Number(text) - 1].command;
  if (options.type === 'attack' || options.type === 'defend') {
    const cards = parsePlaced(options.hand, text);
    return cards && { type: options.type === 'attack' ? 'placePam' : 'defend', cards };
  }
  if (options.type === 'choose' && choices.length === 0) {
    const picks = text
      .split(/[\s,]+/)
      .filter(part => part !== '')
      .map(part => options.from[Number(part) - 1]);
    return picks.includes(undefined as never) ? undefined : { type: 'choose', picks };
  }
  return undefined;
};

const aboutCard = (scene: Scene, text: string): string => {
  const { view, words, language } = scene;
  const held = /^\d{1,2}$/.test(text) ? view.hand[Number(text) - 1] : undefined;
  if (held !== undefined) return cardLine(scene, held);
  const card = designsOf(view.config).get(text.toUpperCase() as CardId)?.card;
  if (!card) return words.noSuchCard;
  const faces = card.type === 'hero' ? (['active', 'wounded'] as const) : (['active'] as const);
  return `${card.name[language]}: ${faces.map(face => cardText(card, language, face)).join(' / ')}`;
};

const save = ({ table, say }: Game, scene: Scene, file: string): void => {
  const { words } = scene;
  if (file === '') return say([words.saveNeedsFile]);
  try {
    writeFileSync(resolve(file), `${JSON.stringify(table.record())}\n`);
    say([words.saved(file)]);
  } catch (error) {
    say([words.notSaved(file, error instanceof Error ? error.message : String(error))]);
  }
};

/** A line that is no answer; false when the game is left. */
const aside = (game: Game, scene: Scene, line: string): boolean | undefined => {
  const { words } = scene;
  const [word, ...rest] = line.split(' ');
  const about = rest.join(' ').trim();
  switch (word.toLowerCase()) {
    case 'help':
    case 'aide':
    case '?':
      game.say(words.help);
      return true;
    case 'show':
    case 'voir':
      game.say(tableLines(scene));
      return true;
    case 'card':
    case 'carte':
      game.say([aboutCard(scene, about)]);
      return true;
    case 'hint':
    case 'conseil': {
      const command = BOTS.greedy(scene.view, game.chance[HUMAN]);
      const found = choicesOf(scene, thargos.options(scene.view)).find(
        choice => JSON.stringify(choice.command) === JSON.stringify(command),
      );
      const cards = 'cards' in command && Array.isArray(command.cards) ? command.cards : [];
      const placed = cards.map(
        ({ card, colour }) => `${ATTRIBUTE_NAMES[colour as 'mind'][scene.language]} ${nameOf(scene, card)}`,
      );
      game.say([found?.label ?? (placed.join(', ') || words.nothing)]);
      return true;
    }
    case 'undo':
    case 'annuler': {
      const refusal = game.table.undo(HUMAN);
      game.say([refusal ? sayThargos(refusal, scene.language) : words.tookBack]);
      return true;
    }
    case 'save':
    case 'sauver':
      save(game, scene, about);
      return true;
    case 'text':
    case 'texte': {
      const text = makeNotation(game.table.record());
      game.io.output.write(
        typeof text === 'string' ? text : `${sayThargos(text as Refusal, scene.language)}\n`,
      );
      return true;
    }
    case 'quit':
    case 'quitter':
    case 'q':
      return false;
    default:
      return undefined;
  }
};

const playWithPerson = async (game: Game, lines: Lines): Promise<void> => {
  const { say, table } = game;
  say([sceneIn(game).words.typeHelp]);
  let shown = -1;
  while (!table.state().result) {
    letBotsAnswer(game);
    if (table.state().result) break;
    const scene = sceneIn(game);
    const options = thargos.options(scene.view);
    // The whole table once a turn; between, only what is asked.
    if (scene.view.turn.number !== shown) say(tableLines(scene));
    shown = scene.view.turn.number;
    say(questionLines(scene, options));
    const line = (await lines.next(scene.words.prompt))?.trim();
    if (line === undefined) return say(['', scene.words.inputEnded]);
    const more = line === INTERRUPT ? false : aside(game, scene, line);
    if (more === false) return say([scene.words.farewell]);
    if (more === true) continue;
    const command = parseAnswer(scene, options, line);
    const refusal = command && carryOut(game, HUMAN, command);
    if (!command) say([scene.words.notUnderstood]);
    else if (refusal) say([sayThargos(refusal, scene.language)]);
  }
};

/** Nobody is there: a bot takes the first seat too, and everything it does is told. */
const demonstrate = (game: Game): void => {
  game.say([sceneIn(game).words.demonstration]);
  let shown = -1;
  while (!game.table.state().result) {
    letBotsAnswer(game);
    if (game.table.state().result) return;
    const scene = sceneIn(game);
    if (scene.view.turn.number !== shown) game.say(tableLines(scene));
    shown = scene.view.turn.number;
    carryOut(game, HUMAN, BOTS.greedy(scene.view, game.chance[HUMAN]));
  }
};

/** A file may name any bot, but only ours are started on its word: a module could do anything. */
const savedBot = ({ bot = 'greedy' }: SeatRecord, seat: number, io: Io): string => {
  if (isBotName('thargos', bot)) return bot;
  throw new UsageError(WORDS[io.language].unknownBot(seat + 1, bot));
};

/** Who sits on the other seats: those who are named, or those of a saved game. */
const botsFor = async (table: Table, named: readonly string[] | undefined, io: Io): Promise<Bot[]> => {
  const others = table.record().seats.slice(1);
  const names = named
    ? botForEach(named, others.length, io.language)
    : others.map((seat, i) => savedBot(seat, i + 1, io));
  const bots = (await loadBots('thargos', names, io.language, HUMAN + 1)) as Bot[];
  return [BOTS.greedy, ...bots];
};

export const run: Run = async (args, io) => {
  const { values } = parseFlags(args, FLAGS, io.language);
  const given = values as Readonly<Record<string, unknown>>;
  const named = readBots(given.bots as string | undefined, 'thargos', io.language);
  const table = given.resume === undefined ? opened(given, named, io) : resumed(given.resume as string, io);
  const state = table.state();
  const width = Math.max(40, Math.min(io.output.columns ?? WIDEST, WIDEST));
  const game: Game = {
    io,
    table,
    bots: await botsFor(table, given.bots === undefined ? undefined : named, io),
    chance: range(state.seats).map(seat => stream(state.secret.seed, `bot:${seat}:${state.decisions}`)),
    say: lines => {
      const fitting = lines.flatMap(line => (widthOf(line) > width ? wrapText(line, width, 4) : [line]));
      if (fitting.length > 0) io.output.write(`${fitting.join('\n')}\n`);
    },
  };
  if (!(await isSomebodyThere(io))) {
    // A pipe nobody writes to would keep us alive after the last page.
    io.input.destroy();
    demonstrate(game);
    return 0;
  }
  const lines = openLines(io);
  await playWithPerson(game, lines);
  lines.close();
  return 0;
};
