import type { ReadonlySignal } from '@preact/signals';
import { say } from '../say.ts';
import type { Trouble } from '../table.ts';
import './trouble.css';

const WORDS = {
  en: {
    tryAgain: 'Try again',
    openAnew: 'Open it anew',
    trouble: {
      'not-kept':
        'The browser could not keep this move; perhaps there is no room left. The game stands where it stood before.',
      'moved-on':
        'This game went on in another window, or was deleted there. What you just did here was not taken over.',
      failed: 'The table cannot go on. Nothing that was kept is lost.',
    } as { readonly [T in Trouble]: string },
  },
  fr: {
    tryAgain: 'Réessayer',
    openAnew: 'La rouvrir',
    trouble: {
      'not-kept':
        'Le navigateur n’a pas pu garder ce coup\u202f; peut-être n’y a-t-il plus de place. La partie en est où elle en était.',
      'moved-on':
        'Cette partie a continué dans une autre fenêtre, ou y a été supprimée. Ce que vous venez de faire ici n’a pas été repris.',
      failed: 'La table ne peut pas continuer. Rien de ce qui était gardé n’est perdu.',
    },
  },
};

interface TroubleBarProps {
  readonly table: { readonly trouble: ReadonlySignal<Trouble | undefined>; readonly goOn: () => void };
}

/** Says above the table, in the way of nothing, why it does not go on, and offers what helps. */
export const TroubleBar = ({ table }: TroubleBarProps) => {
  const words = say(WORDS);
  const trouble = table.trouble.value;
  return (
    <div role="alert">
      {trouble && (
        <div class="trouble">
          <p>{words.trouble[trouble]}</p>
          {trouble === 'not-kept' ? (
            <button type="button" onClick={table.goOn}>
              {words.tryAgain}
            </button>
          ) : (
            <button type="button" onClick={() => location.reload()}>
              {words.openAnew}
            </button>
          )}
        </div>
      )}
    </div>
  );
};
