/** Counts the operations of a store: those in progress, and those that failed by name. */
export interface OperationCounts {
  readonly count: <T>(operation: string, work: Promise<T>) => Promise<T>;
  readonly pending: () => number;
  readonly failed: ReadonlyMap<string, number>;
}

export const countOperations = (): OperationCounts => {
  const failed = new Map<string, number>();
  let pending = 0;
  return {
    count: (operation, work) => {
      pending += 1;
      work.then(
        () => {
          pending -= 1;
        },
        () => {
          pending -= 1;
          failed.set(operation, (failed.get(operation) ?? 0) + 1);
        },
      );
      return work;
    },
    pending: () => pending,
    failed,
  };
};
