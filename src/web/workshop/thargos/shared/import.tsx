import { useState } from 'preact/hooks';
import {
  authorFaultText,
  type Card,
  cardAt,
  type Fault,
  isError,
  type Parsed,
} from '../../../../games/thargos/ui.ts';
import { type Pasted, stray } from '../../../games/thargos/user-content/pasted.ts';
import { strayText } from '../../../games/thargos/user-content/pasted-messages.ts';
import { say, text } from '../../../i18n.ts';
import { language } from '../../../settings.ts';
import { Button } from '../../../ui/button.tsx';
import { useEachInTurn } from '../../../ui/once.ts';
import { WORDS } from './messages.ts';

/** Shows at most this many faults, because the first ones usually explain the others. */
const MOST = 40;

interface LinesProps {
  readonly faults: readonly Fault[];
  /** The pack's cards, to which faults are linked. */
  readonly cards?: readonly Card[] | undefined;
  readonly onEdit?: ((card: Card) => void) | undefined;
}

/** Faults as text, each with its line number or a link to its card. */
const Lines = ({ faults, cards = [], onEdit }: LinesProps) => {
  const words = say(WORDS);
  return (
    <ul>
      {faults.slice(0, MOST).map((fault, i) => {
        const card = cardAt(fault, cards);
        return (
          <li key={i}>
            {authorFaultText(fault, language.value, cards)}{' '}
            {card && onEdit && (
              <Button look="plain" onClick={() => onEdit(card)}>
                {words.correct(text(card.name) || card.id)}
              </Button>
            )}
          </li>
        );
      })}
      {faults.length > MOST && <li>{words.more(faults.length - MOST)}</li>}
    </ul>
  );
};

/** The errors, and a collapsed list of notes that don't prevent the import. */
export const Faults = ({ faults, role, ...props }: LinesProps & { readonly role?: 'alert' }) => {
  const wrong = faults.filter(isError);
  const notes = faults.filter(fault => !isError(fault));
  return (
    <>
      {wrong.length > 0 && (
        <div class="error any-break" role={role}>
          <Lines faults={wrong} {...props} />
        </div>
      )}
      {notes.length > 0 && (
        <details>
          <summary>{say(WORDS).notes(notes.length)}</summary>
          <Lines faults={notes} {...props} />
        </details>
      )}
    </>
  );
};

type Kind = Extract<Pasted, 'deck' | 'pack' | 'story'>;

/**
 * State for importing texts. `read` imports a pasted or opened text; `shown` is the result or the faults of the last
 * import. `save` may return a message for the user.
 */
export const useImport = <T,>(
  kind: Kind,
  parse: (input: string) => Parsed<T>,
  save: (value: T) => Promise<string | undefined>,
) => {
  const words = say(WORDS);
  const [said, setSaid] = useState('');
  const [{ value, faults, input }, setFound] = useState<Parsed<T> & { readonly input: string }>(NOTHING);
  const read = useEachInTurn(async (input: string) => {
    const found = parse(input);
    setFound({ ...found, input });
    setSaid('');
    if (found.value !== undefined) setSaid((await save(found.value)) ?? '');
  });
  const other = value === undefined && input !== '' ? stray(input, kind) : undefined;
  const failed = value === undefined && faults.length > 0 && words.failed(faults.filter(isError).length);
  const shown = (
    <>
      <p role="status">{said || (!other && failed)}</p>
      {other ? (
        <p class="error" role="alert">
          {strayText(other, language.value)}
        </p>
      ) : (
        <Faults faults={faults} role="alert" />
      )}
    </>
  );
  return { read, shown };
};

const NOTHING = { value: undefined, faults: [], input: '' };
