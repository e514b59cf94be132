/**
 * The types of the oldest supported Node (`engines`) that aren't in ES2022. The library is compiled only with these and
 * ES2022.
 */
interface ReadonlyArray<T> {
  findLast(test: (value: T, index: number) => boolean): T | undefined;
  findLastIndex(test: (value: T, index: number) => boolean): number;
}

interface Array<T> {
  findLast(test: (value: T, index: number) => boolean): T | undefined;
  findLastIndex(test: (value: T, index: number) => boolean): number;
}
