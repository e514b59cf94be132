import { useState } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../../engine/refusal.ts';
import type { Verdict } from '../../../engine/verify.ts';
import { saveFile } from '../../files.ts';
import { say } from '../../i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CopyLink } from './copy-link.tsx';
import { REPLAY_WORDS } from './messages.ts';
import { verdictText } from './verdict-messages.ts';

interface KeepProps {
  readonly record: { readonly seedHash: string };
  /** The game as text; a refusal if it has no notation. */
  readonly notation: string | Refusal;
  readonly verify: () => Verdict;
  readonly screen: readonly string[];
}

const Share = ({ record, notation, screen }: Omit<KeepProps, 'verify'>) => {
  const words = say(REPLAY_WORDS);
  const name = `alidade-${record.seedHash.slice(0, 8)}`;
  const isText = !isRefusal(notation);
  // The notation is shorter.
  const text = () => (isText ? notation : JSON.stringify(record));
  return (
    <>
      <div class="row">
        <Button onClick={() => saveFile(`${name}.json`, JSON.stringify(record))}>
          <Icon name="download" /> {words.saveFile}
        </Button>
        {isText && (
          <Button onClick={() => saveFile(`${name}.txt`, notation, 'text/plain')}>
            <Icon name="download" /> {words.saveText}
          </Button>
        )}
      </div>
      <CopyLink screen={screen} name="game" text={text} />
      <CopyLink screen={screen} name="game" text={text} also="review" label={words.copyReview} />
    </>
  );
};

/** Verifies, saves and shares the game. */
export const CheckPanel = ({ verify, ...game }: KeepProps) => {
  const words = say(REPLAY_WORDS);
  const [verdict, setVerdict] = useState<Verdict>();
  return (
    <section class="panel stack">
      <h2>{words.more}</h2>
      <Share {...game} />
      <Button onClick={() => setVerdict(verify())}>
        <Icon name="confirm" /> {words.verify}
      </Button>
      <p role="status" class={verdict?.verified === false ? 'error' : ''}>
        {verdict ? verdictText(verdict) : ''}
      </p>
    </section>
  );
};
