import { needKey } from '../../../../engine/module.ts';
import type { ConfigWish } from '../../../../games/thargos/config.ts';
import { choiceFor } from '../../../../games/thargos/decks/choice.ts';
import type { FarGame } from '../../../friends/far-game.ts';
import { BOT_WORDS, botName } from '../new/bot-words.ts';
import { deckTitle } from '../new/deck-select.tsx';
import { reasonOf } from '../new/refusal.ts';
import { DeckField } from './deck-choice.tsx';
import { terms } from './terms.ts';

export const far: FarGame = {
  bots: BOT_WORDS,
  usualBot: 'greedy' satisfies keyof typeof BOT_WORDS,
  botName,
  terms,
  hasOwn: async supplies => {
    const { loadShelf } = await import('../packs.ts');
    const shelf = await loadShelf();
    return supplies.every(need => need.isShared || shelf.has(needKey(need)));
  },
  choice: {
    of: (config, seat) => deckTitle(choiceFor(config as ConfigWish, seat)),
    Field: DeckField,
    why: reasonOf,
  },
};
