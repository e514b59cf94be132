import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameTypes } from '../../../engine/game.ts';
import { isRefusal, type Refusal } from '../../../engine/refusal.ts';
import type { Text } from '../../../engine/text.ts';
import { TROUBLE_MESSAGES } from '../../../text/trouble-messages.ts';
import type { ScreenTable, Trouble } from '../../client/table.ts';
import { say, text } from '../../i18n.ts';
import { lazy } from '../../lazy.tsx';
import { Loading } from '../../load-fallback.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorCode } from '../../ui/error-code.tsx';
import { Page } from '../../ui/page.tsx';
import { Toast } from '../../ui/toast.tsx';
import type { NotOpenedProps } from './not-opened.tsx';

const NotOpened = lazy(async () => (await import('./not-opened.tsx')).NotOpened, Loading);

type Openable = Pick<ScreenTable<GameTypes>, 'leave' | 'trouble' | 'retry'>;

interface OpenedProps<T> extends Omit<NotOpenedProps, 'found'> {
  readonly open: (id: string) => Promise<T | Refusal | undefined>;
  readonly children: (table: T) => ComponentChildren;
}

/** Opens a table by its id, and shows problems above it. Unmounting closes the table. */
export const OpenTable = <T extends Openable>({ id, open, why, home, children }: OpenedProps<T>) => {
  const [table, setTable] = useState<T | Refusal | 'opening' | 'failed' | undefined>('opening');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the id opens a different table
  useEffect(() => {
    let isGone = false;
    let leave = (): void => undefined;
    open(id).then(
      found => {
        if (found && !isRefusal(found)) leave = found.leave;
        if (isGone) leave();
        else setTable(found);
      },
      () => setTable('failed'),
    );
    return () => {
      isGone = true;
      leave();
    };
  }, [id]);
  if (table === 'opening')
    return (
      <Page>
        <Loading hasFailed={false} />
      </Page>
    );
  if (table === 'failed' || table === undefined || isRefusal(table))
    return <NotOpened id={id} found={table} why={why} home={home} />;
  return (
    <>
      <TroubleBar table={table} />
      {children(table)}
    </>
  );
};

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

/** A bar above the table that says why the table cannot continue, and offers a remedy. */
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
