import { signal } from '@preact/signals';
import { goTo } from './route.ts';

/** What a browser gives an installed app when somebody opens a file with it. TypeScript’s DOM doesn’t know it yet. */
interface LaunchQueue {
  readonly setConsumer: (
    take: (launch: { readonly files?: readonly Pick<FileSystemFileHandle, 'getFile'>[] }) => void,
  ) => void;
}

/** A game file that was opened from outside, until home has taken it. */
export const launched = signal<File | undefined>(undefined);

/** The list of games takes the file, exactly as if it had been chosen with "Open a file" there. */
export const followLaunches = (): void => {
  const { launchQueue } = window as typeof window & { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files: [handle] = [] }) => {
    if (!handle) return;
    handle.getFile().then(
      file => {
        launched.value = file;
        goTo('replays');
      },
      () => undefined,
    );
  });
};
