import { useState } from 'preact/hooks';
import { isRefusal } from '../../../../engine/refusal.ts';
import type { Verdict } from '../../../../engine/verify.ts';
import { makeNotation } from '../../../../games/cartographers/notation.ts';
import { saveFile } from '../../../files.ts';
import { say } from '../../../say.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { CartographersRecord } from '../local-table.ts';
import { verdictText } from '../verdict-words.ts';
import { textOf, verdictOn } from './open.ts';
import { packed } from './share.ts';
import { WORDS } from './words.ts';

const linkFor = async (record: CartographersRecord): Promise<string | undefined> => {
  const code = await packed(textOf(record));
  return code && `${location.href.split('#')[0]}#/replay?game=${code}`;
};

const fileName = (record: CartographersRecord): string => `alidade-${record.seedHash.slice(0, 8)}`;

const Share = ({ record }: { readonly record: CartographersRecord }) => {
  const words = say(WORDS);
  const [said, setSaid] = useState('');
  const [link, setLink] = useState<string>();
  const notation = makeNotation(record);
  const copy = async () => {
    const made = await linkFor(record);
    setLink(undefined);
    if (made === undefined) return setSaid(words.tooLong);
    try {
      await navigator.clipboard.writeText(made);
      setSaid(words.copied);
    } catch {
      // Without leave to write to the clipboard the link is shown, to be copied by hand.
      setLink(made);
      setSaid(words.copyThis);
    }
  };
  return (
    <>
      <div class="row">
        <button type="button" onClick={() => void copy()}>
          <Icon name="link" /> {words.copyLink}
        </button>
        <button type="button" onClick={() => saveFile(`${fileName(record)}.json`, JSON.stringify(record))}>
          <Icon name="download" /> {words.saveFile}
        </button>
        {!isRefusal(notation) && (
          <button
            type="button"
            onClick={() => saveFile(`${fileName(record)}.txt`, notation as string, 'text/plain')}
          >
            <Icon name="download" /> {words.saveText}
          </button>
        )}
      </div>
      <p role="status">{said}</p>
      {link && (
        <input
          class="replay-link"
          readOnly
          value={link}
          aria-label={words.copyThis}
          onFocus={event => event.currentTarget.select()}
        />
      )}
    </>
  );
};

/** Is it genuine, and how to hand it on. */
export const CheckPanel = ({ record }: { readonly record: CartographersRecord }) => {
  const words = say(WORDS);
  const [verdict, setVerdict] = useState<Verdict>();
  return (
    <section class="panel stack">
      <h2>{words.more}</h2>
      <Share record={record} />
      <button type="button" onClick={() => setVerdict(verdictOn(record))}>
        <Icon name="confirm" /> {words.verify}
      </button>
      <p role="status" class={verdict?.verified === false ? 'error' : ''}>
        {verdict ? verdictText(verdict) : ''}
      </p>
    </section>
  );
};
