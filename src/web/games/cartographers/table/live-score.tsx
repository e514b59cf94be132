import { sum } from '../../../../engine/util.ts';
import { number, say, signed } from '../../../i18n.ts';
import { Art } from '../../../ui/art.tsx';
import { beastEmblem, coinEmblem, starEmblem } from '../art/emblems.ts';
import { forecastOf } from '../score/forecast.ts';
import { SCORE_WORDS } from '../score/messages.ts';
import { WORDS } from './messages.ts';
import type { Model } from './model.ts';

interface FigureProps {
  readonly name: string;
  readonly svg?: string;
  readonly value: string;
  readonly look?: string | undefined;
}

const Figure = ({ name, svg, value, look }: FigureProps) => (
  <div title={name}>
    <dt class="hidden">{name}</dt>
    {svg && <Art svg={svg} />}
    <dd class={look}>{value}</dd>
  </div>
);

/** The current score in one line, for windows that have no room for the score sheet. */
export const LiveScore = ({ model }: { readonly model: Model }) => {
  const words = say(WORDS);
  const shared = say(SCORE_WORDS);
  const view = model.view.value;
  const seat = model.viewer.value;
  const { preview } = model.rested.value;
  const now = forecastOf(view, seat, preview);
  if (!now) return null;
  const wet = preview?.sheet === seat ? 'wet' : undefined;
  const total = sum(view.tracks[seat]!.seasons.map(season => season.total)) + now.total;
  return (
    <dl class="live">
      <Figure
        name={shared.coins}
        svg={coinEmblem()}
        value={`${number(now.coins)}/${view.config.coinCap}`}
        look={wet}
      />
      <Figure
        name={shared.monsters}
        svg={beastEmblem()}
        value={number(0 - now.monsters)}
        look={now.monsters > 0 ? 'is-bad' : wet}
      />
      <Figure name={words.allStars} svg={starEmblem()} value={number(total)} look={wet} />
      <Figure name={words.seasonStars} value={`(${now.total === 0 ? '+0' : signed(now.total)})`} look={wet} />
    </dl>
  );
};
