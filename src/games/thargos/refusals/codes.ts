import { refuseIn } from '../../../engine/refusal.ts';
import type {
  ContractRefusals,
  NoDetails,
  NotationRefusals,
  TableRefusals,
} from '../../../engine/refusals.ts';
import { hasKey } from '../../../engine/util.ts';

/** The details of a refused deck or story. They are those of its fault. */
interface FaultDetails {
  readonly fault?: string;
  readonly place?: string;
  readonly seat?: number;
  readonly [detail: string]: unknown;
}

/** All refusal codes of this game, with the details of each. */
export interface ThargosRefusals
  extends ContractRefusals,
    NotationRefusals,
    Pick<TableRefusals, 'no-such-seat' | 'game-over'> {
  readonly 'not-asked': { readonly seat: number | undefined };
  readonly 'wrong-command': { readonly expected: readonly string[] };
  readonly 'too-complex': { readonly most: number; readonly key?: string; readonly found?: number };

  readonly 'not-your-hero': NoDetails;
  readonly 'track-taken': { readonly track: number };
  readonly 'not-your-track': { readonly track: number };
  readonly 'not-in-hand': NoDetails;
  readonly 'not-a-mission': NoDetails;
  readonly 'not-an-advantage': NoDetails;
  readonly 'not-an-action': NoDetails;
  readonly 'bad-hand-limit': { readonly values: readonly number[] };
  readonly 'no-advantage-left': NoDetails;
  readonly 'cannot-attach': NoDetails;
  readonly 'cannot-play': NoDetails;
  readonly 'needs-hero': NoDetails;
  readonly 'no-action-left': NoDetails;
  readonly 'cannot-attempt': { readonly track: number };
  readonly 'cannot-attempt-node': { readonly node: string };
  readonly 'same-card-twice': NoDetails;
  readonly 'pam-colour': { readonly colour: string };
  readonly 'pam-spread': NoDetails;
  readonly 'pam-mirror': { readonly colour: string; readonly least: number };
  readonly 'pam-too-many': { readonly most: number; readonly colour?: string };
  readonly 'cannot-concede': NoDetails;
  readonly 'cannot-oppose': NoDetails;
  readonly 'cannot-use': NoDetails;
  readonly 'cannot-shift': NoDetails;
  readonly 'cannot-walk': { readonly node: string };
  readonly 'cannot-pass': NoDetails;
  readonly 'bad-pick': { readonly least: number; readonly most: number };
  readonly 'bad-change': NoDetails;

  readonly 'bad-seats': { readonly seats: number; readonly least: number; readonly most: number };
  readonly 'story-bad': FaultDetails;
  readonly 'deck-unknown': { readonly deck: unknown; readonly known: readonly string[] };
  readonly 'deck-bad': FaultDetails;
  readonly 'deck-missing': { readonly decks: number; readonly players: number };
}

/** For each refusal code, the rule in docs/rules that it is based on, if any. */
const RULES: { readonly [Code in keyof ThargosRefusals]: string | undefined } = {
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
};

export const refuse = refuseIn<ThargosRefusals>();

/** The refusals of deck codes and generated decks. `type` is a type of cards, or the points of the deck. */
export interface DeckRefusals {
  readonly 'deck-copies': { readonly id: string; readonly found: number; readonly most: number };
  readonly 'pool-too-small': { readonly type: string; readonly found?: number; readonly needed?: number };
}

export const refuseDeck = refuseIn<DeckRefusals>();

export const ruleOf = (code: string): string | undefined => (hasKey(RULES, code) ? RULES[code] : undefined);
