import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { compass } from '../games/cartographers/art/emblems.ts';
import { linkTo } from '../route.ts';
import { say } from '../say.ts';
import { focusHeading, useTitle } from './arrive.ts';
import { Art } from './art.tsx';
import { Icon } from './icon.tsx';

const WORDS = {
  en: { home: 'Alidade, to the first page', settings: 'Settings' },
  fr: { home: 'Alidade, retour à l’accueil', settings: 'Réglages' },
};

interface PageProps {
  readonly title?: string | undefined;
  readonly children: ComponentChildren;
}

/** The quiet frame of every screen that is not the table: name, one title, the way back. */
export const Page = ({ title, children }: PageProps) => {
  const words = say(WORDS);
  useTitle(title);
  useEffect(focusHeading, []);
  return (
    <div class="page">
      <header class="page-head">
        <a class="brand" href={linkTo()} aria-label={words.home}>
          <Art svg={compass()} />
          <span>Alidade</span>
        </a>
        <nav>
          <a class="icon-link" href={linkTo('settings')} aria-label={words.settings}>
            <Icon name="settings" />
          </a>
        </nav>
      </header>
      <main>
        {title && <h1>{title}</h1>}
        {children}
      </main>
    </div>
  );
};
