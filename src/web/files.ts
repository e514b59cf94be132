/** Files in and out. What comes in may be anything. */

const MOST = 1_000_000;

/** Hands a text or a picture to the person as a file. */
export const saveFile = (name: string, content: string | Blob, type = 'application/json'): void => {
  const address = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser takes the file after the click returns.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/** The text of a small file; of one that is too large to be what was asked for, none. */
export const smallText = async (file: File): Promise<string> => (file.size > MOST ? '' : file.text());
