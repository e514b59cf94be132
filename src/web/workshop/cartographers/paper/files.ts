/** Reads and writes localStorage, which may fail or contain anything. */

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

export const forget = (key: string): void => {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where nothing can be saved, there is nothing to delete.
  }
};

export const keysHere = (): readonly string[] => {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
};

export const OWN_VALUES = 'alidade.corrections';
