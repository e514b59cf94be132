interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** A message to or from a worker. An answer has the same number as its question. */
export interface Numbered<T> {
  readonly number: number;
  readonly said: T;
}

/** Makes a function that sends questions to a worker. The first question, also after a crash, starts the worker. */
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
      for (const { reject } of waiting.values())
        reject(new Error(`expected the worker to answer, but it failed: ${message}`));
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

/** Runs in a worker, and answers every question that `workerClient` sends. */
export const serveWorker = <Question, Answer>(answer: (question: Question) => Answer): void => {
  self.onmessage = ({ data: { number, said } }: MessageEvent<Numbered<Question>>) => {
    const reply: Numbered<Answer> = { number, said: answer(said) };
    self.postMessage(reply);
  };
};
