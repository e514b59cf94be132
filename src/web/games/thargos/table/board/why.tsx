import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { View } from '../../../../../games/thargos/ui.ts';
import { say } from '../../../../i18n.ts';
import { lazy } from '../../../../lazy.tsx';
import { LoadFailed } from '../../../../load-fallback.tsx';
import { WORDS } from '../messages.ts';
import type { TrackSide, TrackTotals } from './track-totals.ts';

const Why = lazy(async () => (await import('./why-panel.tsx')).Why, LoadFailed);

export type OnWhy = (ledger: TrackTotals, side: TrackSide, opener: HTMLElement) => void;

interface Asked {
  readonly track: number;
  readonly isTheirs: boolean;
  readonly opener: HTMLElement;
}

/** Explains one total at a time on a board with these tracks. */
export const useWhy = (
  view: View,
  ledgers: readonly TrackTotals[],
  names: readonly string[],
): { readonly onWhy: OnWhy; readonly panel: JSX.Element | undefined } => {
  const words = say(WORDS);
  const asked = useSignal<Asked | undefined>(undefined);
  const why = asked.value;
  const ledger = why && ledgers.find(({ track }) => track === why.track);
  const side = ledger && (why.isTheirs ? ledger.theirs : ledger.own);
  return {
    onWhy: (of, its, opener) => {
      asked.value = { track: of.track, isTheirs: its === of.theirs, opener };
    },
    panel: side && (
      <Why
        key={`${ledger.track}:${side.seat}`}
        view={view}
        ledger={ledger}
        side={side}
        name={names[side.seat] ?? words.rival}
        opener={why.opener}
        onClose={() => {
          asked.value = undefined;
        }}
      />
    ),
  };
};
