import { MAX_SEATS } from '../../../../games/cartographers/ui.ts';
import type { OnlineGame } from '../../../online/online-game.ts';
import { Art } from '../../../ui/art.tsx';
import { crestFor, drawCrest, makeCrest, parseCrest } from '../art/crest.ts';
import { BOT_WORDS, botName } from '../new-game/bot-messages.ts';
import { CrestDesigner } from '../new-game/crest-designer.tsx';
import { mapName, modeName, terms, tournamentFields } from './terms.ts';
import '../new-game/seat-field.css';

const crestOf = (crest: string | undefined, seat: number) => parseCrest(crest ?? '') ?? crestFor(seat);

const SIZES = [2, 3, 4, 5, 6];

export const online: OnlineGame = {
  bots: BOT_WORDS,
  usualBot: 'greedy' satisfies keyof typeof BOT_WORDS,
  botName,
  terms,
  modeName,
  quick: { key: 'game', sizes: { base: SIZES, heroes: SIZES, combined: SIZES } },
  mapName,
  tournaments: { fields: tournamentFields, seats: () => [1, MAX_SEATS], hasCups: true },
  crests: {
    Crest: ({ crest, seat }) => <Art class="online-crest" svg={drawCrest(crestOf(crest, seat))} />,
    Field: ({ crest, seat, choose }) => (
      <CrestDesigner name="crest" crest={crestOf(crest, seat)} choose={made => choose(makeCrest(made))} />
    ),
  },
};
