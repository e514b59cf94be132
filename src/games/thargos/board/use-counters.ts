import type { Instance } from '../types.ts';

export const useName = (card: Instance, key: string): string => `${card}:${key}`;
