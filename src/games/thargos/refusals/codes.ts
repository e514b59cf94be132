import * as engine from '../../../engine/refusal.ts';

/**
 * Every refusal of this game, with its rule in docs/rules. The texts are in refusal-words.ts. A code that isn't listed
 * here, or has no text there, doesn't compile.
 */
const RULES = {
  'no-such-seat': undefined,
  'game-over': 'HT-6.1',
  'not-asked': undefined,
  'wrong-command': undefined,
  'bad-command': undefined,
  'nothing-to-preview': undefined,
  'too-complex': undefined,

  'not-your-hero': 'HT-3.6',
  'track-taken': 'HT-3.6',
  'not-your-track': 'HT-8.1.5',
  'not-in-hand': 'HT-7.7',
  'not-a-mission': 'HT-3.7',
  'not-an-advantage': 'HT-4.3',
  'not-an-action': 'HT-4.4',
  'bad-hand-limit': 'HT-7.1',
  'no-advantage-left': 'HT-4.3',
  'cannot-attach': 'HT-8.5',
  'cannot-play': 'HT-9.8',
  'needs-hero': 'HT-7.6',
  'no-action-left': 'HT-4.4',
  'cannot-attempt': 'HT-5.1',
  'cannot-attempt-node': 'HT-9.4',
  'same-card-twice': 'HT-5.3',
  'pam-colour': 'HT-5.3',
  'pam-spread': 'HT-5.4',
  'pam-mirror': 'HT-5.6',
  'pam-too-many': 'HT-8.2',
  'cannot-concede': 'HT-5.5',
  'cannot-oppose': 'HT-9.5',
  'cannot-use': 'HT-5.11',
  'cannot-shift': 'HT-8.6.3',
  'cannot-walk': 'HT-9.9',
  'cannot-pass': 'HT-4.4',
  'bad-pick': undefined,
  'bad-change': undefined,

  'bad-seats': 'HT-8.1.1',
  'bad-seed': undefined,
  'config-not-an-object': undefined,
  'config-unknown-key': undefined,
  'config-bad-value': undefined,
  'story-bad': 'HT-9.4',
  'deck-unknown': 'HT-2.7',
  'deck-bad': 'HT-2.9',
  'deck-missing': 'HT-2.1',

  'notation-no-header': undefined,
  'notation-bad-version': undefined,
  'notation-bad-line': undefined,
  'notation-refused': undefined,
  'notation-differs': undefined,
  'notation-hidden': undefined,
} as const;

export type Code = keyof typeof RULES;

export const refuse = (code: Code, details: Readonly<Record<string, unknown>> = {}): engine.Refusal<Code> =>
  engine.refuse(code, details);

/** The id of the rule that a refusal is based on. */
export const ruleOf = (code: string): string | undefined =>
  // `hasOwn` doesn't narrow the key.
  Object.hasOwn(RULES, code) ? RULES[code as Code] : undefined;
