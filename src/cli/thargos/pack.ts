import type { Language } from '../../engine/text.ts';
import { CARD_TYPES } from '../../games/thargos/effects/effect.ts';
import { applyPacks, packHash } from '../../games/thargos/packs/apply.ts';
import { hasError } from '../../games/thargos/packs/fault.ts';
import type { Pack } from '../../games/thargos/packs/pack.ts';
import type { Parsed } from '../../games/thargos/packs/parse.ts';
import { progressOf } from '../../games/thargos/packs/progress.ts';
import { readAll, readText } from '../files.ts';
import { parseFlags, takeVerb, UsageError } from '../flags.ts';
import { type CommandRun, plain, write } from '../io.ts';
import { faultJson, faultLines, readCards, readPack } from './cards.ts';
import { CHECK_WORDS } from './check-messages.ts';

const FLAGS = { json: { type: 'boolean' }, pack: { type: 'string', multiple: true } } as const;

const sayPack = (
  { value, faults }: Parsed<Pack>,
  progress: readonly string[],
  language: Language,
): string => {
  const words = CHECK_WORDS[language];
  const head = value
    ? [
        words.pack(value.pack.id, value.pack.version, value.cards.length),
        words.hash(packHash(value)),
        words.progress(progress),
      ]
    : [];
  return `${[...faultLines(faults, language), ...head].join('\n')}\n`;
};

/** The command `pack check FILE`: checks whether a card pack is valid, and lists its faults and warnings. */
export const run: CommandRun = async (args, io) => {
  const { language } = io;
  const { values, positionals } = parseFlags(args, FLAGS, language, { allowPositionals: true });
  const [verb, file, ...more] = positionals;
  if (takeVerb(verb, ['check'], language) === undefined || file === undefined)
    throw new UsageError(CHECK_WORDS[language].packUsage);
  if (more.length > 0) parseFlags(more, {}, language);
  const base = readCards(values.pack ?? [], language);
  const text = file === '-' ? await readAll(io) : readText(file, language);
  const parsed = readPack(text, base);
  const { value, faults } = parsed;
  const progress = progressOf(value ? applyPacks(base, [value]) : []);
  const json = {
    pack: value?.pack.id ?? null,
    version: value?.pack.version ?? null,
    good: !hasError(faults),
    cards: value?.cards.length ?? null,
    hash: value ? packHash(value) : null,
    progress: value ? progress : null,
    faults: faults.map(fault => faultJson(fault, language)),
  };
  const bars = CARD_TYPES.map(type => `${progress[type].have}/${progress[type].of}`);
  await write(io.output, values.json ? `${JSON.stringify(json)}\n` : plain(sayPack(parsed, bars, language)));
  return hasError(faults) ? 1 : 0;
};
