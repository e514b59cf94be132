import type { ScreenProps } from '../../../app.tsx';
import { linkTo } from '../../../route.ts';
import { say } from '../../../say.ts';
import { Page } from '../../../ui/page.tsx';
import { CardsEditor } from './cards-editor.tsx';
import { MapEditor } from './map-editor.tsx';
import '../paper/paper.css';
import './editor.css';

const WORDS = {
  en: { title: 'Map and values', parts: 'Parts of the editor', map: 'Map', cards: 'Card values' },
  fr: {
    title: 'Feuille et valeurs',
    parts: 'Parties de l’éditeur',
    map: 'Feuille',
    cards: 'Valeurs des cartes',
  },
};

/** Draws a map of one's own, or corrects what is printed. */
export const EditorScreen = ({ at }: ScreenProps) => {
  const words = say(WORDS);
  const isCards = at[0] === 'cards';
  const current = (is: boolean) => (is ? ({ 'aria-current': 'page' } as const) : {});
  return (
    <Page title={words.title}>
      <nav class="editor-parts" aria-label={words.parts}>
        <a href={linkTo('editor')} {...current(!isCards)}>
          {words.map}
        </a>
        <a href={linkTo('editor', 'cards')} {...current(isCards)}>
          {words.cards}
        </a>
      </nav>
      {isCards ? <CardsEditor /> : <MapEditor />}
    </Page>
  );
};
