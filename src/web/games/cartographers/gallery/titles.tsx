import { TITLES } from '../../../../games/cartographers/ui.ts';
import { number, say, signed, text } from '../../../i18n.ts';
import { Art } from '../../../ui/art.tsx';
import { starEmblem } from '../art/emblems.ts';
import { titlesEarned } from './bests.ts';
import type { FinishedMap } from './finished.ts';
import { GALLERY_MESSAGES } from './messages.ts';

/** CS-07: all titles of the solo game, and how often each was earned. */
export const Titles = ({ maps }: { readonly maps: readonly FinishedMap[] }) => {
  const words = say(GALLERY_MESSAGES);
  const earned = titlesEarned(maps);
  if (earned.size === 0) return null;
  return (
    <section class="shelf-titles panel" aria-labelledby="shelf-titles">
      <h2 id="shelf-titles">{words.titles}</h2>
      <p class="quiet">{words.titlesNote}</p>
      <ul class="bare-list">
        {TITLES.map(({ least, base }) => {
          const times = earned.get(least) ?? 0;
          return (
            <li key={least} class={times > 0 ? 'is-earned' : ''}>
              <span class="shelf-seal">{times > 0 && <Art svg={starEmblem()} />}</span>
              <span class="shelf-title">{text(base)}</span>
              <span class="shelf-times">
                {times > 0 ? words.times(number(times)) : words.least(signed(least))}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
