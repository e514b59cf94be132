import { signal } from '@preact/signals';
import { goTo } from './route.ts';

type FileHandle = Pick<FileSystemFileHandle, 'getFile'>;

/** How a browser passes files to an installed app. TypeScript’s DOM types lack it. */
interface LaunchQueue {
  readonly setConsumer: (take: (launch: { readonly files?: readonly FileHandle[] }) => void) => void;
}

/** Files opened from outside the page, until the home screen has read them. */
export const launched = signal<readonly FileHandle[]>([]);

/** The list of games imports the file, as with its "Open a file" button. */
export const followLaunches = (): void => {
  const { launchQueue } = window as typeof window & { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => {
    if (files.length === 0) return;
    launched.value = [...launched.peek(), ...files];
    goTo('replays');
  });
};
