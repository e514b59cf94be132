import { say } from '../../../say.ts';
import { WORDS } from './words.ts';

interface WatchingProps {
  /** Whose tracks they are; undefined when they are the own ones. */
  readonly name: string | undefined;
  readonly onBack: () => void;
}

/** HT-8.1: in a circle everybody has tracks of his own; this says whose are shown. */
export const Watching = ({ name, onBack }: WatchingProps) => {
  const words = say(WORDS);
  return (
    <p class={`th-watching ${name === undefined ? '' : 'is-away'}`}>
      <span role="status">{name === undefined ? words.ownTracks : words.watching(name)}</span>{' '}
      {name !== undefined && (
        <button type="button" onClick={onBack}>
          {words.backToOwn}
        </button>
      )}
    </p>
  );
};
