import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { sum } from '../../../../engine/util.ts';
import {
  EDICT_LETTERS,
  type Event,
  edictsOfSeason,
  exploreCard,
  type Grid,
  isStillScored,
  rulesOf,
  type Scored,
  type State,
  sheetScore,
  starsEarned,
  timeOf,
} from '../../../../games/cartographers/ui.ts';
import type { SeatedPlayer } from '../../../client/table.ts';
import { number, say } from '../../../i18n.ts';
import { Art } from '../../../ui/art.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChartTable } from '../../../ui/chart-table.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { beastEmblem, coinEmblem, starEmblem, timeBar } from '../art/emblems.ts';
import type { MapScene } from '../art/map.ts';
import { drawSmall } from '../art/small.ts';
import { SCORE_WORDS } from '../score/messages.ts';
import { Crest, edictName } from '../score/people.tsx';
import { awardOf } from '../score/steps.ts';
import { CardSigns } from '../table/card-signs.tsx';
import { glossedName } from '../table/gloss.tsx';
import { cardName, seatName } from '../table/question.ts';
import { type Frame, seasonStart } from './frames.ts';

const WORDS = {
  en: {
    jump: 'Jump to a season',
    time: (now: number, all: number) => `Time ${now} of ${all}`,
    cards: 'This season’s cards',
    scores: 'Scores',
    standing: 'Right now',
    scored: 'scored',
    seat: 'Player',
    light: (what: string) => `Show on the map: ${what}`,
  },
  fr: {
    jump: 'Aller à une saison',
    time: (now: number, all: number) => `Temps ${now} sur ${all}`,
    cards: 'Cartes de la saison',
    scores: 'Scores',
    standing: 'En ce moment',
    scored: 'déjà compté',
    seat: 'Joueur',
    light: (what: string) => `Montrer sur la feuille\u202f: ${what}`,
  },
};

interface SeasonButtonsProps {
  readonly frames: readonly Frame[];
  readonly at: number;
  readonly onAt: (at: number) => void;
}

export const SeasonButtons = ({ frames, at, onAt }: SeasonButtonsProps) => (
  <div class="replay-steps replay-seasons in-lines" role="group" aria-label={say(WORDS).jump}>
    {say(SCORE_WORDS).seasons.map((season, i) => {
      const start = seasonStart(frames, i);
      return (
        <Button
          key={season}
          disabled={start < 0}
          aria-pressed={frames[at]!.season === i}
          onClick={() => onAt(start)}
        >
          {season}
        </Button>
      );
    })}
  </div>
);

interface StateProps {
  readonly state: State;
  readonly players: readonly SeatedPlayer[];
}

interface SeatsProps extends StateProps {
  readonly events: readonly Event[];
  readonly seat: number;
  readonly onSeat: (seat: number) => void;
}

const SeatButton = ({ at, ...props }: SeatsProps & { readonly at: number }) => {
  const { state, players, events, seat, onSeat } = props;
  const sheet = state.sheets[at]!;
  const { map } = rulesOf(state.config);
  const small = useMemo(() => drawSmall({ map, sheet }), [map, sheet]);
  const isChanged = events.some(event => 'sheet' in event && event.sheet === at);
  return (
    <Button
      class={`replay-seat ${isChanged ? 'replay-changed' : ''}`}
      aria-pressed={at === seat}
      onClick={() => onSeat(at)}
    >
      <Art class="replay-wide" svg={small} />
      <span class="replay-name sign">
        <Crest players={players} seat={at} />
        <span class="one-line">{seatName(players, at)}</span>
      </span>
      <span class="quiet sign">
        {number(sum(sheet.seasons.map(season => season.total)))} <Art svg={starEmblem()} />
      </span>
    </Button>
  );
};

/** Small maps of all players. Each is a button that shows this map in the large view. */
export const Seats = (props: SeatsProps) => (
  <section class="replay-seats panel" aria-label={say(SCORE_WORDS).whose}>
    {props.players.map((player, at) => (
      <SeatButton key={`${at} ${player.name ?? ''}`} {...props} at={at} />
    ))}
  </section>
);

