import { useSignal } from '@preact/signals';
import { screenAt } from '../game-routes.ts';
import { say } from '../i18n.ts';
import { applyUpdate, updateReady } from '../offline.ts';
import { route } from '../route.ts';
import { Button } from './button.tsx';
import { Toast } from './toast.tsx';

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
 * A banner at the edge of the screen that offers an update. The player can dismiss it until the next visit. It is
 * hidden at a table, so that it never covers the map or the controls.
 */
export const UpdateBanner = () => {
  const isLater = useSignal(false);
  const words = say(WORDS);
  const isShown =
    updateReady.value && !isLater.value && !['table', 'play', 'learn'].includes(screenAt(route.value) ?? '');
  return (
    <Toast place="edge" text={isShown && words.ready}>
      <div class="row">
        <Button onClick={applyUpdate}>{words.apply}</Button>
        <Button
          look="plain"
          onClick={() => {
            isLater.value = true;
          }}
        >
          {words.later}
        </Button>
      </div>
    </Toast>
  );
};
