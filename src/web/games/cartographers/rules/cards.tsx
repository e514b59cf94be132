import type { ComponentChildren } from 'preact';
import {
  type AmbushCard,
  type CardId,
  type Edict,
  type Edition,
  type ExploreCard,
  type HeroCard,
  type RuinsCard,
  rulesOf,
  type View,
} from '../../../../games/cartographers/ui.ts';
import { say, text } from '../../../i18n.ts';
import { Art } from '../../../ui/art.tsx';
import { Details } from '../../../ui/details.tsx';
import { coinEmblem, drawShape, swatch } from '../art/emblems.ts';
import { Gloss } from '../table/gloss.tsx';
import { shapeWords } from '../table/shape-messages.ts';
import { WORDS } from './messages.ts';
import { drawExample, drawPattern, examplesFor } from './pictures.ts';
import { cardAnchor } from './places.ts';
import './cards.css';

interface FrameProps {
  readonly id: string;
  readonly name: ComponentChildren;
  /** A short fact about the card, and what the fact means. */
  readonly badge?: string | undefined;
  readonly badgeTitle?: string;
  readonly isAsked: boolean;
  /** Whether the heading is one level deeper, as for scoring cards below their suit. */
  readonly isDeeper?: boolean;
  readonly children: ComponentChildren;
}

const CardFrame = ({ id, name, badge, badgeTitle, isAsked, isDeeper, children }: FrameProps) => (
  <article id={cardAnchor(id)} class={`rules-card panel ${isAsked ? 'is-asked' : ''}`} tabIndex={-1}>
    <header>
      {isDeeper ? <h4 class="as-heading">{name}</h4> : <h3>{name}</h3>}
      {badge && (
        <span class="rules-badge note" title={badgeTitle}>
          {badge}
        </span>
      )}
    </header>
    {children}
  </article>
);

export const valuesOf = (card: Edict, edition: Edition) => card.values[edition] ?? card.values.printed;

const Examples = ({ card, edition }: { readonly card: Edict; readonly edition: Edition }) => {
  const words = say(WORDS);
  const examples = examplesFor(card, edition);
  if (examples.length === 0) return null;
  return (
    <Details class="rules-examples" summary={words.examples(examples.length)}>
      {() => (
        <ul class="bare-list one-column">
          {examples.map(example => (
            <li key={example.drawing + example.says.en}>
              <Art svg={drawExample(card, example)} />
              <span>
                <b>{words.stars(example.stars)}</b>
                <br />
                {text(example.says)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Details>
  );
};

interface EdictProps {
  readonly card: Edict;
  readonly edition: Edition;
  readonly isAsked: boolean;
}

export const EdictArticle = ({ card, edition, isAsked }: EdictProps) => {
  const words = say(WORDS);
  return (
    <CardFrame
      id={card.id}
      name={
        <>
          {text(card.name)}
          <Gloss card={card} />
        </>
      }
      badge={words.solo(card.solo)}
      badgeTitle={words.soloTells(card.solo)}
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
    <span class="sign">
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
  return (
    <CardFrame id={card.id} name={text(card.name)} badge={words.time(card.time)} isAsked={isAsked}>
      <ul class="rules-terrains bare-list in-lines">
        {card.terrains.map(terrain => (
          <li key={terrain} class="sign">
            <Art svg={swatch(terrain)} /> {words.terrain[terrain]}
          </li>
        ))}
      </ul>
      <div class="rules-shapes in-lines">
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
  return (
    <CardFrame id={card.id} name={text(card.name)} badge={card.letter} isAsked={isAsked}>
      <div class="rules-shapes in-lines">
        <Art svg={drawShape(shape, 'monster')} label={shapeWords(shape)} />
      </div>
      <p>{text(card.text)}</p>
      <p class="note">
        {words.pass[card.pass]} {words.corner[card.soloCorner]}
      </p>
    </CardFrame>
  );
};

export const HeroArticle = ({ card, isAsked }: { card: HeroCard; isAsked: boolean }) => (
  <CardFrame id={card.id} name={text(card.name)} isAsked={isAsked}>
    <div class="rules-shapes in-lines">
      <Art svg={drawPattern(card.pattern)} />
    </div>
    <p>{text(card.text)}</p>
  </CardFrame>
);

/** A card as described on the rules page: its shapes, its pattern, its effect. */
export const CardArticle = ({ view, id }: { readonly view: View; readonly id: CardId }) => {
  const card = rulesOf(view.config).card(id);
  if (card.kind === 'ambush') return <AmbushArticle card={card} isAsked={false} />;
  if (card.kind === 'hero') return <HeroArticle card={card} isAsked={false} />;
  return <ExploreArticle card={card} isAsked={false} />;
};
