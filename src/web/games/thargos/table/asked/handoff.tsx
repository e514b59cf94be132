import type { Seat } from '../../../../../engine/game.ts';
import type { Faction, View } from '../../../../../games/thargos/ui.ts';
import { say } from '../../../../i18n.ts';
import { ContinueButton } from '../../../../ui/button.tsx';
import { Page } from '../../../../ui/page.tsx';
import { CardBack, Shield } from '../../card/pieces.tsx';
import { heroOf } from '../cards.ts';
import { HANDOFF_MESSAGES, handoffReason } from './handoff-reason.ts';
import './handoff.css';

/** The most frequent faction among a player's heroes. This is public, because heroes are. */
const factionOf = (view: View, seat: Seat): Faction | null => {
  const count = new Map<Faction, number>();
  for (const [hero, { owner }] of view.heroes.entries()) {
    const { faction } = (owner === seat && heroOf(view, hero)) || {};
    if (faction) count.set(faction, (count.get(faction) ?? 0) + 1);
  }
  const [first] = [...count].sort(([, a], [, b]) => b - a);
  return first ? first[0] : null;
};

interface CurtainProps {
  readonly view: View;
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly onTake: () => void;
}

/** The page that is shown while players pass the device, so that no player sees a different player's hand. */
export const Handoff = ({ view, seat, names, onTake }: CurtainProps) => {
  const words = say(HANDOFF_MESSAGES);
  return (
    <Page title={words.pass(names[seat]!)}>
      <div class="th-handoff row">
        <span class="th-handoff-crest">
          <CardBack />
          <Shield faction={factionOf(view, seat)} />
        </span>
        <div>
          <p class="th-handoff-why">{handoffReason(view, seat, names)}</p>
          <p>{words.note}</p>
          <ContinueButton onGo={onTake}>{words.iAm(names[seat]!)}</ContinueButton>
        </div>
      </div>
    </Page>
  );
};
