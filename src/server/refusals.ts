import { Counter, type Registry } from 'prom-client';

/** Counts refusals and logs them. */
export interface Refusals {
  readonly note: (code: string, address: string) => void;
  readonly noteUpgrade: (code: string, address: string) => void;
  /** Counts a refused message of a socket. The log doesn't list it, because most of them are ordinary. */
  readonly noteMessage: (code: string) => void;
  readonly close: () => void;
}

type Log = (
  line: { readonly refused: string; readonly address?: string; readonly times: number },
  text: string,
) => void;

const FLUSH_MS = 1000;
/** The maximum number of log lines per second. Further refusals are logged in one line per code. */
const MOST_LINES = 50;

interface Tally {
  readonly code: string;
  readonly address: string | undefined;
  times: number;
}

/**
 * Counts refusals for the metrics, and logs one line per address, code and second, so that a flood of refusals can't
 * fill the disk.
 */
export const countRefusals = (registry: Registry, log: Log): Refusals => {
  const counter = (name: string, help: string) =>
    new Counter({ name, help, labelNames: ['code'], registers: [registry] });
  const total = counter('alidade_refused_total', 'refused requests, upgrades and sockets by code');
  const upgrades = counter('alidade_refused_upgrades_total', 'refused upgrades to a socket by code');
  const messages = counter('alidade_refused_messages_total', 'refused messages of sockets by code');
  const tallies = new Map<string, Tally>();
  const tallyOf = (code: string, address: string): Tally => {
    const key = `${code} ${address}`;
    const known = tallies.get(key);
    if (known) return known;
    const isFull = tallies.size >= MOST_LINES;
    const name = isFull ? code : key;
    const tally = tallies.get(name) ?? { code, address: isFull ? undefined : address, times: 0 };
    tallies.set(name, tally);
    return tally;
  };
  const flush = (): void => {
    for (const { code, address, times } of tallies.values())
      log(
        { refused: code, ...(address !== undefined && { address }), times },
        `refused: ${code}, ${address ?? 'other addresses'}, count ${times}`,
      );
    tallies.clear();
  };
  const timer = setInterval(flush, FLUSH_MS).unref();
  const note: Refusals['note'] = (code, address) => {
    total.inc({ code });
    tallyOf(code, address).times += 1;
  };
  return {
    note,
    noteUpgrade: (code, address) => {
      upgrades.inc({ code });
      note(code, address);
    },
    noteMessage: code => messages.inc({ code }),
    close: () => {
      clearInterval(timer);
      flush();
    },
  };
};
