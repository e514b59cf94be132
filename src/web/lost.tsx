import { say } from './say.ts';
import { Button } from './ui/button.tsx';

/** Texts for a part of the page that loads or failed. */
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

/** In place of a part of the page: nothing while it loads, an error if it failed. */
export const Lost = ({ hasFailed }: { readonly hasFailed: boolean }) => {
  const words = say(LOST_WORDS);
  if (!hasFailed) return null;
  return (
    <p role="alert">
      {words.failed} <Button onClick={() => location.reload()}>{words.again}</Button>
    </p>
  );
};

/** The same, with a text while it loads. */
export const Late = ({ hasFailed }: { readonly hasFailed: boolean }) =>
  hasFailed ? <Lost hasFailed /> : <p role="status">{say(LOST_WORDS).loading}</p>;
