import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { linkTo } from '../route.ts';
import { say } from '../say.ts';
import { Icon } from '../ui/icon.tsx';
import { dateOf, factsOf, titleOf } from './describe.ts';
import './game-list.css';
import { GAME_WORDS } from './home-words.ts';
import { forget, games, type Summary } from './kept.ts';
import { later } from './later.tsx';

const SmallGame = later(async () => (await import('./small-game.tsx')).SmallGame);
const Transfer = later(async () => (await import('./transfer.tsx')).Transfer);

interface SureProps {
  readonly id: string;
  readonly cancel: () => void;
  /** The row is gone; the focus needs another place. */
  readonly gone: () => void;
}

/** Deleting asks once more, in the same place. */
const Sure = ({ id, cancel, gone }: SureProps) => {
  const words = say(GAME_WORDS);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div class="row home-game-sure" role="group" aria-label={words.dropSure}>
      <span class="error">{words.dropSure}</span>
      <button type="button" onClick={() => void forget(id).then(gone)}>
        {words.yes}
      </button>
      <button type="button" ref={keep} onClick={cancel}>
        {words.no}
      </button>
    </div>
  );
};

const GameRow = ({ game, gone }: { readonly game: Summary } & Pick<SureProps, 'gone'>) => {
  const words = say(GAME_WORDS);
  const isAsking = useSignal(false);
  return (
    <li class="home-game">
      <span class="home-game-picture">
        <SmallGame game={game} />
      </span>
      <div class="home-game-text">
        <a class="home-game-title" href={linkTo('table', game.id)}>
          {titleOf(game)}
        </a>
        <div class="home-note">{factsOf(game)}</div>
        <div class="home-note">
          <time dateTime={new Date(game.changed).toISOString()}>{dateOf(game.changed)}</time>
        </div>
      </div>
      {isAsking.value ? (
        <Sure
          id={game.id}
          gone={gone}
          cancel={() => {
            isAsking.value = false;
          }}
        />
      ) : (
        <div class="row home-game-doors">
          <a class="button" href={linkTo('table', game.id)}>
            {game.isOver ? words.look : words.open}
          </a>
          {game.isOver && (
            <a class="button" href={linkTo('replay', game.id)}>
              {words.replay}
            </a>
          )}
          <button
            type="button"
            class="plain-button"
            aria-label={`${words.drop} (${titleOf(game)}, ${dateOf(game.changed)})`}
            onClick={() => {
              isAsking.value = true;
            }}
          >
            <Icon name="trash" />
          </button>
        </div>
      )}
    </li>
  );
};

/** More than these are shown when somebody asks. */
const FIRST = 10;

/** All kept games. Whoever asks for replays is led here. */
export const GameList = ({ isCalled }: { readonly isCalled: boolean }) => {
  const words = say(GAME_WORDS);
  const title = useRef<HTMLHeadingElement>(null);
  const isAll = useSignal(false);
  const all = games.value ?? [];
  const isKnown = games.value !== undefined;
  useEffect(() => {
    if (!isCalled || !isKnown) return;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView();
  }, [isCalled, isKnown]);
  return (
    <section class="home-games" aria-labelledby="games-title">
      <h2 id="games-title" tabIndex={-1} ref={title}>
        {words.title}
      </h2>
      {isKnown && all.length === 0 && <p>{words.none}</p>}
      <ul class="home-kept">
        {(isAll.value ? all : all.slice(0, FIRST)).map(game => (
          <GameRow key={game.id} game={game} gone={() => title.current?.focus()} />
        ))}
      </ul>
      {all.length > FIRST && !isAll.value && (
        <button
          type="button"
          class="home-all"
          onClick={() => {
            isAll.value = true;
          }}
        >
          {words.all(all.length)}
        </button>
      )}
      <Transfer />
    </section>
  );
};
