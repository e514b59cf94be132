import { useEffect } from 'preact/hooks';
import { DEFAULT_SET, PRECONS } from '../../../../games/thargos/ui.ts';
import { isStorageBlocked, tableLink, useSavedGames } from '../../../home/saved-games.ts';
import { dateOf, factsOf, games } from '../../../home/summaries.ts';
import { say, text } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { language } from '../../../settings.ts';
import { Art } from '../../../ui/art.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { focusHeading, useTitle } from '../../../ui/page-title.ts';
import type { MarkName } from '../art/emblems.ts';
import { portrait } from '../art/portrait.ts';
import { firstDuel, ThargosStartFault, useStartThargos } from '../begin.tsx';
import { Mark } from '../card/pieces.tsx';
import { shortName } from '../card/short-name.ts';
import { WORDS } from './messages.ts';
import { isThargos, modeName, type ThargosSummary } from './summary.ts';
import './thargos-home.css';

type Door = keyof (typeof WORDS)['en']['doors'];

const DOORS: readonly (readonly [Door, MarkName])[] = [
  ['new', 'open'],
  ['new/friends', 'action'],
  ['lesson', 'hero'],
  ['rules', 'mission'],
  ['cards', 'deck'],
  ['decks', 'advantage'],
  ['stories', 'fork'],
  ['box', 'lock'],
  ['tools', 'die'],
  ['replay', 'discard'],
  ['stats', 'won'],
];

const Head = () => {
  const words = say(WORDS);
  const other = language.value === 'en' ? 'fr' : 'en';
  return (
    <header class="th-home-head">
      <a class="th-home-brand as-heading" href={linkTo()} aria-label={words.back}>
        <Icon name="back" /> Alidade
      </a>
      <nav class="row" aria-label="Alidade">
        <Button
          look="plain"
          lang={other}
          onClick={() => {
            language.value = other;
          }}
        >
          {words.other}
        </Button>
        <a href={linkTo('thargos', 'settings')}>{words.settings}</a>
      </nav>
    </header>
  );
};

const Team = ({ deck, label }: { readonly deck: number; readonly label: string }) => (
  <ul class="th-home-team bare-list" aria-label={label}>
    {PRECONS[deck]!.heroes.map(id => {
      const card = DEFAULT_SET.find(one => one.id === id);
      if (card?.type !== 'hero') return null;
      return (
        <li key={id}>
          <Art class="fits" svg={portrait({ id, faction: card.faction })} />
          <span class="as-heading">{shortName(text(card.name))}</span>
        </li>
      );
    })}
  </ul>
);

interface GoProps {
  readonly game: ThargosSummary | undefined;
  readonly begin: () => void;
  readonly isBusy: boolean;
}

/** The main button: continues the newest unfinished game, or starts a duel. */
const Go = ({ game, begin, isBusy }: GoProps) => {
  const words = say(WORDS);
  if (!game)
    return (
      <div class="th-home-go">
        <Button look="main" class="th-home-main as-heading" disabled={isBusy} onClick={begin}>
          <Icon name="play" />
          {isBusy ? words.wait : words.first}
        </Button>
        <p>{words.firstNote}</p>
      </div>
    );
  return (
    <div class="th-home-go">
      <a class="button main-button th-home-main as-heading" href={tableLink(game)}>
        <Icon name="play" />
        {words.go}
      </a>
      <p>
        {modeName(game)}, {factsOf(game)}
      </p>
      <Button class="th-home-second" disabled={isBusy} onClick={begin}>
        {isBusy ? words.wait : words.again}
      </Button>
    </div>
  );
};

const Doors = () => {
  const words = say(WORDS);
  return (
    <nav aria-label={words.menu}>
      <ul class="th-home-doors th-home-list bare-list">
        {DOORS.map(([door, sign]) => {
          const { title, note } = words.doors[door];
          return (
            <li key={door}>
              <a class="th-home-door" href={linkTo('thargos', door)}>
                <Mark name={sign} />
                <span>
                  <b class="as-heading">{title}</b>
                  <span class="quiet">{note}</span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};

/** The start page lists at most this many saved games. A separate page lists all of them. */
const FEW = 6;

const Games = ({ list }: { readonly list: readonly ThargosSummary[] }) => {
  const words = say(WORDS);
  if (list.length === 0) return null;
  return (
    <section class="th-home-games" aria-labelledby="th-games">
      <h2 id="th-games">{words.games}</h2>
      <ul class="th-home-list bare-list">
        {list.slice(0, FEW).map(game => (
          <li key={game.id}>
            <a href={tableLink(game)}>
              <b class="as-heading">{modeName(game)}</b>
              <span>{factsOf(game)}</span>
              <time class="quiet" dateTime={new Date(game.changed).toISOString()}>
                {dateOf(game.changed)}
              </time>
            </a>
          </li>
        ))}
      </ul>
      <a href={linkTo('replays')}>{words.all}</a>
    </section>
  );
};

export const ThargosHome = () => {
  const words = say(WORDS);
  const { begin, isBusy, fault } = useStartThargos(() => firstDuel(words.bot));
  useTitle(words.title);
  useEffect(focusHeading, []);
  useSavedGames();
  const mine = (games.value ?? []).filter(isThargos);
  return (
    <div class="th-home">
      <Head />
      <main>
        <section class="th-home-war">
          <Team deck={1} label={words.sides.theirs} />
          <div class="th-home-middle">
            <h1>{words.title}</h1>
            <p class="th-home-lead">{words.lead}</p>
            <Go game={mine.find(game => !game.isOver)} begin={begin} isBusy={isBusy.value} />
            <ThargosStartFault
              class="th-home-fault"
              fault={isStorageBlocked.value ? 'not-kept' : fault.value}
            />
          </div>
          <Team deck={0} label={words.sides.yours} />
        </section>
        <div class="th-home-table">
          <Doors />
          <Games list={mine} />
          <p class="th-home-small note">{words.community}</p>
        </div>
      </main>
    </div>
  );
};
