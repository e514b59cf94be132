import type { Refusal } from '../../engine/refusal.ts';
import { say } from '../i18n.ts';

const WORDS = {
  en: { code: (code: string) => `Code: ${code}` },
  fr: { code: (code: string) => `Code\u202f: ${code}` },
};

/** Shows the stable code of a refusal on a separate line, for bug reports. */
export const ErrorCode = ({ refusal: { refused, why } }: { readonly refusal: Refusal }) => (
  <small class="error-code">{say(WORDS).code(typeof why === 'string' ? `${refused}/${why}` : refused)}</small>
);
