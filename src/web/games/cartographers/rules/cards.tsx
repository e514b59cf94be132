import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type {
  AmbushCard,
  Edict,
  Edition,
  ExploreCard,
  HeroCard,
  RuinsCard,
} from '../../../../games/cartographers/ui.ts';
import { say, text } from '../../../i18n.ts';
import { Art } from '../../../ui/art.tsx';
import { coinEmblem, drawShape, swatch } from '../art/emblems.ts';
import { Gloss } from '../table/gloss.tsx';
import { shapeWords } from '../table/shape-messages.ts';
import { WORDS } from './messages.ts';
import { drawExample, drawPattern, examplesFor } from './pictures.ts';
import { cardAnchor } from './places.ts';

interface FrameProps {
  readonly id: string;
  readonly name: ComponentChildren;
  readonly badge?: ComponentChildren;
  readonly isAsked: boolean;
  /** Scoring cards are under the heading of their suit. */
  readonly isDeeper?: boolean;
  readonly children: ComponentChildren;
}

const CardFrame = ({ id, name, badge, isAsked, isDeeper, children }: FrameProps) => (
  <article id={cardAnchor(id)} class={`rules-card panel ${isAsked ? 'is-asked' : ''}`} tabIndex={-1}>
    <header>
      {isDeeper ? <h4>{name}</h4> : <h3>{name}</h3>}
      {badge}
    </header>
    {children}
  </article>
);

export const valuesOf = (card: Edict, edition: Edition) => card.values[edition] ?? card.values.printed;

const Examples = ({ card, edition }: { readonly card: Edict; readonly edition: Edition }) => {
  const words = say(WORDS);
  const [isOpen, setOpen] = useState(false);
  const examples = examplesFor(card, edition);
  if (examples.length === 0) return null;
  return (
    <details class="rules-examples" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{words.examples(examples.length)}</summary>
      {isOpen && (
        <ul>
          {examples.map(example => (
            <li key={example.drawing + example.says.en}>
              <Art class="rules-example" svg={drawExample(card, example)} />
              <span>
                <b>{words.stars(example.stars)}</b>
                <br />
                {text(example.says)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
};

interface EdictProps {
  readonly card: Edict;
  readonly edition: Edition;
  readonly isAsked: boolean;
}

export const EdictArticle = ({ card, edition, isAsked }: EdictProps) => {
  const words = say(WORDS);
  const badge = (
    <span class="rules-badge" title={words.soloTells(card.solo)}>
      {words.solo(card.solo)}
    </span>
  );
  return (
    <CardFrame
      id={card.id}
      name={
        <>
          {text(card.name)}
          <Gloss card={card} />
        </>
      }
      badge={badge}
      isAsked={isAsked}
      isDeeper
    >
      <p>{text(card.text(valuesOf(card, edition)))}</p>
      <Examples card={card} edition={edition} />
    </CardFrame>
  );
};

const Shape = ({ card, at }: { readonly card: ExploreCard; readonly at: number }) => {
  const words = say(WORDS);
  const { rows, coin } = card.shapes[at]!;
  const label = shapeWords(rows) + (coin ? `, ${words.withCoin}` : '');
  const terrain = card.terrains.length === 1 ? card.terrains[0] : undefined;
  return (
    <span class="rules-shape">
      <Art svg={drawShape(rows, terrain)} label={label} />
      {coin && <Art svg={coinEmblem()} />}
    </span>
  );
};

export const ExploreArticle = ({ card, isAsked }: { card: ExploreCard | RuinsCard; isAsked: boolean }) => {
  const words = say(WORDS);
  if (card.kind === 'ruins')
    return (
      <CardFrame id={card.id} name={text(card.name)} isAsked={isAsked}>
        <div class="rules-terrains">
          <Art svg={swatch('ruins')} />
        </div>
        <p>{words.ruinsCard}</p>
      </CardFrame>
    );
  const badge = <span class="rules-badge">{words.time(card.time)}</span>;
  return (
    <CardFrame id={card.id} name={text(card.name)} badge={badge} isAsked={isAsked}>
      <ul class="rules-terrains">
        {card.terrains.map(terrain => (
          <li key={terrain}>
            <Art svg={swatch(terrain)} /> {words.terrain[terrain]}
          </li>
        ))}
      </ul>
      <div class="rules-shapes">
        {card.shapes.map((shape, i) => (
          <Shape key={shape.rows.join('/')} card={card} at={i} />
        ))}
      </div>
    </CardFrame>
  );
};

export const AmbushArticle = ({ card, isAsked }: { card: AmbushCard; isAsked: boolean }) => {
  const words = say(WORDS);
  const { shape } = card;
  const badge = card.letter ? <span class="rules-badge">{card.letter}</span> : undefined;
  return (
    <CardFrame id={card.id} name={text(card.name)} badge={badge} isAsked={isAsked}>
      <div class="rules-shapes">
        <Art svg={drawShape(shape, 'monster')} label={shapeWords(shape)} />
      </div>
      <p>{text(card.text)}</p>
      <p class="rules-note">
        {words.pass[card.pass]} {words.corner[card.soloCorner]}
      </p>
    </CardFrame>
  );
};

export const HeroArticle = ({ card, isAsked }: { card: HeroCard; isAsked: boolean }) => (
  <CardFrame id={card.id} name={text(card.name)} isAsked={isAsked}>
    <div class="rules-shapes">
      <Art svg={drawPattern(card.pattern)} />
    </div>
    <p>{text(card.text)}</p>
  </CardFrame>
);
