import { refuseIn } from '../engine/refusal.ts';
import type { NoDetails } from '../engine/refusals.ts';
import type { OwnServerRefusals } from '../sync/refusals.ts';

/** The codes of online play. `answer-gone`: the game continued without the player's last answer. */
export type OnlineCode = 'no-server' | 'offline' | 'answer-gone';
type PushCode = 'push-denied' | 'push-failed';
type ImportCode = 'file-no-games' | 'file-too-large' | 'file-bad-identity';

/** The refusals that the shared screens make, among them some that a server would make, too. */
type PageRefusals = Readonly<Record<OnlineCode | PushCode | ImportCode, NoDetails>> &
  Pick<OwnServerRefusals, 'no-such-table' | 'not-begun' | 'not-yours' | 'not-shared' | 'no-token'>;

/** Makes a refusal of a shared screen. */
export const refuse = refuseIn<PageRefusals>();
