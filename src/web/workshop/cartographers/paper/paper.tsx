import { keysOf } from '../../../../engine/util.ts';
import type { ScreenProps } from '../../../app.tsx';
import { swatch } from '../../../games/cartographers/art/emblems.ts';
import { say } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { Art } from '../../../ui/art.tsx';
import { Page } from '../../../ui/page.tsx';
import { DealScreen } from './deal.tsx';
import { PrintScreen } from './print.tsx';
import { ScoreScreen } from './score.tsx';
import './paper.css';

const WORDS = {
  en: {
    title: 'Tabletop tools',
    intro: 'Play with pencils: print maps, deal the cards or score what you drew.',
    print: ['Print maps', 'Blank maps on A4 or Letter'],
    deal: ['Deal the cards', 'Card by card, with time and season'],
    score: ['Score a map', 'Paint what you drew and see what it scores'],
    editor: ['Edit maps and cards', 'Draw your own map, correct card values'],
  },
  fr: {
    title: 'Outils de table',
    intro: 'Pour jouer au crayon\u202f: imprimez des feuilles, distribuez les cartes ou comptez les points.',
    print: ['Imprimer des feuilles', 'Feuilles vierges, A4 ou Letter'],
    deal: ['Distribuer les cartes', 'Carte après carte, avec le temps et la saison'],
    score: ['Compter les points', 'Peignez votre dessin et voyez ce qu’il rapporte'],
    editor: ['Feuille et valeurs', 'Dessinez votre feuille, corrigez une valeur'],
  },
};

const PARTS = { print: PrintScreen, deal: DealScreen, score: ScoreScreen };

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
      <ul class="paper-index bare-list">
        {ENTRIES.map(({ part, at, sign }) => (
          <li key={part}>
            <a class="in-line" href={linkTo(...at)}>
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

export const PaperScreen = ({ at }: ScreenProps) => {
  const part = keysOf(PARTS).find(each => each === at[0]);
  if (!part) return <Index />;
  const Part = PARTS[part];
  return <Part />;
};
