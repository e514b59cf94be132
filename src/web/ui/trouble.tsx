import type { ReadonlySignal } from '@preact/signals';
import type { Text } from '../../engine/text.ts';
import { TROUBLE_WORDS } from '../../engine/trouble-words.ts';
import { say, text } from '../say.ts';
import type { Trouble } from '../table.ts';
import './trouble.css';

const WORDS = {
  en: { tryAgain: 'Try again', openAnew: 'Open it anew' },
  fr: { tryAgain: 'Réessayer', openAnew: 'La rouvrir' },
};

const TROUBLE: { readonly [T in Trouble]: Text } = {
  ...TROUBLE_WORDS,
  failed: {
    en: 'The table cannot go on. Nothing that was kept is lost.',
    fr: 'La partie ne peut pas continuer. Rien de ce qui était gardé n’est perdu.',
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
          <p>{text(TROUBLE[trouble])}</p>
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
