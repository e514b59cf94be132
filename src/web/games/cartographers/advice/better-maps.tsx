import { useEffect } from 'preact/hooks';
import { type Command, cartographers as game, rulesOf } from '../../../../games/cartographers/ui.ts';
import { colon, say } from '../../../i18n.ts';
import { Art } from '../../../ui/art.tsx';
import { Button } from '../../../ui/button.tsx';
import { mapBox } from '../art/frame.ts';
import { drawGhost } from '../art/ghost.ts';
import { drawMap } from '../art/map.ts';
import { heldBy } from '../table/hand.ts';
import { handFor } from './hand-for.ts';
import { REVIEW_WORDS } from './review-messages.ts';
import type { Reviewed } from './reviewing.ts';
import { placeText } from './speaks.ts';

/** The map before the drawing, with one drawing in wet ink. */
const drawnWith = ({ view }: Pick<Reviewed, 'view'>, command: Command): string => {
  const options = game.options(view);
  const seat = 'sheet' in options ? options.sheet : view.viewer;
  const sheet = typeof seat === 'number' ? view.sheets[seat] : undefined;
  const { map } = rulesOf(view.config);
  const hand = handFor(view, options, command);
  const held = hand && heldBy(view, options, hand);
  if (!sheet || !held) return '';
  const ghost = drawGhost({ ...held, grid: map.grid, state: command.type === 'draw' ? 'fits' : 'ambush' });
  return `<svg viewBox="${mapBox(map.grid)}" aria-hidden="true">${drawMap({ map, sheet })}${ghost}</svg>`;
};

interface BetterProps {
  readonly of: Reviewed;
  /** Called after the first render: the code loads lazily. */
  readonly onDrawn: () => void;
  readonly onClose: () => void;
}

/** The player's drawing and the better one, side by side. */
export const BetterMaps = ({ of, onDrawn, onClose }: BetterProps) => {
  const words = say(REVIEW_WORDS);
  useEffect(onDrawn, [of]);
  const { view, played, best } = of;
  const sides = [
    { name: words.drawn, command: played.command },
    { name: words.betterMap, command: best.command },
  ];
  return (
    <div class="replay-pair replay-map">
      {sides.map(({ name, command }) => (
        <figure key={name}>
          <Art svg={drawnWith(of, command)} label={`${name}${colon()} ${placeText(view, command)}`} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
      <Button onClick={onClose}>{words.wholeMap}</Button>
    </div>
  );
};
