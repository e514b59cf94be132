interface Waiting<Asked, Answer> {
  readonly asked: Asked;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Returns a function that collects calls into batches (group commit): calls that arrive while a batch runs form the
 * next batch.
 */
export const grouped = <Asked, Answer>(
  run: (lot: readonly Asked[]) => Promise<readonly PromiseSettledResult<Answer>[]>,
): ((asked: Asked) => Promise<Answer>) => {
  let waiting: Waiting<Asked, Answer>[] = [];
  let isUnderway = false;
  const send = async (): Promise<void> => {
    if (isUnderway || waiting.length === 0) return;
    const lot = waiting;
    waiting = [];
    isUnderway = true;
    const answers = await run(lot.map(({ asked }) => asked)).catch((reason: unknown) =>
      lot.map(() => ({ status: 'rejected' as const, reason })),
    );
    isUnderway = false;
    void send();
    for (const [i, { resolve, reject }] of lot.entries()) {
      const answer = answers[i]!;
      if (answer.status === 'fulfilled') resolve(answer.value);
      else reject(answer.reason);
    }
  };
  return asked =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject });
      queueMicrotask(() => void send());
    });
};
