import { useState } from 'preact/hooks';
import { date, number, plural, say } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { listGames } from '../../../store.ts';
import { Button } from '../../../ui/button.tsx';
import { useLoaded } from '../../../ui/loaded.ts';
import { useOnce } from '../../../ui/once.ts';
import { Page } from '../../../ui/page.tsx';
import { playDaily } from '../home/start.ts';
import { type Day, daysIn, streakOf } from './daily-days.ts';
import './daily.css';

const WORDS = {
  en: {
    title: 'Daily maps',
    lead: 'One map a day: Cartographers, solo on sheet A, with the same cards for everyone. A new one starts at midnight UTC. You can play past days, too.',
    online: 'Daily challenge online: one try, with a board',
    streak: (n: number) => `${n} ${plural(n, 'day', 'days')} in a row`,
    stars: (n: number) => `${number(n)} ${plural(n, 'star', 'stars')}`,
    begun: 'Started',
    none: 'Not played',
    play: 'Play',
    on: 'Continue',
    look: 'View',
    again: 'Play again',
    failed: 'Couldn’t list your games. Reload the page.',
    notStarted: 'Couldn’t save the new game. Free some space, then try again.',
  },
  fr: {
    title: 'Défis du jour',
    lead: 'Une feuille par jour\u202f: Cartographers, en solo sur la feuille A, avec les mêmes cartes pour tous. Un nouveau défi commence à minuit UTC. Les jours passés restent jouables.',
    online: 'Défi du jour en ligne\u202f: un seul essai, avec classement',
    streak: (n: number) => `${n} ${plural(n, 'jour', 'jours')} de suite`,
    stars: (n: number) => `${number(n)} ${plural(n, 'étoile', 'étoiles')}`,
    begun: 'Commencé',
    none: 'Pas joué',
    play: 'Jouer',
    on: 'Continuer',
    look: 'Voir',
    again: 'Rejouer',
    failed: 'Impossible de lister vos parties. Rechargez la page.',
    notStarted: 'Impossible d’enregistrer la partie. Libérez de la place, puis réessayez.',
  },
};

const dateOf = (day: string): string => date(new Date(day), { dateStyle: 'full', timeZone: 'UTC' });

const resultOf = ({ stars, isBegun }: Day): string => {
  const words = say(WORDS);
  if (isBegun) return words.begun;
  return stars === undefined ? words.none : words.stars(stars);
};

interface RowProps {
  readonly day: Day;
  readonly play: (day: string) => void;
}

const Row = ({ day, play }: RowProps) => {
  const words = say(WORDS);
  const date = dateOf(day.day);
  const open = day.isBegun ? words.on : words.look;
  const start = day.id === undefined ? words.play : words.again;
  return (
    <li class={`daily-day panel ${day.stars === undefined ? '' : 'is-done'}`}>
      <time class="daily-date" dateTime={day.day}>
        {date}
      </time>
      <span class="daily-result">
        {day.stars !== undefined && <span aria-hidden="true">✓ </span>}
        {resultOf(day)}
      </span>
      <span class="daily-ways row">
        {day.id !== undefined && (
          <a class="button" href={linkTo('table', day.id)} aria-label={`${open} (${date})`}>
            {open}
          </a>
        )}
        {!day.isBegun && (
          <Button aria-label={`${start} (${date})`} onClick={() => play(day.day)}>
            {start}
          </Button>
        )}
      </span>
    </li>
  );
};

export const DailyScreen = () => {
  const words = say(WORDS);
  const { found: games, hasFailed } = useLoaded(listGames);
  const [isUnsaved, setUnsaved] = useState(false);
  const days = games && daysIn(games);
  const fault = isUnsaved ? words.notStarted : hasFailed ? words.failed : undefined;
  const play = useOnce((day: string) => playDaily(day, true).catch(() => setUnsaved(true)));
  const streak = streakOf(days ?? []);
  return (
    <Page title={words.title}>
      <p>{words.lead}</p>
      <p>
        <a href={linkTo('challenge')}>{words.online}</a>
      </p>
      {fault && (
        <p class="error" role="alert">
          {fault}
        </p>
      )}
      {days && (
        <>
          {streak > 1 && <p class="daily-streak">{words.streak(streak)}</p>}
          <ol class="daily-days bare-list one-column">
            {days.map(day => (
              <Row key={day.day} day={day} play={play} />
            ))}
          </ol>
        </>
      )}
    </Page>
  );
};
