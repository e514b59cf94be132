import type { ComponentChildren } from 'preact';
import type { Seat } from '../../../../engine/game.ts';
import { sum } from '../../../../engine/util.ts';
import {
  EDICT_LETTERS,
  edictsOfSeason,
  type Preview,
  type Season,
  type SeasonScore,
  type View,
} from '../../../../games/cartographers/ui.ts';
import { number, say } from '../../../i18n.ts';
import { Art } from '../../../ui/art.tsx';
import { Button } from '../../../ui/button.tsx';
import { beastEmblem, coinEmblem, starEmblem } from '../art/emblems.ts';
import { forecastOf } from './forecast.ts';
import { SCORE_WORDS } from './messages.ts';
import type { WhyAbout } from './why-scene.ts';
import './score-sheet.css';

const WORDS = {
  en: {
    title: 'Score sheet',
    forecast: 'if the season ended now',
    later: 'still to come',
    total: 'Total',
    totalNow: 'Total so far',
    edict: (letter: string) => `Edict ${letter}`,
    why: (what: string) => `${what}: why?`,
  },
  fr: {
    title: 'Feuille de score',
    forecast: 'si la saison finissait maintenant',
    later: 'à venir',
    total: 'Total',
    totalNow: 'Total actuel',
    edict: (letter: string) => `Décret ${letter}`,
    why: (what: string) => `${what}\u202f: pourquoi\u202f?`,
  },
};

type State = 'dry' | 'wet' | 'later';

export interface ScoreSheetProps {
  readonly view: View;
  readonly seat: Seat;
  /** The preview of the held drawing. If given, the current season is shown as if this drawing were confirmed. */
  readonly forecast?: Preview | undefined;
  /** Called when the player asks for the explanation of a number in the current season. */
  readonly onWhy?: ((about: WhyAbout) => void) | undefined;
}

interface BoxProps {
  /** The symbol of the line: an edict's letter or a small drawing. */
  readonly sign: ComponentChildren;
  readonly name: string;
  readonly value: number | undefined;
  readonly isLoss?: boolean;
  readonly onWhy?: (() => void) | undefined;
}

const Box = ({ sign, name, value, isLoss, onWhy }: BoxProps) => {
  const inside = (
    <>
      <span class="sheet-sign" aria-hidden="true">
        {sign}
      </span>
      <span class={isLoss && value ? 'sheet-value error' : 'sheet-value'}>
        {value === undefined ? '' : number(isLoss ? 0 - value : value)}
      </span>
    </>
  );
  return (
    <div class="sheet-box">
      <dt class="hidden">{name}</dt>
      <dd>
        {onWhy ? (
          <Button class="sheet-why" onClick={onWhy}>
            <span class="hidden">{say(WORDS).why(name)}</span>
            {inside}
          </Button>
        ) : (
          inside
        )}
      </dd>
    </div>
  );
};

interface ColumnProps {
  readonly season: Season;
  readonly score: SeasonScore | undefined;
  readonly state: State;
  readonly onWhy: ((about: WhyAbout) => void) | undefined;
}

const Column = ({ season, score, state, onWhy }: ColumnProps) => {
  const words = say(WORDS);
  const shared = say(SCORE_WORDS);
  const about = (what: WhyAbout) => (state === 'wet' && onWhy ? () => onWhy(what) : undefined);
  const edicts = edictsOfSeason(season);
  return (
    <li class={`sheet-season sheet-${state}`}>
      <h3>
        {shared.seasons[season]}
        {state !== 'dry' && <span class="hidden"> ({state === 'wet' ? words.forecast : words.later})</span>}
      </h3>
      <dl>
        {edicts.map((edict, i) => (
          <Box
            key={edict}
            sign={EDICT_LETTERS[edict]!}
            name={words.edict(EDICT_LETTERS[edict]!)}
            value={i === 0 ? score?.first : score?.second}
            onWhy={about({ type: 'edict', index: edict })}
          />
        ))}
        <Box
          sign={<Art svg={coinEmblem()} />}
          name={shared.coins}
          value={score?.coins}
          onWhy={about({ type: 'coins' })}
        />
        <Box
          sign={<Art svg={beastEmblem()} />}
          name={shared.monsters}
          value={score?.monsters}
          isLoss
          onWhy={about({ type: 'monsters' })}
        />
        <div class="sheet-sum">
          <dt class="hidden">{shared.sum}</dt>
          <dd>{score ? number(score.total) : ''}</dd>
        </div>
      </dl>
    </li>
  );
};

const SEASONS: readonly Season[] = [0, 1, 2, 3];

/** The score sheet as printed: scored seasons, the current season so far (class `wet`), and empty later seasons. */
export const ScoreSheet = ({ view, seat, forecast, onWhy }: ScoreSheetProps) => {
  const words = say(WORDS);
  const { seasons } = view.tracks[seat]!;
  const wet = forecastOf(view, seat, forecast);
  const scores = wet ? [...seasons, wet] : seasons;
  const stateOf = (season: Season): State => {
    if (season < seasons.length) return 'dry';
    return season < scores.length ? 'wet' : 'later';
  };
  return (
    <section class="score-sheet" aria-label={words.title}>
      <ol class="sheet-seasons bare-list">
        {SEASONS.map(season => (
          <Column key={season} season={season} score={scores[season]} state={stateOf(season)} onWhy={onWhy} />
        ))}
      </ol>
      <p class="sheet-total in-line">
        <span>{wet ? words.totalNow : words.total}</span>
        <b class="sign">
          {number(sum(scores.map(score => score.total)))} <Art svg={starEmblem()} />
        </b>
      </p>
    </section>
  );
};
