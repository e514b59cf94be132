import type { Data } from './data.ts';
import { errorMessage } from './errors.ts';

/** The shortest time between two log lines while writes fail. */
const EVERY_MS = 30_000;

interface Ports {
  readonly report: (text: string) => void;
  readonly now?: () => number;
}

type Watch = <T>(work: Promise<T>) => Promise<T>;

/** Logs the first failure, then counts, and the first success after a logged failure. */
export const reportFailures = ({ report, now = () => performance.now() }: Ports): Watch => {
  let failed = 0;
  let isReported = false;
  let lastReport = Number.NEGATIVE_INFINITY;

  const onFailure = (error: unknown): void => {
    failed += 1;
    if (now() - lastReport < EVERY_MS) return;
    const times = isReported ? `; failed writes since the last line: ${failed}` : '';
    report(`could not save: ${errorMessage(error)}${times}`);
    lastReport = now();
    isReported = true;
    failed = 0;
  };
  const onSuccess = (): void => {
    if (isReported)
      report(`saving works again${failed > 0 ? `; failed writes since the last line: ${failed}` : ''}`);
    isReported = false;
    failed = 0;
  };
  return work => {
    work.then(onSuccess, onFailure);
    return work;
  };
};

/** The same store; failed writes are logged. */
export const withWriteErrors = (data: Data, ports: Ports): Data => {
  const watch = reportFailures(ports);
  return {
    ...data,
    create: (...wish) => watch(data.create(...wish)),
    append: (...wish) => watch(data.append(...wish)),
    keepSnapshot: (...wish) => watch(data.keepSnapshot(...wish)),
    createRoom: (...wish) => watch(data.createRoom(...wish)),
    changeRoom: (...wish) => watch(data.changeRoom(...wish)),
    removeRoom: (...wish) => watch(data.removeRoom(...wish)),
    recordActivity: (...wish) => watch(data.recordActivity(...wish)),
    postponeRemoval: (...wish) => watch(data.postponeRemoval(...wish)),
    probe: () => watch(data.probe()),
  };
};
