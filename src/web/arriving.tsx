import type { Loaded, Screen, ScreenProps } from './later.tsx';
import { linkTo } from './route.ts';
import { say } from './say.ts';
import { Page } from './ui/page.tsx';

/** What is said when a screen is on its way, lost or broken. */
export const ARRIVING_WORDS = {
  en: {
    loading: 'One moment…',
    failed: 'This part could not be loaded.',
    broken: 'Something went wrong here. Your games are kept.',
    again: 'Reload the page',
    home: 'To the first page',
  },
  fr: {
    loading: 'Un instant…',
    failed: 'Cette partie n’a pas pu être chargée.',
    broken: 'Quelque chose s’est mal passé ici. Vos parties sont gardées.',
    again: 'Recharger la page',
    home: 'À l’accueil',
  },
};

/** A browser does not fetch a script a second time that failed once; only a reload does. */
export const Failed = ({ says }: { readonly says: string }) => {
  const words = say(ARRIVING_WORDS);
  return (
    <Page>
      <p role="alert">{says}</p>
      <div class="row">
        <button type="button" class="main-button" onClick={() => location.reload()}>
          {words.again}
        </button>
        <a class="button" href={linkTo()}>
          {words.home}
        </a>
      </div>
    </Page>
  );
};

/** Instead of a part of a page: nothing while it is on its way, a word when it is lost. */
export const Lost = ({ hasFailed }: { readonly hasFailed: boolean }) => {
  const words = say(ARRIVING_WORDS);
  if (!hasFailed) return null;
  return (
    <p role="alert">
      {words.failed}{' '}
      <button type="button" onClick={() => location.reload()}>
        {words.again}
      </button>
    </p>
  );
};

/** The same for a part that somebody waits for. */
export const Late = ({ hasFailed }: { readonly hasFailed: boolean }) =>
  hasFailed ? <Lost hasFailed /> : <p role="status">{say(ARRIVING_WORDS).loading}</p>;

/** A link inside the rules moves on in them; another game is another table. */
const ANEW = ['table', 'replay'];

/** A screen, or what is to be said while it is on its way or lost. */
export const Arriving = ({
  found,
  at,
  name,
}: ScreenProps & { readonly found: Loaded; readonly name: string }) => {
  const words = say(ARRIVING_WORDS);
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
