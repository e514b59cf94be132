import { hasCodeIn, type Refusal, refuseIn } from '../../engine/refusal.ts';
import type { ContractRefusals, NoDetails, NotationRefusals, TableRefusals } from '../../engine/refusals.ts';

/** The refusal codes of Cartographers, with the details of each. */
export interface CartographersRefusals
  extends ContractRefusals,
    NotationRefusals,
    Pick<TableRefusals, 'no-such-seat' | 'game-over'> {
  readonly 'no-cells': NoDetails;
  readonly 'off-sheet': { readonly cell: unknown };
  readonly 'same-cell-twice': { readonly cell: unknown };
  readonly overlaps: { readonly cells: readonly number[] };
  readonly 'not-this-shape': { readonly card: string };
  readonly 'must-cover-ruins': NoDetails;
  readonly 'something-fits': { readonly card: string; readonly rule?: string };
  readonly 'only-single': { readonly why: string };
  readonly 'not-this-terrain': { readonly terrain: string; readonly allowed: readonly string[] };
  readonly 'no-such-orientation': { readonly orientation: number; readonly ways: number };
  readonly 'not-a-victim': { readonly cell: number; readonly rule: string };
  readonly 'bad-choice': NoDetails;
  readonly 'no-such-cluster': { readonly cell: number };

  readonly 'already-answered': NoDetails;
  readonly 'not-asked': { readonly phase: string };
  readonly 'nothing-to-cancel': NoDetails;
  readonly 'wrong-command': { readonly expected: string | undefined };

  readonly 'bad-seats': { readonly seats: number; readonly least: number; readonly most: number };
  readonly 'config-conflict': { readonly keys: readonly string[] };
  readonly 'config-not-in-game': { readonly key: string; readonly card?: string };
  readonly 'config-pool-too-small': { readonly key: string; readonly least: number };
  readonly 'config-pool-lacks-suit': { readonly suit: string };
  readonly 'config-same-suit': { readonly suit: string };
  readonly 'unknown-map': { readonly map: unknown; readonly known: readonly string[] };
  readonly 'unknown-card': { readonly card: unknown; readonly suggestion?: string };
  readonly 'correction-bad': { readonly card: string; readonly field?: string };

  readonly 'map-not-rows': NoDetails;
  readonly 'map-bad-size': {
    readonly height: number;
    readonly width: number;
    readonly min: number;
    readonly max: number;
  };
  readonly 'map-uneven-rows': { readonly row: number; readonly length: number; readonly width: number };
  readonly 'map-bad-letter': {
    readonly letter: string;
    readonly row: number;
    readonly column: number;
    readonly letters: string;
  };
  readonly 'map-bad-id': NoDetails;
  readonly 'map-bad-name': NoDetails;
  readonly 'map-too-little-to-draw': { readonly drawable: number; readonly total: number };
  readonly 'map-overlap': { readonly row: number; readonly column: number };
  readonly 'map-bad-ruins': NoDetails;
  readonly 'map-ruins-off-sheet': { readonly row: number; readonly column: number };
}

/** For each refusal code, the id of the rule in docs/rules that the refusal is based on, if any. */
const RULES: { readonly [Code in keyof CartographersRefusals]: string | undefined } = {
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
};

const RULE_OF: Readonly<Record<string, string | undefined>> = RULES;

export const refuse = refuseIn<CartographersRefusals>();

/** Whether the rules refused with one of these codes. */
export const hasCode = hasCodeIn<CartographersRefusals>();

/** The id of the rule that a refusal is based on, or undefined. */
export const refusalRule = ({ refused, rule }: Refusal): string | undefined => {
  if (typeof rule === 'string') return rule;
  return Object.hasOwn(RULE_OF, refused) ? RULE_OF[refused] : undefined;
};
