import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { compass } from '../art/compass.ts';
import type { StartProps } from '../games/entry.ts';
import { GAMES } from '../games/list.ts';
import type { Summary } from '../games/summary.ts';
import { namesIn, say, text } from '../i18n.ts';
import { lazy } from '../lazy.tsx';
import { mayHaveSeat } from '../online/stored-keys.ts';
import { linkTo, route } from '../route.ts';
import { language } from '../settings.ts';
import { focusHeading, useTitle } from '../ui/arrive.ts';
import { Art } from '../ui/art.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { factsOf } from './describe.ts';
import { GameList } from './game-list.tsx';
import './home.css';
import { games } from './game-list-signal.ts';
import { HOME_MESSAGES } from './home-messages.ts';
import { Picture } from './picture.tsx';
import { isStorageBlocked, tableLink, useSavedGames } from './saved-games.ts';

const MyTables = lazy(async () => (await import('../online/my-tables.tsx')).MyTables);

/** The game that this page is designed for; the others get a link. */
const FRONT = GAMES.flatMap(({ front }) => front ?? [])[0]!;

interface GoProps extends Pick<StartProps, 'start' | 'isBusy'> {
  /** The newest unfinished game. */
  readonly game: Summary | undefined;
}

/** The main button: the newest unfinished game, or a new one. */
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
        <span class="home-go-note">{isBusy ? words.wait : note}</span>
      </span>
      <Icon name="next" />
    </Button>
  );
};

/** What people look for first: language, text size, and what this page is. */
const Head = () => {
  const words = say(HOME_MESSAGES);
  const other = language.value === 'en' ? 'fr' : 'en';
  return (
    <div class="home-name">
      <Art class="home-rose" svg={compass()} />
      <h1>Alidade</h1>
      <nav class="home-top" aria-label={words.page}>
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

const Foot = () => (
  <footer class="home-foot">
    <span>{say(HOME_MESSAGES).unofficial}</span>
  </footer>
);

/** Starts one game, however often the button is pressed. Shows an error if the browser can't save it. */
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
          {fault && (
            <p class="error" role="alert">
              {fault}
            </p>
          )}
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
      <Foot />
    </div>
  );
};
