import { render } from 'preact';
import { App } from './app.tsx';
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
// Shared styles come before those of any game, which may override them.
import './screens/review/review.css';
import './online/online.css';
import './screens/lesson/lesson.css';
import './screens/new-game/new-game.css';
import './screens/replay/copy-link.css';
import './screens/replay/replay.css';
import './screens/rules/rules.css';
import { followDeletion } from './deletion.tsx';
import { GAMES } from './games/list.ts';
import { followLaunches } from './launched-files.ts';
import { startOffline } from './offline.ts';
import { applySettings } from './settings.ts';
import { UpdateBanner } from './ui/update-banner.tsx';

/** The newest browser features that the page requires: tools/oldest.test.ts. */
const isNewEnough =
  CSS.supports('selector(:has(*))') &&
  CSS.supports('grid-template-rows', 'subgrid') &&
  'checkVisibility' in Element.prototype;

const start = (root: HTMLElement): void => {
  applySettings();
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
