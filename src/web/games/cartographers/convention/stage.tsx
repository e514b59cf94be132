import {
  type CardId,
  EDICT_LETTERS,
  edictsOfSeason,
  mustCoverRuins,
  rulesOf,
  timeOf,
  type View,
} from '../../../../games/cartographers/ui.ts';
import { say, text } from '../../../i18n.ts';
import { Art } from '../../../ui/art.tsx';
import { coinEmblem, drawShape, swatch, timeBar } from '../art/emblems.ts';
import { CardSigns } from '../table/card-signs.tsx';
import { Gloss } from '../table/gloss.tsx';
import { WORDS } from '../table/messages.ts';
import { capital, cardName, terrainsNamed } from '../table/question.ts';
import './stage.css';

const OWN = {
  en: {
    ambush: 'Ambush: draw the monsters on a neighbor’s sheet',
    hero: 'Draw the hero on your sheet',
    destroy: 'A space is destroyed',
  },
  fr: {
    ambush: 'Embuscade\u202f: dessinez les monstres sur la feuille d’un voisin',
    hero: 'Dessinez le héros sur votre feuille',
    destroy: 'Une case est détruite',
  },
};

interface ViewProps {
  readonly view: View;
}

/** The season, and its time as a bar. */
const Season = ({ view: { config, season, column, phase } }: ViewProps) => {
  const words = say(WORDS);
  const rules = rulesOf(config);
  const all = rules.thresholds[season]!;
  const now = timeOf(rules, column);
  const past = phase.type === 'draw' ? timeOf(rules, column.slice(0, -1)) : now;
  return (
    <div class="stage-season">
      <h2>{words.season[season]}</h2>
      <Art svg={timeBar(past, now - past, all)} />
      <span>
        {words.timeWord} {words.coinsOf(Math.min(now, all), all)}
      </span>
    </div>
  );
};

const Shapes = ({ view, id }: ViewProps & { readonly id: CardId }) => {
  const card = rulesOf(view.config).card(id);
  if (card.kind === 'ambush') return <Art class="stage-shape" svg={drawShape(card.shape, 'monster')} />;
  if (card.kind !== 'explore') return null;
  const terrain = card.terrains.length === 1 ? card.terrains[0] : undefined;
  return (
    <>
      {card.shapes.map(({ rows, coin }) => (
        <span key={rows.join('/')} class="stage-shape">
          <Art svg={drawShape(rows, terrain)} />
          {coin && <Art class="stage-coin" svg={coinEmblem()} />}
        </span>
      ))}
    </>
  );
};

/** What the players have to do with the card. */
const taskOf = ({ config, phase }: View): string => {
  const own = say(OWN);
  if (phase.type === 'choose') return say(WORDS).chooseAsk;
  if (phase.type === 'ambush') return own.ambush;
  if (phase.type === 'hero') return own.hero;
  if (phase.type === 'gaze' || phase.type === 'ravage') return own.destroy;
  if (phase.type !== 'draw') return '';
  const card = rulesOf(config).card(phase.card);
  return card.kind === 'explore' ? capital(terrainsNamed(card.terrains)) : '';
};

const CurrentCard = ({ view }: ViewProps) => {
  const { config, column, phase } = view;
  if (phase.type === 'over' || phase.type === 'explore') return null;
  const rules = rulesOf(config);
  const card = 'card' in phase ? rules.card(phase.card) : undefined;
  const hasRuins = phase.type === 'draw' && mustCoverRuins(rules, column);
  return (
    <div class="stage-card">
      <h3>
        {card && <CardSigns card={card} />}
        {'card' in phase ? cardName(phase.card) : ''}
      </h3>
      <p>{taskOf(view)}</p>
      {'card' in phase && (
        <div class="stage-shapes" aria-hidden="true">
          <Shapes view={view} id={phase.card} />
        </div>
      )}
      {hasRuins && (
        <p class="stage-ruins">
          <Art svg={swatch('ruins')} /> {say(WORDS).ruinsAsk}
        </p>
      )}
    </div>
  );
};

/** The four edicts. Those that score this season show what they count. */
const Edicts = ({ view: { config, edicts, season } }: ViewProps) => {
  const rules = rulesOf(config);
  const lit = edictsOfSeason(season);
  return (
    <ul class="stage-edicts bare-list" aria-label={say(WORDS).edicts}>
      {edicts.map((id, i) => {
        const { card, values } = rules.edict(id);
        return (
          <li key={id} class={lit.includes(i) ? 'is-lit' : undefined}>
            <span class="a-letter">{EDICT_LETTERS[i]}</span>
            <span>
              <b>{text(card.name)}</b>
              <Gloss card={card} />
              {lit.includes(i) && <span class="stage-edict-text">{text(card.text(values))}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
};

/** The season, the current card and the edicts, readable from a distance. */
export const Stage = ({ view }: ViewProps) => (
  <>
    {view.phase.type !== 'over' && <Season view={view} />}
    <CurrentCard view={view} />
    <Edicts view={view} />
  </>
);
