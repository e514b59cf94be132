import type { Seat } from '../../../../engine/game.ts';
import { sum } from '../../../../engine/util.ts';
import { rulesOf, type View } from '../../../../games/cartographers/ui.ts';
import type { SeatedPlayer } from '../../../client/table.ts';
import { number, plural, say, text } from '../../../i18n.ts';
import { layout } from '../../../settings.ts';
import { Art } from '../../../ui/art.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { drawSmall } from '../art/small.ts';
import { BOT_NAMES, BOT_WORDS } from '../new-game/bot-messages.ts';
import { forecastOf } from '../score/forecast.ts';
import { WORDS } from './messages.ts';
import type { Model } from './model.ts';
import { crestOf } from './panels.tsx';
import { mapTitle, seatName } from './question.ts';

/** A player's scored stars plus those of the current season, as far as the viewer can see the map. */
export const liveTotal = (view: View, seat: Seat): number =>
  sum(view.tracks[seat]!.seasons.map(season => season.total)) + (forecastOf(view, seat)?.total ?? 0);

interface SeatsProps {
  readonly model: Model;
  readonly looking: Seat | undefined;
  readonly onLook: (seat: Seat) => void;
}

const State = ({ view, seat }: { readonly view: View; readonly seat: Seat }) => {
  const words = say(WORDS);
  if (view.owing.includes(seat))
    return (
      <span class="seat-state">
        <Icon name="pencil" /> <span class="seat-drawing">{words.drawing}</span>
      </span>
    );
  return <b class="seat-state">{view.answered.includes(seat) ? words.sent : ''}</b>;
};

/** A bot's level, such as "Bot: the Surveyor"; undefined for a person. */
const levelOf = ({ bot }: SeatedPlayer): string | undefined => {
  const known = BOT_NAMES.find(name => name === bot);
  return known && text(BOT_WORDS[known].name);
};

/** The other players, with their current scores and links to their maps; with thumbnails if there is room. */
export const Seats = ({ model, looking, onLook }: SeatsProps) => {
  const words = say(WORDS);
  const view = model.view.value;
  if (view.seats === 1) return null;
  const { map } = rulesOf(view.config);
  const isDesk = layout.value === 'desk';
  return (
    <ul class="seats bare-list panel" aria-label={words.others}>
      {view.sheets.map((sheet, seat) => {
        if (seat === model.viewer.value) return null;
        const total = liveTotal(view, seat);
        const level = levelOf(model.table.players[seat]!);
        return (
          <li key={seat}>
            <Button class="seat" aria-pressed={looking === seat} title={level} onClick={() => onLook(seat)}>
              <span class="hidden">
                {mapTitle(model.table.players, seat)}
                {level && ` (${level})`}
              </span>
              {isDesk && sheet && <Art class="small-map" svg={drawSmall({ map, sheet })} />}
              <span class="seat-words">
                <span class="seat-name" aria-hidden="true">
                  <Art class="crest" svg={crestOf(model, seat)} /> {seatName(model.table.players, seat)}
                </span>
                {isDesk && level && (
                  <small class="seat-bot" aria-hidden="true">
                    {level}
                  </small>
                )}
                <State view={view} seat={seat} />
                <span class="seat-stars">
                  {words.stars(number(total), plural(total, 'one', 'many') === 'one')}
                </span>
              </span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
};
