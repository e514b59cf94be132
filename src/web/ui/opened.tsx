import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { say } from '../say.ts';
import type { ScreenTable } from '../table.ts';
import { Page } from './page.tsx';
import { TroubleBar } from './trouble.tsx';

const WORDS = {
  en: {
    opening: 'One moment…',
    notFound: 'This game is not kept in this browser.',
    notOpened: 'This game could not be opened.',
    notOpenedNote:
      'The browser does not give it out (perhaps this is a private window), or it is damaged. Nothing was changed.',
    tryAgain: 'Try again',
    home: 'To the first page',
  },
  fr: {
    opening: 'Un instant…',
    notFound: 'Cette partie n’est pas gardée dans ce navigateur.',
    notOpened: 'Cette partie n’a pas pu être ouverte.',
    notOpenedNote:
      'Le navigateur ne la donne pas (fenêtre privée, peut-être), ou elle est abîmée. Rien n’a été changé.',
    tryAgain: 'Réessayer',
    home: 'À l’accueil',
  },
};

type Sitting = Pick<ScreenTable<never, never, never, never>, 'leave' | 'trouble' | 'goOn'>;

interface OpenedProps<T> {
  readonly id: string;
  readonly open: (id: string) => Promise<T | Refusal | undefined>;
  readonly why: (refusal: Refusal) => ComponentChildren;
  /** Where one goes who finds no table. */
  readonly home: string;
  readonly children: (table: T) => ComponentChildren;
}

/** A table by its id, with its trouble above it; or why there is none. It is left when its screen is. */
export const Opened = <T extends Sitting>({ id, open, why, home, children }: OpenedProps<T>) => {
  const words = say(WORDS);
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
  if (table === 'opening') return <Page>{words.opening}</Page>;
  const toHome = (
    <a class="button" href={home}>
      {words.home}
    </a>
  );
  if (table === 'failed')
    return (
      <Page title={words.notOpened}>
        <p role="alert">{words.notOpenedNote}</p>
        <div class="row">
          <button type="button" class="main-button" onClick={() => location.reload()}>
            {words.tryAgain}
          </button>
          {toHome}
        </div>
      </Page>
    );
  if (table === undefined || isRefusal(table))
    return (
      <Page title={table === undefined ? words.notFound : words.notOpened}>
        {isRefusal(table) && (
          <p role="alert" class="error">
            {why(table)}
          </p>
        )}
        {toHome}
      </Page>
    );
  return (
    <>
      <TroubleBar table={table} />
      {children(table)}
    </>
  );
};
