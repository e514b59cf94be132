import type { View } from '../../../../games/thargos/ui.ts';
import { lazy } from '../../../lazy.tsx';
import { LoadFailed } from '../../../load-fallback.tsx';
import { layout } from '../../../settings.ts';

/** Large parts of the table that aren't always shown. They are loaded before they are needed. */

export const ConflictPanel = lazy(
  async () => (await import('./conflict/conflict.tsx')).ConflictPanel,
  LoadFailed,
);
export const Fault = lazy(async () => (await import('./conflict/rule-text.ts')).faultText);
export const NotNow = lazy(async () => (await import('./asked/not-now.ts')).whyNotNow);
export const Ask = lazy(async () => (await import('./asked/prompt.tsx')).Ask, LoadFailed);
export const Confirm = lazy(async () => (await import('./asked/prompt.tsx')).Confirm);
/** Its texts load later anyway. */
export const Chronicle = lazy(async () => (await import('./chronicle/chronicle.tsx')).Chronicle);
/** Its texts load later anyway. */
export const News = lazy(async () => (await import('./moments/news.tsx')).News);
export const Ring = lazy(async () => (await import('./board/ring.tsx')).Ring);
export const Tabs = lazy(async () => (await import('./board/tabs.tsx')).Tabs, LoadFailed);
export const Watching = lazy(async () => (await import('./watching.tsx')).Watching);
export const Seen = lazy(async () => (await import('./board/seen.tsx')).Seen);
export const Waiting = lazy(async () => (await import('./board/waiting.tsx')).Waiting);
export const Rival = lazy(async () => (await import('./board/rival.tsx')).Rival);
export const RolledHeroes = lazy(async () => (await import('./moments/rolled-heroes.tsx')).RolledHeroes);
export const HintButton = lazy(async () => (await import('../advice/hint-button.tsx')).HintButton);
export const PracticeOffer = lazy(
  async () => (await import('../../../ui/practice-offer.tsx')).PracticeOffer,
  LoadFailed,
);

/** HT-7.5: whether any attributes are rolled. */
export const hasRolled = ({ heroes }: View): boolean => heroes.some(({ rolled }) => rolled);

/** Loads what this view shows at once. */
export const fetchShown = async (view: View): Promise<void> => {
  const { conflict, question, players, looked, solo } = view;
  if (players.length > 2) await Promise.all([Ring.fetch(), Watching.fetch()]);
  if (layout.value === 'phone') await Tabs.fetch();
  if (looked.length > 0) await Seen.fetch();
  if (solo) await Rival.fetch();
  if (hasRolled(view)) await RolledHeroes.fetch();
  if (conflict) await Promise.all([ConflictPanel.fetch(), Fault.fetch()]);
  if (question?.type === 'choose') await Promise.all([Ask.fetch(), Confirm.fetch()]);
  if (question?.type === 'placeHero') await Waiting.fetch();
};

/** Loads everything that may be needed next. */
export const fetchRest = async (): Promise<void> => {
  await Promise.all([ConflictPanel.fetch(), Fault.fetch(), NotNow.fetch(), Ask.fetch(), Confirm.fetch()]);
};
