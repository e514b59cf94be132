import './fonts/fonts.css';
import './art/tokens.css';
import './base.css';
import './ui/layout.css';
import './ui/chart.css';
import './ui/file-button.css';
import './ui/meter.css';
import './ui/practice-offer.css';
import './ui/tabs.css';
import './ui/toast.css';
// Shared styles are imported before those of the games, which may override them.
import './screens/review/review.css';
import './online/online.css';
import './screens/lesson/lesson.css';
import './screens/new-game/new-game.css';
import './screens/replay/replay.css';
import './screens/rules/rules.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { followDeletion } from './deletion.tsx';
import { GAMES } from './games/list.ts';
import { followLaunches } from './launched-files.ts';
import { readStored } from './local-storage.ts';
import { startOffline } from './offline.ts';
import { applySettings, language } from './settings.ts';
import { UpdateBanner } from './ui/update-banner.tsx';

/** Whether the browser supports the newest features that the page requires (tools/oldest.test.ts). */
const isNewEnough =
  CSS.supports('selector(:has(*))') &&
  CSS.supports('grid-template-rows', 'subgrid') &&
  'checkVisibility' in Element.prototype;

/** NP-67: after a change of the language, an online player's notifications have it too. */
const followLanguage = (): void => {
  let last = language.value;
  language.subscribe(now => {
    if (now === last) return;
    last = now;
    if (readStored('alidade.me') === undefined) return;
    // Without a connection, the notifications screen does this the next time.
    import('./online/notify-api.ts').then(api => api.followLanguage()).catch(() => undefined);
  });
};

const start = (root: HTMLElement): void => {
  applySettings();
  followLanguage();
  followDeletion();
  followLaunches();
  for (const { defs } of GAMES) if (defs) document.body.insertAdjacentHTML('afterbegin', defs());
  render(
    <>
      <App />
      <UpdateBanner />
    </>,
    root,
  );
  for (const id of ['first-paint', 'not-opened']) document.getElementById(id)?.remove();
  startOffline();
};

const root = document.getElementById('app');
if (root && isNewEnough) start(root);
else document.getElementById('not-opened')?.classList.add('is-sure');
