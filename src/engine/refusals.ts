import type { AssetDetails } from './module.ts';
import { type Refusal, refuseIn } from './refusal.ts';

/** The details of a code without details. */
export type NoDetails = Readonly<Record<never, never>>;

/** The refusals of game files. `place` is a path in the file, or the position of a syntax error. */
export interface FileRefusals {
  readonly 'file-not-json': { readonly place: number };
  readonly 'file-truncated': { readonly place: number };
  readonly 'file-bad-format': { readonly place: string };
  readonly 'file-bad-version': { readonly place: string; readonly version: unknown; readonly known: number };
  readonly 'file-bad-batch': { readonly batch: number; readonly place: string };
}

export interface UndoRefusals {
  readonly 'undo-nothing': NoDetails;
  readonly 'undo-hidden': NoDetails;
  readonly 'undo-answered': NoDetails;
  readonly 'undo-over': NoDetails;
  readonly 'nothing-to-undo': NoDetails;
}

/** The refusals of game texts. Line numbers start at 1. */
export interface NotationRefusals {
  readonly 'notation-no-header': {
    readonly header: string;
    readonly line: number;
    readonly isEmpty?: boolean;
    readonly key?: string;
  };
  readonly 'notation-bad-version': { readonly line: number };
  readonly 'notation-bad-line': { readonly line: number };
  readonly 'notation-refused': { readonly line: number; readonly why: Refusal };
  readonly 'notation-differs': { readonly line: number; readonly expected?: string };
  readonly 'notation-hidden': { readonly line?: number };
}

/** Why a valid request failed: the table was deleted, or the storage failed. */
export interface TroubleRefusals {
  readonly 'table-gone': NoDetails;
  readonly 'not-kept': NoDetails;
}

/** Why a table can't accept an answer, be opened or continue. */
export interface TableRefusals extends TroubleRefusals {
  readonly 'no-such-seat': { readonly seat?: number };
  readonly 'game-over': NoDetails;
  readonly 'decision-gone': { readonly version: number; readonly decision?: string };
  readonly 'command-id-taken': NoDetails;
  readonly 'bad-command-id': NoDetails;
  readonly 'table-taken': { readonly id: string };
  readonly 'log-gap': { readonly version: number };
  readonly 'log-damaged': { readonly version: number; readonly place: string };
  readonly lacking: AssetDetails;
  readonly differs: AssetDetails & { readonly here?: string };
  readonly 'unknown-game': { readonly game: unknown; readonly known?: readonly string[] };
  readonly 'unknown-bot': {
    readonly bot: string;
    readonly seat?: number;
    readonly known?: readonly string[];
  };
}

/** The refusals that all games have in common: invalid commands, seeds and options. */
export interface ContractRefusals {
  readonly 'bad-command': { readonly field?: string };
  readonly 'nothing-to-preview': NoDetails;
  readonly 'bad-seed': NoDetails;
  readonly 'config-not-an-object': NoDetails;
  readonly 'config-unknown-key': { readonly key: string; readonly suggestion?: string };
  readonly 'config-bad-value': {
    readonly key: string;
    readonly value?: unknown;
    readonly allowed?: readonly unknown[];
    readonly least?: number;
    readonly most?: number;
    readonly otherwise?: number | null;
    readonly suggestion?: string;
  };
}

export interface EngineRefusals
  extends FileRefusals,
    UndoRefusals,
    NotationRefusals,
    TableRefusals,
    ContractRefusals {}

/** Makes a refusal that the engine defines. */
export const refuseEngine = refuseIn<EngineRefusals>();
