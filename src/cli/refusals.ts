import { refuseIn } from '../engine/refusal.ts';
import type { NoDetails, TableRefusals } from '../engine/refusals.ts';

/** The refusals that the command line makes itself, before it calls the rules. */
export interface CliRefusals extends Pick<TableRefusals, 'unknown-game'> {
  readonly 'bad-json': { readonly reason: string };
  readonly 'line-too-long': { readonly most: number };
  readonly internal: { readonly reason: string };
  readonly 'not-an-object': NoDetails;
  readonly 'unknown-key': { readonly key: string; readonly allowed: readonly string[] };
  readonly 'missing-key': { readonly key: string };
  readonly 'bad-value': {
    readonly key: string;
    readonly allowed: readonly string[];
    readonly suggestion?: string;
  };
  readonly 'bad-shape': NoDetails;
  readonly 'bad-cards': NoDetails;
  readonly 'bad-view': NoDetails;
  readonly 'bad-config': NoDetails;
}

/** Makes a refusal of the command line. */
export const refuse = refuseIn<CliRefusals>();
