import type { ScreenProps } from '../../../app.tsx';
import { linkTo } from '../../../route.ts';
import { say } from '../../../say.ts';
import { Art } from '../../../ui/art.tsx';
import { Page } from '../../../ui/page.tsx';
import { swatch } from '../art/emblems.ts';
import { DealScreen } from './deal.tsx';
import { PrintScreen } from './print.tsx';
import { ScoreScreen } from './score.tsx';
import './paper.css';

const WORDS = {
  en: {
    title: 'On paper',
    intro: 'For a table with pencils: this page does what the box does, or counts what you drew.',
    print: ['Print sheets', 'Blank maps on A4 or Letter'],
    deal: ['Deal the cards', 'Card after card, time and season kept'],
    score: ['Score a sheet', 'Paint what you drew and see what it earns'],
    editor: ['Map and values', 'Draw a map of your own, correct a card'],
  },
  fr: {
    title: 'Sur papier',
    intro:
      'Pour une table avec des crayons\u202f: cette page remplace la boîte, ou compte ce que vous avez dessiné.',
    print: ['Imprimer des feuilles', 'Feuilles vierges, A4 ou Letter'],
    deal: ['Distribuer les cartes', 'Carte après carte, avec le temps et la saison'],
    score: ['Compter les points', 'Peignez votre dessin et voyez ce qu’il rapporte'],
    editor: ['Feuille et valeurs', 'Dessinez votre feuille, corrigez une valeur'],
  },
};

const PARTS = { print: PrintScreen, deal: DealScreen, score: ScoreScreen } as const;

const ENTRIES = [
  { part: 'print', at: ['paper', 'print'], sign: 'ruins' },
  { part: 'deal', at: ['paper', 'deal'], sign: 'village' },
  { part: 'score', at: ['paper', 'score'], sign: 'forest' },
  { part: 'editor', at: ['editor'], sign: 'mountain' },
] as const;

const Index = () => {
  const words = say(WORDS);
  return (
    <Page title={words.title}>
      <p>{words.intro}</p>
      <ul class="paper-index">
        {ENTRIES.map(({ part, at, sign }) => (
          <li key={part}>
            <a href={linkTo(...at)}>
              <Art svg={swatch(sign)} />
              <span>
                <strong>{words[part][0]}</strong>
                <span>{words[part][1]}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Page>
  );
};

/** Everything for tables that play on paper. */
export const PaperScreen = ({ at }: ScreenProps) => {
  const [part] = at;
  if (part === undefined || !Object.hasOwn(PARTS, part)) return <Index />;
  const Part = PARTS[part as keyof typeof PARTS];
  return <Part />;
};
