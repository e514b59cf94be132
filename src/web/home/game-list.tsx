import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Confirm } from '../confirm.tsx';
import { gameOf } from '../games/list.ts';
import type { Summary } from '../games/summary.ts';
import { say } from '../i18n.ts';
import { lazy } from '../lazy.tsx';
import { LoadFailed } from '../load-fallback.tsx';
import { runningTables } from '../online/stored-keys.ts';
import { linkTo } from '../route.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { HOME_MESSAGES } from './home-messages.ts';
import { damaged, deleteGame, replayLink, tableLink } from './saved-games.ts';
import { dateOf, factsOf, games } from './summaries.ts';

const RescueOffer = lazy(async () => (await import('../rescue/rescue-offer.tsx')).RescueOffer, LoadFailed);
const Transfer = lazy(async () => (await import('./transfer.tsx')).Transfer, LoadFailed);

interface DropProps {
  readonly id: string;
  /** The game's name, which is part of the accessible names of the buttons. */
  readonly name: string;
  /** Called after the row was removed, to move the focus. */
  readonly gone: () => void;
  /** More buttons for the game. */
  readonly children?: ComponentChildren;
}

const Doors = ({ id, name, gone, children }: DropProps) => {
  const words = say(HOME_MESSAGES);
  const drop = async () => {
    try {
      await deleteGame(id);
      gone();
      return undefined;
    } catch {
      return words.dropFailed;
    }
  };
  return (
    <Confirm class="home-game-sure" question={words.dropSure} yes={words.drop} no={words.no} onConfirm={drop}>
      {asking => (
        <div class="row home-game-doors">
          {children}
          <IconButton icon="trash" look="plain" label={`${words.drop} (${name})`} {...asking} />
        </div>
      )}
    </Confirm>
  );
};

const When = ({ changed }: Pick<Summary, 'changed'>) => (
  <div class="home-note">
    <time dateTime={new Date(changed).toISOString()}>{dateOf(changed)}</time>
  </div>
);

/** The row of a game that can't be read, but can be deleted. */
const DamagedRow = ({ id, changed, gone }: Pick<Summary, 'id' | 'changed'> & Pick<DropProps, 'gone'>) => {
  const words = say(HOME_MESSAGES);
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

const GameRow = ({ game, gone }: { readonly game: Summary } & Pick<DropProps, 'gone'>) => {
  const words = say(HOME_MESSAGES);
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

/** The list shows this many games until the player asks for all. */
const FIRST = 10;

/** The list of all saved games. It scrolls into view if the route is `#/replays` (`isCalled`). */
export const GameList = ({ isCalled }: { readonly isCalled: boolean }) => {
  const words = say(HOME_MESSAGES);
  const title = useRef<HTMLHeadingElement>(null);
  const [isAll, setAll] = useState(false);
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
      <ul class="home-kept bare-list">
        {(isAll ? all : all.slice(0, FIRST)).map(game => (
          <GameRow key={game.id} game={game} gone={() => title.current?.focus()} />
        ))}
        {damaged.value.map(({ id, changed }) => (
          <DamagedRow key={id} id={id} changed={changed} gone={() => title.current?.focus()} />
        ))}
      </ul>
      {all.length > FIRST && !isAll && (
        <Button class="home-all" onClick={() => setAll(true)}>
          {words.all(all.length)}
        </Button>
      )}
      <Transfer />
    </section>
  );
};

/** A small picture of a saved game. */
export const Picture = ({ game }: { readonly game: Summary }) => {
  const Drawn = gameOf(game.box)?.Picture;
  return Drawn ? <Drawn game={game} /> : null;
};
