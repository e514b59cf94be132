/** The maximum size of an imported file in bytes, because imported files are untrusted. */
const MOST = 1_000_000;

/** Downloads a text or a picture as a file. */
export const saveFile = (name: string, content: string | Blob, type = 'application/json'): void => {
  const address = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The address must stay valid, because the browser reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/** Reads the text of a small file; an empty text if the file is too large. */
export const smallText = async (file: File): Promise<string> => (file.size > MOST ? '' : file.text());
