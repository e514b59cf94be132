import { useState } from 'preact/hooks';
import { isRefusal } from '../../../../engine/refusal.ts';
import type { Verdict } from '../../../../engine/verify.ts';
import { makeNotation } from '../../../../games/cartographers/notation.ts';
import { saveFile } from '../../../files.ts';
import { say } from '../../../say.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { CartographersRecord } from '../local-table.ts';
import { verdictText } from '../verdict-words.ts';
import { CopyLink } from './copy-link.tsx';
import { verdictOn } from './open.ts';
import { WORDS } from './words.ts';

const fileName = (record: CartographersRecord): string => `alidade-${record.seedHash.slice(0, 8)}`;

const Share = ({ record }: { readonly record: CartographersRecord }) => {
  const words = say(WORDS);
  const notation = makeNotation(record);
  return (
    <>
      <div class="row">
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
      <CopyLink record={record} />
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
