import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { ToServer } from '../../sync/messages.ts';
import type { Blocks } from '../administration/blocks.ts';
import { bearerKey } from '../auth.ts';
import type { Costs } from '../cost.ts';
import { traceMessage } from '../monitoring/trace.ts';
import type { Refusals } from '../refusals.ts';
import { RefusalError, refuse, refused, statusOf, unwrap } from '../refused.ts';
import { CLOSED, type Connection, guardSocket } from '../socket-limits.ts';
import type { Tournaments } from './tournaments.ts';

interface Ports {
  readonly tournaments: Tournaments;
  readonly refusals: Refusals;
  readonly costs: Costs;
  readonly report: (error: unknown) => void;
  readonly mostUnread: number;
  readonly parse: (text: string) => ToServer | Refusal;
  readonly whyBlocked: Blocks['whyBlocked'];
}

/** Serves one connection to a tournament (NP-94). */
export const attendTournament = (
  connection: Connection,
  write: (text: string) => void,
  id: string,
  { tournaments, refusals, costs, report, mostUnread, parse, whyBlocked }: Ports,
): void => {
  const { socket } = connection;
  const { isOpen, canWrite, close, count } = guardSocket(connection, mostUnread, refusals);
  const send = (text: string): void => {
    if (canWrite()) write(text);
  };
  const refuseWith = (refusal: Refusal): void => {
    refusals.noteMessage(refusal.refused);
    send(JSON.stringify({ type: 'refused', ...refusal }));
  };
  const leave = (refusal: Refusal): void => {
    if (statusOf(refusal) === 503) return socket.close(CLOSED.comeAgain, refusal.refused);
    if (refusal.refused === 'too-many') return close(CLOSED.tooMuch, refusal.refused);
    refuseWith(refusal);
    close(CLOSED.refused, refusal.refused);
  };
  const fail = (error: unknown): void => {
    if (error instanceof RefusalError) return leave(error.refusal);
    report(error);
    leave(refuse('failed'));
  };
  const attending = costs.run(connection.address, () =>
    tournaments.attend(id, send, () => leave(refuse('no-such-tournament', { id }))),
  );
  attending.catch(fail);

  const take = async (message: ToServer): Promise<void> => {
    if (message.type === 'ping') return send(JSON.stringify({ type: 'pong' }));
    if (message.type !== 'hello') return refuseWith(refuse('bad-request', { place: 'type' }));
    const player = message.token === undefined ? undefined : bearerKey(`Bearer ${message.token}`);
    if (player === undefined) throw refused('no-token');
    unwrap(whyBlocked({ people: [player] }));
    await (await attending).identify(player);
  };
  socket.on('message', (data, isBinary) => {
    const left = count();
    if (!isOpen()) return;
    const message = isBinary ? refuse('bad-request') : parse(String(data));
    const answer = left < 0 ? refuse('too-many') : message;
    if (isRefusal(answer)) refuseWith(answer);
    else
      void traceMessage(connection.fields, () =>
        costs.run(connection.address, () => take(answer)).catch(fail),
      );
  });
  socket.on('close', () => {
    attending.then(
      visit => visit.leave(),
      () => undefined,
    );
  });
};
