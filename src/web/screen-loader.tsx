import { say } from './i18n.ts';
import { lazy, type Screen, type ScreenProps } from './lazy.tsx';
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

/** Offers to reload the page, because a browser fetches a failed script again only after a reload. */
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

const NotFound = () => {
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

/** Replaces a screen while it loads, or if it failed to load. */
const ScreenFallback = ({ hasFailed }: { readonly hasFailed: boolean }) => {
  const words = say(LOAD_MESSAGES);
  if (hasFailed) return <Failed says={words.failed} />;
  return (
    <Page>
      <p role="status">{words.loading}</p>
    </Page>
  );
};

/** The screens that are mounted again if the id in the route changes. In other screens, such a link only scrolls. */
const REMOUNTED = ['table', 'play', 'replay'];

/** Makes a component that shows one of these screens. Each loads only once, when it is first shown. */
export const screensOf = (later: Readonly<Record<string, () => Promise<Screen>>>) => {
  const all = new Map(Object.entries(later).map(([name, load]) => [name, lazy(load, ScreenFallback)]));
  return ({ name, at }: ScreenProps & { readonly name: string }) => {
    const Found = all.get(name);
    if (!Found) return <NotFound />;
    // A screen starts to load before the first paint, unlike other lazy components.
    void Found.fetch();
    return <Found at={at} key={REMOUNTED.includes(name) ? at.join('/') : name} />;
  };
};
