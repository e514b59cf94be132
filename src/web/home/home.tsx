import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { compass } from '../art/compass.ts';
import { swatch } from '../games/cartographers/art/emblems.ts';
import { linkTo, route } from '../route.ts';
import { say } from '../say.ts';
import { language } from '../settings.ts';
import { focusHeading, useTitle } from '../ui/arrive.ts';
import { Art } from '../ui/art.tsx';
import { Icon } from '../ui/icon.tsx';
import { crossedSwords } from './crossed-swords.ts';
import { factsOf, titleOf } from './describe.ts';
import { GameList } from './game-list.tsx';
import './home.css';
import { later } from '../later.tsx';
import { WORDS } from './home-words.ts';
import { games, isForgetful, refresh, type Summary, tableLink } from './kept.ts';
import { playNow, playToday } from './start.ts';

const HeroMap = later(async () => (await import('./hero-map.tsx')).HeroMap);
const SmallGame = later(async () => (await import('./small-game.tsx')).SmallGame);

interface LegendProps {
  readonly tile: Parameters<typeof swatch>[0];
  readonly title: ComponentChildren;
  readonly note: ComponentChildren;
  readonly aside?: ComponentChildren;
}

/** A line of the legend: the tile of a terrain and what lies behind it. All of it can be pressed. */
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

interface StartProps {
  readonly start: (work: () => Promise<void>) => void;
  readonly isBusy: boolean;
  /** The newest unfinished game. */
  readonly game: Summary | undefined;
}

const dayName = (): string =>
  new Intl.DateTimeFormat(language.value, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.now(),
  );

const Menu = ({ start, isBusy, game }: StartProps) => {
  const words = say(WORDS);
  return (
    <ul class="home-legend">
      <Legend
        tile="village"
        title={<a href={linkTo('new')}>{words.fresh}</a>}
        note={words.freshNote}
        aside={
          game && (
            <button type="button" class="home-pill" disabled={isBusy} onClick={() => start(playNow)}>
              {words.nowShort}
            </button>
          )
        }
      />
      <Legend
        tile="mountain"
        title={
          <button type="button" class="home-legend-button" disabled={isBusy} onClick={() => start(playToday)}>
            {words.daily}
          </button>
        }
        note={words.dailyNote(dayName())}
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
      <Legend tile="water" title={<a href={linkTo('replay')}>{words.replays}</a>} note={words.replaysNote} />
      <Legend tile="ruins" title={<a href={linkTo('editor')}>{words.editor}</a>} note={words.editorNote} />
    </ul>
  );
};

/** The one blue button: the newest unfinished game, or a new one at once. Both are equally large. */
const Go = ({ start, isBusy, game }: StartProps) => {
  const words = say(WORDS);
  if (game)
    return (
      <a class="home-go" href={tableLink(game)}>
        <span class="home-go-picture">
          <SmallGame game={game} />
        </span>
        <span>
          <span class="home-go-title">{words.go}</span>
          <span class="home-go-note">{titleOf(game)}</span>
          <span class="home-go-note">{factsOf(game)}</span>
        </span>
        <Icon name="next" />
      </a>
    );
  return (
    <button type="button" class="home-go" disabled={isBusy} onClick={() => start(playNow)}>
      <span class="home-go-picture">
        <Art svg={compass()} />
      </span>
      <span>
        <span class="home-go-title">{words.now}</span>
        <span class="home-go-note">{isBusy ? words.wait : words.nowNote}</span>
      </span>
      <Icon name="next" />
    </button>
  );
};

/** The other game has a table of its own. */
const ThargosDoor = () => {
  const words = say(WORDS);
  return (
    <a class="home-thargos" href={linkTo('thargos')}>
      <Art svg={crossedSwords()} />
      <span>
        <span class="home-thargos-title">{words.thargos}</span>
        <span class="home-thargos-note">{words.thargosNote}</span>
      </span>
      <Icon name="next" />
    </a>
  );
};

/** What somebody looks for before anything else: their language, larger letters, whose page this is. */
const Head = () => {
  const words = say(WORDS);
  const other = language.value === 'en' ? 'fr' : 'en';
  return (
    <div class="home-name">
      <Art class="home-rose" svg={compass()} />
      <h1>Alidade</h1>
      <nav class="home-top" aria-label={words.page}>
        <button
          type="button"
          class="home-top-button"
          lang={other}
          onClick={() => {
            language.value = other;
          }}
        >
          {words.other}
        </button>
        <a href={linkTo('settings')}>{words.settings}</a>
        <a href={linkTo('about')}>{words.about}</a>
      </nav>
    </div>
  );
};

const Foot = () => (
  <footer class="home-foot">
    <span>{say(WORDS).unofficial}</span>
  </footer>
);

/** Starts a game once, however often one presses, and says so when the browser does not let it. */
const useStart = () => {
  const isBusy = useSignal(false);
  const hasFailed = useSignal(false);
  const start = (work: () => Promise<void>): void => {
    if (isBusy.value) return;
    isBusy.value = true;
    hasFailed.value = false;
    work()
      .catch(() => {
        hasFailed.value = true;
      })
      .finally(() => {
        isBusy.value = false;
      });
  };
  return { start, isBusy: isBusy.value, hasFailed: hasFailed.value };
};

export const Home = () => {
  const words = say(WORDS);
  const { start, isBusy, hasFailed } = useStart();
  useEffect(() => void refresh(), []);
  useTitle('');
  useEffect(focusHeading, []);
  const newest = games.value?.find(game => !game.isOver);
  const fault = isForgetful.value ? words.forgetful : hasFailed ? words.failed : undefined;
  return (
    <div class="home">
      <main class="home-contents">
        <div class="home-main">
          <Head />
          <p class="home-lead">{words.lead}</p>
          <div class={games.value ? '' : 'home-unknown'}>
            <Go start={start} isBusy={isBusy} game={newest} />
          </div>
          {fault && (
            <p class="error" role="alert">
              {fault}
            </p>
          )}
          <nav aria-label={words.menu}>
            <ThargosDoor />
            <Menu start={start} isBusy={isBusy} game={newest} />
          </nav>
        </div>
        <figure class="home-art">
          <div class="home-sheet">
            <HeroMap label={words.hero} />
          </div>
          <figcaption>
            <span>{words.sheet}</span>
            <span>{words.by}</span>
          </figcaption>
        </figure>
        <GameList isCalled={route.value[0] === 'replays'} />
      </main>
      <Foot />
    </div>
  );
};
