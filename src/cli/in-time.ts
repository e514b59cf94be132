import { createContext, Script } from 'node:vm';
import { SLACK_MS } from './desk.ts';

const place: { ask: () => void } = createContext({ ask: () => {} }) as never;
const script = new Script('ask()');

/**
 * Asks whoever may never answer, in a thread that nobody watches: undefined where he was stopped after so long. Ctrl-C stops
 * him too, and is an error.
 */
export const inTime = (ms: number, ask: () => unknown): { readonly answer: unknown } | undefined => {
  let answer: unknown;
  place.ask = () => {
    answer = ask();
  };
  try {
    // He is asked first whether he was in time himself, as at a desk.
    script.runInContext(place, { timeout: Math.ceil(ms) + SLACK_MS, breakOnSigint: true });
  } catch (error) {
    const { code } = Object(error) as { readonly code?: unknown };
    if (code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return undefined;
    throw error;
  }
  return { answer };
};
