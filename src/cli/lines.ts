import { StringDecoder } from 'node:string_decoder';
import { isRefusal, type Refusal, refuse } from '../engine/refusal.ts';
import type { Language } from '../engine/text.ts';
import { type Io, write } from './io.ts';

/** Answers one line: an object to be printed, or why it cannot be answered. */
export type AnswerLine = (line: unknown) => object | Refusal;

/** A longer line is refused before it fills the memory. */
const LONGEST = 16 * 1024 * 1024;

/** Some editors put it before the first line. */
const BYTE_ORDER_MARK = /^\uFEFF/;

/** Answers are gathered up to this size and then written together. */
const BATCH = 64 * 1024;

const parsed = (text: string): { readonly value: unknown } | Refusal => {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return refuse('bad-json', { reason: error instanceof Error ? error.message : String(error) });
  }
};

const answered = (text: string, answer: AnswerLine): object | Refusal => {
  if (text.length > LONGEST) return refuse('line-too-long', { most: LONGEST });
  const json = parsed(text.replace(BYTE_ORDER_MARK, ''));
  if (isRefusal(json)) return json;
  try {
    return answer(json.value);
  } catch (error) {
    // A bug of ours must not cost the lines that follow.
    return refuse('internal', { reason: error instanceof Error ? error.message : String(error) });
  }
};

/** The lines of a stream without their ends; of an overlong one only the beginning is kept. */
async function* linesOf(input: AsyncIterable<Buffer | string>): AsyncGenerator<string[]> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of input) {
    const lines = (typeof chunk === 'string' ? chunk : decoder.write(chunk)).split('\n');
    if (rest.length <= LONGEST) rest += lines[0];
    if (lines.length === 1) continue;
    lines[0] = rest;
    rest = lines.pop() as string;
    yield lines;
  }
  yield [rest + decoder.end()];
}

/**
 * The loop of every JSON door: one line in, one line out, in order. A bad line gets an error and the next one
 * is still answered. Returns the exit code: 0 only if every line was good.
 */
export const answerLines = async (
  io: Io,
  answer: AnswerLine,
  say: (refusal: Refusal, language: Language) => string,
): Promise<number> => {
  let line = 0;
  let isGood = true;
  let out = '';
  for await (const lines of linesOf(io.input)) {
    for (const text of lines) {
      line += 1;
      if (text.trim() === '') continue;
      const reply = answered(text, answer);
      if (isRefusal(reply)) {
        isGood = false;
        const message = say(reply, io.language);
        out += `${JSON.stringify({ error: { code: reply.refused, message, line } })}\n`;
      } else out += `${JSON.stringify(reply)}\n`;
      if (out.length < BATCH) continue;
      await write(io.output, out);
      out = '';
    }
    // Whoever waits for the answer before sending the next line gets it now.
    if (out !== '') await write(io.output, out);
    out = '';
  }
  return isGood ? 0 : 1;
};
