import { monitorEventLoopDelay } from 'node:perf_hooks';
import { rounded } from './tally.ts';

/** How busy and how late the load generator itself was. */
export interface GeneratorLoad {
  /** The CPU time divided by the time that passed: 1 is one core. */
  readonly cpu: number;
  /** How late its event loop was, in milliseconds: 99 of 100 measurements are below this. */
  readonly delayP99: number;
  /** Whether it was so busy or so late that its own delays are part of the measured times. */
  readonly isLate: boolean;
}

const RESOLUTION_MS = 10;
const MOST_CPU = 0.8;
const MOST_DELAY_MS = 50;

/** Starts to measure this process. */
export const startGauge = (): (() => GeneratorLoad) => {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  const [began, before] = [performance.now(), process.cpuUsage()];
  return () => {
    delays.disable();
    const { user, system } = process.cpuUsage(before);
    const cpu = (user + system) / 1000 / (performance.now() - began);
    // Each measurement includes the resolution of the timer.
    const delayP99 = Math.max(0, delays.percentile(99) / 1e6 - RESOLUTION_MS);
    return {
      cpu: rounded(cpu),
      delayP99: rounded(delayP99),
      isLate: cpu > MOST_CPU || delayP99 > MOST_DELAY_MS,
    };
  };
};
