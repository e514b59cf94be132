import type { Seat } from '../../../../../engine/game.ts';
import { design, type Faction, type View } from '../../../../../games/thargos/ui.ts';
import { say } from '../../../../i18n.ts';
import { GoOn } from '../../../../ui/go-on.tsx';
import { Page } from '../../../../ui/page.tsx';
import { CardBack, Shield } from '../../card/pieces.tsx';
import { HANDOFF_MESSAGES } from './handoff-messages.ts';
import { handoffReason } from './handoff-reason.ts';
import './handoff.css';

/** The faction of most of a player's heroes, which are public. */
const factionOf = (view: View, seat: Seat): Faction | null => {
  const count = new Map<Faction, number>();
  for (const [hero, { owner }] of view.heroes.entries()) {
    const id = view.faces[hero];
    const card = owner === seat && id ? design(view.config, id).card : undefined;
    if (card?.type === 'hero' && card.faction) count.set(card.faction, (count.get(card.faction) ?? 0) + 1);
  }
  const [first] = [...count].sort(([, a], [, b]) => b - a);
  return first ? first[0] : null;
};

interface CurtainProps {
  /** The public view. */
  readonly view: View;
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly onTake: () => void;
}

/** Shown while the device is passed, so that no player sees another's hand. */
export const Handoff = ({ view, seat, names, onTake }: CurtainProps) => {
  const words = say(HANDOFF_MESSAGES);
  return (
    <Page title={words.pass(names[seat]!)}>
      <div class="th-curtain">
        <span class="th-curtain-crest">
          <CardBack />
          <Shield faction={factionOf(view, seat)} />
        </span>
        <div>
          <p class="th-curtain-why">{handoffReason(view, seat, names)}</p>
          <p>{words.note}</p>
          <GoOn onGo={onTake}>{words.iAm(names[seat]!)}</GoOn>
        </div>
      </div>
    </Page>
  );
};
