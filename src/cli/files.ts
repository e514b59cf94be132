import { readFileSync } from 'node:fs';
import type { Language } from '../engine/text.ts';
import { isObject } from '../engine/util.ts';
import { UsageError } from './flags.ts';
import { WORDS } from './words.ts';

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const readText = (file: string, language: Language): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(WORDS[language].cannotRead(file, reasonOf(error)));
  }
};

export const readJson = (file: string, language: Language): Readonly<Record<string, unknown>> => {
  const text = readText(file, language);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new UsageError(WORDS[language].notJson(file, reasonOf(error)));
  }
  if (!isObject(value)) throw new UsageError(WORDS[language].notAnObject(file));
  return value;
};
