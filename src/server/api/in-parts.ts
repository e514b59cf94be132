import type { FastifyReply } from 'fastify';
import { mapInParts } from '../../engine/pause.ts';
import { pause } from '../cost.ts';

/** An object with one more key, a long list, as JSON. It is written in parts. */
export const textInParts = async <T>(
  object: object,
  key: string,
  list: readonly T[],
  shown: (item: T) => unknown = item => item,
): Promise<string> => {
  const parts = await mapInParts(list, item => JSON.stringify(shown(item)), pause);
  const head = JSON.stringify(object).slice(0, -1);
  return `${head}${head === '{' ? '' : ','}${JSON.stringify(key)}:[${parts.join(',')}]}`;
};

/** Answers with JSON that is written already. */
export const sendText = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(text);
