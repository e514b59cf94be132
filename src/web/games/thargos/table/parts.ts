import type { View } from '../../../../games/thargos/ui.ts';
import { lazy } from '../../../lazy.tsx';
import { LoadFailed, Loading } from '../../../load-fallback.tsx';
import { layout } from '../../../settings.ts';

// Large components that aren't always shown. `fetchShown` and `fetchRest` load them before they are needed.

export const ConflictPanel = lazy(
  async () => (await import('./conflict/conflict.tsx')).ConflictPanel,
  LoadFailed,
);
export const Fault = lazy(async () => (await import('./conflict/rule-text.ts')).faultText);
export const NotNow = lazy(async () => (await import('./asked/not-now.ts')).whyNotNow);
export const Ask = lazy(async () => (await import('./asked/prompt.tsx')).Ask, LoadFailed);
export const Confirm = lazy(async () => (await import('./asked/prompt.tsx')).Confirm);
export const Chronicle = lazy(async () => (await import('./chronicle/chronicle.tsx')).Chronicle);
export const LatestEvents = lazy(async () => (await import('./moments/event-text.tsx')).LatestEvents);
export const Ring = lazy(async () => (await import('./board/ring.tsx')).Ring);
export const Tabs = lazy(async () => (await import('./board/tabs.tsx')).Tabs, LoadFailed);
export const Watching = lazy(async () => (await import('./board/ring.tsx')).Watching);
export const Seen = lazy(async () => (await import('./board/seen.tsx')).Seen);
export const Waiting = lazy(async () => (await import('./board/waiting.tsx')).Waiting);
export const Rival = lazy(async () => (await import('./board/rival.tsx')).Rival);
export const RolledHeroes = lazy(async () => (await import('./moments/dice.tsx')).RolledHeroes);
export const HintButton = lazy(async () => (await import('../advice/hint-button.tsx')).HintButton);
export const AboutPanel = lazy(async () => (await import('./about-panel.tsx')).AboutPanel);
/** Rarely needed, because only cards made by players have texts that no verb covers. */
export const RefereeQuestion = lazy(
  async () => (await import('./referee/referee-panel.tsx')).RefereeQuestion,
  Loading,
);
export const PracticeOffer = lazy(
  async () => (await import('../../../screens/table/practice-offer.tsx')).PracticeOffer,
  LoadFailed,
);

/** HT-7.5: whether any hero has rolled attributes. */
export const hasRolled = ({ heroes }: View): boolean => heroes.some(({ rolled }) => rolled);

/** Loads the components that this view shows. */
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

/** Loads the components that a conflict, a question or a held card needs next. */
export const fetchRest = async (): Promise<void> => {
  await Promise.all([ConflictPanel.fetch(), Fault.fetch(), NotNow.fetch(), Ask.fetch(), Confirm.fetch()]);
};
