import { useState } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { Block, BlockTarget } from '../../sync/administration.ts';
import { Confirm } from '../confirm.tsx';
import { say } from '../i18n.ts';
import { RefusalText } from '../online/notice.tsx';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ADMIN_MESSAGES } from './messages.ts';
import { AdminFault, Id, Paged, timeText } from './parts.tsx';
import { addBlock, fetchBlocks, removeBlock } from './requests.ts';

const DAY_MS = 86_400_000;

/** An id of a person or profile has neither dots nor colons, unlike an address. */
const targetOf = (text: string): BlockTarget =>
  /^[\w-]+$/.test(text) ? { person: text } : { network: text };

interface FormProps {
  readonly person: string;
  readonly onAdd: () => void;
}

const NewBlock = ({ person, onAdd }: FormProps) => {
  const words = say(ADMIN_MESSAGES);
  const [who, setWho] = useState(person);
  const [reason, setReason] = useState('');
  const [until, setUntil] = useState('');
  const [refusal, setRefusal] = useState<Refusal>();
  const isComplete = who.trim() !== '' && reason.trim() !== '';
  const add = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (!isComplete) return;
    const end = until === '' ? Number.NaN : Date.parse(`${until}T00:00:00Z`) + DAY_MS;
    const target = targetOf(who.trim());
    const wish = { ...target, reason: reason.trim(), ...(Number.isFinite(end) && { until: end }) };
    const answer = await addBlock(wish);
    setRefusal(isRefusal(answer) ? answer : undefined);
    if (isRefusal(answer)) return;
    setWho('');
    setReason('');
    setUntil('');
    onAdd();
  };
  return (
    <Panel title={words.newBlock} class="full-fields">
      <form class="stack" onSubmit={event => void add(event)}>
        <TextField label={words.who} hint={words.whoHint} value={who} maxLength={64} onValue={setWho} />
        <TextField label={words.reason} value={reason} maxLength={500} onValue={setReason} />
        <TextField label={words.until} hint={words.blockNote} type="date" value={until} onValue={setUntil} />
        <AdminFault refusal={refusal} />
        <div class="row">
          <Button type="submit" look="main" disabled={!isComplete}>
            {words.addBlock}
          </Button>
        </div>
      </form>
    </Panel>
  );
};

const Row = ({ block, onEnd }: { readonly block: Block; readonly onEnd: () => void }) => {
  const words = say(ADMIN_MESSAGES);
  const { id, reason, since, until } = block;
  const unblock = async () => {
    const answer = await removeBlock(id);
    if (isRefusal(answer)) return <RefusalText refusal={answer} />;
    onEnd();
    return undefined;
  };
  const isOver = until !== undefined && until <= Date.now();
  // The block ends with the day before this time.
  const end =
    until === undefined ? [] : [words.untilTime(timeText(until)), ...(isOver ? [words.hasEnded] : [])];
  return (
    <li class="panel stack">
      <h2 class="admin-head">
        <Id id={'person' in block ? block.person : block.network} />
      </h2>
      <p class="admin-text">{reason}</p>
      <p class="note">{[words.since(timeText(since)), ...end].join(' · ')}</p>
      <div class="row">
        <Confirm question={words.unblockSure} yes={words.unblock} onConfirm={unblock}>
          {words.unblock}
        </Confirm>
      </div>
    </li>
  );
};

/** NP-127: who is blocked. */
export const AdminBlocks = ({ person = '' }: { readonly person: string | undefined }) => {
  const words = say(ADMIN_MESSAGES);
  const [changes, setChanges] = useState(0);
  const load = async (last: Block | undefined) => {
    if (last) return [];
    const answer = await fetchBlocks();
    return isRefusal(answer) ? answer : answer.blocks;
  };
  return (
    <>
      <NewBlock key={person} person={person} onAdd={() => setChanges(n => n + 1)} />
      <Paged of={changes} load={load} none={words.noBlocks}>
        {(blocks, reload) => (
          <ul class="bare-list one-column" aria-label={words.parts.blocks}>
            {blocks.map(block => (
              <Row key={JSON.stringify(block)} block={block} onEnd={reload} />
            ))}
          </ul>
        )}
      </Paged>
    </>
  );
};
