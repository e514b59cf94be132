import type { OnlineGame } from '../../../online/online-game.ts';
import { Art } from '../../../ui/art.tsx';
import { crestFor, drawCrest, makeCrest, parseCrest } from '../art/crest.ts';
import { BOT_WORDS } from '../new-game/bot-messages.ts';
import { botName } from '../new-game/bot-name.ts';
import { CrestDesigner } from '../new-game/crest-designer.tsx';
import '../new-game/seat-field.css';
import { terms } from './terms.ts';

const crestOf = (crest: string | undefined, seat: number) => parseCrest(crest ?? '') ?? crestFor(seat);

export const online: OnlineGame = {
  bots: BOT_WORDS,
  usualBot: 'greedy' satisfies keyof typeof BOT_WORDS,
  botName,
  terms,
  crests: {
    Crest: ({ crest, seat }) => <Art class="friends-crest" svg={drawCrest(crestOf(crest, seat))} />,
    Field: ({ crest, seat, choose }) => (
      <CrestDesigner name="crest" crest={crestOf(crest, seat)} choose={made => choose(makeCrest(made))} />
    ),
  },
};
