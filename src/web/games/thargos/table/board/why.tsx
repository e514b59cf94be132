import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { View } from '../../../../../games/thargos/ui.ts';
import { say } from '../../../../i18n.ts';
import { lazy } from '../../../../lazy.tsx';
import { LoadFailed } from '../../../../load-fallback.tsx';
import { WORDS } from '../messages.ts';
import type { TrackSide, TrackTotals } from './track-totals.ts';

const Why = lazy(async () => (await import('./why-panel.tsx')).Why, LoadFailed);

export type OnWhy = (trackTotals: TrackTotals, side: TrackSide, opener: HTMLElement) => void;

interface Asked {
  readonly track: number;
  readonly isTheirs: boolean;
  readonly opener: HTMLElement;
}

/** State of the panel that explains a total. Only one panel is open at a time. */
export const useWhy = (
  view: View,
  allTotals: readonly TrackTotals[],
  names: readonly string[],
): { readonly onWhy: OnWhy; readonly panel: JSX.Element | undefined } => {
  const words = say(WORDS);
  const asked = useSignal<Asked | undefined>(undefined);
  const why = asked.value;
  const trackTotals = why && allTotals.find(({ track }) => track === why.track);
  const side = trackTotals && (why.isTheirs ? trackTotals.theirs : trackTotals.own);
  return {
    onWhy: (of, its, opener) => {
      asked.value = { track: of.track, isTheirs: its === of.theirs, opener };
    },
    panel: side && (
      <Why
        key={`${trackTotals.track}:${side.seat}`}
        view={view}
        trackTotals={trackTotals}
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
