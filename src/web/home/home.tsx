import { useEffect, useState } from 'preact/hooks';
import { compass } from '../art/compass.ts';
import { ErrorLine } from '../error-line.tsx';
import type { StartProps } from '../games/entry.ts';
import { GAMES } from '../games/list.ts';
import type { Summary } from '../games/summary.ts';
import { namesIn, say, text } from '../i18n.ts';
import { lazy } from '../lazy.tsx';
import { LOAD_MESSAGES } from '../load-fallback.tsx';
import { mayHaveSeat } from '../online/stored-keys.ts';
import { linkTo, route } from '../route.ts';
import { language } from '../settings.ts';
import { Art } from '../ui/art.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useOnce } from '../ui/once.ts';
import { focusHeading, useTitle } from '../ui/page-title.ts';
import { GameList, Picture } from './game-list.tsx';
import { HOME_MESSAGES } from './home-messages.ts';
import { isStorageBlocked, tableLink, useSavedGames } from './saved-games.ts';
import { factsOf, games } from './summaries.ts';
import './home.css';

const MyTables = lazy(async () => (await import('../online/my-tables.tsx')).MyTables);

/** The game whose menu the home screen shows; it links to the other games. */
const FRONT = GAMES.flatMap(({ front }) => front ?? [])[0]!;

interface GoProps extends Pick<StartProps, 'start' | 'isBusy'> {
  /** The newest unfinished game, if there is one. */
  readonly game: Summary | undefined;
}

/** The main button, which continues the newest unfinished game or starts a new one. */
const Go = ({ start, isBusy, game }: GoProps) => {
  const words = say(HOME_MESSAGES);
  if (game)
    return (
      <a class="home-go" href={tableLink(game)}>
        <span class="home-go-picture">
          <Picture game={game} />
        </span>
        <span>
          <span class="home-go-title">{words.go}</span>
          <span class="home-go-note">{game.title()}</span>
          <span class="home-go-note">{factsOf(game)}</span>
        </span>
        <Icon name="next" />
      </a>
    );
  const { title, note } = FRONT.nowWords();
  return (
    <Button class="home-go" disabled={isBusy} onClick={() => start(FRONT.now)}>
      <span class="home-go-picture">
        <Art svg={compass()} />
      </span>
      <span>
        <span class="home-go-title">{title}</span>
        <span class="home-go-note">{isBusy ? say(LOAD_MESSAGES).loading : note}</span>
      </span>
      <Icon name="next" />
    </Button>
  );
};

/** The header with the title, the button for the other language, and links to the settings and the about page. */
const Head = () => {
  const words = say(HOME_MESSAGES);
  const other = language.value === 'en' ? 'fr' : 'en';
  return (
    <div class="home-name row">
      <Art class="home-rose" svg={compass()} />
      <h1>Alidade</h1>
      <nav class="home-top row" aria-label={words.page}>
        <Button
          class="home-top-button"
          lang={other}
          onClick={() => {
            language.value = other;
          }}
        >
          {words.other}
        </Button>
        <a href={linkTo('settings')}>{words.settings}</a>
        <a href={linkTo('about')}>{words.about}</a>
      </nav>
    </div>
  );
};

/** The state of the button that starts a game. Several presses start one game; a fault means that it can't be saved. */
const useStart = () => {
  const [state, setState] = useState<'rest' | 'busy' | 'failed'>('rest');
  const start = useOnce((work: () => Promise<void>) => {
    setState('busy');
    return work().then(
      () => setState('rest'),
      () => setState('failed'),
    );
  });
  return { start, isBusy: state === 'busy', hasFailed: state === 'failed' };
};

export const Home = () => {
  const words = say(HOME_MESSAGES);
  const { start, isBusy, hasFailed } = useStart();
  useSavedGames();
  useTitle(namesIn(GAMES.map(({ name }) => text(name))));
  useEffect(focusHeading, []);
  const newest = games.value?.find(game => !game.isOver);
  const fault = isStorageBlocked.value ? words.forgetful : hasFailed ? words.failed : undefined;
  return (
    <div class="home">
      <main class="home-contents">
        <div class="home-main">
          <Head />
          <p class="home-lead">{FRONT.lead()}</p>
          <div class={games.value ? '' : 'home-unknown'}>
            <Go start={start} isBusy={isBusy} game={newest} />
          </div>
          <ErrorLine>{fault}</ErrorLine>
          {mayHaveSeat() && <MyTables />}
          <nav aria-label={words.menu}>
            {GAMES.map(({ id, Door }) => Door && <Door key={id} />)}
            <a class="home-door" href={linkTo('friends')}>
              <Icon name="people" />
              <span>
                <span class="home-door-title">{words.friends}</span>
                <span class="home-door-note">{words.friendsNote}</span>
              </span>
              <Icon name="next" />
            </a>
            <FRONT.Menu start={start} isBusy={isBusy} isWaiting={newest !== undefined} />
          </nav>
        </div>
        <div class="home-art">
          <figure class="home-pinned">
            <FRONT.Figure />
          </figure>
        </div>
        <GameList isCalled={route.value[0] === 'replays'} />
      </main>
      <footer class="home-foot">{words.unofficial}</footer>
    </div>
  );
};
