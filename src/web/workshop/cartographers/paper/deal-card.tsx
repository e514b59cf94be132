import type { AmbushCard, ExploreCard, HeroCard, Rules } from '../../../../games/cartographers/ui.ts';
import { beastEmblem, coinEmblem, drawShape, swatch } from '../../../games/cartographers/art/emblems.ts';
import { say, text } from '../../../i18n.ts';
import { Art } from '../../../ui/art.tsx';
import { CORNER_NAMES, landTitle, WAYS } from '../map-canvas/land-messages.ts';
import { drawCorner, drawPass, drawPattern } from './card-art.ts';
import type { DealTurn } from './dealer.ts';

const WORDS = {
  en: {
    time: (n: number) => `Time ${n}`,
    coin: 'with a coin',
    shape: 'Shape',
    or: 'or',
    ruins: (names: string) => `Ruins revealed first: ${names}.`,
    cover: 'The shape must cover at least one ruins space.',
    waits: 'The ruins wait for the next explore card.',
    ambush: 'Ambush',
    pass: (way: string) => `Pass your map ${way} and draw the monsters on the one you receive.`,
    alone: (corner: string, way: string) =>
      `Start in the ${corner} corner with the shape as printed. Go ${way} along the edge to the first spot where it fits.`,
    letter: (letter: string) => `Write ${letter} on the monsters’ spaces.`,
    hero: 'Hero',
    draw: 'Draw the hero on an empty space. Rotate or flip the pattern as you like.',
    pattern: 'Attack pattern',
    monsters: 'Monsters',
  },
  fr: {
    time: (n: number) => `Temps ${n}`,
    coin: 'avec une pièce',
    shape: 'Forme',
    or: 'ou',
    ruins: (names: string) => `Ruines révélées avant\u202f: ${names}.`,
    cover: 'La forme doit couvrir au moins une case Ruines.',
    waits: 'Les ruines attendent la prochaine carte Exploration.',
    ambush: 'Embuscade',
    pass: (way: string) => `Passez votre feuille ${way} et dessinez les monstres sur celle que vous recevez.`,
    alone: (corner: string, way: string) =>
      `Partez du coin ${corner}, la forme telle qu’imprimée\u202f; suivez le bord ${way} jusqu’au premier endroit où elle tient.`,
    letter: (letter: string) => `Écrivez ${letter} sur les cases des monstres.`,
    hero: 'Héros',
    draw: 'Dessinez le héros sur une case vide. Pivotez ou retournez le schéma à votre guise.',
    pattern: 'Schéma d’attaque',
    monsters: 'Monstres',
  },
};

const ExploreFace = ({ card }: { readonly card: ExploreCard }) => {
  const words = say(WORDS);
  const terrain = card.terrains.length === 1 ? card.terrains[0] : undefined;
  return (
    <>
      <ul class="deal-choices row bare-list">
        {card.terrains.map((kind, i) => (
          <li key={kind} class="in-line">
            {i > 0 && <em>{words.or}</em>}
            <Art svg={swatch(kind)} />
            <span>{landTitle(kind)}</span>
          </li>
        ))}
      </ul>
      <ul class="deal-choices row bare-list">
        {card.shapes.map((shape, i) => (
          <li key={shape.rows.join('/')} class="in-line">
            {i > 0 && <em>{words.or}</em>}
            <Art
              class="deal-shape"
              svg={drawShape(shape.rows, terrain)}
              label={`${words.shape} ${i + 1}${shape.coin ? `, ${words.coin}` : ''}`}
            />
            {shape.coin && <Art class="deal-coin" svg={coinEmblem()} />}
          </li>
        ))}
      </ul>
    </>
  );
};

const AmbushFace = ({ card, isSolo }: { readonly card: AmbushCard; readonly isSolo: boolean }) => {
  const words = say(WORDS);
  const { pass, soloCorner, letter } = card;
  const way = say(WAYS)[pass];
  return (
    <>
      <Art class="deal-shape" svg={drawShape(card.shape, 'monster')} label={words.monsters} />
      <div class="deal-way in-line">
        <Art svg={isSolo ? drawCorner(soloCorner, pass) : drawPass(pass)} />
        <p>{isSolo ? words.alone(say(CORNER_NAMES)[soloCorner], way) : words.pass(way)}</p>
      </div>
      <p>
        {text(card.text)} {letter && words.letter(letter)}
      </p>
    </>
  );
};

const HeroFace = ({ card }: { readonly card: HeroCard }) => {
  const words = say(WORDS);
  return (
    <>
      <Art class="deal-shape" svg={drawPattern(card.pattern)} label={words.pattern} />
      <p>
        {words.draw} {text(card.text)}
      </p>
    </>
  );
};

interface DealCardProps {
  readonly rules: Rules;
  readonly turn: DealTurn;
  readonly isSolo: boolean;
}

/** The current card, large enough to be read from across the table. */
export const DealCard = ({ rules, turn, isSolo }: DealCardProps) => {
  const words = say(WORDS);
  const card = rules.card(turn.card);
  if (card.kind === 'ruins') return null;
  const names = turn.ruins.map(id => text(rules.card(id).name)).join(', ');
  return (
    <article class={`deal-card deal-${card.kind}`} aria-live="polite">
      <header>
        <h2 class="in-line">
          {card.kind === 'ambush' && <Art svg={beastEmblem()} />}
          {text(card.name)}
        </h2>
        <span class="deal-time">
          {card.kind === 'explore' ? words.time(card.time) : card.kind === 'hero' ? words.hero : words.ambush}
        </span>
      </header>
      {names && (
        <p class="deal-ruins in-line">
          <Art svg={swatch('ruins')} />
          <span>
            {words.ruins(names)} {!turn.mustCover && words.waits}
          </span>
        </p>
      )}
      {turn.mustCover && <p class="deal-cover">{words.cover}</p>}
      {card.kind === 'explore' && <ExploreFace card={card} />}
      {card.kind === 'ambush' && <AmbushFace card={card} isSolo={isSolo} />}
      {card.kind === 'hero' && <HeroFace card={card} />}
    </article>
  );
};
