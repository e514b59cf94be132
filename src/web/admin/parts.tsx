import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { date, say } from '../i18n.ts';
import { LOAD_MESSAGES } from '../load-fallback.tsx';
import { FaultLine } from '../online/notice.tsx';
import { Button } from '../ui/button.tsx';
import { useLoaded } from '../ui/loaded.ts';
import { ADMIN_MESSAGES } from './messages.ts';
import { PAGE } from './requests.ts';

/** The refusals that have another meaning for an administrator. */
const whyFailed = ({ refused }: Refusal): string | undefined => {
  const words = say(ADMIN_MESSAGES);
  if (refused === 'not-yours' || refused === 'no-token') return words.wrongToken;
  return refused === 'no-such-address' ? words.isOff : undefined;
};

export const AdminFault = ({ refusal }: { readonly refusal: Refusal | undefined }) => (
  <FaultLine refusal={refusal} says={refusal && whyFailed(refusal)} />
);

export const timeText = (time: number): string => date(time, { dateStyle: 'medium', timeStyle: 'short' });

/** An id that can be copied. It may break anywhere, because it is long. */
export const Id = ({ id }: { readonly id: string }) => <code class="admin-id">{id}</code>;

interface PagedProps<T> {
  /** What is loaded again when it changes. */
  readonly of: unknown;
  /** Loads the items after the last known one. */
  readonly load: (last: T | undefined) => Promise<readonly T[] | Refusal>;
  readonly none: string;
  readonly children: (items: readonly T[], reload: () => void) => ComponentChildren;
}

/** A list that loads page by page. */
export const Paged = <T,>({ of, load, none, children }: PagedProps<T>) => {
  const words = say(ADMIN_MESSAGES);
  const [count, setCount] = useState(0);
  const { found } = useLoaded(async () => ({ of, count, first: await load(undefined) }), of, count);
  const [later, setLater] = useState<{
    readonly to: unknown;
    readonly items: readonly T[];
    readonly isLast: boolean;
  }>();
  const [refusal, setRefusal] = useState<Refusal>();
  if (!found) return <p role="status">{say(LOAD_MESSAGES).loading}</p>;
  const { first } = found;
  const reload = (): void => setCount(n => n + 1);
  if (isRefusal(first))
    return (
      <>
        <AdminFault refusal={first} />
        <div class="row">
          <Button onClick={reload}>{words.refresh}</Button>
        </div>
      </>
    );
  const more = later?.to === first ? later : undefined;
  const items = [...first, ...(more?.items ?? [])];
  const hasMore = more ? !more.isLast : first.length === PAGE;
  const loadMore = async (): Promise<void> => {
    const next = await load(items.at(-1));
    if (isRefusal(next)) return setRefusal(next);
    setRefusal(undefined);
    setLater({ to: first, items: [...(more?.items ?? []), ...next], isLast: next.length < PAGE });
  };
  return (
    <>
      {items.length === 0 ? <p>{none}</p> : children(items, reload)}
      <AdminFault refusal={refusal} />
      <div class="row">
        {hasMore && <Button onClick={() => void loadMore()}>{words.more}</Button>}
        <Button onClick={reload}>{words.refresh}</Button>
      </div>
    </>
  );
};
