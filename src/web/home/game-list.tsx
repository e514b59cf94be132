import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Summary } from '../games/summary.ts';
import { say } from '../i18n.ts';
import { LoadFailed } from '../load-fallback.tsx';
import { runningTables } from '../online/stored-keys.ts';
import { linkTo } from '../route.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { SureButton } from '../ui/sure-button.tsx';
import { dateOf, factsOf } from './describe.ts';
import './game-list.css';
import { lazy } from '../lazy.tsx';
import { games } from './game-list-signal.ts';
import { GAME_MESSAGES } from './home-messages.ts';
import { Picture } from './picture.tsx';
import { damaged, deleteGame, replayLink, tableLink } from './saved-games.ts';

const RescueOffer = lazy(async () => (await import('../rescue/rescue-offer.tsx')).RescueOffer, LoadFailed);
const Transfer = lazy(async () => (await import('./transfer.tsx')).Transfer, LoadFailed);

interface SureProps {
  readonly id: string;
  readonly cancel: () => void;
  /** The row is gone; the focus needs another place. */
  readonly gone: () => void;
}

/** Asks for confirmation in the same place. */
const Sure = ({ id, cancel, gone }: SureProps) => {
  const words = say(GAME_MESSAGES);
  const keep = useRef<HTMLButtonElement>(null);
  const hasFailed = useSignal(false);
  useEffect(() => keep.current?.focus(), []);
  const drop = (): void => {
    deleteGame(id).then(gone, () => {
      hasFailed.value = true;
    });
  };
  return (
    <div class="row home-game-sure" role="group" aria-label={words.dropSure}>
      <span class="error" role={hasFailed.value ? 'alert' : undefined}>
        {hasFailed.value ? words.dropFailed : words.dropSure}
      </span>
      <SureButton onClick={drop}>{words.yes}</SureButton>
      <Button ref={keep} onClick={cancel}>
        {words.no}
      </Button>
    </div>
  );
};

interface DropProps {
  readonly id: string;
  /** Which game it is, for screen readers. */
  readonly name: string;
  readonly gone: () => void;
  /** Other actions for the game. */
  readonly children?: ComponentChildren;
}

const Doors = ({ id, name, gone, children }: DropProps) => {
  const isAsking = useSignal(false);
  if (isAsking.value)
    return (
      <Sure
        id={id}
        gone={gone}
        cancel={() => {
          isAsking.value = false;
        }}
      />
    );
  return (
    <div class="row home-game-doors">
      {children}
      <IconButton
        icon="trash"
        look="plain"
        label={`${say(GAME_MESSAGES).drop} (${name})`}
        onClick={() => {
          isAsking.value = true;
        }}
      />
    </div>
  );
};

const When = ({ changed }: Pick<Summary, 'changed'>) => (
  <div class="home-note">
    <time dateTime={new Date(changed).toISOString()}>{dateOf(changed)}</time>
  </div>
);

/** A game that cannot be read can still be deleted. */
const DamagedRow = ({ id, changed, gone }: Pick<Summary, 'id' | 'changed'> & Pick<SureProps, 'gone'>) => {
  const words = say(GAME_MESSAGES);
  return (
    <li class="home-game">
      <span class="home-game-picture" />
      <div class="home-game-text">
        <span>{words.damaged}</span>
        <When changed={changed} />
        <RescueOffer id={id} />
      </div>
      <Doors id={id} gone={gone} name={`${words.damaged}, ${dateOf(changed)}`} />
    </li>
  );
};

const GameRow = ({ game, gone }: { readonly game: Summary } & Pick<SureProps, 'gone'>) => {
  const words = say(GAME_MESSAGES);
  return (
    <li class="home-game">
      <span class="home-game-picture">
        <Picture game={game} />
      </span>
      <div class="home-game-text">
        <a class="home-game-title" href={tableLink(game)}>
          {game.title()}
        </a>
        <div class="home-note">{factsOf(game)}</div>
        <When changed={game.changed} />
      </div>
      <Doors id={game.id} gone={gone} name={`${game.title()}, ${dateOf(game.changed)}`}>
        <a class="button" href={tableLink(game)}>
          {game.isOver ? words.look : words.open}
        </a>
        {game.isOver && (
          <a class="button" href={replayLink(game)}>
            {words.replay}
          </a>
        )}
      </Doors>
    </li>
  );
};

/** More games are shown on request. */
const FIRST = 10;

/** All saved games. Links to replays lead here. */
export const GameList = ({ isCalled }: { readonly isCalled: boolean }) => {
  const words = say(GAME_MESSAGES);
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
      {runningTables.value > 0 && (
        <p>
          <a href={linkTo('friends')}>{words.running(runningTables.value)}</a>
        </p>
      )}
      {isKnown && all.length + damaged.value.length + runningTables.value === 0 && <p>{words.none}</p>}
      <ul class="home-kept">
        {(isAll.value ? all : all.slice(0, FIRST)).map(game => (
          <GameRow key={game.id} game={game} gone={() => title.current?.focus()} />
        ))}
        {damaged.value.map(({ id, changed }) => (
          <DamagedRow key={id} id={id} changed={changed} gone={() => title.current?.focus()} />
        ))}
      </ul>
      {all.length > FIRST && !isAll.value && (
        <Button
          class="home-all"
          onClick={() => {
            isAll.value = true;
          }}
        >
          {words.all(all.length)}
        </Button>
      )}
      <Transfer />
    </section>
  );
};
