import { isObject } from '../../../../engine/util.ts';

/** Validates a stored or imported value. */
export type Check = (value: unknown) => boolean;

export const isFlag: Check = value => typeof value === 'boolean';

export const oneOf =
  (list: readonly unknown[]): Check =>
  value =>
    list.includes(value);

/** A whole number in a range. */
export const within =
  (least: number, most: number): Check =>
  value =>
    Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;

export const textUpTo =
  (most: number): Check =>
  value =>
    typeof value === 'string' && value.length <= most;

export const listOf =
  (check: Check, least: number, most: number): Check =>
  value =>
    Array.isArray(value) && value.length >= least && value.length <= most && value.every(check);

/** An object with these keys and no others. */
export const shapeOf =
  (parts: Readonly<Record<string, Check>>): Check =>
  value => {
    if (!isObject(value)) return false;
    const given = Object.entries(value);
    return (
      given.length === Object.keys(parts).length &&
      given.every(([key, part]) => Object.hasOwn(parts, key) && parts[key]!(part))
    );
  };
