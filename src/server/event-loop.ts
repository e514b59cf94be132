import { Gauge, Histogram, type Registry } from 'prom-client';
import type { AnyModule } from '../engine/module.ts';
import { isObject } from '../engine/util.ts';

/** A blocked event loop delays all clients. This module measures the delay and finds its cause. */

const TICK_MS = 100;
const BLOCKED_MS = 200;
/** How many requests a warning lists. */
const LISTED = 3;
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 5, 10, 30];

/** Describes one long delay of the event loop. */
export interface Blocked {
  readonly blockedMs: number;
  /** The processor time that this thread used during the delay. */
  readonly workedMs: number;
  /** The name of the work that took longest during the delay, among work that `during` ran. */
  readonly running?: string;
  /** The latest requests that started before the delay ended. */
  readonly requests: readonly string[];
}

export interface EventLoop {
  /** Runs work under a name that warnings can show. The name must not contain secrets. */
  readonly during: <T>(what: string, work: () => T) => T;
  readonly noteRequest: (what: string) => void;
  readonly close: () => void;
}

/** Returns the processor time that this thread has used, in ms. */
const workedSoFar = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

export const watchEventLoop = (register: Registry, warn: (blocked: Blocked) => void): EventLoop => {
  let longest: { readonly what: string; readonly ms: number } | undefined;
  let requests: string[] = [];
  let maxMs = 0;
  const delay = new Histogram({
    name: 'alidade_event_loop_delay_seconds',
    help: 'event loop delay, measured ten times a second',
    buckets: SECONDS,
    registers: [register],
  });
  new Gauge({
    name: 'alidade_event_loop_delay_max_seconds',
    help: 'longest event loop delay since the last scrape',
    registers: [register],
    collect() {
      this.set(maxMs / 1000);
      maxMs = 0;
    },
  });

  let last = performance.now();
  let worked = workedSoFar();
  const tick = (): void => {
    const now = performance.now();
    const lateMs = Math.max(0, now - last - TICK_MS);
    const workedMs = Math.round(workedSoFar() - worked);
    last = now;
    worked += workedMs;
    delay.observe(lateMs / 1000);
    maxMs = Math.max(maxMs, lateMs);
    // If this thread used no processor time during the delay, other programs used the processor.
    if (lateMs >= BLOCKED_MS && workedMs >= BLOCKED_MS)
      warn({ blockedMs: Math.round(lateMs), workedMs, ...(longest && { running: longest.what }), requests });
    longest = undefined;
    requests = [];
  };
  const timer = setInterval(tick, TICK_MS).unref();

  return {
    during: (what, work) => {
      const begun = performance.now();
      try {
        return work();
      } finally {
        const ms = performance.now() - begun;
        if (!longest || ms > longest.ms) longest = { what, ms };
      }
    },
    noteRequest: what => {
      requests = [...requests.slice(1 - LISTED), what];
    },
    close: () => clearInterval(timer),
  };
};

const kindOf = (command: unknown): string =>
  isObject(command) && typeof command.type === 'string' ? command.type : 'command';

/** Wraps the module of a game, so that warnings name the table for which the rules worked. */
export const withTableNames = (module: AnyModule, table: string, during: EventLoop['during']): AnyModule => ({
  ...module,
  decide: (state, seat, command) =>
    during(`decide ${kindOf(command)} at table ${table}`, () => module.decide(state, seat, command)),
  view: (state, viewer) => during(`view of table ${table}`, () => module.view(state, viewer)),
  options: view => during(`options at table ${table}`, () => module.options(view)),
});
