interface Worst {
  /** The costliest decisions. */
  readonly worst: readonly unknown[];
  readonly nothing?: string | undefined;
}

/** That no decision was costly. While the review runs, decisions not yet analyzed may be. */
export const worstNote = ({ worst, nothing }: Worst, isDone: boolean): string | undefined =>
  isDone && worst.length === 0 ? nothing : undefined;
