import { useMemo, useState } from 'preact/hooks';
import type { Seat } from '../../../../engine/game.ts';
import {
  EDICT_LETTERS,
  type Event,
  rulesOf,
  type Sheet,
  type View,
} from '../../../../games/cartographers/ui.ts';
import type { SeatedPlayer } from '../../../client/table.ts';
import { say, text } from '../../../i18n.ts';
import { Art } from '../../../ui/art.tsx';
import { Button } from '../../../ui/button.tsx';
import { beastEmblem, coinEmblem } from '../art/emblems.ts';
import { wetInk } from '../art/ghost.ts';
import { Gloss } from '../table/gloss.tsx';
import { mapTitle } from '../table/question.ts';
import { framesOf } from './lapse.ts';
import { MapPicture } from './map-picture.tsx';
import { SCORE_WORDS } from './messages.ts';
import { SeatPicker } from './people.tsx';
import { TimeLapse, useLapse } from './time-lapse.tsx';
import { type WhyAbout, WhyPanel, whyScene } from './why.tsx';

const WORDS = {
  en: { why: 'Show on the map' },
  fr: { why: 'Montrer sur la feuille' },
};

interface AskProps {
  readonly view: View;
  readonly about: WhyAbout | undefined;
  readonly onAsk: (about: WhyAbout | undefined) => void;
}

const ABOUTS: readonly WhyAbout[] = [
  { type: 'edict', index: 0 },
  { type: 'edict', index: 1 },
  { type: 'edict', index: 2 },
  { type: 'edict', index: 3 },
  { type: 'coins' },
  { type: 'monsters' },
];

/** What may be asked of a finished map. */
const Ask = ({ view, about, onAsk }: AskProps) => {
  const shared = say(SCORE_WORDS);
  const rules = rulesOf(view.config);
  const nameOfAbout = (one: WhyAbout) => {
    if (one.type !== 'edict') return shared[one.type];
    const { card } = rules.edict(view.edicts[one.index]!);
    return (
      <>
        {text(card.name)}
        <Gloss card={card} />
      </>
    );
  };
  return (
    <fieldset class="end-ask">
      <legend class="hidden">{say(WORDS).why}</legend>
      {ABOUTS.map(one => (
        <Button
          key={one.type === 'edict' ? one.index : one.type}
          aria-pressed={about === one}
          onClick={() => onAsk(about === one ? undefined : one)}
        >
          {one.type === 'edict' ? (
            <span class="a-letter end-letter">{EDICT_LETTERS[one.index]}</span>
          ) : (
            <Art svg={one.type === 'coins' ? coinEmblem() : beastEmblem()} />
          )}
          <span class="end-ask-name">{nameOfAbout(one)}</span>
        </Button>
      ))}
    </fieldset>
  );
};

interface EndMapProps {
  readonly view: View;
  readonly sheet: Sheet;
  readonly seat: Seat;
  readonly players: readonly SeatedPlayer[];
  readonly onSeat: (seat: Seat) => void;
  readonly log: readonly { readonly events: readonly Event[] }[];
}

/** The finished map: it can be drawn again from the blank sheet, and asked why it earned what it did. */
export const EndMap = ({ view, sheet, seat, players, onSeat, log }: EndMapProps) => {
  const rules = rulesOf(view.config);
  const { map } = rules;
  const frames = useMemo(() => framesOf(log, seat), [log, seat]);
  const lapse = useLapse(frames);
  const [about, setAbout] = useState<WhyAbout>();
  const isFinished = frames.length === 0 || lapse.at === frames.length - 1;
  const shown = isFinished ? sheet : frames[lapse.at]!.sheet;
  const drawn = isFinished && !lapse.isPlaying ? undefined : frames[lapse.at]?.event;
  const lit = useMemo(
    () => (about && isFinished ? whyScene(rules, view.edicts, sheet, about) : {}),
    [about, isFinished, sheet],
  );
  return (
    <div class="end-map">
      <SeatPicker players={players} seat={seat} onPick={onSeat} />
      <MapPicture
        scene={{ map, sheet: shown, ...lit }}
        label={mapTitle(players, seat)}
        above={drawn?.type === 'drawn' ? wetInk(map.grid, drawn) : ''}
      />
      {frames.length > 1 && <TimeLapse grid={map.grid} frames={frames} lapse={lapse} />}
      <Ask view={view} about={about} onAsk={setAbout} />
      {about && <WhyPanel view={view} sheet={sheet} about={about} onClose={() => setAbout(undefined)} />}
    </div>
  );
};
