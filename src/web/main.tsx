import { render } from 'preact';
import { App } from './app.tsx';
import './fonts/fonts.css';
import './art/tokens.css';
import './base.css';
import './ui/layout.css';
import { GAMES } from './games/list.ts';
import { startOffline } from './offline.ts';
import { applySettings } from './settings.ts';
import { UpdateBanner } from './ui/update-banner.tsx';

applySettings();

for (const { defs } of GAMES) if (defs) document.body.insertAdjacentHTML('afterbegin', defs());

const root = document.getElementById('app');
if (root)
  render(
    <>
      <App />
      <UpdateBanner />
    </>,
    root,
  );
startOffline();
