import { isObject, isWhole } from '../../../../engine/util.ts';

/** Checks whether a stored or imported value is valid. */
export type Check = (value: unknown) => boolean;

export const isFlag: Check = value => typeof value === 'boolean';

export const oneOf =
  (list: readonly unknown[]): Check =>
  value =>
    list.includes(value);

/** Accepts whole numbers in a range. */
export const within =
  (least: number, most: number) =>
  (value: unknown): value is number =>
    isWhole(value) && value >= least && value <= most;

export const textUpTo =
  (most: number) =>
  (value: unknown): value is string =>
    typeof value === 'string' && value.length <= most;

export const listOf =
  (check: Check, least: number, most: number) =>
  (value: unknown): value is readonly unknown[] =>
    Array.isArray(value) && value.length >= least && value.length <= most && value.every(check);

/** Accepts objects with exactly these keys. */
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
