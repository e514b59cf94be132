import { render } from 'preact';
import { App } from './app.tsx';
import './fonts/fonts.css';
import './games/cartographers/art/tokens.css';
import './games/cartographers/art/art.css';
import './games/cartographers/art/pictures.css';
import './base.css';
import { defsImage } from './games/cartographers/art/symbols.ts';
import { startOffline } from './offline.ts';
import { applySettings } from './settings.ts';
import { UpdateBanner } from './ui/update-banner.tsx';

applySettings();

/** The tiles stand once in the page; every map refers to them. */
document.body.insertAdjacentHTML('afterbegin', defsImage());

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
