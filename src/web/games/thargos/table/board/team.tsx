import { design } from '../../../../../games/thargos/board/library.ts';
import { say } from '../../../../say.ts';
import { HeroStrip } from '../../card/strips.tsx';
import { cardText } from '../../card/text.ts';
import type { Model } from '../model.ts';
import { WORDS } from '../words.ts';

/** Heroes waiting for a place (HT-3.6): as they will stand on their tracks, on the side of whoever places them. */
export const Team = ({ model }: { readonly model: Model }) => {
  const view = model.view.value;
  const options = model.options.value;
  if (options.type !== 'placeHero') return null;
  const held = model.held.value;
  return (
    <div class="th-team is-glance" role="group" aria-label={say(WORDS).heroesToPlace}>
      {options.heroes.map(hero => {
        const id = view.faces[hero];
        const card = id ? design(view.config, id).card : undefined;
        if (card?.type !== 'hero') return null;
        const isHeld = held?.type === 'hero' && held.hero === hero;
        const take = (): void => {
          model.held.value = { type: 'hero', hero };
        };
        return (
          <button
            type="button"
            key={hero}
            aria-pressed={isHeld}
            class={`th-hero ${isHeld ? 'is-held' : ''}`}
            title={cardText(card)}
            draggable
            onDragStart={take}
            onClick={isHeld ? model.letGo : take}
          >
            <HeroStrip card={card} face="active" />
          </button>
        );
      })}
    </div>
  );
};
