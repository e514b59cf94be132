import { useMemo, useState } from 'preact/hooks';
import type { Seat } from '../../../../engine/game.ts';
import {
  EDICT_LETTERS,
  type Event,
  type Grid,
  rulesOf,
  type Sheet,
  type View,
} from '../../../../games/cartographers/ui.ts';
import type { SeatedPlayer } from '../../../client/table.ts';
import { number, say, text } from '../../../i18n.ts';
import { isMoving } from '../../../settings.ts';
import { Art } from '../../../ui/art.tsx';
import { Button } from '../../../ui/button.tsx';
import { StepButtons, StepSlider, type Steps, useSteps } from '../../../ui/steps.tsx';
import { beastEmblem, coinEmblem } from '../art/emblems.ts';
import { wetInk } from '../art/ghost.ts';
import { Gloss } from '../table/gloss.tsx';
import { mapTitle, terrainWord } from '../table/question.ts';
import { framesOf, type LapseFrame } from './lapse.ts';
import { MapPicture } from './map-picture.tsx';
import { SCORE_WORDS } from './messages.ts';
import { cellNames, SeatPicker } from './people.tsx';
import { WhyPanel } from './why.tsx';
import { type WhyAbout, whyScene } from './why-scene.ts';

const WORDS = {
  en: {
    why: 'Show on the map',
    lapse: 'How the map was drawn',
    blank: 'Blank map',
    at: (n: string, all: string) => `${n} of ${all}`,
    destroyed: 'destroyed',
    marked: 'attack marks',
  },
  fr: {
    why: 'Montrer sur la feuille',
    lapse: 'Comment la feuille s’est remplie',
    blank: 'La feuille vierge',
    at: (n: string, all: string) => `${n} sur ${all}`,
    destroyed: 'détruit',
    marked: 'marques d’attaque',
  },
};

const EVERY_MS = 480;

const frameText = (grid: Grid, { event, season }: LapseFrame): string => {
  const words = say(WORDS);
  if (!event) return words.blank;
  const what = event.type === 'drawn' ? terrainWord(event.terrain) : words[event.type];
  return `${say(SCORE_WORDS).seasons[season]}, ${what} ${cellNames(grid, event.cells)}`;
};

interface TimeLapseProps {
  readonly grid: Grid;
  readonly frames: readonly LapseFrame[];
  readonly steps: Steps;
}

/** Controls for the time-lapse of a map's drawings. If animations are off, the player steps through it. */
const TimeLapse = ({ grid, frames, steps }: TimeLapseProps) => {
  const words = say(WORDS);
  const { at, last } = steps;
  const said = frameText(grid, frames[at]!);
  return (
    <fieldset class="lapse in-lines">
      <legend class="hidden">{words.lapse}</legend>
      <StepButtons steps={steps} canPlay={isMoving()} />
      <StepSlider steps={steps} label={words.lapse} told={`${words.at(number(at), number(last))}, ${said}`} />
      <span class="lapse-text quiet one-line">{at === last ? words.lapse : said}</span>
    </fieldset>
  );
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

/** Buttons that explain the stars of each edict, of the coins and of the monsters on a finished map. */
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
    <fieldset class="end-ask in-lines">
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

/** A finished map, with a time-lapse of its drawings and explanations of its stars. */
export const EndMap = ({ view, sheet, seat, players, onSeat, log }: EndMapProps) => {
  const rules = rulesOf(view.config);
  const { map } = rules;
  const frames = useMemo(() => framesOf(log, seat), [log, seat]);
  const steps = useSteps({
    of: frames,
    count: frames.length,
    // Starts at the last frame, so that the finished map is visible until the player starts the time-lapse.
    first: frames.length - 1,
    lasts: () => EVERY_MS,
  });
  const [about, setAbout] = useState<WhyAbout>();
  const frame = steps.at === steps.last ? undefined : frames[steps.at]!;
  const drawn = frame?.event;
  const lit = useMemo(
    () => (about && !frame ? whyScene(rules, view.edicts, sheet, about) : {}),
    [about, frame, sheet, rules, view.edicts],
  );
  return (
    <div class="end-map one-column">
      <SeatPicker players={players} seat={seat} onPick={onSeat} />
      <MapPicture
        scene={{ map, sheet: frame?.sheet ?? sheet, ...lit }}
        label={mapTitle(players, seat)}
        above={drawn?.type === 'drawn' ? wetInk(map.grid, drawn) : ''}
      />
      {frames.length > 1 && <TimeLapse grid={map.grid} frames={frames} steps={steps} />}
      <Ask view={view} about={about} onAsk={setAbout} />
      {about && <WhyPanel view={view} sheet={sheet} about={about} onClose={() => setAbout(undefined)} />}
    </div>
  );
};
