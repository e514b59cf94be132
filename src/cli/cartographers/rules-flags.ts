import { existsSync } from 'node:fs';
import { isRefusal } from '../../engine/refusal.ts';
import type { Language } from '../../engine/text.ts';
import { isMapId, MAPS } from '../../games/cartographers/board/maps.ts';
import { CHOICES, type ConfigWish } from '../../games/cartographers/config.ts';
import { configure } from '../../games/cartographers/configure.ts';
import { readJson } from '../files.ts';
import { parseChoice, UsageError } from '../flags.ts';
import { WORDS } from '../messages.ts';
import { sayRefusal } from './refusal.ts';

/** The flags for the options of a game. All commands that play games have them. */
export const RULES_FLAGS = {
  set: { type: 'string' },
  map: { type: 'string' },
  config: { type: 'string' },
} as const;

/** Reads the value of `--map`: the letter of a printed map sheet, or a file. */
const readMap = (text: string, language: Language) => {
  if (isMapId(text)) return text;
  // If there is no such file, a word of up to three characters is more likely an unknown map than a file name.
  if (/^\w{1,3}$/.test(text) && !existsSync(text))
    throw new UsageError(WORDS[language].badChoice('map', text, [...Object.keys(MAPS), 'FILE.json']));
  return readJson(text, language);
};

/** Checks the game options on a command line. Returns them as typed, because game files store them in this form. */
export const readConfig = (
  flags: { readonly set?: string; readonly map?: string; readonly config?: string },
  language: Language,
): ConfigWish => {
  const map = flags.map === undefined ? undefined : readMap(flags.map, language);
  // Cast: `configure` checks the value below.
  const wish = {
    ...(flags.config === undefined ? {} : readJson(flags.config, language)),
    ...(flags.set === undefined ? {} : { game: parseChoice('set', flags.set, CHOICES.game, language) }),
    ...(map === undefined ? {} : { map }),
  } as ConfigWish;
  const config = configure(wish);
  if (isRefusal(config)) throw new UsageError(sayRefusal(config, language));
  return wish;
};
