import type { View } from '../../../../games/thargos/types.ts';
import { later } from '../../../later.tsx';
import { Lost } from '../../../lost.tsx';

/** Parts of the table that are large and not always there. Nobody is to wait for one when it is. */

export const ConflictPanel = later(async () => (await import('./conflict/conflict.tsx')).ConflictPanel, Lost);
export const Ask = later(async () => (await import('./asked/prompt.tsx')).Ask, Lost);
export const Ring = later(async () => (await import('./board/ring.tsx')).Ring);
export const Watching = later(async () => (await import('./watching.tsx')).Watching);
export const HintButton = later(async () => (await import('../advice/hint-button.tsx')).HintButton);
export const PracticeOffer = later(
  async () => (await import('../../../ui/practice-offer.tsx')).PracticeOffer,
  Lost,
);

/** Comes with what this table shows at once. */
export const fetchShown = async ({ conflict, question, players }: View): Promise<void> => {
  if (players.length > 2) await Promise.all([Ring.fetch(), Watching.fetch()]);
  if (conflict) await ConflictPanel.fetch();
  if (question?.type === 'choose') await Ask.fetch();
};

/** Whatever may be asked next. */
export const fetchRest = async (): Promise<void> => {
  await Promise.all([ConflictPanel.fetch(), Ask.fetch()]);
};
