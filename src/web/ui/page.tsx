import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { compass } from '../art/compass.ts';
import { gameAt, lastPlace, linkHere, screenAt } from '../game-routes.ts';
import { say, text } from '../i18n.ts';
import { linkTo, route } from '../route.ts';
import { Art } from './art.tsx';
import { Icon } from './icon.tsx';
import { focusHeading, useTitle } from './page-title.ts';

const WORDS = {
  en: {
    home: 'Alidade home',
    rules: 'Rules',
    settings: 'Settings',
    back: {
      table: 'Back to the table',
      play: 'Back to the table',
      learn: 'Back to the lesson',
      replay: 'Back to the replay',
    },
  },
  fr: {
    home: 'Alidade, retour à l’accueil',
    rules: 'Règles',
    settings: 'Réglages',
    back: {
      table: 'Retour à la table',
      play: 'Retour à la table',
      learn: 'Retour à la leçon',
      replay: 'Retour à la partie',
    },
  },
};

/** The screens on which a player looks something up. */
const ASIDES = ['rules', 'settings', 'about'];

/** A link back to the game, lesson or replay that the player left to look something up. */
const WayBack = () => {
  const left = lastPlace.value;
  if (!left || !ASIDES.includes(screenAt(route.value) ?? '')) return null;
  return (
    <a class="button way-back" href={left.href}>
      <Icon name="back" /> {say(WORDS).back[left.place]}
    </a>
  );
};

interface PageProps {
  readonly title?: string | undefined;
  /** The head of the page, which replaces the usual heading and must contain one. */
  readonly head?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** The frame of every screen except the table, with the site's name, a title and a link back. */
export const Page = ({ title, head, children }: PageProps) => {
  const words = say(WORDS);
  useTitle(title);
  useEffect(focusHeading, []);
  const { name, prefix } = gameAt(route.value);
  return (
    <div class="page">
      <header class="page-head">
        <a class="brand" href={linkTo()} aria-label={words.home}>
          <Art svg={compass()} />
          <span>Alidade</span>
        </a>
        {prefix.length > 0 && (
          <a class="button page-game" href={linkTo(...prefix)}>
            {text(name)}
          </a>
        )}
        <WayBack />
        <nav class="page-nav" aria-label="Alidade">
          {screenAt(route.value) !== 'rules' && (
            <a class="icon-link" href={linkHere('rules')} aria-label={words.rules} title={words.rules}>
              <Icon name="rules" />
            </a>
          )}
          <a class="icon-link" href={linkHere('settings')} aria-label={words.settings} title={words.settings}>
            <Icon name="settings" />
          </a>
        </nav>
      </header>
      <main>
        {head ?? (title && <h1>{title}</h1>)}
        {children}
      </main>
    </div>
  );
};
