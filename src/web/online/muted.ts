import { signal } from '@preact/signals';
import { isObject } from '../../engine/util.ts';
import { readStored, writeStored } from '../local-storage.ts';
import type { Speaker } from './talk-items.ts';

/** The people whom this reader muted, by table. They aren't told. */
export const MUTED = 'alidade.muted';
/** The most tables that are stored; the oldest are dropped. */
const MOST = 200;

const read = (): Readonly<Record<string, unknown>> => {
  const kept = readStored(MUTED);
  return isObject(kept) ? kept : {};
};

const muted = signal(read());

const isSpeaker = (value: unknown): value is Speaker => Number.isSafeInteger(value) || value === 'spectators';

export const mutedAt = (table: string): readonly Speaker[] => {
  const known = Object.hasOwn(muted.value, table) ? muted.value[table] : undefined;
  return Array.isArray(known) ? known.filter(isSpeaker) : [];
};

/** Mutes someone for this reader, or ends that. */
export const setMuted = (table: string, who: Speaker, isMuted: boolean): void => {
  const others = mutedAt(table).filter(each => each !== who);
  const now = isMuted ? [...others, who] : others;
  // Another window may have changed other tables.
  const { [table]: _, ...rest } = { ...muted.value, ...read() };
  const entries = [
    ...Object.entries(rest).slice(1 - MOST),
    ...(now.length > 0 ? [[table, now] as const] : []),
  ];
  muted.value = Object.fromEntries(entries);
  writeStored(MUTED, muted.value);
};

export const forgetMuted = (): void => {
  muted.value = {};
  writeStored(MUTED, {});
};
