/** Imported files are untrusted. */

const MOST = 1_000_000;

/** Downloads a text or a picture as a file. */
export const saveFile = (name: string, content: string | Blob, type = 'application/json'): void => {
  const address = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the file after the click returns.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/** The text of a small file, or '' if the file is too large. */
export const smallText = async (file: File): Promise<string> => (file.size > MOST ? '' : file.text());
