import { StringDecoder } from 'node:string_decoder';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import type { Language } from '../engine/text.ts';
import { type Io, write } from './io.ts';
import { refuse } from './refusals.ts';

/** A function that answers one line with an object to print, or with a refusal. */
export type AnswerLine = (line: unknown) => object | Refusal;

/** The maximum length of a line in characters. A longer line is refused before it fills the memory. */
const LONGEST = 16 * 1024 * 1024;

/** Matches a byte order mark, which some editors write before the first line. */
const BYTE_ORDER_MARK = /^\uFEFF/;

/** Answers are printed together until they have this many characters. */
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
    // If a bug makes one line fail, the later lines must still be answered.
    return refuse('internal', { reason: error instanceof Error ? error.message : String(error) });
  }
};

/**
 * Yields the lines of a stream without their line breaks. Of a line that is too long, only the beginning is in memory.
 */
async function* linesOf(input: AsyncIterable<Buffer | string>): AsyncGenerator<string[]> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of input) {
    const lines = (typeof chunk === 'string' ? chunk : decoder.write(chunk)).split('\n');
    if (rest.length <= LONGEST) rest += lines[0];
    if (lines.length === 1) continue;
    lines[0] = rest;
    rest = lines.pop() ?? '';
    yield lines;
  }
  yield [rest + decoder.end()];
}

/**
 * Runs a command with JSON lines: reads a line, answers it with a line, and continues in order. A bad line gets an
 * error as its answer. Returns the exit code, which is 0 only if every line was good.
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
    // The answers are printed before more lines are read, because the caller may wait for them.
    if (out !== '') await write(io.output, out);
    out = '';
  }
  return isGood ? 0 : 1;
};
