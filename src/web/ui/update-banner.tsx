import { useSignal } from '@preact/signals';
import { applyUpdate, updateReady } from '../offline.ts';
import { screenAt } from '../place.ts';
import { route } from '../route.ts';
import { say } from '../say.ts';
import './update-banner.css';

const WORDS = {
  en: {
    ready: 'A new version is ready. Your games are safe.',
    apply: 'Update now',
    later: 'Later',
  },
  fr: {
    ready: 'Une nouvelle version est prête. Vos parties sont conservées.',
    apply: 'Mettre à jour',
    later: 'Plus tard',
  },
};

/**
 * Offers an update at the edge of the screen; it can be waved away and comes back with the next visit. At a table
 * it holds its tongue: nothing lies over the map or under the thumb while somebody draws.
 */
export const UpdateBanner = () => {
  const isLater = useSignal(false);
  const words = say(WORDS);
  const isShown =
    updateReady.value && !isLater.value && !['table', 'play', 'learn'].includes(screenAt(route.value) ?? '');
  // The region is there before its text, or a screen reader would not announce it.
  return (
    <div class="update-place no-print" role="status">
      {isShown && (
        <div class="update-banner">
          <p>{words.ready}</p>
          <div class="row">
            <button type="button" onClick={applyUpdate}>
              {words.apply}
            </button>
            <button
              type="button"
              class="plain-button"
              onClick={() => {
                isLater.value = true;
              }}
            >
              {words.later}
            </button>
          </div>
        </div>
      )}
    </div>
  );
};
