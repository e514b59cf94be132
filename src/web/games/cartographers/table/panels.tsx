import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Seat } from '../../../../engine/game.ts';
import type { Update } from '../../../../engine/update.ts';
import { sum } from '../../../../engine/util.ts';
import {
  type CardId,
  coinsOf,
  EDICT_LETTERS,
  EDICTS,
  type Event,
  edictsOfSeason,
  isStillScored,
  rulesOf,
  type Sheet,
  sheetScore,
  starsEarned,
  timeOf,
  type View,
} from '../../../../games/cartographers/ui.ts';
import { number, say, signed, text } from '../../../i18n.ts';
import { layout } from '../../../settings.ts';
import { Art } from '../../../ui/art.tsx';
import { Button } from '../../../ui/button.tsx';
import { crestFor, drawCrest, parseCrest } from '../art/crest.ts';
import { coinEmblem, drawShape, timeBar } from '../art/emblems.ts';
import { dailyName } from '../home/summary.ts';

import { CardSigns } from './card-signs.tsx';
import { Gloss } from './gloss.tsx';
import { WORDS } from './messages.ts';
import type { Model } from './model.ts';
import { cardName } from './question.ts';
import { seasonCards } from './season-cards.ts';

interface ModelProps {
  readonly model: Model;
}

/** Badges that describe the game: daily map, practice. */
export const marksOf = ({ table, back }: Model): readonly string[] => {
  const words = say(WORDS);
  return [...(table.day ? [words.daily] : []), ...(back.isPractice.value ? [words.practice] : [])];
};

/** The season's time as a bar. The current card's time has its own color. */
export const Time = ({ model, children }: ModelProps & { readonly children?: ComponentChildren }) => {
  const words = say(WORDS);
  const view = model.view.value;
  const rules = rulesOf(view.config);
  const all = rules.thresholds[view.season]!;
  const now = timeOf(rules, view.column);
  const isDrawing = view.phase.type === 'draw';
  const past = isDrawing ? timeOf(rules, view.column.slice(0, -1)) : now;
  return (
    <div class="time" data-part="time">
      <h2>{words.season[view.season]}</h2>
      <Art svg={timeBar(past, now - past, all)} />
      {/* The last card may exceed the season's time, so the displayed time is capped. */}
      <span class="time-count" title={model.table.day && dailyName(model.table.day)}>
        {layout.value !== 'phone' && marksOf(model).map(mark => `${mark} · `)}
        <span class="time-word">{words.timeWord} </span>
        {words.coinsOf(Math.min(now, all), all)}
      </span>
      {children}
    </div>
  );
};

const CardShapes = ({ view, id }: { readonly view: View; readonly id: CardId }) => {
  const card = rulesOf(view.config).card(id);
  if (card.kind === 'ambush') return <Art class="card-shapes" svg={drawShape(card.shape, 'monster')} />;
  if (card.kind !== 'explore') return null;
  const terrain = card.terrains.length === 1 ? card.terrains[0] : undefined;
  return (
    <span class="card-shapes">
      {card.shapes.map(({ rows, coin }) => (
        <span key={rows.join('/')} class="card-shape">
          <Art svg={drawShape(rows, terrain)} />
          {coin && <Art class="card-coin" svg={coinEmblem()} />}
        </span>
      ))}
    </span>
  );
};

interface ColumnProps extends ModelProps {
  readonly told: readonly Update<Event>[];
  readonly onCard: (id: CardId) => void;
}

/** The cards revealed this season, with their time. */
export const Column = ({ model, told, onCard }: ColumnProps) => {
  const view = model.view.value;
  const rules = rulesOf(view.config);
  const current = 'card' in view.phase ? view.phase.card : undefined;
  const cards = seasonCards(told, view);
  return (
    <ol class="column bare-list panel" aria-label={say(WORDS).column}>
      {cards.map(id => {
        const card = rules.card(id);
        return (
          <li key={id}>
            <Button
              class={`column-card ${card.kind} ${id === current ? 'is-now' : ''}`}
              onClick={() => onCard(id)}
            >
              <CardSigns card={card} />
              <span class="card-name">{cardName(id)}</span>
              <span class="card-time">{card.kind === 'explore' ? card.time : '–'}</span>
              {id === current && <CardShapes view={view} id={id} />}
            </Button>
          </li>
        );
      })}
    </ol>
  );
};

/** Text for an edict that is not scored again, such as "15 + 18 scored". */
const earnedWords = (earned: readonly number[]): string =>
  `${earned.length > 1 ? `${earned.map(number).join(' + ')} ` : ''}${say(WORDS).done}`;

