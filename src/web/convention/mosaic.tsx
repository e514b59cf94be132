import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { say } from '../i18n.ts';
import { classNames } from '../ui/dom.ts';
import { Icon } from '../ui/icon.tsx';
import { CONVENTION_MESSAGES } from './messages.ts';
import { mosaicLayout } from './mosaic-grid.ts';
import { paced } from './paced.ts';
import type { ConventionTable, SheetPicture } from './plan.ts';
import type { SeatState } from './seat-states.ts';

/** With more sheets than this, the pictures are too small for details, so they are simplified. */
const MOST_LARGE = 20;

interface PictureProps {
  readonly picture: SheetPicture;
  readonly isLarge: boolean;
}

/** With more sheets than this, names need the space of the signs beside them. */
const MOST_SIGNED = 40;

/** A sheet, drawn again only when it has changed. */
const Picture = ({ picture, isLarge }: PictureProps) => {
  const place = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the picture is a new object after every render
  useEffect(
    () =>
      paced(place, () => {
        if (place.current) place.current.innerHTML = picture.draw(isLarge);
      }),
    [picture.sheet, isLarge],
  );
  return <span ref={place} class="conv-picture fits" aria-hidden="true" />;
};

interface TileProps {
  readonly picture: SheetPicture | undefined;
  readonly isLarge: boolean;
  readonly name: string;
  readonly state: SeatState;
}

const Mark = ({ state }: Pick<TileProps, 'state'>) => {
  if (state === 'bot') return <Icon name="bot" />;
  return state === 'done' ? <Icon name="confirm" /> : <Icon name="pencil" />;
};

const Tile = ({ picture, isLarge, name, state }: TileProps) => (
  <li class={classNames('conv-tile', `is-${state}`)}>
    {picture ? <Picture picture={picture} isLarge={isLarge} /> : <span class="conv-picture fits is-hidden" />}
    <span class="conv-tile-name in-line">
      <Mark state={state} />
      <span class="one-line">{name}</span>
      <span class="hidden">{say(CONVENTION_MESSAGES).state[state]}</span>
    </span>
  </li>
);

/** The width and height of an element, in pixels. */
const useSize = () => {
  const place = useRef<HTMLUListElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0, label: 0 });
  useLayoutEffect(() => {
    const watcher = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      // As in convention.css, where the name takes 1.25 em.
      const em = Number.parseFloat(getComputedStyle(place.current!).fontSize);
      setSize({ width, height, label: 1.25 * em });
    });
    watcher.observe(place.current!);
    return () => watcher.disconnect();
  }, []);
  return { place, size };
};

interface MosaicProps {
  readonly table: ConventionTable;
  readonly names: readonly string[];
  readonly states: readonly SeatState[];
  /** The players who still draw. */
  readonly drawing: readonly number[];
}

/** Whether a player is connected doesn't matter here, only whether the others wait for them. */
const shownState = (state: SeatState | undefined, isDrawing: boolean): SeatState => {
  if (isDrawing) return 'drawing';
  return state === 'bot' ? 'bot' : 'done';
};

/** The sheets of all players, as large as the space allows. */
export const Mosaic = ({ table, names, states, drawing }: MosaicProps) => {
  const words = say(CONVENTION_MESSAGES);
  const { place, size } = useSize();
  const { columns, side } = mosaicLayout(names.length, { ...size, gap: 6 });
  const isLarge = names.length <= MOST_LARGE;
  return (
    <ul
      ref={place}
      class={classNames('conv-mosaic bare-list', names.length > MOST_SIGNED && 'is-dense')}
      style={{ '--columns': columns, '--side': `${side}px` }}
      aria-label={words.sheets}
    >
      {names.map((name, seat) => (
        <Tile
          key={seat}
          picture={table.sheetAt(seat)}
          isLarge={isLarge}
          name={name}
          state={shownState(states[seat], drawing.includes(seat))}
        />
      ))}
    </ul>
  );
};
