import { deName } from '../../../../text/french.ts';
import { say } from '../../../i18n.ts';
import { Button } from '../../../ui/button.tsx';

const WORDS = {
  en: {
    watching: (name: string) => `You’re viewing ${name}’s tracks.`,
    own: 'Your tracks',
    back: 'Back to your tracks',
  },
  fr: {
    watching: (name: string) => `Vous regardez les pistes ${deName(name)}.`,
    own: 'Vos pistes',
    back: 'Retour à vos pistes',
  },
};

interface WatchingProps {
  /** The owner of the shown tracks; undefined for the viewer's own. */
  readonly name: string | undefined;
  /** Undefined for spectators, who have no tracks. */
  readonly onBack: (() => void) | undefined;
}

/** HT-8.1: in a circle everyone has their own tracks; this shows whose are visible. */
export const Watching = ({ name, onBack }: WatchingProps) => {
  const words = say(WORDS);
  return (
    <p class={`th-watching ${name === undefined ? '' : 'is-away'}`}>
      <span role="status">{name === undefined ? words.own : words.watching(name)}</span>{' '}
      {name !== undefined && onBack && <Button onClick={onBack}>{words.back}</Button>}
    </p>
  );
};
