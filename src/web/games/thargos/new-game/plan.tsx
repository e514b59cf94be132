import { assetKey } from '../../../../engine/module.ts';
import { isSoloMode, requiredAssets } from '../../../../games/thargos/ui.ts';
import type { SeatedPlayer } from '../../../client/table.ts';
import { say, text } from '../../../i18n.ts';
import { named, withFriend } from '../../../screens/new-game/bots.ts';
import { someNewGame } from '../../../screens/new-game/plan.ts';
import { seatsText } from '../../../screens/new-game/seats.tsx';
import { seedOf } from '../../../screens/new-game/seed-field.tsx';
import { type NewThargos, startGame } from '../local-table.ts';
import { loadStoredPacks, usePacks } from '../packs.ts';
import { botName } from './bot-messages.ts';
import { CHOICE_WORDS } from './choice-messages.ts';
import { DeckField } from './deck-field.tsx';
import {
  configOf,
  countOf,
  keepDraft,
  lastDraft,
  NOTHING,
  refusalOf,
  seatsOf,
  type ThargosDraft,
  wishOf,
  withMode,
  withoutLost,
} from './draft.ts';
import { type FormProps, Reason } from './form.tsx';
import { ModeField, RulesField, StoryField } from './game-fields.tsx';
import { House } from './house-rules.tsx';
import './new-game.css';
import { SeatField } from './seat-field.tsx';
import { SoloField } from './solo-field.tsx';
import { chosenPacks, loadUserContent, type UserDecks, userContentFor, userDecks } from './user-content.ts';

const WORDS = {
  en: {
    title: 'New game of Thargos',
    quick: 'quick play',
  },
  fr: {
    title: 'Nouvelle partie de Thargos',
    quick: 'jeu rapide',
  },
};

const playersOf = (draft: ThargosDraft): readonly SeatedPlayer[] =>
  named(
    seatsOf(draft).map(({ deck: _, chosen: __, ...player }) => player),
    botName,
  );

const NO_THINGS: UserDecks = {
  decks: NOTHING.decks,
  stories: NOTHING.stories,
  packs: [],
  packsOf: new Map(),
};

const formOf = (draft: ThargosDraft, change: FormProps['change']): FormProps => {
  const things = userDecks.value;
  const own = userContentFor(draft, things);
  return {
    draft,
    change,
    config: configOf(draft, own),
    // Checks nothing until custom decks and stories are loaded, so that they don't count as missing.
    refusal: things ? refusalOf(draft, own) : undefined,
    own: things ?? NO_THINGS,
  };
};

const summary = ({ draft, config }: FormProps): string => {
  const words = say(WORDS);
  return [
    text(CHOICE_WORDS.mode.values[draft.mode]),
    ...(countOf(draft) > 1 ? [seatsText(countOf(draft))] : []),
    ...(config.quickPlay ? [words.quick] : []),
  ].join(', ');
};

const Choices = (form: FormProps) => (
  <>
    <ModeField {...form} />
    <RulesField {...form} />
    <StoryField {...form} />
    <SeatField {...form} />
    <SoloField {...form} />
    <DeckField {...form} />
  </>
);

const wished = async (draft: ThargosDraft): Promise<NewThargos> => {
  // Loads them again, because a deck may have changed since the form was opened.
  const own = await loadUserContent();
  const packs = await usePacks(chosenPacks(draft, own));
  const config = wishOf(draft, { decks: own.decks, stories: own.stories, packs });
  return { players: playersOf(draft), config, seed: seedOf(draft.seed) };
};

export const newGame = someNewGame({
  words: WORDS,
  icon: 'play',
  last: lastDraft,
  keep: keepDraft,
  arriving: async () => {
    const own = await loadUserContent();
    const packs = own.packs.map(({ id }) => id);
    return draft => withoutLost(draft, own, packs);
  },
  formOf,
  begin: async draft => startGame(await wished(draft)),
  wished,
  withFriends: (draft, name) => {
    const shared = isSoloMode(draft) ? withMode(draft, 'duel') : draft;
    const seats = withFriend(shared.seats.slice(0, 2), name);
    return { ...shared, seats: [...seats, ...shared.seats.slice(2)], count: Math.max(2, shared.count) };
  },
  brings: {
    isAny: draft => userDecks.value !== undefined && chosenPacks(draft, userDecks.value).length > 0,
    load: async config => {
      const packs = await loadStoredPacks();
      const needed = requiredAssets(config).filter(({ kind }) => kind === 'pack');
      return needed.map(need => ({ kind: need.kind, data: packs.get(assetKey(need)) }));
    },
  },
  summary,
  Reason,
  Choices,
  House,
});
