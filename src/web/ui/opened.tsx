import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameTypes } from '../../engine/game.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { ScreenTable } from '../client/table.ts';
import { lazy } from '../lazy.tsx';
import { Loading } from '../load-fallback.tsx';
import type { NotOpenedProps } from './not-opened.tsx';
import { Page } from './page.tsx';
import { TroubleBar } from './trouble.tsx';

const NotOpened = lazy(async () => (await import('./not-opened.tsx')).NotOpened, Loading);

type Sitting = Pick<ScreenTable<GameTypes>, 'leave' | 'trouble' | 'retry'>;

interface OpenedProps<T> extends Omit<NotOpenedProps, 'found'> {
  readonly open: (id: string) => Promise<T | Refusal | undefined>;
  readonly children: (table: T) => ComponentChildren;
}

/** A table by its id, with its trouble above it; or why there is none. It is left when its screen is. */
export const Opened = <T extends Sitting>({ id, open, why, home, children }: OpenedProps<T>) => {
  const [table, setTable] = useState<T | Refusal | 'opening' | 'failed' | undefined>('opening');
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
