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

/** The flags that choose the rules, for every command that plays. */
export const RULES_FLAGS = {
  set: { type: 'string' },
  map: { type: 'string' },
  config: { type: 'string' },
} as const;

/** A printed sheet by its letter, or a file. */
const readMap = (text: string, language: Language) => {
  if (isMapId(text)) return text;
  // A short word is a sheet that there is not, rather than a file without an ending.
  if (/^\w{1,3}$/.test(text) && !existsSync(text))
    throw new UsageError(WORDS[language].badChoice('map', text, [...Object.keys(MAPS), 'FILE.json']));
  return readJson(text, language);
};

/** The rules a command line asks for, checked and as they were asked for: so they are saved with a game. */
export const readConfig = (
  flags: { readonly set?: string; readonly map?: string; readonly config?: string },
  language: Language,
): ConfigWish => {
  const map = flags.map === undefined ? undefined : readMap(flags.map, language);
  const wish = {
    ...(flags.config === undefined ? {} : readJson(flags.config, language)),
    ...(flags.set === undefined ? {} : { game: parseChoice('set', flags.set, CHOICES.game, language) }),
    ...(map === undefined ? {} : { map }),
  } as ConfigWish;
  const config = configure(wish);
  if (isRefusal(config)) throw new UsageError(sayRefusal(config, language));
  return wish;
};
