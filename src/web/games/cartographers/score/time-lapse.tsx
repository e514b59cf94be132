import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { type Grid, terrainName } from '../../../../games/cartographers/ui.ts';
import { number, say } from '../../../i18n.ts';
import { isMoving, language } from '../../../settings.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Input } from '../../../ui/field.tsx';
import type { LapseFrame } from './lapse.ts';
import { SCORE_WORDS } from './messages.ts';
import { cellNames } from './people.tsx';

const WORDS = {
  en: {
    title: 'How the map was drawn',
    play: 'Play',
    pause: 'Pause',
    back: 'Previous drawing',
    step: 'Next drawing',
    blank: 'Blank map',
    at: (n: string, all: string) => `${n} of ${all}`,
    destroyed: 'destroyed',
    marked: 'attack marks',
  },
  fr: {
    title: 'Comment la feuille s’est remplie',
    play: 'Lecture',
    pause: 'Pause',
    back: 'Dessin précédent',
    step: 'Dessin suivant',
    blank: 'La feuille vierge',
    at: (n: string, all: string) => `${n} sur ${all}`,
    destroyed: 'détruit',
    marked: 'marques d’attaque',
  },
};

const EVERY = 480;

export interface Lapse {
  readonly at: number;
  readonly isPlaying: boolean;
  readonly goTo: (at: number) => void;
  readonly toggle: () => void;
}

/** Shows the finished map until the player starts it. */
export const useLapse = (frames: readonly LapseFrame[]): Lapse => {
  const last = Math.max(0, frames.length - 1);
  const [at, setAt] = useState(last);
  const [isPlaying, setPlaying] = useState(false);
  useLayoutEffect(() => {
    setAt(last);
    setPlaying(false);
  }, [frames]);
  useEffect(() => {
    if (!isPlaying) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => setAt(at + 1), EVERY);
    return () => clearTimeout(timer);
  }, [at, isPlaying]);
  return {
    at: Math.min(at, last),
    isPlaying,
    goTo: to => {
      setPlaying(false);
      setAt(Math.max(0, Math.min(last, to)));
    },
    toggle: () => {
      if (!isPlaying && at >= last) setAt(0);
      setPlaying(!isPlaying);
    },
  };
};

/** The text of a frame. */
const frameText = (grid: Grid, { event, season }: LapseFrame): string => {
  const words = say(WORDS);
  if (!event) return words.blank;
  const what = event.type === 'drawn' ? terrainName(event.terrain, language.value) : words[event.type];
  return `${say(SCORE_WORDS).seasons[season]}, ${what} ${cellNames(grid, event.cells)}`;
};

interface TimeLapseProps {
  readonly grid: Grid;
  readonly frames: readonly LapseFrame[];
  readonly lapse: Lapse;
}

/** The hand on the time of the map. Where nothing may move, one steps. */
export const TimeLapse = ({ grid, frames, lapse }: TimeLapseProps) => {
  const words = say(WORDS);
  const last = frames.length - 1;
  const said = frameText(grid, frames[lapse.at]!);
  return (
    <fieldset class="lapse">
      <legend class="hidden">{words.title}</legend>
      {isMoving() && (
        <IconButton
          icon={lapse.isPlaying ? 'pause' : 'play'}
          label={lapse.isPlaying ? words.pause : words.play}
          onClick={lapse.toggle}
        />
      )}
      <IconButton
        icon="step-back"
        label={words.back}
        disabled={lapse.at === 0}
        onClick={() => lapse.goTo(lapse.at - 1)}
      />
      <Input
        type="range"
        min={0}
        max={last}
        value={lapse.at}
        aria-label={words.title}
        aria-valuetext={`${words.at(number(lapse.at), number(last))}, ${said}`}
        onValue={typed => lapse.goTo(Number(typed))}
      />
      <IconButton
        icon="step"
        label={words.step}
        disabled={lapse.at === last}
        onClick={() => lapse.goTo(lapse.at + 1)}
      />
      <span class="lapse-text">{lapse.at === last && !lapse.isPlaying ? words.title : said}</span>
    </fieldset>
  );
};
