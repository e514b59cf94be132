import type { Signal } from '@preact/signals';

/** The screen goes on with what was wished, whether the browser keeps it or not; the signal says which. */
export const trying = async (isForgetful: Signal<boolean>, work: Promise<unknown>): Promise<void> => {
  try {
    await work;
    isForgetful.value = false;
  } catch {
    isForgetful.value = true;
  }
};