const whenCounted = (view: View, seat: Seat, edict: number): string => {
  const words = say(WORDS);
  const seasons = ([0, 1, 2, 3] as const).filter(s => edictsOfSeason(s).includes(edict));
  if (seasons.includes(view.season)) return words.thisSeason;
  const next = seasons.find(s => s > view.season);
  if (next === undefined) return earnedWords(starsEarned(view.tracks[seat]!.seasons, edict));
  const hasCounted = seasons.some(s => s < view.season);
  return hasCounted ? words.again[next]! : words.from[next]!;
};

interface ShownProps extends ModelProps {
  readonly shown: Seat;
}

/** By how many stars the held drawing changes an edict's score. Only this component renders while the pointer moves. */
const EdictChange = ({ model, shown, edict }: ShownProps & { readonly edict: number }) => {
  const change = useComputed(() => {
    const { preview } = model.rested.value;
    // The held drawing changes only the stars of the map it is on.
    if (preview?.sheet !== shown) return 0;
    const { before, after, isOver } = preview.edicts[edict]!;
    return isOver ? 0 : after - before;
  });
  return change.value === 0 ? null : <b class="wet">{signed(change.value)}</b>;
};

interface EdictsProps extends ShownProps {
  readonly onWhy: (edict: number) => void;
}

/** The four edicts with their stars on the shown map. The two that score this season are highlighted. */
export const Edicts = ({ model, shown, onWhy }: EdictsProps) => {
  const words = say(WORDS);
  const view = model.view.value;
  const rules = rulesOf(view.config);
  const sheet = view.sheets[shown];
  const standsAt = sheet && sheetScore(rules, view.edicts, sheet).edicts;
  const stars = view.edicts.map((_, i) =>
    isStillScored(view.season, i) ? standsAt?.[i] : sum(starsEarned(view.tracks[shown]!.seasons, i)),
  );
  return (
    <ul class="edicts bare-list" data-part="edicts" aria-label={words.edicts}>
      {view.edicts.map((id, i) => {
        const edict = rules.edict(id);
        const isLit = edictsOfSeason(view.season).includes(i);
        const name = text(EDICTS.get(id)?.name ?? { en: id, fr: id });
        return (
          <li key={id}>
            <Button class={`edict ${isLit ? 'is-lit' : ''}`} onClick={() => onWhy(i)}>
              <span class="edict-head">
                <span class="a-letter edict-letter">{EDICT_LETTERS[i]}</span>
                <span class="edict-name">
                  {name}
                  <Gloss card={edict.card} />
                </span>
              </span>
              <span class="edict-text">{text(edict.card.text(edict.values))}</span>
              <span class="edict-stars">
                <b>{stars[i] === undefined ? '–' : number(stars[i])}</b>
                <EdictChange model={model} shown={shown} edict={i} />
                <small>{whenCounted(view, shown, i)}</small>
              </span>
              <span class="hidden">{words.why}</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
};

const MOST_COINS = 30;

/** The coin track's columns: one row if the coins fit, otherwise two. A house rule may change the number of coins. */
const trackColumns = (cap: number): string => {
  const shown = Math.min(cap, MOST_COINS);
  return `repeat(${shown > 15 ? Math.ceil(shown / 2) : shown}, minmax(0, 1.5rem))`;
};

export const Coins = ({ model, sheet }: ModelProps & { readonly sheet: Sheet | undefined }) => {
  const words = say(WORDS);
  const cap = model.view.value.config.coinCap;
  const coins = sheet ? coinsOf(sheet) : 0;
  const { value: more } = useComputed(() => {
    const own = model.rested.value.preview?.ownCoins;
    return own ? own.after - own.before : 0;
  });
  return (
    <section class="coins panel" aria-label={words.coinsSaid(coins, cap)}>
      <h2>{words.coins}</h2>
      <span class="coins-count">
        {words.coinsOf(coins, cap)} {more > 0 && <b class="wet">{signed(more)}</b>}
      </span>
      <span class="coin-track" aria-hidden="true" style={{ gridTemplateColumns: trackColumns(cap) }}>
        {Array.from({ length: Math.min(cap, MOST_COINS) }, (_, i) => (
          <span key={i} class={i < coins ? 'coin is-had' : i < coins + more ? 'coin is-wet' : 'coin'}>
            {i < coins && <Art svg={coinEmblem()} />}
          </span>
        ))}
      </span>
    </section>
  );
};

export const crestOf = (model: Model, seat: Seat): string =>
  drawCrest(parseCrest(model.table.players[seat]!.crest ?? '') ?? crestFor(seat));
