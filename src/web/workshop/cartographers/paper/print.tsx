import { useState } from 'preact/hooks';
import { isMapId, SEASON_WORDS } from '../../../../games/cartographers/ui.ts';
import { say, text } from '../../../i18n.ts';
import { Art } from '../../../ui/art.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Page } from '../../../ui/page.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { type MapChoice, printedOf } from '../map-canvas/painting.ts';
import { drawBlankSheet } from './blank-sheet.ts';
import { MapPicker, mapTitle } from './map-choice.tsx';
import './paper.css';
import './print.css';

const WORDS = {
  en: {
    title: 'Print maps',
    intro: 'Blank map sheets to draw on, printed in black and white.',
    paper: 'Paper',
    a4: 'A4',
    letter: 'US Letter',
    each: 'On each page',
    one: 'One large',
    two: 'Two side by side',
    copies: 'Maps',
    print: 'Print',
    preview: (count: number, pages: number) =>
      `${count} ${count === 1 ? 'map' : 'maps'} on ${pages} ${pages === 1 ? 'page' : 'pages'}`,
    blank: (map: string) => `Blank map ${map}`,
    sheet: { name: 'Name', title: 'Title', coins: 'Coins', total: 'Total' },
  },
  fr: {
    title: 'Imprimer des feuilles',
    intro: 'Des feuilles vierges à remplir au crayon, imprimées en noir et blanc.',
    paper: 'Papier',
    a4: 'A4',
    letter: 'Letter (US)',
    each: 'Sur chaque page',
    one: 'Une grande',
    two: 'Deux côte à côte',
    copies: 'Feuilles',
    print: 'Imprimer',
    preview: (count: number, pages: number) =>
      `${count} ${count < 2 ? 'feuille' : 'feuilles'} sur ${pages} ${pages < 2 ? 'page' : 'pages'}`,
    blank: (map: string) => `La feuille ${map}, vierge`,
    sheet: { name: 'Nom', title: 'Titre', coins: 'Pièces', total: 'Total' },
  },
};

const MOST = 40;

interface Layout {
  readonly paper: 'a4' | 'letter';
  readonly each: 1 | 2;
  readonly copies: number;
}

interface FormProps {
  readonly map: MapChoice;
  readonly layout: Layout;
  readonly onMap: (map: MapChoice) => void;
  readonly onLayout: (change: Partial<Layout>) => void;
}

const PrintForm = ({ map, layout, onMap, onLayout }: FormProps) => {
  const words = say(WORDS);
  const pages = Math.ceil(layout.copies / layout.each);
  return (
    <form
      class="panel stack print-form no-print"
      onSubmit={event => {
        event.preventDefault();
        print();
      }}
    >
      <MapPicker chosen={map} onChoose={onMap} />
      <RadioCards
        group="paper"
        legend={words.paper}
        options={[
          { value: 'a4', name: words.a4 },
          { value: 'letter', name: words.letter },
        ]}
        value={layout.paper}
        onValue={paper => onLayout({ paper })}
      />
      <RadioCards
        group="each"
        legend={words.each}
        options={[
          { value: 1, name: words.one },
          { value: 2, name: words.two },
        ]}
        value={layout.each}
        onValue={each => onLayout({ each })}
      />
      <NumberField
        label={words.copies}
        least={1}
        most={MOST}
        value={layout.copies}
        onValue={copies => onLayout({ copies })}
      />
      <div class="row">
        <Button type="submit" look="main">
          <Icon name="print" />
          {words.print}
        </Button>
        <p class="quiet" role="status">
          {words.preview(layout.copies, pages)}
        </p>
      </div>
    </form>
  );
};

export const PrintScreen = () => {
  const words = say(WORDS);
  const [map, setMap] = useState<MapChoice>('A');
  const [layout, setLayout] = useState<Layout>({ paper: 'a4', each: 1, copies: 2 });
  const { paper, each, copies } = layout;
  const printed = printedOf(map);
  const svg = drawBlankSheet(printed, text(printed.name), { ...words.sheet, seasons: say(SEASON_WORDS) });
  const title = isMapId(map) ? map : mapTitle(map);
  const pages = Array.from({ length: Math.ceil(copies / each) }, (_, page) =>
    Math.min(each, copies - page * each),
  );
  return (
    <Page title={words.title}>
      <p class="no-print">{words.intro}</p>
      <div class="print-layout one-column">
        <PrintForm
          map={map}
          layout={layout}
          onMap={setMap}
          onLayout={change => setLayout({ ...layout, ...change })}
        />
        <div class="print-pages one-column">
          {pages.map((count, page) => (
            <div class={`print-page print-${paper}${each === 2 ? '-two' : ''}`} key={page}>
              {Array.from({ length: count }, (_, i) => (
                <Art
                  class="print-blank fits"
                  svg={svg}
                  {...(page + i === 0 && { label: words.blank(title) })}
                  key={i}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
    </Page>
  );
};
