import type { Language } from '../engine/text.ts';
import { isLanguage } from '../text/system-language.ts';
import { takeFlag } from './flags.ts';

/** Takes `--lang xx` or `--lang=xx` out of the arguments, wherever it stands; undefined if it is no language. */
export const takeLanguage = (
  args: readonly string[],
  otherwise: Language,
): { readonly language: Language | undefined; readonly said: string; readonly rest: readonly string[] } => {
  const { said = otherwise, rest } = takeFlag(args, 'lang');
  return { language: isLanguage(said) ? said : undefined, said, rest };
};
