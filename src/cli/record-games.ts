import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeRecord, type RecordInput } from '../engine/record.ts';
import type { Language } from '../engine/text.ts';
import { isEnteredText } from '../text/seat-text.ts';
import { UsageError } from './flags.ts';
import { WORDS } from './messages.ts';

const written = (language: Language, write: () => void): void => {
  try {
    write();
  } catch (error) {
    throw new UsageError(WORDS[language].cannotWrite(error instanceof Error ? error.message : String(error)));
  }
};

export const openFolder = (folder: string, language: Language): void =>
  written(language, () => mkdirSync(folder, { recursive: true }));

/**
 * Returns a seat for a game file. The names of some bots, such as long commands, aren't allowed in a file and are left
 * out.
 */
const seatOf = (bot: string) => (isEnteredText(bot) ? { bot } : {});

/** Saves a finished game as a file. */
export const recordGame = (
  folder: string,
  number: number,
  bots: readonly string[],
  played: Omit<RecordInput<unknown, unknown, object>, 'seats'>,
  language: Language,
): void => {
  const file = join(folder, `game-${String(number).padStart(6, '0')}.json`);
  const record = makeRecord({ ...played, seats: bots.map(seatOf) });
  written(language, () => writeFileSync(file, `${JSON.stringify(record)}\n`));
};
