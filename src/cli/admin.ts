import { isObject } from '../engine/util.ts';
import { ADMIN_MESSAGES, refusalText } from './administration/messages.ts';
import { runOnStore, type SendRequest, toServer, toStore } from './administration/transport.ts';
import {
  ADMIN_FLAGS,
  type AdminFlags,
  type AdminRequest,
  type AdminVerb,
  VERBS,
} from './administration/verbs.ts';
import { parseFlags, UsageError } from './flags.ts';
import { type CommandRun, type Io, plain, write } from './io.ts';
import { WORDS } from './messages.ts';
import { table } from './terminal/layout.ts';

/** The verb that has no request, because it works on the whole store. */
const REBUILD = 'rebuild';

/** The columns with times, which `--table` prints as dates. */
const TIMES = ['created', 'since', 'until', 'at', 'reportedAt'];

const cell = (key: string, value: unknown): string => {
  if (value === undefined) return '';
  if (TIMES.includes(key) && typeof value === 'number') return new Date(value).toISOString().slice(0, 16);
  return plain(String(value)).replaceAll('\n', ' ');
};

/** Prints the items of a list, each as JSON on a line, or together as a table. */
const printList = async (
  items: readonly unknown[],
  columns: readonly string[],
  { table: isTable }: AdminFlags,
  { output }: Io,
): Promise<void> => {
  const rows = items.map(item => columns.map(key => cell(key, isObject(item) ? item[key] : undefined)));
  const lines = isTable ? table([columns, ...rows]) : items.map(item => JSON.stringify(item));
  for (const line of lines) await write(output, `${line}\n`);
};

const listIn = (body: unknown, key: string): readonly unknown[] => {
  const list = isObject(body) ? body[key] : undefined;
  return Array.isArray(list) ? list : [];
};

/** The id of a block. The target may also be the blocked person or network. */
const blockId = (blocks: unknown, target: string): string => {
  const found = listIn(blocks, 'blocks')
    .filter(isObject)
    .find(({ id, person, network }) => [id, person, network].includes(target) || network === `${target}/32`);
  return String(found?.id ?? 'unknown');
};

/** Sends the request of a verb. */
const ask = async (
  send: SendRequest,
  verb: string,
  request: (target: string) => AdminRequest,
  target: string,
) => {
  if (verb !== 'unblock') return send(request(target));
  const blocks = await send({ method: 'GET', path: 'admin/blocks' });
  return blocks?.status === 200 ? send(request(blockId(blocks.body, target))) : blocks;
};

const answer = async (
  verb: string,
  is: AdminVerb,
  target: string,
  flags: AdminFlags,
  io: Io,
): Promise<number> => {
  const { language, env, errors, output } = io;
  const server = flags.server ?? env.ALIDADE_SERVER;
  const send = typeof server === 'string' && server !== '' ? toServer(server, env, language) : toStore(io);
  const answered = await ask(send, verb, id => is.request(id, flags, language), target);
  if (!answered) return 2;
  const { status, body } = answered;
  if (status >= 400) {
    const { refused = 'failed', place } = isObject(body) ? body : {};
    await write(errors, `alidade: ${plain(refusalText(String(refused), place, language))}\n`);
    return 1;
  }
  if (is.list !== undefined) await printList(listIn(body, is.list), is.columns ?? [], flags, io);
  else await write(output, `${JSON.stringify(body ?? { done: verb, target })}\n`);
  return 0;
};

/**
 * The arguments without the target directly after the verb, and this target. The id of a table or person may start with a
 * hyphen, like a flag.
 */
const takeTarget = (args: readonly string[]): { readonly rest: readonly string[]; readonly id?: string } => {
  const [verb = '', id, ...others] = args;
  const isFlag = Object.keys(ADMIN_FLAGS).some(flag => id === `--${flag}` || id?.startsWith(`--${flag}=`));
  const takes = Object.hasOwn(VERBS, verb) && VERBS[verb]?.takesTarget;
  return takes && id !== undefined && !isFlag ? { rest: [verb, ...others], id } : { rest: args };
};

/** Administers a server: a running one over its admin API, or the stored data of one that doesn't run. */
export const run: CommandRun = async (args, io) => {
  const { env, language } = io;
  const { rest, id } = takeTarget(args);
  const { positionals, values } = parseFlags(rest, ADMIN_FLAGS, language, { allowPositionals: true });
  const [verb = '', ...others] = positionals;
  const [target, extra] = id === undefined ? others : [id, ...others];
  const words = ADMIN_MESSAGES[language];
  const is = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
  if (!is && verb !== REBUILD)
    throw new UsageError(WORDS[language].unknownVerb(verb, [...Object.keys(VERBS), REBUILD]));
  const surplus = is?.takesTarget ? extra : target;
  if (surplus !== undefined) throw new UsageError(WORDS[language].unexpectedArgument(surplus));
  const allowed: readonly string[] = is ? [...is.flags, 'server', ...(is.list ? ['table'] : [])] : [];
  const wrong = Object.keys(values).find(flag => !allowed.includes(flag));
  if (!is) {
    if (values.server !== undefined) throw new UsageError(words.onlyHere(verb));
    if (wrong !== undefined) throw new UsageError(words.badFlag(verb, wrong));
    const output = await runOnStore(REBUILD, { env, language });
    await write(io.output, output ?? '');
    return output === undefined ? 2 : 0;
  }
  if (wrong !== undefined) throw new UsageError(words.badFlag(verb, wrong));
  if (is.takesTarget && target === undefined) throw new UsageError(words.needsTarget(verb));
  return answer(verb, is, target ?? '', values, io);
};
