import { say } from './i18n.ts';
import { Button } from './ui/button.tsx';

/** Texts for a part of the page that loads or failed. */
export const LOAD_MESSAGES = {
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
export const LoadFailed = ({ hasFailed }: { readonly hasFailed: boolean }) => {
  const words = say(LOAD_MESSAGES);
  if (!hasFailed) return null;
  return (
    <p role="alert">
      {words.failed} <Button onClick={() => location.reload()}>{words.again}</Button>
    </p>
  );
};

/** The same, with a text while it loads. */
export const Loading = ({ hasFailed }: { readonly hasFailed: boolean }) =>
  hasFailed ? <LoadFailed hasFailed /> : <p role="status">{say(LOAD_MESSAGES).loading}</p>;
