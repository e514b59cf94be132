import { createContext } from 'preact';

/** How the same people play once more where they sit at several devices; undefined at one. */
export const Again = createContext<(() => void) | undefined>(undefined);
