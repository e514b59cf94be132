import type { View } from '../../../../../games/thargos/ui.ts';
import { say } from '../../../../i18n.ts';
import { Button } from '../../../../ui/button.tsx';
import { HeroStrip } from '../../card/strips.tsx';
import { cardText } from '../../card/text.ts';
import { heroOf } from '../cards.ts';
import { WORDS } from '../messages.ts';
import type { Model } from '../model.ts';

/** HT-3.6: whether players are placing their heroes. The Rival doesn't count, because its heroes are placed at random. */
export const isPlacing = ({ players, seats }: View): boolean =>
  players.some(({ team }, seat) => seat < seats && team.length > 0);

/** HT-3.6: the player's unplaced heroes. They stay visible in others' turns, so that the board doesn't move. */
export const Team = ({ model }: { readonly model: Model }) => {
  const view = model.view.value;
  if (!isPlacing(view)) return null;
  const isAsked = model.options.value.type === 'placeHero';
  const held = model.held.value;
  return (
    <div
      class="th-team th-team-tiles is-glance"
      data-part="team"
      role="group"
      aria-label={say(WORDS).heroesToPlace}
    >
      {view.players[model.viewer.value]!.team.map(hero => {
        const card = heroOf(view, hero);
        if (!card) return null;
        const isHeld = held?.type === 'hero' && held.hero === hero;
        const take = (): void => {
          model.held.value = { type: 'hero', hero };
        };
        return (
          <Button
            key={hero}
            aria-pressed={isHeld}
            class={`th-hero ${isHeld ? 'is-held' : ''}`}
            title={cardText(card)}
            disabled={!isAsked}
            draggable={isAsked}
            onDragStart={take}
            onClick={isHeld ? model.letGo : take}
          >
            <HeroStrip card={card} face="active" />
          </Button>
        );
      })}
    </div>
  );
};
