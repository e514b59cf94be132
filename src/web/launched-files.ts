import { signal } from '@preact/signals';
import { goTo } from './route.ts';

type FileHandle = Pick<FileSystemFileHandle, 'getFile'>;

/** The browser's interface that passes files to an installed app. TypeScript’s DOM types don't include it. */
interface LaunchQueue {
  readonly setConsumer: (take: (launch: { readonly files?: readonly FileHandle[] }) => void) => void;
}

declare global {
  interface Window {
    readonly launchQueue?: LaunchQueue;
  }
}

/** The files that the player opened with the installed app, until the home screen has read them. */
export const launched = signal<readonly FileHandle[]>([]);

/** Passes files that the player opens with the installed app to the home screen, which imports them. */
export const followLaunches = (): void => {
  window.launchQueue?.setConsumer(({ files = [] }) => {
    if (files.length === 0) return;
    launched.value = [...launched.peek(), ...files];
    goTo('replays');
  });
};
