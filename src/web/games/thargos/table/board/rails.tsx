import type { Seat } from '../../../../../engine/game.ts';
import { design, type View } from '../../../../../games/thargos/ui.ts';
import { number, say } from '../../../../i18n.ts';
import { layout } from '../../../../settings.ts';
import { Art } from '../../../../ui/art.tsx';
import { Button } from '../../../../ui/button.tsx';
import { shield } from '../../art/emblems.ts';
import { CardBack, Dial, Fuse } from '../../card/pieces.tsx';
import './rails.css';
import { WORDS } from '../messages.ts';
import { Rival } from '../parts.ts';

interface RailProps {
  readonly view: View;
  readonly seat: Seat;
  readonly name: string;
  readonly isAsked: boolean;
  readonly isCrowded?: boolean;
  readonly onPiles: () => void;
}

/** A team's shield, which is that of its first hero's faction. */
const crestOf = (view: View, seat: Seat): string => {
  const [id] = view.lists[seat]!.heroes;
  const card = id ? design(view.config, id).card : undefined;
  return shield(card?.type === 'hero' ? card.faction : null);
};

const deckSize = ({ blocks }: View, seat: Seat): number => blocks[seat + 1]! - blocks[seat]!;

/** Says that it is this player's turn, or that they must answer during a different player's turn. */
const askedAs = ({ turn, viewer }: View, seat: Seat, name: string): string => {
  const words = say(WORDS);
  const isOwn = seat === viewer;
  if (turn.number > 0 && turn.seat !== seat) return isOwn ? words.yourAnswer : words.answers;
  return isOwn ? words.yourTurn : words.turnOf(name);
};

export const Rail = ({ view, seat, name, isAsked, isCrowded, onPiles }: RailProps) => {
  const words = say(WORDS);
  const player = view.players[seat]!;
  const isRival = seat >= view.seats;
  const left = layout.value === 'phone' ? words.cards : words.cardsLeft;
  return (
    <div class={`th-rail ${isAsked ? 'is-asked' : ''} ${player.isOut ? 'is-out' : ''}`}>
      <Art class="th-crest" svg={crestOf(view, seat)} />
      <span class="th-name">
        <b class={isCrowded ? 'one-line' : undefined}>{name}</b>
        <small>{player.isOut ? words.out : isAsked ? askedAs(view, seat, name) : ''}</small>
      </span>
      <Dial value={player.vp} target={player.target} />
      {isRival && <Rival view={view} />}
      {!isRival && (
        <span class="th-held-cards">
          <CardBack count={Math.min(player.hand, 1)} /> {words.inHand(player.hand)}
        </span>
      )}
      <span class="th-deck" title={player.deck === 0 ? words.deckBurns : undefined}>
        <Fuse left={player.deck} full={deckSize(view, seat)} />
        <small>{player.lastDitch ? words.lastDitch : left(player.deck)}</small>
      </span>
      <Button
        class="th-rail-piles"
        aria-label={seat === view.viewer ? words.yourPiles : words.pilesOf(name)}
        onClick={onPiles}
      >
        {words.piles}
      </Button>
    </div>
  );
};

/** The viewer's points and deck beside the buttons. The style sheet shows it only if their row is out of view. */
export const OwnRail = ({ view, seat }: Pick<RailProps, 'view' | 'seat'>) => {
  const { vp, target, deck } = view.players[seat]!;
  return (
    <span class="th-own" title={say(WORDS).cardsLeft(deck)}>
      <Dial value={vp} target={target} />
      <Fuse left={deck} full={deckSize(view, seat)} />
      <small aria-hidden="true">{number(deck)}</small>
    </span>
  );
};