/** The cards revealed this season, with their time. */
export const ColumnPanel = ({ state }: Pick<StateProps, 'state'>) => {
  const words = say(WORDS);
  const rules = rulesOf(state.config);
  const all = rules.thresholds[state.season]!;
  const time = Math.min(all, timeOf(rules, state.column));
  const last = state.phase.type === 'draw' ? state.phase.card : undefined;
  const now = last ? Math.min(time, exploreCard(rules, last).time) : 0;
  return (
    <Panel title={say(SCORE_WORDS).seasons[state.season]}>
      <Art class="replay-wide" svg={timeBar(time - now, now, all)} />
      <p class="quiet">{words.time(time, all)}</p>
      <ol class="replay-column bare-list" aria-label={words.cards}>
        {state.column.map(id => {
          const card = rules.card(id);
          return (
            <li key={id} class={id === last ? 'replay-now' : ''}>
              <CardSigns card={card} />
              <span>{cardName(id)}</span>
              <span class="quiet">{card.kind === 'explore' ? card.time : '–'}</span>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
};

/** The score line whose spaces are highlighted: the season's first edict (0), second edict (1), or the monsters. */
export type Lit = 0 | 1 | 'monsters';

const scoredOf = (events: readonly Event[]): readonly Scored[] =>
  events.filter((event): event is Scored => event.type === 'scored');

/** The highlights on a seat's map while a season is scored. */
export const litOn = (
  grid: Grid,
  events: readonly Event[],
  seat: number,
  lit: Lit | undefined,
): Pick<MapScene, 'award' | 'preyed'> => {
  const scored = scoredOf(events).find(event => event.sheet === seat);
  if (!scored || lit === undefined) return {};
  if (lit === 'monsters') return { preyed: scored.preyed };
  const award = awardOf(grid, scored.edicts[lit]!);
  return award.cells.length === 0 ? {} : { award };
};

const litAt = (edict: number): Lit => (edict === 0 ? 0 : 1);

/** The line that is highlighted first: the first edict that earned stars. */
export const firstLit = (events: readonly Event[], seat: number): Lit | undefined => {
  const scored = scoredOf(events).find(event => event.sheet === seat);
  const first = scored?.edicts.findIndex(edict => edict.stars > 0) ?? -1;
  return first < 0 ? undefined : litAt(first);
};

interface Line {
  readonly name: string;
  readonly svg?: string;
  readonly note?: string | false;
  readonly stars: number;
  readonly isLit?: boolean;
  readonly onLight?: () => void;
}

interface LinesProps {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly children?: ComponentChildren;
}

const Lines = ({ title, lines, children }: LinesProps) => (
  <Panel class="replay-season" title={title}>
    <ul class="bare-list">
      {lines.map(({ name, svg, note, stars, isLit, onLight }) => {
        const line = (
          <>
            {svg && <Art svg={svg} />} {name} {note && <small>({note})</small>}
          </>
        );
        return (
          <li key={name} class={isLit ? 'replay-lit' : ''}>
            {onLight ? (
              <Button
                look="plain"
                class="replay-line"
                aria-pressed={isLit}
                aria-label={say(WORDS).light(name)}
                onClick={onLight}
              >
                {line}
              </Button>
            ) : (
              <span class="replay-line">{line}</span>
            )}
            <b class={stars < 0 ? 'error' : ''}>{number(stars)}</b>
          </li>
        );
      })}
    </ul>
    {children}
  </Panel>
);

const coinsLine = (stars: number): Line => ({
  name: say(SCORE_WORDS).coins,
  svg: coinEmblem(),
  stars,
});

const monstersLine = (lost: number): Line => ({
  name: say(SCORE_WORDS).monsters,
  svg: beastEmblem(),
  stars: 0 - lost,
});

interface SeasonProps extends Omit<SeatsProps, 'state'> {
  readonly lit: Lit | undefined;
  readonly onLit: (lit: Lit | undefined) => void;
}

/** A season's score, line by line. The player can highlight the spaces of each line on the map. */
export const SeasonScores = ({ events, players, seat, lit, onLit, onSeat }: SeasonProps) => {
  const words = say(SCORE_WORDS);
  const all = scoredOf(events);
  const mine = all.find(event => event.sheet === seat) ?? all[0]!;
  const light = (key: Lit): Pick<Line, 'isLit' | 'onLight'> => ({
    isLit: key === lit,
    onLight: () => onLit(key === lit ? undefined : key),
  });
  return (
    <Lines
      title={`${words.seasons[mine.season]} · ${seatName(players, seat)}`}
      lines={[
        ...mine.edicts.map(({ card, stars }, i) => ({ name: edictName(card), stars, ...light(litAt(i)) })),
        coinsLine(mine.coins),
        { ...monstersLine(mine.monsters), ...light('monsters') },
        { name: words.total, stars: mine.total },
      ]}
    >
      {all.length > 1 && (
        <div class="row">
          {all.map(({ sheet, total }) => (
            <Button key={sheet} aria-pressed={sheet === seat} onClick={() => onSeat(sheet)}>
              {seatName(players, sheet)} <b>{number(total)}</b>
            </Button>
          ))}
        </div>
      )}
    </Lines>
  );
};

/** What the map would score at this moment of the replay: the four edicts, coins and monsters. */
export const Standing = ({ state, seat }: Pick<SeatsProps, 'state' | 'seat'>) => {
  const words = say(WORDS);
  const rules = rulesOf(state.config);
  const sheet = state.sheets[seat]!;
  const { edicts, coins, monsters } = sheetScore(rules, state.edicts, sheet);
  const lines = state.edicts.map((id, i): Line => {
    const isOpen = isStillScored(state.season, i);
    return {
      name: `${EDICT_LETTERS[i]} · ${glossedName(rules.edict(id).card)}`,
      note: !isOpen && words.scored,
      stars: isOpen ? edicts[i]! : sum(starsEarned(sheet.seasons, i)),
      isLit: edictsOfSeason(state.season).includes(i),
    };
  });
  return <Lines title={words.standing} lines={[...lines, coinsLine(coins), monstersLine(monsters)]} />;
};

/** The name of a season; on a phone, its first letters. */
const SeasonHead = ({ name }: { readonly name: string }) => (
  <>
    <span class="hidden">{name}</span>
    <span class="replay-season-long" aria-hidden="true">
      {name}
    </span>
    <span class="replay-season-short" aria-hidden="true">
      {name.slice(0, 3)}
    </span>
  </>
);

/** The scores of all seats in the seasons that were scored so far. */
export const Scores = ({ state, players }: StateProps) => {
  const words = say(WORDS);
  const { seasons, total } = say(SCORE_WORDS);
  if (state.sheets.every(sheet => sheet.seasons.length === 0)) return null;
  return (
    <Panel class="replay-scores" title={words.scores}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div class="score-scroll" role="region" aria-label={words.scores} tabIndex={0}>
        <ChartTable
          class="figures"
          head={[words.seat, ...seasons.map(name => <SeasonHead key={name} name={name} />), total]}
          rows={state.sheets.map((sheet, seat) => ({
            name: <span class="score-name one-line">{seatName(players, seat)}</span>,
            cells: [
              ...seasons.map((_, i) => (sheet.seasons[i] ? number(sheet.seasons[i].total) : '–')),
              number(sum(sheet.seasons.map(season => season.total))),
            ],
          }))}
        />
      </div>
    </Panel>
  );
};
