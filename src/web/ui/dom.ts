/** Joins the class names that are set; `undefined` instead of an empty text, so that no empty attribute is rendered. */
export const classNames = (...names: readonly (string | false | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;

/** Opens the system's share dialog, or calls `copy` if that fails, as on desktops without one. */
export const shareOr = async (copy: () => Promise<void>, data: ShareData): Promise<void> => {
  try {
    await navigator.share(data);
  } catch (error) {
    // If the player closed the dialog, nothing failed.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copy();
  }
};

/** Whether the main pointer is a finger, so that the device may have neither a keyboard nor a mouse wheel. */
export const isFinger = (): boolean => matchMedia('(pointer: coarse)').matches;
