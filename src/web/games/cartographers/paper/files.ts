/** Files in and out, and what this browser keeps: none of it may be trusted, all of it may fail. */

const MOST = 1_000_000;

/** Hands a text to the person as a file. */
export const saveFile = (name: string, text: string, type = 'application/json'): void => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
};

/** The text of the file that was chosen, and the field is ready for the same file again. */
export const chosenText = async (field: HTMLInputElement): Promise<string | undefined> => {
  const file = field.files?.[0];
  if (!file) return undefined;
  const text = file.size > MOST ? '' : await file.text();
  field.value = '';
  return text;
};

export const keep = (key: string, value: unknown): boolean => {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
};

export const kept = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
};

export const OWN_MAP = 'alidade.map';
export const OWN_VALUES = 'alidade.corrections';
