import { readFileSync, statSync } from 'node:fs';
import type { Language } from '../engine/text.ts';
import { isObject } from '../engine/util.ts';
import { UsageError } from './flags.ts';
import { errorCode, errorMessage, type Io } from './io.ts';
import { WORDS } from './messages.ts';

const reasonOf = (error: unknown): string => errorMessage(error).replaceAll('\n', ' ');

/** The maximum size of a file. It is far larger than any game, pack or story. */
const LARGEST_MIB = 128;
const LARGEST = LARGEST_MIB * 1024 * 1024;

/** Reads a file. If a user could also have typed one of `names`, the error for a missing file lists them. */
export const readText = (file: string, language: Language, names: readonly string[] = []): string => {
  const words = WORDS[language];
  try {
    if (statSync(file).size > LARGEST) throw new UsageError(words.tooLarge(file, LARGEST_MIB));
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const code = errorCode(error);
    const isMissing = code === 'ENOENT' || code === 'ENOTDIR';
    if (isMissing) throw new UsageError(names.length > 0 ? words.notFound(file, names) : words.noFile(file));
    throw new UsageError(code === 'EISDIR' ? words.isFolder(file) : words.cannotRead(file, reasonOf(error)));
  }
};

/** Reads stdin to its end. */
export const readAll = async ({ input, language }: Io): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of input) {
    chunks.push(Buffer.from(chunk));
    size += chunk.length;
    if (size > LARGEST) throw new UsageError(WORDS[language].inputTooLarge(LARGEST_MIB));
  }
  return Buffer.concat(chunks).toString('utf8');
};

export const readJson = (
  file: string,
  language: Language,
  names: readonly string[] = [],
): Readonly<Record<string, unknown>> => {
  const text = readText(file, language, names);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new UsageError(WORDS[language].notJson(file, reasonOf(error)));
  }
  if (!isObject(value)) throw new UsageError(WORDS[language].notAnObject(file));
  return value;
};
