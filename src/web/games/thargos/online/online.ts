import { assetKey } from '../../../../engine/module.ts';
import { type ConfigWish, deckFor } from '../../../../games/thargos/ui.ts';
import type { OnlineGame } from '../../../online/online-game.ts';
import { BOT_WORDS, botName } from '../new-game/bot-messages.ts';
import { deckTitle } from '../new-game/deck-select.tsx';
import { reasonOf } from '../new-game/refusal.ts';
import { DeckField } from './deck-choice.tsx';
import { terms } from './terms.ts';

export const online: OnlineGame = {
  bots: BOT_WORDS,
  usualBot: 'greedy' satisfies keyof typeof BOT_WORDS,
  botName,
  terms,
  hasOwn: async supplies => {
    const { loadStoredPacks } = await import('../packs.ts');
    const shelf = await loadStoredPacks();
    return supplies.every(need => need.isShared || shelf.has(assetKey(need)));
  },
  choice: {
    of: (config, seat) => deckTitle(deckFor(config as ConfigWish, seat)),
    Field: DeckField,
    why: reasonOf,
  },
};
