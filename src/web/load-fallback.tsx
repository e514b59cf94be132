import { say } from './i18n.ts';
import { Button } from './ui/button.tsx';

/** Texts for a part of the page that is loading or failed to load. */
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

/** Replaces a part of the page with an error if it failed to load, and with nothing while it loads. */
export const LoadFailed = ({ hasFailed }: { readonly hasFailed: boolean }) => {
  const words = say(LOAD_MESSAGES);
  if (!hasFailed) return null;
  return (
    <p role="alert">
      {words.failed} <Button onClick={() => location.reload()}>{words.again}</Button>
    </p>
  );
};

/** Replaces a part of the page with an error if it failed to load, and with a text while it loads. */
export const Loading = ({ hasFailed }: { readonly hasFailed: boolean }) =>
  hasFailed ? <LoadFailed hasFailed /> : <p role="status">{say(LOAD_MESSAGES).loading}</p>;
