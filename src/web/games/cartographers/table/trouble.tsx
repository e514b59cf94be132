import { say } from '../../../say.ts';
import type { CartographersTable } from '../local-table.ts';
import { WORDS } from './words.ts';
import './trouble.css';

/** Says above the table, in the way of nothing, why it does not go on, and offers what helps. */
export const TroubleBar = ({ table }: { readonly table: CartographersTable }) => {
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
