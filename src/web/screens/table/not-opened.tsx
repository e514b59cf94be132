import type { ComponentChildren } from 'preact';
import { isRefusal, type Refusal } from '../../../engine/refusal.ts';
import { say } from '../../i18n.ts';
import { RescueOffer } from '../../rescue/rescue-offer.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorCode } from '../../ui/error-code.tsx';
import { Page } from '../../ui/page.tsx';

const WORDS = {
  en: {
    notFound: 'This game isn’t saved in this browser.',
    notOpened: 'Couldn’t open this game.',
    notOpenedNote:
      'The game is damaged, or the browser blocks access to it (private window?). Nothing changed.',
    tryAgain: 'Try again',
    home: 'Back to home',
  },
  fr: {
    notFound: 'Cette partie n’est pas enregistrée dans ce navigateur.',
    notOpened: 'Impossible d’ouvrir cette partie.',
    notOpenedNote:
      'La partie est endommagée, ou le navigateur en bloque l’accès (fenêtre privée\u202f?). Rien n’a changé.',
    tryAgain: 'Réessayer',
    home: 'Retour à l’accueil',
  },
};

export interface NotOpenedProps {
  readonly id: string;
  /** The reason why the table can't be opened; undefined if no such game is saved. */
  readonly found: Refusal | 'failed' | undefined;
  readonly why: (refusal: Refusal) => ComponentChildren;
  /** The address of the link to leave this screen. */
  readonly home: string;
}

/** Replaces a table that can't be opened with the reason, and with an offer to rescue the intact part of the game. */
export const NotOpened = ({ id, found, why, home }: NotOpenedProps) => {
  const words = say(WORDS);
  const toHome = (
    <a class="button" href={home}>
      {words.home}
    </a>
  );
  if (found === 'failed')
    return (
      <Page title={words.notOpened}>
        <p role="alert">{words.notOpenedNote}</p>
        <div class="row">
          <Button look="main" onClick={() => location.reload()}>
            {words.tryAgain}
          </Button>
          {toHome}
        </div>
        <RescueOffer id={id} />
      </Page>
    );
  if (!isRefusal(found)) return <Page title={words.notFound}>{toHome}</Page>;
  return (
    <Page title={words.notOpened}>
      <p role="alert" class="error">
        {why(found)}
      </p>
      <ErrorCode refusal={found} />
      <RescueOffer id={id} />
      {toHome}
    </Page>
  );
};
