import * as engine from '../../engine/refusal.ts';

/**
 * Every refusal code of this game, with the rule in docs/rules that explains it. The messages are in refusal-words.ts.
 * A code that is missing here or there doesn't compile.
 */
const RULES = {
  'no-cells': 'CA-20',
  'off-sheet': 'CA-21',
  'same-cell-twice': 'CA-21',
  overlaps: 'CA-21',
  'not-this-shape': 'CA-22',
  'must-cover-ruins': 'CA-24',
  'something-fits': 'CA-25',
  'only-single': 'CA-26',
  'not-this-terrain': 'CA-20',
  'no-such-orientation': 'CH-07',
  'not-a-victim': 'CH-16',
  'bad-choice': 'CA-47',
  'no-such-cluster': 'CA-47',

  'no-such-seat': undefined,
  'game-over': 'CA-49',
  'already-answered': 'CA-30',
  'not-asked': 'CA-30',
  'nothing-to-cancel': 'CA-30',
  'wrong-command': undefined,
  'nothing-to-preview': undefined,
  'bad-command': undefined,

  'bad-seats': 'CA-02',
  'bad-seed': undefined,
  'config-not-an-object': undefined,
  'config-unknown-key': undefined,
  'config-bad-value': undefined,
  'config-conflict': undefined,
  'config-not-in-game': undefined,
  'config-pool-too-small': 'CC-06',
  'config-pool-lacks-suit': 'CA-09',
  'config-same-suit': 'CA-09',
  'unknown-map': 'CA-07',
  'unknown-card': undefined,
  'correction-bad': undefined,

  'map-not-rows': 'CA-03',
  'map-bad-size': 'CA-03',
  'map-uneven-rows': 'CA-03',
  'map-bad-letter': 'CA-03',
  'map-bad-id': undefined,
  'map-bad-name': undefined,
  'map-too-little-to-draw': 'CA-03',
  'map-overlap': 'CA-04',
  'map-bad-ruins': undefined,
  'map-ruins-off-sheet': 'CA-03',

  'notation-no-header': undefined,
  'notation-bad-version': undefined,
  'notation-bad-line': undefined,
  'notation-refused': undefined,
  'notation-differs': undefined,
  'notation-hidden': undefined,
} as const satisfies Readonly<Record<string, string | undefined>>;

export type RefusalCode = keyof typeof RULES;

const RULE_OF: Readonly<Record<string, string | undefined>> = RULES;

/** Makes a refusal of this game. Only codes with a message compile. */
export const refuse = <Code extends RefusalCode>(
  code: Code,
  details?: Readonly<Record<string, unknown>>,
): engine.Refusal<Code> => engine.refuse(code, details);

/** The id of the rule that a refusal is based on, if any. */
export const refusalRule = ({ refused, rule }: engine.Refusal): string | undefined => {
  if (typeof rule === 'string') return rule;
  return Object.hasOwn(RULE_OF, refused) ? RULE_OF[refused] : undefined;
};
