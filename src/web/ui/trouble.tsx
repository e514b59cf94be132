import type { ReadonlySignal } from '@preact/signals';
import type { Text } from '../../engine/text.ts';
import { TROUBLE_MESSAGES } from '../../text/trouble-messages.ts';
import type { Trouble } from '../client/table.ts';
import { say, text } from '../i18n.ts';
import { Button } from './button.tsx';
import { ErrorCode } from './error-code.tsx';
import { Toast } from './toast.tsx';

const WORDS = {
  en: { tryAgain: 'Try again', openAnew: 'Reopen' },
  fr: { tryAgain: 'Réessayer', openAnew: 'Rouvrir' },
};

const TROUBLE: { readonly [T in Trouble]: Text } = {
  ...TROUBLE_MESSAGES,
  failed: {
    en: 'The game can’t continue. Your saved moves are safe.',
    fr: 'La partie ne peut pas continuer. Vos coups enregistrés sont intacts.',
  },
};

interface TroubleBarProps {
  readonly table: { readonly trouble: ReadonlySignal<Trouble | undefined>; readonly retry: () => void };
}

/** Says above the table, in the way of nothing, why it does not go on, and offers what helps. */
export const TroubleBar = ({ table }: TroubleBarProps) => {
  const words = say(WORDS);
  const trouble = table.trouble.value;
  return (
    <Toast
      role="alert"
      place="bar"
      text={
        trouble && (
          <>
            {text(TROUBLE[trouble])} <ErrorCode refusal={{ refused: trouble }} />
          </>
        )
      }
    >
      {trouble === 'not-kept' ? (
        <Button onClick={table.retry}>{words.tryAgain}</Button>
      ) : (
        <Button onClick={() => location.reload()}>{words.openAnew}</Button>
      )}
    </Toast>
  );
};
