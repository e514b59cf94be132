import type { Refusal } from '../../engine/refusal.ts';
import { say } from '../i18n.ts';

const WORDS = {
  en: { code: (code: string) => `Code: ${code}` },
  fr: { code: (code: string) => `Code\u202f: ${code}` },
};

/** The stable code of an error in a line of its own, for bug reports. */
export const ErrorCode = ({ refusal: { refused, why } }: { readonly refusal: Refusal }) => (
  <small class="error-code">{say(WORDS).code(typeof why === 'string' ? `${refused}/${why}` : refused)}</small>
);
