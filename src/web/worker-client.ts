interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** A message to or from a worker; the answer has the number of its question. */
export interface Numbered<T> {
  readonly number: number;
  readonly said: T;
}

/** A worker that answers questions in order. Starts with the first question, and again after a crash. */
export const workerClient = <Question, Answer>(
  begin: () => Worker,
): ((question: Question) => Promise<Answer>) => {
  const waiting = new Map<number, Waiting<Answer>>();
  let thread: Worker | undefined;
  let asked = 0;
  const start = (): Worker => {
    const started = begin();
    started.onmessage = ({ data: { number, said } }: MessageEvent<Numbered<Answer>>) => {
      waiting.get(number)?.resolve(said);
      waiting.delete(number);
    };
    started.onerror = ({ message }) => {
      thread = undefined;
      started.terminate();
      for (const { reject } of waiting.values()) reject(new Error(`the bot thread failed: ${message}`));
      waiting.clear();
    };
    return started;
  };
  return said =>
    new Promise((resolve, reject) => {
      thread ??= start();
      const question: Numbered<Question> = { number: asked++, said };
      waiting.set(question.number, { resolve, reject });
      thread.postMessage(question);
    });
};

/** The worker's side: answers every question. */
export const serveWorker = <Question, Answer>(answer: (question: Question) => Answer): void => {
  const scope = self as {
    onmessage: ((event: MessageEvent<Numbered<Question>>) => void) | null;
    postMessage: (answer: Numbered<Answer>) => void;
  };
  scope.onmessage = ({ data: { number, said } }) => scope.postMessage({ number, said: answer(said) });
};
