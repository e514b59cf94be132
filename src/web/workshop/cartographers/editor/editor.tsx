import type { ScreenProps } from '../../../app.tsx';
import { say } from '../../../i18n.ts';
import { Page } from '../../../ui/page.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { CardsEditor } from './cards-editor.tsx';
import { MapEditor } from './map-editor.tsx';
import '../paper/paper.css';
import './editor.css';

const WORDS = {
  en: { title: 'Map and values', parts: 'Editor sections', map: 'Map', cards: 'Card values' },
  fr: {
    title: 'Feuille et valeurs',
    parts: 'Sections de l’éditeur',
    map: 'Feuille',
    cards: 'Valeurs des cartes',
  },
};

/** Shows the map editor, or the page for correcting printed card values, depending on the URL. */
export const EditorScreen = ({ at }: ScreenProps) => {
  const words = say(WORDS);
  const isCards = at[0] === 'cards';
  return (
    <Page title={words.title}>
      <Tabs
        label={words.parts}
        current={isCards ? 1 : 0}
        tabs={[
          { name: words.map, at: ['editor'] },
          { name: words.cards, at: ['editor', 'cards'] },
        ]}
      />
      {isCards ? <CardsEditor /> : <MapEditor />}
    </Page>
  );
};
