/** Opens the system's share sheet. Where it fails, as on a desktop without one, copies instead. */
export const shareOr = async (copy: () => Promise<void>, data: ShareData): Promise<void> => {
  try {
    await navigator.share(data);
  } catch (error) {
    // The player closed the sheet: nothing failed.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copy();
  }
};
