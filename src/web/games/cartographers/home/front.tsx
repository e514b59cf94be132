import type { ComponentChildren } from 'preact';
import { games } from '../../../home/summaries.ts';
import { date, say } from '../../../i18n.ts';
import { lazy } from '../../../lazy.tsx';
import { linkTo } from '../../../route.ts';
import { today } from '../../../today.ts';
import { Art } from '../../../ui/art.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Front, StartProps } from '../../entry.ts';
import { swatch } from '../art/emblems.ts';
import { FRONT_WORDS } from './front-messages.ts';
import { playDaily, playNow } from './start.ts';

const HeroMap = lazy(async () => (await import('./hero-map.tsx')).HeroMap);

interface LegendProps {
  readonly tile: Parameters<typeof swatch>[0];
  readonly title: ComponentChildren;
  readonly note: ComponentChildren;
  readonly aside?: ComponentChildren;
}

/** A menu entry, styled as a line of a map legend: a terrain tile and a link. */
const Legend = ({ tile, title, note, aside }: LegendProps) => (
  <li class="home-legend-row">
    <Art class="home-legend-tile" svg={swatch(tile)} />
    <div class="home-legend-text">
      <div class="home-legend-title">{title}</div>
      <div class="home-note">{note}</div>
    </div>
    {aside}
  </li>
);

const Doors = ({ to }: { readonly to: readonly (readonly [string, ...string[]])[] }) => (
  <span class="home-doors">
    {to.map(([name, ...at]) => (
      <a key={name} href={linkTo(...at)}>
        {name}
      </a>
    ))}
  </span>
);

const dayName = (): string => date(Date.now(), { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** Marks today's map as finished. It has no line of its own, so that the page doesn't jump when the games load. */
const Done = () => {
  const done = games.value?.find(({ day, isOver }) => isOver && day === today());
  return done ? <span class="home-done">✓ {done.progress()}</span> : null;
};

const Menu = ({ start, isBusy, isWaiting }: StartProps) => {
  const words = say(FRONT_WORDS);
  return (
    <ul class="home-legend">
      <Legend
        tile="village"
        title={<a href={linkTo('new')}>{words.fresh}</a>}
        note={words.freshNote}
        aside={
          isWaiting && (
            <Button class="home-pill" disabled={isBusy} onClick={() => start(playNow)}>
              {words.nowShort}
            </Button>
          )
        }
      />
      <Legend
        tile="mountain"
        title={
          <>
            <Button class="home-legend-button" disabled={isBusy} onClick={() => start(() => playDaily())}>
              {words.daily}
            </Button>
            <Done />
          </>
        }
        note={
          <>
            {words.dailyNote(dayName())} <Doors to={[[words.dailies, 'daily']]} />
          </>
        }
      />
      <Legend
        tile="forest"
        title={<a href={linkTo('learn')}>{words.learn}</a>}
        note={
          <Doors
            to={[
              [words.lesson, 'learn'],
              [words.rules, 'rules'],
            ]}
          />
        }
      />
      <Legend
        tile="farm"
        title={words.paper}
        note={
          <Doors
            to={[
              [words.score, 'paper', 'score'],
              [words.deal, 'paper', 'deal'],
              [words.print, 'paper', 'print'],
            ]}
          />
        }
      />
      <Legend
        tile="water"
        title={<a href={linkTo('shelf')}>{words.gallery}</a>}
        note={
          <Doors
            to={[
              [words.galleryNote, 'shelf'],
              [words.stats, 'shelf', 'stats'],
              [words.replays, 'replay'],
            ]}
          />
        }
      />
      <Legend tile="ruins" title={<a href={linkTo('editor')}>{words.editor}</a>} note={words.editorNote} />
    </ul>
  );
};

const Figure = () => {
  const words = say(FRONT_WORDS);
  return (
    <>
      <div class="home-sheet">
        <HeroMap label={words.hero} />
      </div>
      <figcaption>
        <span>{words.sheet}</span>
        <span>{words.by}</span>
      </figcaption>
    </>
  );
};

export const front: Front = {
  lead: () => say(FRONT_WORDS).lead,
  now: playNow,
  nowWords: () => ({ title: say(FRONT_WORDS).now, note: say(FRONT_WORDS).nowNote }),
  Menu,
  Figure,
};
