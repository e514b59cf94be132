import { say } from './i18n.ts';
import type { Loaded, Screen, ScreenProps } from './lazy.tsx';
import { LOAD_MESSAGES } from './load-fallback.tsx';
import { linkTo } from './route.ts';
import { Button } from './ui/button.tsx';
import { Page } from './ui/page.tsx';

/** Texts for a screen that failed to load. */
export const SCREEN_MESSAGES = {
  en: {
    broken: 'Something went wrong. Your games are saved.',
    home: 'Back to home',
    notFound: 'Page not found',
    notFoundNote: 'This address doesn’t lead to a page. Check the link, or go to the home page.',
  },
  fr: {
    broken: 'Une erreur s’est produite. Vos parties sont enregistrées.',
    home: 'Retour à l’accueil',
    notFound: 'Page introuvable',
    notFoundNote: 'Cette adresse ne mène à aucune page. Vérifiez le lien ou repartez de l’accueil.',
  },
};

/** A browser doesn't fetch a failed script again until the page reloads. */
export const Failed = ({ says }: { readonly says: string }) => {
  const words = say(SCREEN_MESSAGES);
  return (
    <Page>
      <p role="alert">{says}</p>
      <div class="row">
        <Button look="main" onClick={() => location.reload()}>
          {say(LOAD_MESSAGES).again}
        </Button>
        <a class="button" href={linkTo()}>
          {words.home}
        </a>
      </div>
    </Page>
  );
};

export const NotFound = () => {
  const words = say(SCREEN_MESSAGES);
  return (
    <Page title={words.notFound}>
      <p>{words.notFoundNote}</p>
      <a class="button main-button" href={linkTo()}>
        {words.home}
      </a>
    </Page>
  );
};

/** Screens that are mounted again for another id. A link within the rules only scrolls. */
const ANEW = ['table', 'play', 'replay'];

/** Shows a screen, or its loading or error text. */
export const ScreenLoader = ({
  found,
  at,
  name,
}: ScreenProps & { readonly found: Loaded; readonly name: string }) => {
  const words = say(LOAD_MESSAGES);
  if (found === 'failed') return <Failed says={words.failed} />;
  if (found === 'loading')
    return (
      <Page>
        <p role="status">{words.loading}</p>
      </Page>
    );
  const Found: Screen = found;
  return <Found at={at} key={ANEW.includes(name) ? at.join('/') : name} />;
};
