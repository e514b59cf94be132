import type { Signal } from '@preact/signals';
import type { Seat } from '../../../../engine/game.ts';
import type { Instance } from '../../../../games/thargos/ui.ts';
import { lazy } from '../../../lazy.tsx';
import { LoadFailed } from '../../../load-fallback.tsx';
import { Close } from './board/card-sheet.tsx';
import type { TableProps } from './model.ts';

const PilesAt = lazy(async () => (await import('./board/piles.tsx')).PilesAt, LoadFailed);
// Lazy, because the texts of the recap are large.
const Recap = lazy(async () => (await import('./moments/event-text.tsx')).Recap, LoadFailed);

export type LookedAt =
  | { readonly type: 'card'; readonly card: Instance }
  | { readonly type: 'piles'; readonly seat: Seat }
  | { readonly type: 'recap' };

interface SheetsProps extends TableProps {
  readonly shown: Signal<LookedAt | undefined>;
}

export const Sheets = ({ model, names, shown }: SheetsProps) => {
  const view = model.view.value;
  const about = shown.value;
  const onClose = (): void => {
    shown.value = undefined;
  };
  switch (about?.type) {
    case 'card':
      return <Close view={view} card={about.card} onClose={onClose} />;
    case 'piles':
      return <PilesAt model={model} seat={about.seat} names={names} onClose={onClose} />;
    case 'recap':
      return <Recap model={model} names={names} onClose={onClose} />;
    default:
      return null;
  }
};
