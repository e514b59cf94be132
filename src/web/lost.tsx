import { say } from './say.ts';
import { Button } from './ui/button.tsx';

/** What is said of something that is on its way, or lost. */
export const LOST_WORDS = {
  en: {
    loading: 'One moment…',
    failed: 'Couldn’t load this part of the page.',
    again: 'Reload the page',
  },
  fr: {
    loading: 'Un instant…',
    failed: 'Impossible de charger cette partie de la page.',
    again: 'Recharger la page',
  },
};

/** Instead of a part of a page: nothing while it is on its way, a word when it is lost. */
export const Lost = ({ hasFailed }: { readonly hasFailed: boolean }) => {
  const words = say(LOST_WORDS);
  if (!hasFailed) return null;
  return (
    <p role="alert">
      {words.failed} <Button onClick={() => location.reload()}>{words.again}</Button>
    </p>
  );
};

/** The same for a part that somebody waits for. */
export const Late = ({ hasFailed }: { readonly hasFailed: boolean }) =>
  hasFailed ? <Lost hasFailed /> : <p role="status">{say(LOST_WORDS).loading}</p>;
